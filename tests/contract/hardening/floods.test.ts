import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectRaw, statusesIn } from '../../../scripts/support/raw-connection.ts';
import { runs } from '../../support/runs.ts';
import { closingGet, manyTimes, post, useFortress } from '../support/fortress.ts';

const fortress = useFortress();

const MOST_MEGABYTES = 60;
let megabytesBefore = 0;

beforeEach(() => {
  megabytesBefore = fortress().megabytes();
});

afterEach(async () => {
  expect(await fortress().statuses(closingGet('/api'))).toEqual([200]);
  expect(fortress().megabytes() - megabytesBefore).toBeLessThan(MOST_MEGABYTES);
});

const TIMES = runs(100, 2);

describe(`a flood of ${TIMES} heads`, () => {
  test.each([
    ['one field of 60 kB', `X: ${'x'.repeat(60_000)}\r\n`],
    ['5000 fields', 'X: y\r\n'.repeat(5_000)],
    ['a cookie of 20 kB', `Cookie: ${'a=b; '.repeat(4_000)}\r\n`],
    ['names of 20 kB', `${'x'.repeat(20_000)}: y\r\n`],
    ['a field that is folded over and over', `X: y\r\n${' y\r\n'.repeat(6_000)}`],
  ])('of %s is refused with 431 or 400, and closed', async (_, fields) => {
    await manyTimes(TIMES, async () => {
      const [status] = await fortress().statuses(closingGet('/api', fields));
      // A client that is still sending may lose the answer to a connection reset.
      expect([431, 400, undefined]).toContain(status);
    });
  });

  test.each([
    ['15 kB in one field', `X: ${'x'.repeat(15_000)}\r\n`],
    ['500 fields', 'X: y\r\n'.repeat(500)],
    ['300 times the same', 'Accept-Encoding: br\r\n'.repeat(300)],
    ['300 addresses', `X-Forwarded-For: ${'1.2.3.4, '.repeat(300)}\r\n`],
    ['a list of 1500 tags', `If-None-Match: ${'"x", '.repeat(1_500)}\r\n`],
    ['7000 codings', `Accept-Encoding: ${'a,'.repeat(7_000)}\r\n`],
  ])('of %s is answered', async (_, fields) => {
    await manyTimes(TIMES, async () => {
      expect(await fortress().statuses(closingGet('/api/v1/brands', fields))).toEqual([200]);
    });
  });
});

