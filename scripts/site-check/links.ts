import { API_PATHS } from '../../src/api/http/links.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** Paths that the server computes, so that no file answers them. */
const COMPUTED: ReadonlySet<string> = new Set([
  ...OPERATIONS.filter(({ answer }) => answer !== undefined).map(({ path }) => path),
  API_PATHS.mcp,
  API_PATHS.health,
]);

const ATTRIBUTE = /\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

/** The number of internal links, and each that leads to no page, file or anchor, as `page -> target`. */
export function checkLinks({ pages, paths }: BuiltSite, origin: string): LinkCheck {
  const anchors = new Map(pages.map(({ path, html }) => [path, idsOf(html)]));
  const links = pages.flatMap((page) => targetsOf(page, origin).map((target) => ({ page, target })));
  const broken = links
    .filter(({ target }) => !isAlive(target, paths, anchors))
    .map(({ page, target: { pathname, hash } }) => `${page.path} -> ${pathname}${hash}`);
  return { count: links.length, broken };
}

interface LinkCheck {
  readonly count: number;
  readonly broken: readonly string[];
}

function targetsOf({ path, html }: BuiltPage, origin: string): URL[] {
  return [...html.matchAll(ATTRIBUTE)].flatMap(([, text = '']) => {
    const target = URL.parse(text.replaceAll('&amp;', '&'), `${origin}${path}`);
    return target !== null && target.origin === origin ? [target] : [];
  });
}

function isAlive(
  { pathname, hash }: URL,
  paths: ReadonlySet<string>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (COMPUTED.has(pathname)) return true;
  if (!paths.has(pathname)) return false;
  // The fragment of a tool is its state: the script of the page reads it.
  if (hash.includes('=')) return true;
  return hash === '' || anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === true;
}

const idsOf = (html: string): ReadonlySet<string> => new Set([...html.matchAll(ID)].map(([, id = '']) => id));
