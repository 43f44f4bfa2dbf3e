import type { ExpectedAnswer, SentRequest } from './client.ts';

const COMPARE = '/api/v1/actuators/compare';

const get = (target: string): SentRequest => ({ method: 'GET', target });

const post = (body: string, type = 'application/json'): SentRequest => ({
  method: 'POST',
  target: COMPARE,
  headers: { 'Content-Type': type },
  body,
});

/** Mistakes that the query library answers: the whole body of the answer is known. */
export const COMPUTED_ERRORS: readonly SentRequest[] = [
  get('/api/v1/actuators?limit=0&order=up'),
  get('/api/v1/actuators?max_wieght_g=600'),
  get('/api/v1/actuators?cursor=x'),
  get('/api/v1/actuators?min_peak_torque_nm=0x10&category=nope'),
  get('/api/v1/robots?cursor=WyJnbyJd'),
  get('/api/v1/robots?q=a&q=b'),
  get(COMPARE),
  post('{'),
  post('\u0000'),
  post('{}'),
  post('{"ids":[1,null,""],"x":1}'),
  post('{"ids":[]}', 'text/plain'),
];

/** Mistakes that the server itself answers: their status and, in the API, their code are known. */
export const ORIGIN_ERRORS: readonly (readonly [SentRequest, ExpectedAnswer])[] = [
  [get('/api/v1/actuators/no-such-actuator'), { status: 404, code: 'not_found' }],
  [get('/api/v1/robots/unitree-go9'), { status: 404, code: 'not_found' }],
  [get('/api/v2/actuators'), { status: 404, code: 'unknown_endpoint' }],
  [get('/api/v1/brands/'), { status: 404, code: 'unknown_endpoint' }],
  [
    { ...get('/api/v1/brands'), method: 'DELETE' },
    { status: 405, code: 'method_not_allowed' },
  ],
  [
    { method: 'PUT', target: '/mcp', body: '{}' },
    { status: 405, code: 'method_not_allowed' },
  ],
  [post(' '.repeat(20_000)), { status: 413, code: 'payload_too_large' }],
  [get('/no-such-page'), { status: 404 }],
  [{ method: 'POST', target: '/docs/api', body: 'x' }, { status: 405 }],
  [
    { ...get('/api/v1/actuators'), method: 'OPTIONS' },
    { status: 204, content: Buffer.of() },
  ],
];
