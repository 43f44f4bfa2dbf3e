const HOST = 'Host: lab\r\n';
const FIELDS = `${HOST}Connection: close\r\n`;

const get = (target: string, fields = FIELDS): string => `GET ${target} HTTP/1.1\r\n${fields}\r\n`;

const post = (path: string, fields: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\n${FIELDS}Content-Type: application/json\r\n${fields}\r\n\r\n${body}`;

const COMPARE = '/api/v1/actuators/compare';
const CHUNKED = 'Transfer-Encoding: chunked';

/** Requests that cannot be answered, and the status that says so; a character for each byte. */
export const MALFORMED: readonly (readonly [name: string, status: number, text: string])[] = [
  ['a line that is none', 400, 'NONSENSE\r\n\r\n'],
  ['TLS on a port without', 400, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['no host', 400, get('/api', 'Connection: close\r\n')],
  ['two hosts', 400, get('/api', `${FIELDS}Host: b\r\n`)],
  ['HTTP/2.0', 400, `GET /api HTTP/2.0\r\n${FIELDS}\r\n`],
  ['a field without a colon', 400, get('/api', `${HOST}nonsense\r\n`)],
  ['a null byte in a field', 400, get('/api', `${FIELDS}X: a\u0000b\r\n`)],
  ['two lengths', 400, post(COMPARE, 'Content-Length: 1\r\nContent-Length: 2', 'ab')],
  ['a length and pieces', 400, post(COMPARE, `Content-Length: 1\r\n${CHUNKED}`, '1\r\na\r\n0\r\n\r\n')],
  ['a piece of no size', 400, post(COMPARE, CHUNKED, 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a head of 20 kB', 431, get('/api', `${FIELDS}X: ${'x'.repeat(20_000)}\r\n`)],
  ['a target of 20 kB', 414, get(`/api/${'x'.repeat(20_000)}`)],
  ['2000 fields', 431, get('/api', FIELDS + 'X: y\r\nAB: cdefg\r\n'.repeat(1000))],
  ['a body announced with 1 GB', 413, post(COMPARE, 'Content-Length: 1000000000', 'x'.repeat(10_000))],
  ['a body of many pieces', 413, post(COMPARE, CHUNKED, '400\r\n'.concat('x'.repeat(1024), '\r\n').repeat(64))],
  ['a null byte in a target', 400, get('/api/v1/actuators/\u0000')],
  ['an encoded null byte', 404, get('/api/v1/actuators/%00')],
  ['bytes that are no UTF-8', 404, get('/api/v1/actuators/%ff%fe')],
  ['a way out of the site', 404, get('/docs/../../../etc/passwd')],
  ['an encoded way out', 404, get(`/${'%2e%2e/'.repeat(1000)}etc/passwd`)],
  ['another host behind two slashes', 404, get('//evil.example/%2e%2e')],
  ['a message of MCP that is garbage', 400, post('/mcp', 'Content-Length: 9', '{"id":\u0001\u00ff}')],
  ['a message of MCP that is deep', 400, post('/mcp', 'Content-Length: 12000', '['.repeat(12_000))],
];

/** Requests that are odd, and have answers of several kinds. */
export const ODD: readonly string[] = [
  get('/api', `${FIELDS}Expect: banana\r\n`),
  'GET /api\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  get('/api/v1/actuators/%75nitree-go-m8010-6'),
  get(`/api/v1/actuators/${'%61'.repeat(2500)}`),
  get(`/api/v1/actuators?q=${'a'.repeat(9000)}`),
  get('/api', `${FIELDS}Accept-Encoding: ${'a,'.repeat(7000)}\r\n`),
  get('/api', `${FIELDS}If-None-Match: ${'"x", '.repeat(2500)}\r\n`),
  get('/api', `${FIELDS}Upgrade: websocket\r\n`),
  `BREW /api HTTP/1.1\r\n${FIELDS}\r\n`,
];
