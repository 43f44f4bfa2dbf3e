import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSharedApi } from './support/api.ts';
import { BASE_URL } from './support/program.ts';
import { anyRecord, idsOf, walkRecords } from './support/records.ts';

/*
 * Every record of the catalog on the built server: documents, lists and pages are made independently.
 * Their content is judged in tests/oracle.
 */

const api = useSharedApi();

type Records = z.infer<typeof anyRecord>[];

const listed: Records = [];
const details: Records = [];

// `json` checks each answer for status 200, the headers and its schema.
beforeAll(async () => {
  for (const kind of ['actuators', 'robots'] as const) {
    const records = await walkRecords(api(), kind);
    const bodies = await Promise.all(records.map(({ id }) => api().json(`/api/v1/${kind}/${id}`)));
    listed.push(...records);
    details.push(...bodies.map((body) => anyRecord.parse(body)));
  }
});

test('every record of the catalog is listed, and answers alone as the list has it', () => {
  expect(listed).toHaveLength(COUNTS.actuators + COUNTS.robots);
  expect(new Set(idsOf(listed)).size).toBe(listed.length);
  expect(details.map((detail, place) => ({ ...detail, ...listed[place] }))).toEqual(details);
});

test('every record has the page for people that it names', async () => {
  const pages = details.map(({ url }) => url.replace(BASE_URL, ''));
  const missing = await Promise.all(
    pages.map(async (page) => ((await api().ask('HEAD', page)).status === 200 ? [] : [page])),
  );
  expect(missing.flat()).toEqual([]);
});
