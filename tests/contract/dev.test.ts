import { describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/support/free-port.ts';
import { useSharedApi } from './support/api.ts';
import type { Answer, Extras } from './support/ask.ts';
import { useProgram } from './support/beside.ts';
import { startProgram } from './support/program.ts';

const api = useSharedApi();

const develop = useProgram(async () =>
  startProgram(
    ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(await freePort())],
    {
      environment: { ASTRO_TELEMETRY_DISABLED: '1' },
      ready: /(http:\/\/127\.0\.0\.1:\d+)/,
    },
  ),
);

const COMPARE = '/api/v1/actuators/compare';
const JSON_TYPE = { 'Content-Type': 'application/json' };

const REQUESTS: readonly (readonly [string, string, Extras])[] = [
  ['GET', '/api', {}],
  ['GET', '/openapi.json', {}],
  ['GET', '/api/openapi.json', {}],
  ['GET', '/.well-known/api-catalog', {}],
  ['GET', '/api/v1/actuators', {}],
  ['GET', '/api/v1/actuators?brand=CubeMars&sort=name&order=asc&limit=3', {}],
  ['GET', '/api/v1/actuators?max_wieght_g=600&limit=0', {}],
  ['GET', '/api/v1/actuators?cursor=x', {}],
  ['GET', '/api/v1/actuators/unitree-go-m8010-6', {}],
  ['GET', '/api/v1/actuators/robotis-xm430-w350', {}],
  ['GET', '/api/v1/actuators/', {}],
  ['GET', '/api/v1/robots?q=quadruped', {}],
  ['GET', '/api/v1/robots/unitree-go1', {}],
  ['GET', '/api/v1/categories', {}],
  ['GET', '/api/v1/brands', {}],
  ['GET', '/api/v1/use-cases', {}],
  ['GET', '/api/nope', {}],
  ['GET', `${COMPARE}?ids=unitree-go-m8010-6,nope`, {}],
  ['GET', COMPARE, {}],
  ['POST', COMPARE, { headers: JSON_TYPE, body: '{"ids":["unitree-go-m8010-6","nope"]}' }],
  ['POST', COMPARE, { headers: JSON_TYPE, body: '{"ids":[1],"id":2}' }],
  ['POST', COMPARE, { headers: JSON_TYPE, body: '{' }],
  ['POST', COMPARE, { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
  ['DELETE', '/api/v1/actuators', {}],
  ['OPTIONS', COMPARE, {}],
  ['HEAD', '/api/v1/robots', {}],
];

const seen = ({ status, headers, text }: Answer) => ({ status, type: headers['content-type'], text });

// The first request compiles the whole of the sources.
const FIRST = { timeout: 300_000 };

describe('astro dev', () => {
  test.each(REQUESTS)('answers %s %s %j as the built server does', FIRST, async (method, target, extras) => {
    const [developed, served] = await Promise.all([
      develop({ method, target, ...extras }),
      api().ask(method, target, extras),
    ]);
    expect(seen(developed)).toEqual(seen(served));
  });
});
