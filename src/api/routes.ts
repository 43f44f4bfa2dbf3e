import { SLUG_PATTERN } from '../catalog/fields/values.ts';
import { DOORS, type Door } from './doors.ts';
import { ALIASES, OPERATIONS, type Operation } from './operations.ts';

/** A path of the API with the operations that it has; a door has none. */
export interface Route {
  readonly path: string;
  readonly operations: readonly Operation[];
  /** What is not an operation; null for a path of operations. */
  readonly door: Door | null;
  /** Value of `Allow`: the operations' methods, HEAD and OPTIONS. */
  readonly allow: string;
  readonly matches: (path: string) => boolean;
}

/** The routes of the API, fixed paths before templates: `compare` is not an id. */
export const ROUTES: readonly Route[] = buildRoutes();

/** The route of a request path; null when the path is not part of the API. The path is taken as it came: no decoding, no slash is forgiven. */
export function findRoute(path: string): Route | null {
  return ROUTES.find((route) => route.matches(path)) ?? null;
}

/** Whether a path belongs to the API, known or not: such answers are counted, and their errors are JSON. */
export function isApiPath(path: string): boolean {
  return (
    path === '/api' ||
    path.startsWith('/api/') ||
    path === '/openapi.json' ||
    path === '/mcp' ||
    path.startsWith('/mcp/')
  );
}

function buildRoutes(): Route[] {
  const byPath = Map.groupBy(OPERATIONS, ({ path }) => path);
  const routes = [...byPath].map(([path, operations]) => toRoute(path, operations));
  const aliases = Object.entries(ALIASES).map(([alias, path]) => toRoute(alias, byPath.get(path) ?? []));
  return [...routes, ...aliases, ...DOORS.map(throughDoor)].toSorted(
    (left, right) => Number(isTemplate(left)) - Number(isTemplate(right)),
  );
}

function isTemplate({ path }: Route): boolean {
  return path.includes('{id}');
}

function toRoute(path: string, operations: readonly Operation[]): Route {
  const methods = operations.map(({ method }) => method);
  const allow = ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET'), 'OPTIONS'].join(', ');
  return { path, operations, door: null, allow, matches: matcherOf(path) };
}

function throughDoor(door: Door): Route {
  return { path: door.path, operations: [], door, allow: door.allow, matches: matcherOf(door.path) };
}

function matcherOf(template: string): (path: string) => boolean {
  const [before, after] = template.split('{id}');
  if (before === undefined || after === undefined) return (path) => path === template;
  return (path) =>
    path.startsWith(before) &&
    path.endsWith(after) &&
    SLUG_PATTERN.test(path.slice(before.length, path.length - after.length));
}
