import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useSharedApi } from './support/api.ts';

const api = useSharedApi();

const dataset = z.object({
  version: z.string(),
  counts: z.record(z.string(), z.int()),
  files: z.array(
    z.object({
      url: z.url(),
      media_type: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      rows: z.int().nullable(),
    }),
  ),
});

const describedDataset = async () => dataset.parse(await api().json('/api/v1/dataset'));

const pathOf = (url: string): string => new URL(url).pathname;

const TABLES = ['actuators', 'robots', 'joints', 'claims', 'torque_speed'];

describe('the files of open data', () => {
  test('are five tables in three formats, one table by columns, a database, a document and a description', async () => {
    const { version, files } = await describedDataset();
    const names = [
      ...TABLES.flatMap((table) => ['csv', 'ndjson', 'parquet'].map((form) => `${table}.${form}`)),
      'actuators.json',
      'catalog.sqlite',
      'catalog.json',
      'datapackage.json',
    ];
    expect(files.map(({ url }) => pathOf(url))).toEqual(names.map((name) => `/data/${version}/${name}`));
  });

  test('have the described type, length and hash, and never change', async () => {
    for (const { url, media_type, bytes, sha256 } of (await describedDataset()).files) {
      const answer = await api().get(pathOf(url));
      expect([answer.status, answer.headers['content-type'], answer.bytes.length]).toEqual([
        200,
        media_type,
        bytes,
      ]);
      expect(hash('sha256', answer.bytes)).toBe(sha256);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      });
    }
  });

  test('have the described number of rows', async () => {
    const { counts, files } = await describedDataset();
    for (const table of TABLES) {
      const rows = files.filter(({ url }) => url.includes(`/${table}.`)).map((file) => file.rows);
      expect(new Set(rows)).toEqual(new Set([counts[table]]));
    }
  });
});

describe('a file of open data', () => {
  const fileOf = async (name: string) => {
    const file = (await describedDataset()).files.find(({ url }) => url.endsWith(`/${name}`));
    if (file === undefined) throw new Error(`No file of open data is called ${name}.`);
    return { ...file, path: pathOf(file.url) };
  };

  test.each([
    ['claims.csv', 'br'],
    ['claims.ndjson', 'gzip'],
    ['catalog.json', 'br'],
  ])('%s is sent as %s if the client accepts it, at a fifth of its length', async (name, coding) => {
    const { path, bytes, sha256 } = await fileOf(name);
    const answer = await api().get(path, { 'Accept-Encoding': coding });
    expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(hash('sha256', answer.content)).toBe(sha256);
    expect(answer.bytes.length).toBeLessThan(bytes / 5);
  });

  test.each(['catalog.sqlite', 'claims.parquet'])(
    '%s is never compressed, because it is compressed or read in parts',
    async (name) => {
      const { path } = await fileOf(name);
      expect((await api().get(path, { 'Accept-Encoding': 'br, gzip' })).headers).not.toHaveProperty(
        'content-encoding',
      );
    },
  );

  test('can be read in parts by a page of another origin, at each of its addresses', async () => {
    const { path } = await fileOf('claims.parquet');
    const { version } = await describedDataset();
    for (const target of [path, path.replace(version, 'latest')]) {
      const preflight = await api().ask('OPTIONS', target, {
        headers: {
          Origin: 'https://page.example',
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'if-range,range',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'if-range,range',
      });
    }
    const part = await api().get(path, { Origin: 'https://page.example', Range: 'bytes=-8' });
    expect([part.status, part.bytes.subarray(-4).toString()]).toEqual([206, 'PAR1']);
    expect(part.headers['access-control-expose-headers']).toContain('Content-Range');
  });

  test('is found at the address of the newest version', async () => {
    const { version, files } = await describedDataset();
    for (const { url } of files) {
      const { status, headers } = await api().get(pathOf(url).replace(version, 'latest'));
      expect([status, headers.location]).toEqual([302, pathOf(url)]);
      expect(headers['cache-control']).toBe('public, max-age=300');
    }
    expect((await api().get('/data/latest/other.csv')).status).toBe(404);
  });
});
