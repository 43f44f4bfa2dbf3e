import { z } from 'zod';
import { webAddress } from './fields/values.ts';

/** Who publishes a source, in the words of the catalog's files. */
export const SOURCE_KINDS = ['manufacturer', 'paper', 'distributor', 'repository', 'press'] as const;

/** What `data_source` may say: the kind of the source that states an actuator's torque. Press never does (see the rule). */
export const DATA_SOURCES = ['manufacturer', 'distributor', 'paper', 'repository'] as const;

/** One source of a file: where it is, when it was read, and the words with which it states each field, in its own unit. */
export const sourceFile = z.strictObject({
  url: webAddress,
  title: z.string().min(1),
  kind: z.enum(SOURCE_KINDS),
  accessed: z.iso.date(),
  states: z.record(z.string(), z.string().min(1)),
});

/**
 * Whether a source is the maker's own words, or those of the authors of a paper. Everyone else transcribes them, and so
 * does a page of the maker that was read as another quotes it: then its title says so.
 */
export const hasOwnWords = ({ kind, title }: Pick<Source, 'kind' | 'title'>): boolean =>
  (kind === 'manufacturer' || kind === 'paper') && !/\bas (quoted|transcribed|copied)\b|\bquoting\b/.test(title);

export type Source = Readonly<z.infer<typeof sourceFile>>;

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
