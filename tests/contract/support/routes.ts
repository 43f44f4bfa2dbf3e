/** A path of the API in docs/interface.md, "Service", with an example that answers 200 on the real catalog. */
export interface Route {
  readonly template: string;
  readonly target: string;
  /** The value of `Allow`. */
  readonly allow: string;
}

const READ_ONLY = 'GET, HEAD, OPTIONS';

/** The paths of all operations. */
export const ROUTES: readonly Route[] = [
  { template: '/api', target: '/api', allow: READ_ONLY },
  { template: '/api/v1', target: '/api/v1', allow: READ_ONLY },
  { template: '/openapi.json', target: '/openapi.json', allow: READ_ONLY },
  { template: '/openapi.json', target: '/api/openapi.json', allow: READ_ONLY },
  { template: '/api/v1/actuators', target: '/api/v1/actuators', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/compare',
    target: '/api/v1/actuators/compare?ids=unitree-go-m8010-6',
    allow: 'GET, HEAD, POST, OPTIONS',
  },
  { template: '/api/v1/actuators/{id}', target: '/api/v1/actuators/unitree-go-m8010-6', allow: READ_ONLY },
  { template: '/api/v1/robots', target: '/api/v1/robots', allow: READ_ONLY },
  { template: '/api/v1/robots/{id}', target: '/api/v1/robots/unitree-go1', allow: READ_ONLY },
  { template: '/api/v1/categories', target: '/api/v1/categories', allow: READ_ONLY },
  { template: '/api/v1/brands', target: '/api/v1/brands', allow: READ_ONLY },
  { template: '/api/v1/use-cases', target: '/api/v1/use-cases', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/{id}/claims',
    target: '/api/v1/actuators/unitree-go-m8010-6/claims',
    allow: READ_ONLY,
  },
  { template: '/api/v1/robots/{id}/claims', target: '/api/v1/robots/unitree-go1/claims', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/match',
    target: '/api/v1/actuators/match?min_peak_torque_nm=60',
    allow: 'GET, HEAD, POST, OPTIONS',
  },
  {
    template: '/api/v1/actuators/{id}/alternatives',
    target: '/api/v1/actuators/unitree-go-m8010-6/alternatives',
    allow: READ_ONLY,
  },
  { template: '/api/v1/joints', target: '/api/v1/joints', allow: READ_ONLY },
  {
    template: '/api/v1/joints/summary',
    target: '/api/v1/joints/summary?count_by=robot_kind',
    allow: READ_ONLY,
  },
  { template: '/api/v1/search', target: '/api/v1/search?q=knee', allow: READ_ONLY },
  { template: '/api/v1/robots/{id}/bom', target: '/api/v1/robots/unitree-go1/bom', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/export',
    target: '/api/v1/actuators/export?fields=name,brand,weight_g',
    allow: READ_ONLY,
  },
  { template: '/api/v1/robots/export', target: '/api/v1/robots/export', allow: READ_ONLY },
  { template: '/api/v1/joints/export', target: '/api/v1/joints/export?format=ndjson', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/{id}/torque-speed',
    target: '/api/v1/actuators/unitree-go-m8010-6/torque-speed',
    allow: READ_ONLY,
  },
  {
    template: '/api/v1/actuators/{id}/simulation',
    target: '/api/v1/actuators/unitree-go-m8010-6/simulation',
    allow: READ_ONLY,
  },
  {
    template: '/api/v1/robots/{id}/simulation',
    target: '/api/v1/robots/unitree-go1/simulation',
    allow: READ_ONLY,
  },
  { template: '/api/v1/fields', target: '/api/v1/fields', allow: READ_ONLY },
  { template: '/api/v1/changes', target: '/api/v1/changes', allow: READ_ONLY },
  { template: '/api/v1/quality', target: '/api/v1/quality', allow: READ_ONLY },
  { template: '/api/v1/dataset', target: '/api/v1/dataset', allow: READ_ONLY },
  {
    template: '/api/v1/actuators/summary',
    target: '/api/v1/actuators/summary?count_by=brand',
    allow: READ_ONLY,
  },
  { template: '/api/v1/robots/summary', target: '/api/v1/robots/summary?count_by=kind', allow: READ_ONLY },
];

/** The template of a path in the OpenAPI document; null for a path outside the API. */
export function templateOf(path: string): string | null {
  if (path === '/api/openapi.json') return '/openapi.json';
  if (ROUTES.some(({ template }) => template === path)) return path.includes('{') ? null : path;
  const [, kind, below = ''] = /^\/api\/v1\/(actuators|robots)\/[^/]+(\/[^/]+)?$/.exec(path) ?? [];
  const template = `/api/v1/${kind}/{id}${below}`;
  return ROUTES.some((route) => route.template === template) ? template : null;
}
