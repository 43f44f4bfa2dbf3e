import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { COUNTS } from '../support/catalog-counts.ts';
import { shareOf } from '../support/runs.ts';
import { useSharedApi } from './support/api.ts';
import { BASE_URL } from './support/program.ts';
import { anyRecord, idsOf, walkRecords } from './support/records.ts';

// Every record of the catalog on the built server, because documents, lists and pages are made separately.
// Their
// content is tested in tests/oracle.

const api = useSharedApi();

/** The paths of the pages of the build. */
const manifest = z.object({
  documents: z.array(
    z
      .object({ path: z.string(), type: z.string() })
      .transform(({ path, type }) => (type.startsWith('text/html') ? path : '')),
  ),
});

type Records = z.infer<typeof anyRecord>[];

const listed: Records = [];
const details: Records = [];

// `json` checks the status 200, the headers and the schema of each answer.
beforeAll(async () => {
  for (const kind of ['actuators', 'robots'] as const) {
    const records = await walkRecords(api(), kind);
    const bodies = await Promise.all(records.map(({ id }) => api().json(`/api/v1/${kind}/${id}`)));
    listed.push(...records);
    details.push(...bodies.map((body) => anyRecord.parse(body)));
  }
});

test('every record of the catalog is listed, and its document equals its list item', () => {
  expect(listed).toHaveLength(COUNTS.actuators + COUNTS.robots);
  expect(new Set(idsOf(listed)).size).toBe(listed.length);
  expect(details.map((detail, place) => ({ ...detail, ...listed[place] }))).toEqual(details);
});

test('every record has a page at its `url`', async () => {
  const pages = details.map(({ url }) => url.replace(BASE_URL, ''));
  const built = new Set(manifest.parse(JSON.parse(readFileSync('dist/manifest.json', 'utf8'))).documents);
  expect(pages.filter((page) => !built.has(page))).toEqual([]);
  // A sample, because the server answers every path of the manifest (tests/server/documents).
  const missing = await Promise.all(
    shareOf(pages).map(async (page) => ((await api().ask('HEAD', page)).status === 200 ? [] : [page])),
  );
  expect(missing.flat()).toEqual([]);
});
