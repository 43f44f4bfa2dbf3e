import { describe, expect, test } from 'vitest';
import { useSharedApi, useStrictApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { askingAs } from './support/clients.ts';
import { anyList, idsOf } from './support/records.ts';
import { ROUTES } from './support/routes.ts';

// Every path of the API on the built server. `ask` checks each answer against the served OpenAPI document:
// status,
// headers, schema and framing.

const api = useSharedApi();
const asClient = askingAs(useStrictApi());

const CODINGS = ['br', 'gzip', 'identity'];

/** Status and headers, without headers that differ between any two requests. */
function lasting({ status, headers }: Answer): unknown {
  const passing = /^(date|request-id|ratelimit|x-ratelimit-(remaining|reset))$/;
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.test(name))),
  };
}

describe.each(ROUTES)('$target', ({ target, allow }) => {
  test('has the same content in every coding, each with HEAD and its own tag', async () => {
    const asked = CODINGS.map((coding) => ({ 'Accept-Encoding': coding }));
    const answers = await Promise.all(asked.map((headers) => api().get(target, headers)));
    const heads = await Promise.all(asked.map((headers) => api().ask('HEAD', target, { headers })));
    const again = await Promise.all(
      answers.map(({ headers: { etag = '' } }, place) =>
        api().get(target, { ...asked[place], 'If-None-Match': etag }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(heads.map(lasting)).toEqual(answers.map(lasting));
    expect(again.map(({ status }) => status)).toEqual([304, 304, 304]);
  });

  test('lists its methods and refuses others', async () => {
    const answers = await Promise.all(['OPTIONS', 'DELETE'].map((method) => api().ask(method, target)));
    expect(answers.map(({ status, headers }) => [status, headers.allow])).toEqual([
      [204, allow],
      [405, allow],
    ]);
  });

  test('has the same tag on another server of the same build', async () => {
    const [one, other] = await Promise.all([api().get(target), asClient()(target)]);
    expect(one.headers.etag).toBe(other.headers.etag);
  });
});

/** All pages of a list from `target` on, by the Link headers. */
async function followLinks(target: string): Promise<Answer[]> {
  const answer = await api().get(target);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
  return next === undefined ? [answer] : [answer, ...(await followLinks(next))];
}

test.each(['/api/v1/actuators?sort=name&order=asc&q=humanoid&limit=33', '/api/v1/robots'])(
  'the links from %s visit every match once',
  async (target) => {
    const pages = (await followLinks(target)).map(({ text }) => anyList.parse(JSON.parse(text)));
    const ids = pages.flatMap(({ data }) => idsOf(data));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual(pages.map(() => ids.length));
    expect(pages.length).toBeGreaterThan(1);
  },
);
