import { describe, expect, test } from 'vitest';
import { useSharedApi, useStrictApi } from './support/api.ts';
import { askingAs } from './support/clients.ts';
import { ROUTES } from './support/routes.ts';

const api = useSharedApi();
const asClient = askingAs(useStrictApi());

const tagOf = async (target: string, coding = 'identity'): Promise<string> =>
  (await api().get(target, { 'Accept-Encoding': coding })).headers.etag ?? '';

const statusFor = async (target: string, ifNoneMatch: string, coding = 'identity'): Promise<number> =>
  (await api().get(target, { 'If-None-Match': ifNoneMatch, 'Accept-Encoding': coding })).status;

describe.each(ROUTES)('$target', ({ target }) => {
  test.each([
    ['its tag', (tag: string) => tag],
    ['its tag marked weak', (tag: string) => `W/${tag}`],
    ['a list that holds its tag', (tag: string) => `"a", W/"b" ,${tag}`],
    ['a list that ends in its weak tag', (tag: string) => `"a,b",W/${tag}`],
    ['*', () => '*'],
  ])('answers 304 to If-None-Match with %s', async (_, spell) => {
    expect(await statusFor(target, spell(await tagOf(target)))).toBe(304);
  });

  test.each([
    ['another tag', () => '"another"'],
    ['its tag without quotes', (tag: string) => tag.replaceAll('"', '')],
    ['its tag in another case', (tag: string) => tag.toUpperCase()],
    ['nothing', () => ''],
    ['half of its tag', (tag: string) => `${tag.slice(0, 8)}"`],
  ])('answers 200 to If-None-Match with %s', async (_, spell) => {
    expect(await statusFor(target, spell(await tagOf(target)))).toBe(200);
  });

  test.each(['br', 'gzip'])('answers 304 in %s too', async (coding) => {
    expect(await statusFor(target, await tagOf(target, coding), coding)).toBe(304);
  });

  test('answers 304 to HEAD', async () => {
    const headers = { 'If-None-Match': await tagOf(target), 'Accept-Encoding': 'identity' };
    expect((await api().ask('HEAD', target, { headers })).status).toBe(304);
  });

  test('repeats the headers of caching in a 304', async () => {
    const tag = await tagOf(target);
    const { headers } = await api().get(target, { 'If-None-Match': tag, 'Accept-Encoding': 'identity' });
    expect(headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('ignores If-Modified-Since', async () => {
    const { status } = await api().get(target, { 'If-Modified-Since': 'Fri, 31 Dec 2100 23:59:59 GMT' });
    expect(status).toBe(200);
  });

  test('ignores Range', async () => {
    expect((await api().get(target, { Range: 'bytes=0-9' })).status).toBe(200);
  });
});

describe('the tag', () => {
  test.each([
    ['/api/v1/actuators?limit=1', '/api/v1/actuators?limit=2'],
    ['/api/v1/actuators?brand=CubeMars', '/api/v1/actuators?brand=Damiao'],
    ['/api/v1/actuators?sort=name', '/api/v1/actuators?sort=name&order=asc'],
    ['/api/v1/robots?limit=1', '/api/v1/robots?limit=2'],
    ['/api/v1/actuators/compare?ids=a', '/api/v1/actuators/compare?ids=b'],
    ['/api/v1/brands', '/api/v1/use-cases'],
  ])('of %s is not that of %s', async (one, other) => {
    expect(await tagOf(one)).not.toBe(await tagOf(other));
  });

  test('of one query is the same each time', async () => {
    expect(await tagOf('/api/v1/actuators?q=ak80')).toBe(await tagOf('/api/v1/actuators?q=ak80'));
  });

  test('is the same on another server of the same build', async () => {
    const targets = [...ROUTES.map(({ target }) => target), '/api/v1/actuators?q=ak80&sort=name'];
    const tags = await Promise.all(targets.map(async (target) => (await asClient()(target)).headers.etag));
    expect(tags).toEqual(await Promise.all(targets.map((target) => tagOf(target))));
  });
});
