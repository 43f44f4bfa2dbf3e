import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  rewrite,
} from '../../scripts/static-host/redirects-and-headers.ts';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSharedApi } from './support/api.ts';
import { send, type Answer } from './support/ask.ts';
import { useMirror } from './support/beside.ts';
import { idsOf, listRecords, walkRecords } from './support/records.ts';

const api = useSharedApi();

/** Mirrors with and without an origin. */
const alone = useMirror();
const before = useMirror(() => api().address);

/** The targets whose bytes, status or type differ between the mirror without an origin and the server. */
async function differing(targets: readonly string[]): Promise<string[]> {
  const verdicts = await Promise.all(
    targets.map(async (target) => {
      const [mirrored, served] = await Promise.all([alone({ method: 'GET', target }), api().get(target)]);
      const isSame = mirrored.status === 200 && served.status === 200 && mirrored.bytes.equals(served.bytes);
      return isSame ? [] : [target];
    }),
  );
  return verdicts.flat();
}

describe('a static mirror without an origin', () => {
  // Any record will do: a test below shows that the rules have a file for each.
  test.each(['actuators', 'robots'] as const)('serves the bytes of %s and their claims', async (kind) => {
    const { data } = await listRecords(api(), kind, { limit: 5 });
    expect(data).toHaveLength(5);
    const targets = idsOf(data).flatMap((id) => [`/api/v1/${kind}/${id}`, `/api/v1/${kind}/${id}/claims`]);
    expect(await differing(targets)).toEqual([]);
  });

  test.each(['/api', '/openapi.json', '/docs/api', '/'])('serves the bytes of %s', async (target) => {
    expect(await differing([target])).toEqual([]);
  });

  test('does not find an unknown id', async () => {
    expect((await alone({ method: 'GET', target: '/api/v1/actuators/nope' })).status).toBeGreaterThanOrEqual(
      400,
    );
  });
});

describe('a static mirror in front of an origin', () => {
  test.each([
    '/api/v1/actuators',
    '/api/v1/actuators?brand=CubeMars&sort=name&limit=3',
    '/api/v1/actuators?limit=0',
    '/api/v1/robots?q=quadruped',
    '/api/v1/actuators/compare?ids=unitree-go-m8010-6,nope',
    '/api/v1/actuators/compare',
    '/api/v1/actuators/nope',
  ])('passes on %s and its answer', async (target) => {
    const [mirrored, served] = await Promise.all([before({ method: 'GET', target }), api().get(target)]);
    expect({ status: mirrored.status, type: mirrored.headers['content-type'], text: mirrored.text }).toEqual({
      status: served.status,
      type: served.headers['content-type'],
      text: served.text,
    });
  });

  test.each([['{"ids":["unitree-go-m8010-6","nope"]}'], ['{"ids":[]}'], ['{']])(
    'passes on POST compare of %s',
    async (body) => {
      const extras = { headers: { 'Content-Type': 'application/json' }, body };
      const target = '/api/v1/actuators/compare';
      const [mirrored, served] = await Promise.all([
        before({ method: 'POST', target, ...extras }),
        api().ask('POST', target, extras),
      ]);
      expect({ status: mirrored.status, text: mirrored.text }).toEqual({
        status: served.status,
        text: served.text,
      });
    },
  );
});

describe('the rules of a static host', () => {
  const headerRules = parseHeaders(readFileSync('dist/client/_headers', 'utf8'));
  const redirects = parseRedirects(readFileSync('dist/client/_redirects', 'utf8'));
  const examples = headerRules.map(({ path }) =>
    path.replace(':id', path.includes('robots') ? 'unitree-go1' : 'unitree-go-m8010-6'),
  );

  const served = (target: string): Promise<Answer> => send(api(), { method: 'GET', target });

  // Headers that depend on the request, the connection or the bytes follow no rule.
  const NOT_RULED =
    /^(x-)?ratelimit|^(request-id|etag|vary|content-length|content-encoding|accept-ranges|date|connection|keep-alive|transfer-encoding)$/;

  test.each(examples)('give %s exactly the headers of the server', async (target) => {
    const { status, headers } = await served(target);
    const ruled = headersFor(target, headerRules).map(([name, value]) => [name.toLowerCase(), value]);
    const sent = Object.entries(headers).filter(([name]) => !NOT_RULED.test(name));
    expect(status).toBe(200);
    expect(Object.fromEntries(ruled)).toEqual(Object.fromEntries(sent));
  });

  test.each(examples)("answer %s with the file of the server's answer", async (target) => {
    const file = readFileSync(`dist/client${rewrite(target, redirects).to}`);
    expect((await served(target)).bytes.equals(file)).toBe(true);
  });

  test.each(['actuators', 'robots'] as const)(
    'have a file for each of the %s and its claims',
    async (kind) => {
      const records = await walkRecords(api(), kind, { fields: 'id,url' });
      expect(records).toHaveLength(COUNTS[kind]);
      const fileAt = (target: string): unknown =>
        JSON.parse(readFileSync(`dist/client${rewrite(target, redirects).to}`, 'utf8'));
      for (const { id } of records) {
        expect(fileAt(`/api/v1/${kind}/${id}`)).toMatchObject({ id });
        expect(fileAt(`/api/v1/${kind}/${id}/claims`)).toMatchObject({ id });
      }
    },
  );
});
