import { attacker, closingPost, say, volley, type Attack } from '../attack.ts';

const CLIENTS = 25;
const FIELDS = 'Host: a\r\nConnection: close\r\n';

const get = (target: string, fields = FIELDS): string => `GET ${target} HTTP/1.1\r\n${fields}\r\n`;

/** Requests that no ordinary client sends, which are sent in turn. */
const REQUESTS: readonly string[] = [
  get('/api', `${FIELDS}Expect: banana\r\n`),
  get('/api', `${FIELDS}Host: b\r\n`),
  'GET /api\r\n\r\n',
  `GET /api HTTP/2.0\r\n${FIELDS}\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  get('/api/v1/actuators/%75nitree-go-m8010-6'),
  get(`/${'%2e%2e/'.repeat(1000)}etc/passwd`),
  get(`/api/v1/actuators/${'%61'.repeat(2500)}`),
  get('/%25%32%65%25%32%65/package.json'),
  get(`/api/v1/actuators?q=${'a'.repeat(9000)}`),
  get('/api', `${FIELDS}X: ${'x'.repeat(20_000)}\r\n`),
  get('/api', `${FIELDS}Accept-Encoding: ${'a,'.repeat(7000)}\r\n`),
  get('/api', `${FIELDS}If-None-Match: ${'"x", '.repeat(2500)}\r\n`),
  get('/api', `${FIELDS}Upgrade: websocket\r\n`),
  `BREW /api HTTP/1.1\r\n${FIELDS}\r\n`,
  closingPost('/api/v1/actuators/compare', '{"ids":["x"]}').replace('Content-Length', 'Transfer-Encoding'),
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];

/** Odd and malformed requests, many a second. */
export const ODD_REQUESTS: Attack = {
  name: 'odd-requests',
  says: `Expect: banana, two Hosts, HTTP/0.9, thousands of escapes, long heads, TLS and the like; 50 a second`,
  before: '417 without a word in log and metrics; HTTP/0.9, HTTP/2.0 and two Hosts got 200',
  strike: (target) =>
    volley(target, 50, (number) =>
      say(target.address, attacker(number % CLIENTS), Buffer.from(REQUESTS[number % REQUESTS.length] ?? '', 'latin1')),
    ),
};
