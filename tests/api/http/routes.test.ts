import { describe, expect, test } from 'vitest';
import { findRoute, isApiPath, ROUTES } from '../../../src/api/http/routes.ts';
import { ALL_OPERATION_ROWS } from '../../support/spec.ts';

const operationsAt = (path: string): string[] => findRoute(path)?.operations.map(({ id }) => id) ?? [];

describe('a path of the API', () => {
  test.each([
    ['/api', ['get_api_index']],
    ['/api/v1', ['get_api_v1_index']],
    ['/openapi.json', ['get_openapi_spec']],
    ['/api/openapi.json', ['get_openapi_spec']],
    ['/api/v1/actuators', ['list_actuators']],
    ['/api/v1/actuators/compare', ['compare_actuators', 'compare_actuators_batch']],
    ['/api/v1/actuators/unitree-go-m8010-6', ['get_actuator']],
    ['/api/v1/actuators/comparex', ['get_actuator']],
    ['/api/v1/actuators/9', ['get_actuator']],
    ['/api/v1/actuators/x.json', ['get_actuator']],
    ['/api/v1/actuators/X', ['get_actuator']],
    ['/api/v1/actuators/a%20b', ['get_actuator']],
    ['/api/v1/actuators/a_b', ['get_actuator']],
    ['/api/v1/actuators/{id}', ['get_actuator']],
    ['/api/v1/robots', ['list_robots']],
    ['/api/v1/robots/unitree-go1', ['get_robot']],
    ['/api/v1/robots/compare', ['get_robot']],
    ['/api/v1/categories', ['list_categories']],
    ['/api/v1/brands', ['list_brands']],
    ['/api/v1/use-cases', ['list_use_cases']],
    ['/api/v1/actuators/unitree-go-m8010-6/claims', ['get_actuator_claims']],
    ['/api/v1/actuators/compare/claims', ['get_actuator_claims']],
    ['/api/v1/robots/a%20b/claims', ['get_robot_claims']],
  ])('%s has %j', (path, operations) => {
    expect(operationsAt(path)).toEqual(operations);
  });

  test.each([
    '',
    '/',
    '/API',
    '/api/',
    '//api',
    '/api/v2/actuators',
    '/api/v1/Actuators',
    '/api/v1/actuators/',
    '/api/v1//actuators',
    '/api/v1/actuators//x',
    '/api/v1/actuators/x/',
    '/api/v1/actuators/x/y',
    '/api/v1/actuators//claims',
    '/api/v1/actuators/x/claims/',
    '/api/v1/actuators/x/claims/y',
    '/api/v1/actuators/x/y/claims',
    '/api/v1/actuators/x/claims.json',
    '/api/v1/actuators.json',
    '/api.json',
    '/openapi',
    '/api/v1/openapi.json',
    '/api/v1/actuators/compare/',
    '/api/v1/robotsx',
    'x/api/v1/robots/a',
  ])('is not %j', (path) => {
    expect(findRoute(path)).toBeNull();
  });
});

describe('the methods of a path', () => {
  test.each([
    ['/api', 'GET, HEAD, OPTIONS'],
    ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/api/v1/actuators', 'GET, HEAD, OPTIONS'],
    ['/api/v1/actuators/compare', 'GET, HEAD, POST, OPTIONS'],
    ['/api/v1/actuators/x', 'GET, HEAD, OPTIONS'],
  ])('%s are %s', (path, allow) => {
    expect(findRoute(path)?.allow).toBe(allow);
  });
});

test('the routes are the paths of all operations, the other address of the OpenAPI document, and the endpoints', () => {
  const others = ['/api/openapi.json', '/mcp', '/mcp/server-card'];
  const paths = new Set<string>([...ALL_OPERATION_ROWS.map(([, , path]) => path), ...others]);
  expect(new Set(ROUTES.map(({ path }) => path))).toEqual(paths);
  expect(ROUTES).toHaveLength(paths.size);
});

test.each([
  ['/mcp', 'POST, OPTIONS'],
  ['/mcp/server-card', 'GET, HEAD, OPTIONS'],
])('%s has methods and no operation', (path, allow) => {
  expect(findRoute(path)).toMatchObject({ path, allow, operations: [], endpoint: { path } });
});

test.each([
  ['/api', true],
  ['/api/', true],
  ['//api/v1', true],
  ['/openapi.json/', false],
  ['/api/v1/nonsense', true],
  ['/openapi.json', true],
  ['/mcp', true],
  ['/mcp/', true],
  ['/', false],
  ['/apiary', false],
  ['/docs/api', false],
  ['/mcpx', false],
  ['/openapi.jsonx', false],
  ['/x/api/', false],
  ['/.well-known/api-catalog', false],
])('%s belongs to the API: %s', (path, belongs) => {
  expect(isApiPath(path)).toBe(belongs);
});
