import { hash } from 'node:crypto';
import type { Catalog, Release } from '../files/yaml-schemas.ts';
import type { MovedIds } from './moved-ids.ts';

const HASH_DIGITS = 12;

/**
 * The version of a catalog: that of its last release, when nothing has changed since, else `next-<hash>`.
 * Equal catalogs have equal versions.
 */
export function catalogVersion({ releases, ...content }: Catalog): string {
  const digits = contentHash(content);
  const last = releases.at(-1);
  return last?.version.endsWith(`-${digits}`) ? last.version : `next-${digits}`;
}

/** The state of the catalog that a dataset holds. */
export interface Edition {
  readonly version: string;
  /** The day of its release; null for a state that is not released. */
  readonly released: string | null;
  /** The version of the release before it; null for the first. */
  readonly previous: string | null;
}

/** The edition of a catalog. */
export function editionOf(catalog: Catalog): Edition {
  const version = catalogVersion(catalog);
  const last = catalog.releases.at(-1);
  return last?.version === version
    ? { version, released: releaseDay(last), previous: last.previous ?? null }
    : { version, released: null, previous: last?.version ?? null };
}

/** The name of a release of this content on a day such as `2026-11-21`. */
export const releaseName = (day: string, content: object): string =>
  `${day.replaceAll('-', '.')}-${contentHash(content)}`;

/** The day of a release: `2026-11-21`. */
export const releaseDay = ({ version }: Pick<Release, 'version'>): string =>
  version.slice(0, '2026-11-21'.length).replaceAll('.', '-');

/**
 * The start of the hash of a catalog without its releases. The order of keys and empty objects do not count.
 */
export const contentHash = (content: object): string =>
  hash('sha256', JSON.stringify(content, canonical), 'hex').slice(0, HASH_DIGITS);

function canonical(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !isRecord(part) || Object.keys(part).length > 0);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Releases from the first to the last, each after the one that it names as `previous`. A release outside this
 * chain is left out (rule `release-chain` reports it).
 */
export function inChain<Link extends { readonly version: string; readonly previous?: string | undefined }>(
  releases: readonly Link[],
): Link[] {
  const next = new Map(releases.map((release) => [release.previous, release]));
  const chain: Link[] = [];
  for (
    let link = next.get(undefined);
    link !== undefined && !chain.includes(link);
    link = next.get(link.version)
  )
    chain.push(link);
  return chain;
}

/** Every id of a kind of record that was ever released. Each must redirect or answer for ever. */
export const releasedIds = (
  releases: readonly Release[],
  records: 'actuators' | 'robots',
): ReadonlySet<string> => new Set(releases.flatMap((release) => release[records].added));

/** The moved and withdrawn ids of a catalog. */
export function movedIds({ moved, releases }: Pick<Catalog, 'moved' | 'releases'>): MovedIds {
  const released = (records: 'actuators' | 'robots'): Record<string, string> => {
    const ids = releasedIds(releases, records);
    return Object.fromEntries(Object.entries(moved).filter(([id]) => ids.has(id)));
  };
  return { actuators: released('actuators'), robots: released('robots') };
}