describe(`${TIMES} bodies`, () => {
  const CHUNKED = ['Transfer-Encoding: chunked'];
  const CLOSED = 'Connection: close';

  test.each([
    ['in 17 000 pieces of a byte', post(CHUNKED, '1\r\nx\r\n'.repeat(17_000)), [413]],
    ['in one piece that is said to be 4 GB', post(CHUNKED, `ffffffff\r\n${'x'.repeat(30_000)}`), [413]],
    ['in one piece of more bytes than can be counted', post(CHUNKED, `${'f'.repeat(17)}\r\nx`), [400]],
    ['with 60 kB about a piece', post(CHUNKED, `2;${'x'.repeat(60_000)}\r\n{}\r\n0\r\n\r\n`), [413, 400]],
    [
      'with 2000 fields behind it',
      post(CHUNKED, `2\r\n{}\r\n0\r\n${'X: yyyyyyyyyy\r\n'.repeat(2_000)}\r\n`),
      [431, 400],
    ],
    ['said to be 1 TB', post(['Content-Length: 1000000000000'], 'x'.repeat(1_000)), [413]],
    ['of a negative length', post(['Content-Length: -1']), [400]],
    ['of a length in hexadecimal', post(['Content-Length: 0x10'], 'x'.repeat(16)), [400]],
    ['of more bytes than can be counted', post([`Content-Length: ${'9'.repeat(30)}`]), [400]],
    ['in an unknown coding of transfer', post(['Transfer-Encoding: gzip'], 'x'), [400]],
    ['chunked twice', post(['Transfer-Encoding: chunked, chunked'], '0\r\n\r\n'), [400, 422, 501]],
    ['that are gzip', post(['Content-Encoding: gzip', 'Content-Length: 2', CLOSED], '\u001f\u008b'), [415]],
  ])('%s are refused', async (_, said, statuses) => {
    const met = new Set<number | null>();
    await manyTimes(TIMES, async () => void met.add(await fortress().firstStatus(said)));
    // A client that is still sending may lose the answer to a connection reset.
    met.delete(null);
    expect(statuses).toEqual(expect.arrayContaining([...met]));
    expect(met.size).toBeGreaterThan(0);
  });

  test('shorter than announced are waited for, and cost nothing after the client leaves', async () => {
    await manyTimes(TIMES, async () => {
      const connection = await connectRaw(fortress().address);
      connection.write(post(['Content-Length: 16000'], '{"ids":['));
      connection.cut();
      await connection.closed;
    });
  });

  test('longer than announced end at the announced length', async () => {
    const body = '{"ids":["sent"]}';
    const heard = await fortress().hear(
      post([`Content-Length: ${body.length}`], `${body}{"ids":["smuggled"]}\r\n\r\n`),
    );
    // The rest is malformed. If it arrives before the first answer is sent, the connection is only closed.
    expect([[], [200], [400], [200, 400]]).toContainEqual(statusesIn(heard));
    expect(heard).not.toContain('smuggled');
  });

  test('that contain a request are still one body', async () => {
    const smuggled = closingGet('/api/v1/actuators/smuggled');
    const said = post([`Content-Length: ${smuggled.length}`, CLOSED], smuggled);
    expect(await fortress().statuses(said)).toEqual([400]);
  });
});

describe('a flood of pipelined requests', () => {
  const REQUESTS = 2_000;

  /** The most requests pending on a connection before it is closed. */
  const MOST_AT_ONCE = 32;

  test('is answered in order', async () => {
    const get = closingGet('/api/v1/brands').replace('Connection: close\r\n', '');
    const said = get.repeat(MOST_AT_ONCE - 1) + closingGet('/api/nope');
    const wanted = [...Array.from({ length: MOST_AT_ONCE - 1 }, () => 200), 404];
    expect(await fortress().statuses(said)).toEqual(wanted);
  });

  test('from a client that reads nothing uses little memory', async () => {
    const connection = await connectRaw(fortress().address);
    connection.pause();
    const get = (limit: number): string =>
      closingGet(`/api/v1/actuators?limit=${limit}`).replace('Connection: close\r\n', '');
    // Each page differs, so that no answer is shared between requests.
    connection.write(Array.from({ length: REQUESTS }, (_, number) => get(60 + (number % 41))).join(''));
    await manyTimes(20, async () => {
      expect(await fortress().statuses(closingGet('/api/v1/brands'))).toEqual([200]);
    });
    expect(statusesIn(connection.heard())).toEqual([]);
    connection.cut();
    await connection.closed;
  });
});

describe(`${TIMES} connections`, () => {
  test.each([
    [
      'of bytes without meaning',
      Buffer.from(Array.from({ length: 4096 }, (_, place) => (place * 7919) & 255)),
    ],
    ['of null bytes', Buffer.alloc(20_000)],
    ['of line ends', Buffer.from('\r\n'.repeat(20_000))],
    ['that speak TLS', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['that speak HTTP/2', Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    ['that want to upgrade', Buffer.from(closingGet('/api', 'Upgrade: websocket\r\n'))],
  ])('%s are closed', async (_, said) => {
    await manyTimes(TIMES, async () => {
      const connection = await connectRaw(fortress().address);
      connection.write(said);
      // Line breaks before a request are not an error: the server waits for the request.
      if (said.subarray(0, 2).toString() === '\r\n') connection.cut();
      expect((await connection.closed).slice(0, 12)).toMatch(/^(HTTP\/1\.1 [24]..)?$/);
    });
  });
});
