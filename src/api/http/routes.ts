import { OPERATIONS, type Operation } from '../operations.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { isTemplate, matchTemplate } from './path-template.ts';

/** A path of the API with its operations, or with another endpoint. */
export interface Route {
  /** A path, or a template such as `/api/v1/actuators/{id}`. */
  readonly path: string;
  readonly operations: readonly Operation[];
  /** Null for a path of operations. */
  readonly endpoint: Endpoint | null;
  /** Value of the `Allow` header. */
  readonly allow: string;
}

/** The routes of the API. */
export const ROUTES: readonly Route[] = [
  ...new Set([...OPERATIONS, ...ENDPOINTS.filter(({ kind }) => kind === 'api')].flatMap(pathsOf)),
].map(routeOf);

/**
 * The route of a request path; null when the path is not part of the API. A fixed path goes before a
 * template: `compare` is not an id.
 */
export const findRoute = (path: string): Route | null =>
  FIXED.get(path) ?? TEMPLATES.find((route) => matchTemplate(route.path, path) !== null) ?? null;

/** The operation that answers a method at a route: HEAD is answered as GET. */
export const operationAt = ({ operations }: Route, method: string): Operation | null =>
  operations.find((operation) => operation.method === (method === 'HEAD' ? 'GET' : method)) ?? null;

/**
 * True for a path of the API, known or not: its requests are counted, and its errors are JSON. Extra leading
 * slashes are ignored.
 */
export function isApiPath(path: string): boolean {
  const local = path.startsWith('//') ? path.replace(/^\/+/, '/') : path;
  const end = local.indexOf('/', 1);
  const isBelow = ROOTS.get(local.slice(1, end === -1 ? undefined : end));
  return end === -1 ? isBelow !== undefined : isBelow === true;
}

const FIXED: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter(({ path }) => !isTemplate(path)).map((route) => [route.path, route]),
);

const TEMPLATES: readonly Route[] = ROUTES.filter(({ path }) => isTemplate(path));

/** The first segments of the routes, and whether there are routes below each. */
const ROOTS: ReadonlyMap<string, boolean> = new Map(
  Map.groupBy(ROUTES, ({ path }) => path.split('/')[1] ?? '')
    .entries()
    .map(([root, routes]) => [root, routes.some(({ path }) => path.startsWith(`/${root}/`))]),
);

function pathsOf({ path, aliases = [] }: Pick<Operation, 'path' | 'aliases'>): string[] {
  return [path, ...aliases];
}

function routeOf(path: string): Route {
  const operations = OPERATIONS.filter((operation) => pathsOf(operation).includes(path));
  const endpoint: Endpoint | null = ENDPOINTS.find((one) => one.path === path) ?? null;
  return {
    path,
    operations,
    endpoint,
    allow: allowOf([...operations, ...(endpoint === null ? [] : [endpoint])].map(({ method }) => method)),
  };
}

/** `Allow` of a path that has these methods: HEAD comes with GET, and OPTIONS always. */
export function allowOf(methods: readonly string[]): string {
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  );
}
