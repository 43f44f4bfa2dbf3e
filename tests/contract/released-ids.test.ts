import { describe, expect, test } from 'vitest';
import { releasedIds } from '../../src/catalog/records/release.ts';
import { realCatalog } from '../support/real-catalog.ts';
import { useSharedApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { useMirror } from './support/beside.ts';
import { problemOf } from './support/problem.ts';

const api = useSharedApi();

const mirror = useMirror();
const askMirror = (target: string): Promise<Answer> => mirror({ method: 'GET', target });

const [first] = realCatalog.releases;
const firstIds = (kind: 'actuators' | 'robots'): string[] => [
  ...releasedIds(first === undefined ? [] : [first], kind),
];

/** Released ids without a record today. Other tests check that each record has its page, also on a mirror. */
const leftIds = (kind: 'actuators' | 'robots'): string[] => {
  const ids = new Set(realCatalog[kind].map(({ id }) => id));
  return firstIds(kind).filter((id) => !ids.has(id));
};

const paths = (['actuators', 'robots'] as const).flatMap((kind) =>
  leftIds(kind).flatMap((id) => [`/api/v1/${kind}/${id}`, `/api/v1/${kind}/${id}/claims`, `/${kind}/${id}`]),
);

/** Paths that got a 404, and the counts of those found, moved and gone. */
async function outcomes(ask: (target: string) => Promise<Answer>) {
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(path)) })));
  const followed = await Promise.all(
    answers.map(async ({ path, status, headers }) =>
      status === 301 && (await ask(headers.location ?? '')).status !== 200 ? [path] : [],
    ),
  );
  const lost = answers.filter(({ status }) => ![200, 301, 410].includes(status)).map(({ path }) => path);
  const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
  return { lost: [...lost, ...followed.flat()], moved: count(301), gone: count(410) };
}

describe('every id of the first edition', () => {
  test('is one of over 700 actuators or over 250 robots', () => {
    expect(firstIds('actuators').length).toBeGreaterThan(700);
    expect(firstIds('robots').length).toBeGreaterThan(250);
  });

  test('has a record, has moved or is gone, in the API and as a page', async () => {
    expect(await outcomes((target) => api().get(target))).toEqual({ lost: [], moved: 3, gone: 3 });
  });

  test('answers the same on a static mirror', async () => {
    expect(await outcomes(askMirror)).toEqual({ lost: [], moved: 3, gone: 3 });
  });
});

describe('an id that was withdrawn', () => {
  const path = '/api/v1/actuators/zeroerr-erob-170i';

  test('is a problem with the reason', async () => {
    expect(problemOf(await api().get(path))).toMatchObject({ code: 'gone', status: 410, instance: path });
  });

  test('has the same bytes on a static mirror', async () => {
    const [mirrored, served] = await Promise.all([askMirror(path), api().get(path)]);
    expect([mirrored.text, mirrored.headers['content-type']]).toEqual([
      served.text,
      served.headers['content-type'],
    ]);
  });

  test('has a page that says so and is not cached', async () => {
    const { status, headers, text } = await api().get('/actuators/zeroerr-erob-170i');
    expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
    expect(text).toContain('was withdrawn');
  });
});
