import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useApi, type Api } from '../contract/support/api.ts';
import { DESCRIPTION } from '../contract/support/described.ts';
import { idsOf, listRecords } from '../contract/support/records.ts';
import { requestsOf } from '../contract/support/requests.ts';
import { IS_LONG } from '../support/runs.ts';

/** The number of requests, and how many of them run at the same time. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (IS_LONG ? 5_000 : 1_250));
const AT_ONCE = 8;

/** A fixed seed repeats the same requests in every run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

const MOST_MEGABYTES = 500;

// A small heap makes a memory leak end the process.
const api = useApi({ RATE_LIMIT: 'off', NODE_OPTIONS: '--max-old-space-size=256' });

/** Counts of answers by status. */
const met = new Map<number, number>();

async function arbitraryRequests(server: Api) {
  const [actuators, robots] = await Promise.all([
    listRecords(server, 'actuators', { limit: 100 }),
    listRecords(server, 'robots', { limit: 100 }),
  ]);
  const ids = { actuators: idsOf(actuators.data), robots: idsOf(robots.data) };
  return fc.array(requestsOf(DESCRIPTION.document, ids), { minLength: AT_ONCE, maxLength: AT_ONCE });
}

// `ask` checks status, headers and body of each answer against the OpenAPI document.
test(`${REQUESTS} generated requests get described answers, none of them a server error`, async () => {
  const requests = await arbitraryRequests(api());
  await fc.assert(
    fc.asyncProperty(requests, async (together) => {
      const answers = await Promise.all(
        together.map(({ method, target, ...rest }) => api().ask(method, target, rest)),
      );
      for (const { status } of answers) met.set(status, (met.get(status) ?? 0) + 1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }),
    { seed: SEED, numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: false },
  );
});

test('they caused every status that a client can cause below the rate limit', () => {
  expect([...met.keys()].toSorted((left, right) => left - right)).toEqual([
    200, 204, 304, 400, 404, 405, 413, 415, 422,
  ]);
});

test('afterwards the server still answers', async () => {
  expect((await api().get('/api')).status).toBe(200);
});

test(`afterwards the server uses less than ${MOST_MEGABYTES} MB`, () => {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(api().program.processId)], {
    encoding: 'utf8',
  });
  expect(Number(kibibytes) / 1000).toBeLessThan(MOST_MEGABYTES);
});
