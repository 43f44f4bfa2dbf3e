import { pick } from '../../support/random.ts';
import type { Asked, Expected } from '../answer.ts';
import { computed } from '../in-process.ts';
import type { Material } from '../material.ts';
import { codingHeaders, type Visit } from './visit.ts';

const COMPARE = '/api/v1/actuators/compare';
const JSON_TYPE = { 'Content-Type': 'application/json' };

const get = (target: string): Asked => ({ method: 'GET', target });

const post = (body: string, headers: Asked['headers'] = JSON_TYPE): Asked => ({
  method: 'POST',
  target: COMPARE,
  headers: { ...headers },
  body,
});

/** Errors that the query library makes: their whole body is known. */
const COMPUTED: readonly Asked[] = [
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
  post('{"ids":[]}', { 'Content-Type': 'text/plain' }),
];

/** Errors that the origin makes: their status and, in the API, their code are known. */
const OTHERS: readonly (readonly [Asked, Expected])[] = [
  [get('/api/v1/actuators/no-such-actuator'), { status: 404, code: 'not_found' }],
  [get('/api/v1/robots/unitree-go9'), { status: 404, code: 'not_found' }],
  [get('/api/v2/actuators'), { status: 404, code: 'unknown_endpoint' }],
  [get('/api/v1/brands/'), { status: 404, code: 'unknown_endpoint' }],
  [
    { method: 'DELETE', target: '/api/v1/brands' },
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
    { method: 'OPTIONS', target: '/api/v1/actuators' },
    { status: 204, content: Buffer.of() },
  ],
];

/** Visits of clients that make mistakes. */
export const ERROR_VISITS: readonly Visit[] = [
  {
    name: 'errors, computed',
    weight: 4,
    make: (visitor, material: Material, random) => {
      const asked = pick(random, COMPUTED);
      return visitor.ask(
        { ...asked, headers: { ...asked.headers, ...codingHeaders(random) } },
        computed(material, asked),
      );
    },
  },
  {
    name: 'errors of path, method and size',
    weight: 4,
    make: (visitor, _material, random) => visitor.ask(...pick(random, OTHERS)),
  },
];
