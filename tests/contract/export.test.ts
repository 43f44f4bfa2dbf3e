import { expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';

const api = useSharedApi();

const KINDS = ['actuators', 'robots', 'joints'];
const FILES = KINDS.flatMap((kind) => ['csv', 'ndjson'].map((format) => [kind, format] as const));

test.each(FILES)('an unfiltered export of %s as %s is the file of open data', async (kind, format) => {
  const target = `/api/v1/${kind}/export?format=${format}`;
  const [exported, head] = await Promise.all([api().get(target), api().ask('HEAD', target)]);
  const { location = '' } = (await api().get(`/data/latest/${kind}.${format}`)).headers;
  const file = await api().get(location);
  expect(exported.bytes.equals(file.bytes)).toBe(true);
  expect(exported.headers['content-type']).toBe(file.headers['content-type']);
  expect(head.headers['content-length']).toBe(String(file.bytes.length));
  const version = exported.headers['catalog-version'];
  expect(exported.headers['content-disposition']).toBe(`attachment; filename="${kind}-${version}.${format}"`);
});

test('an export is compressed if the client accepts it, and has a tag', async () => {
  const target = '/api/v1/actuators/export?format=ndjson';
  const coded = await api().get(target, { 'Accept-Encoding': 'gzip' });
  expect(coded.headers['content-encoding']).toBe('gzip');
  const again = await api().get(target, {
    'Accept-Encoding': 'gzip',
    'If-None-Match': coded.headers.etag ?? '',
  });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});
