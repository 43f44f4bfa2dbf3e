import fc from 'fast-check';

/** Texts that have broken parsers. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e309',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\r\nX-Injected: 1',
  '%',
  '%00',
  '%zz',
  '../../../etc/passwd',
  '..\\..\\',
  "'; DROP TABLE actuators; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '\u202e\ufeff\ud83e\udd16',
  'ﬁ İ ß ǅ',
  'a\u0301'.repeat(50),
  '9'.repeat(400),
  'x'.repeat(1500),
  ','.repeat(300),
  ' '.repeat(199),
  '(((((((((((((((a+)+)+)+)+)+)+$',
] as const;

/** A hostile text, sometimes a random one. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.double().map(String) },
  );

/** A text that a search may have hits for. */
export const fruitfulText = (): fc.Arbitrary<string> =>
  fc.constantFrom(
    'CubeMars',
    'unitree',
    'humanoid',
    'ak80 9',
    'quadrupde',
    'harmonic',
    '4310',
    'robot_arm',
    'Damiao',
  );

/** Legal header values that an unusual client might send. */
export const oddHeaders = (): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      {
        'Accept-Encoding': fc.constantFrom(
          'br',
          'gzip',
          'identity',
          'br;q=0, *',
          '*;q=0',
          ';;;',
          'gzip;q=2',
          'zstd',
        ),
        'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', '"', 'W/', ',,,', '*, "a"', 'x'.repeat(3000)),
        'Content-Type': fc.constantFrom(
          'application/json',
          'text/plain',
          'application/json;;',
          '/',
          'application/jsonp',
        ),
        'Idempotency-Key': fieldValue(),
        Accept: fc.constantFrom(
          'application/json',
          'text/html',
          'application/xml;q=1',
          '*/*',
          'nonsense',
          '',
        ),
        Origin: fc.constantFrom('https://example.org', 'null', 'file://', 'x'),
        'Access-Control-Request-Method': fc.constantFrom('POST', 'BREW', ''),
        'X-Forwarded-For': fc.constantFrom(
          '1.2.3.4',
          'unknown',
          ',,,',
          '2001:db8::1',
          '256.1.1.1',
          '1.2.3.4:80',
        ),
        Range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'lines=1'),
        Cookie: fieldValue(),
        Upgrade: fc.constantFrom('h2c', 'websocket'),
        'X-Odd': fieldValue(),
      },
      { requiredKeys: [] },
    )
    .map((headers) => ({ ...headers }));

const fieldValue = (): fc.Arbitrary<string> => fc.stringMatching(/^[\t\x20-\x7e]{0,60}$/);
