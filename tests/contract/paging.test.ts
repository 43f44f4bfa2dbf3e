import { beforeAll, describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { expectProblem } from './support/laws.ts';
import { anyList, idsOf, listActuators, walkActuators } from './support/records.ts';
import { withQuery } from './support/target.ts';

const api = useSharedApi();

/** A list, a query of it that has several pages, and the number of its matches by another way. */
const WALKS = [
  { path: '/api/v1/actuators', query: { limit: '100' } },
  { path: '/api/v1/actuators', query: {} },
  { path: '/api/v1/actuators', query: { brand: 'CubeMars', limit: '7' } },
  { path: '/api/v1/actuators', query: { sort: 'price_usd', limit: '50' } },
  { path: '/api/v1/actuators', query: { sort: 'name', order: 'asc', q: 'humanoid', limit: '33' } },
  { path: '/api/v1/actuators', query: { order: 'desc', use_case: 'quadruped', limit: '10' } },
  { path: '/api/v1/robots', query: { limit: '1', brand: 'Unitree' } },
  { path: '/api/v1/robots', query: {} },
] as const;

const pageOf = (answer: Answer) => anyList.parse(JSON.parse(answer.text));

const nextLinkOf = ({ headers }: Answer): string | null =>
  /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? null;

/** All pages of a list from `target` on, along the Link headers. */
async function followLinks(target: string): Promise<Answer[]> {
  const answer = await api().get(target);
  const next = nextLinkOf(answer);
  return next === null ? [answer] : [answer, ...(await followLinks(next))];
}

describe.each(WALKS)('the walk over $path with $query', ({ path, query }) => {
  let answers: readonly Answer[] = [];
  beforeAll(async () => {
    answers = await followLinks(withQuery(path, query));
  });

  test('along the Link headers meets every match once', () => {
    const pages = answers.map(pageOf);
    const ids = pages.flatMap(({ data }) => idsOf(data));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual(pages.map(() => ids.length));
    expect(pages.length).toBeGreaterThan(1);
  });

  test('has the same cursor in the Link as in the body', () => {
    const linked = answers.map((page) => new URLSearchParams(nextLinkOf(page)?.split('?')[1]).get('cursor'));
    expect(linked).toEqual(answers.map((page) => pageOf(page).pagination.next_cursor));
  });

  test('has more pages exactly while there is a cursor, and only the last page may be short', () => {
    const pages = answers.map(pageOf);
    const size = Number('limit' in query ? query.limit : 25);
    const isLast = pages.map((_, index) => index === pages.length - 1);
    expect(pages.map(({ pagination }) => pagination.has_more)).toEqual(isLast.map((last) => !last));
    expect(pages.map(({ pagination }) => pagination.next_cursor === null)).toEqual(isLast);
    expect(pages.slice(0, -1).map(({ data }) => data.length)).toEqual(pages.slice(1).map(() => size));
  });

  test('keeps its query in the Link', () => {
    const next = answers[0] === undefined ? null : nextLinkOf(answers[0]);
    const { cursor: _cursor, ...kept } = Object.fromEntries(new URLSearchParams(next?.split('?')[1]));
    expect(next?.split('?')[0]).toBe(path);
    expect(kept).toEqual(query);
  });
});

describe('the page size', () => {
  test('is 25 when it is not given', async () => {
    expect((await listActuators(api())).data).toHaveLength(25);
  });

  test.each([1, 2, 99, 100])('may be %i', async (limit) => {
    expect((await listActuators(api(), { limit })).data).toHaveLength(limit);
  });

  test('may change between pages', async () => {
    const first = await listActuators(api(), { limit: 3 });
    const second = await listActuators(api(), { limit: 9, cursor: first.pagination.next_cursor ?? '' });
    const together = await listActuators(api(), { limit: 12 });
    expect(idsOf([...first.data, ...second.data])).toEqual(idsOf(together.data));
  });

  test('that is exactly the number of matches leaves no further page', async () => {
    const { pagination } = await listActuators(api(), { brand: 'CubeMars', limit: 1 });
    const { data, pagination: whole } = await listActuators(api(), { brand: 'CubeMars', limit: pagination.total });
    expect(data).toHaveLength(pagination.total);
    expect(whole).toEqual({ next_cursor: null, has_more: false, total: pagination.total });
  });
});

const ISSUED_FOR = { brand: 'CubeMars', sort: 'weight_g', order: 'asc', limit: 5 };
const issuedCursor = async (): Promise<string> => (await listActuators(api(), ISSUED_FOR)).pagination.next_cursor ?? '';

describe('a cursor', () => {
  test('goes on where the page ended', async () => {
    const page = await listActuators(api(), { ...ISSUED_FOR, cursor: await issuedCursor() });
    expect(idsOf(page.data)).toEqual(idsOf(await walkActuators(api(), { ...ISSUED_FOR, limit: 10 })).slice(5, 10));
  });

  test.each([
    ['another brand', '/api/v1/actuators', { ...ISSUED_FOR, brand: 'Damiao' }],
    ['another sort', '/api/v1/actuators', { ...ISSUED_FOR, sort: 'price_usd' }],
    ['another order', '/api/v1/actuators', { ...ISSUED_FOR, order: 'desc' }],
    ['one filter more', '/api/v1/actuators', { ...ISSUED_FOR, max_weight_g: 500 }],
    ['a search more', '/api/v1/actuators', { ...ISSUED_FOR, q: 'ak' }],
    ['one filter less', '/api/v1/actuators', { sort: 'weight_g', order: 'asc' }],
    ['no order', '/api/v1/actuators', { brand: 'CubeMars' }],
    ['another list', '/api/v1/robots', { brand: 'CubeMars' }],
  ])('is refused with %s', async (_, path, query) => {
    expectProblem(await api().get(withQuery(path, { ...query, cursor: await issuedCursor() })), 'invalid_cursor');
  });

  test.each([
    ['too short', (cursor: string) => cursor.slice(0, -1)],
    ['too long', (cursor: string) => `${cursor}A`],
    ['padded', (cursor: string) => `${cursor}=`],
    ['followed by a blank', (cursor: string) => `${cursor} `],
    ['in upper case', (cursor: string) => cursor.toUpperCase()],
    ['backwards', (cursor: string) => Array.from(cursor).toReversed().join('')],
  ])('is refused when it is %s', async (_, spoil) => {
    const cursor = spoil(await issuedCursor());
    expectProblem(await api().get(withQuery('/api/v1/actuators', { ...ISSUED_FOR, cursor })), 'invalid_cursor');
  });

  test.each(['x', '0', 'null', '!', '{}', '[]', 'WyJnbyJd', 'bnVsbA', '%00', 'é', '../..', 'W10', 'eyJhIjoxfQ'])(
    '%j is malformed and refused on both lists',
    async (cursor) => {
      expectProblem(await api().get(withQuery('/api/v1/actuators', { cursor })), 'invalid_cursor');
      expectProblem(await api().get(withQuery('/api/v1/robots', { cursor })), 'invalid_cursor');
    },
  );

  test.each(['/api/v1/actuators', '/api/v1/robots'])('of %s may not be empty', async (path) => {
    expectProblem(await api().get(`${path}?cursor=`), 'invalid_cursor');
  });
});
