import { DATA_SOURCES, type Source } from './source.ts';

/** The addresses of sources, each once and in its first place. */
export const distinctUrls = (sources: readonly Source[]): string[] => [...new Set(sources.map(({ url }) => url))];

/** Host of a URL without `www.`: `https://www.cubemars.com/x` -> `cubemars.com`. */
export function sourceDomain(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Kind of the source that states the peak torque, else the rated torque. A file without either breaks a catalog rule. */
export function dataSource(sources: readonly Source[]): (typeof DATA_SOURCES)[number] {
  const kind = DATA_SOURCES.find((known) => known === torqueSource(sources)?.kind);
  if (kind === undefined) throw new Error('No source but press states the torque: run `npm run check:catalog`.');
  return kind;
}

/** The source that states the peak torque, else the rated torque. */
export const torqueSource = (sources: readonly Source[]): Source | undefined =>
  statingSource(sources, 'peak_torque_nm') ?? statingSource(sources, 'rated_torque_nm');

const statingSource = (sources: readonly Source[], field: string): Source | undefined =>
  sources.find(({ states }) => field in states);
