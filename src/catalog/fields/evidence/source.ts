import { z } from 'zod';
import { text, webAddress } from '../value-schemas.ts';

/** The kinds of publishers of a source, in the words of the catalog's files. */
export const SOURCE_KINDS = ['manufacturer', 'paper', 'distributor', 'repository', 'press'] as const;

/**
 * The values of `data_source`: the kind of the source that states an actuator's torque. Press never does (see
 * the rule).
 */
export const DATA_SOURCES = ['manufacturer', 'distributor', 'paper', 'repository'] as const;

/**
 * One source of a file: where it is, when it was read, and the words with which it states each field, in its
 * own unit.
 */
export const sourceFile = z.strictObject({
  url: webAddress,
  title: text,
  kind: z.enum(SOURCE_KINDS),
  accessed: z.iso.date(),
  states: z.record(z.string(), text),
});

/**
 * The kinds of place in which a source was read: a page or document of the maker, a third party's
 * transcription, a repository, a paper.
 */
export const READ_IN = ["maker's own page", 'copy by a third party', 'repository', 'paper'] as const;

type ReadIn = (typeof READ_IN)[number];

// Titles say so if a page was read in a copy.
const COPIED_AS = /\b(as|price|total) (quoted|transcribed|copied|tabulated)\b/i;
const NOTED_AS = /\b(as|price|total) (noted|summari[sz]ed|listed|found)\b/i;
const IN_BRACKETS = /\((trans|quoted)/i;
const BY_OTHERS = /\b(quoting|quoted|third[- ]party)\b/i;

const isTranscribed = (title: string): boolean =>
  [COPIED_AS, NOTED_AS, IN_BRACKETS, BY_OTHERS].some((pattern) => pattern.test(title));

const READ_IN_BY_KIND: Readonly<Record<(typeof SOURCE_KINDS)[number], ReadIn>> = {
  manufacturer: "maker's own page",
  paper: 'paper',
  distributor: 'copy by a third party',
  repository: 'repository',
  press: 'copy by a third party',
};

/**
 * The kind of place in which a source was read. A library of manuals, or a repository that holds the maker's
 * document as it is, counts as the maker's.
 */
export const readIn = ({ kind, title }: Pick<Source, 'kind' | 'title'>): ReadIn =>
  isTranscribed(title) ? 'copy by a third party' : READ_IN_BY_KIND[kind];

/** True for the maker's own words and those of a paper's authors; everyone else transcribes them. */
export const hasOwnWords = (source: Pick<Source, 'kind' | 'title'>): boolean =>
  ["maker's own page", 'paper'].includes(readIn(source));

/** Titles of pages on which a maker lists its products. */
const LISTING = new RegExp(
  String.raw`\b(${[
    'product (page|documentation|data)',
    'shop|store|price list',
    'catalog(ue)?|line-?up|selection guide',
    'e-manual (page|data file)|wiki',
    '(hardware|joint) documentation',
    'documentation overview|documentation: T-series',
  ].join('|')})\b`,
  'i',
);

/**
 * True if a source is a page on which the maker itself lists an actuator: its product page, shop or price
 * list. A manual, a drawing or a driver's code exists for longer than the product.
 */
export const isListing = (source: Pick<Source, 'kind' | 'title' | 'url'>, productUrl?: string): boolean =>
  readIn(source) === "maker's own page" && (source.url === productUrl || LISTING.test(source.title));

/** The party whose words the second reading of a figure used. */
export const VERIFIED_AGAINST = ['maker', 'copy'] as const;

type VerifiedAgainst = (typeof VERIFIED_AGAINST)[number];

/** The author of the words in a source: the maker, or a third party that copied them. */
export const authorOfWords = (source: Pick<Source, 'kind' | 'title'>): VerifiedAgainst =>
  hasOwnWords(source) ? 'maker' : 'copy';

/**
 * The words that a record was read against: the maker's only where these state every field that any source
 * states.
 */
export function verifiedAgainst(sources: readonly Source[]): VerifiedAgainst {
  const own = new Set(sources.filter(hasOwnWords).flatMap(({ states }) => Object.keys(states)));
  return sources.every(({ states }) => Object.keys(states).every((field) => own.has(field)))
    ? 'maker'
    : 'copy';
}

/**
 * The parties that state a price: the maker, a shop, a list of parts or other notes of a third party, or a
 * paper.
 */
export const PRICE_STATED_BY = ['maker', 'shop', 'parts list', 'paper'] as const;

export type PriceStatedBy = (typeof PRICE_STATED_BY)[number];

/** The kind of source of a price; null without a price. */
export const maybePriceStatedBy = z.enum(PRICE_STATED_BY).nullable();

/** The party that states the prices of a source, by the kind of the source. */
export const PRICES_OF: Readonly<Record<(typeof SOURCE_KINDS)[number], PriceStatedBy>> = {
  manufacturer: 'maker',
  paper: 'paper',
  distributor: 'shop',
  repository: 'parts list',
  press: 'parts list',
};

export type Source = Readonly<z.infer<typeof sourceFile>>;

/** The addresses of sources, without repeats, in the order of the sources. */
export const distinctUrls = (sources: readonly Source[]): string[] => [
  ...new Set(sources.map(({ url }) => url)),
];

/** Host of a URL without `www.`: `https://www.cubemars.com/x` -> `cubemars.com`. */
export function sourceDomain(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/**
 * Kind of the source that states the peak torque, else the rated torque. A file without either breaks a
 * catalog rule.
 */
export function dataSource(sources: readonly Source[]): (typeof DATA_SOURCES)[number] {
  const kind = DATA_SOURCES.find((known) => known === torqueSource(sources)?.kind);
  if (kind === undefined)
    throw new Error('No source but press states the torque: run `npm run check:catalog`.');
  return kind;
}

/** The source that states the peak torque, else the rated torque. */
export const torqueSource = (sources: readonly Source[]): Source | undefined =>
  statingSource(sources, 'peak_torque_nm') ?? statingSource(sources, 'rated_torque_nm');

/** Host of the source that states the torque; null where none does. */
export function torqueDomain(sources: readonly Source[]): string | null {
  const source = torqueSource(sources);
  return source === undefined ? null : sourceDomain(source.url);
}

const statingSource = (sources: readonly Source[], field: string): Source | undefined =>
  sources.find(({ states }) => field in states);
