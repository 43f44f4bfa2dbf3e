import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { listed } from './support/header-laws.ts';
import { ROUTES } from './support/routes.ts';

const api = useSharedApi();

const get = (target: string, accepted: string) => api().get(target, { 'Accept-Encoding': accepted });

/** Long enough that every coding is worth its while. */
const LONG = ['/openapi.json', '/api', '/api/v1/actuators', '/api/v1/robots?limit=100', '/api/v1/brands', '/docs/api'];

describe.each(LONG)('%s', (target) => {
  test.each(['br', 'gzip'])('is sent in %s to who takes it, and unpacks to the identity bytes', async (coding) => {
    const [coded, plain] = await Promise.all([get(target, coding), get(target, 'identity')]);
    expect(coded.headers['content-encoding']).toBe(coding);
    expect(coded.content.equals(plain.bytes)).toBe(true);
    expect(coded.bytes.length).toBeLessThan(plain.bytes.length);
  });

  test('has a tag of its own in each coding', async () => {
    const answers = await Promise.all(['br', 'gzip', 'identity'].map((coding) => get(target, coding)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip ; q=0.5', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('answers Accept-Encoding: %s with the coding %s', async (accepted, coding) => {
    expect((await get(target, accepted)).headers['content-encoding']).toBe(coding);
  });

  test('is sent as it is to who does not say', async () => {
    expect((await api().get(target)).headers).not.toHaveProperty('content-encoding');
  });

  test('varies by the coding', async () => {
    const answers = await Promise.all(['br', 'identity'].map((coding) => get(target, coding)));
    expect(answers.map(({ headers }) => listed(headers.vary).includes('Accept-Encoding'))).toEqual([true, true]);
  });
});

describe.each(ROUTES)('$target', ({ target }) => {
  test('has the same content in every coding', async () => {
    const [plain, ...coded] = await Promise.all(['identity', 'br', 'gzip'].map((coding) => get(target, coding)));
    expect(coded.map(({ content }) => content.equals(plain?.bytes ?? Buffer.of()))).toEqual([true, true]);
  });
});

describe('a POST comparison', () => {
  test.each(['br', 'gzip'])('is sent in %s to who takes it', async (coding) => {
    const { headers, text } = await api().ask('POST', '/api/v1/actuators/compare', {
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': coding },
      body: '{"ids":["unitree-go-m8010-6","cubemars-ak70-10-kv100"]}',
    });
    expect(headers['content-encoding']).toBe(coding);
    expect(text).toContain('cubemars-ak70-10-kv100');
  });
});
