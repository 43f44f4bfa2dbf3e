import type { Claim } from '../../catalog/claims.ts';
import type { Condition } from '../../catalog/fields/condition.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import { hasOwnWords, type Source } from '../../catalog/source.ts';
import { shownNumber, words } from '../format.ts';

/** Who states a figure: a letter, and the same in words. */
export interface Glyph {
  readonly kind: Source['kind'];
  readonly letter: string;
  readonly says: string;
  /** Number of the source. */
  readonly source: number;
}

/** THE TABLE of the glyphs, by the kind of source. */
const GLYPHS: Readonly<Record<Source['kind'], Pick<Glyph, 'letter' | 'says'>>> = {
  manufacturer: { letter: 'M', says: 'stated by the maker' },
  paper: { letter: 'P', says: 'stated in a paper' },
  distributor: { letter: 'D', says: 'stated by a distributor' },
  repository: { letter: 'R', says: 'stated in a repository' },
  press: { letter: 'N', says: 'stated in the press' },
};

/** The glyph of a source by its number, as claims give it; null where there is none. */
export function glyphOf(sources: readonly Source[], number: number): Glyph | null {
  const source = sources[number - 1];
  return source === undefined ? null : { kind: source.kind, ...GLYPHS[source.kind], source: number };
}

/** THE TABLE of the words for conditions where their slug does not say enough. */
const CONDITION_WORDS: Readonly<Record<string, string>> = {
  no_load: 'no load',
  limit: 'model limit',
  phase_rms: 'phase RMS',
  motor: 'motor side',
  output: 'output side',
  unstated: 'side not stated',
};

const wordsOf = (slug: string): string => CONDITION_WORDS[slug] ?? words(slug);

/** What kind of figure it is and when it holds, each in a word or two: `stall at 12 V`, `motor side`. */
export function conditionTags(conditions: Condition | null): string[] {
  const { kind, side, voltage_v, seconds, speed_rpm, cooling, includes, date, seller } = conditions ?? {};
  const when = [
    voltage_v === undefined ? [] : `at ${shownNumber(voltage_v)} V`,
    speed_rpm === undefined ? [] : `at ${shownNumber(speed_rpm)} rpm`,
    seconds === undefined ? [] : `for ${shownNumber(seconds)} s`,
  ].flat();
  const what = [...(kind === undefined ? [] : [kind === 'output' ? 'output' : wordsOf(kind)]), ...when].join(' ');
  return [
    what,
    side === undefined ? '' : wordsOf(side),
    cooling ?? '',
    partsText(includes ?? ''),
    seller ?? '',
    date ?? '',
  ].filter((tag) => tag !== '');
}

/** What a mass or a price includes, as the file has it; a single word is a part: `driver` -> `with driver`. */
const partsText = (includes: string): string => (/^\p{L}+$/u.test(includes) ? `with ${includes}` : includes);

/** What the sources of a figure say that disagree, as a range: `22–25 N·m [1, 2]`; null where they agree. */
export function conflictText(claims: readonly Claim[]): string | null {
  if (!claims.some(({ conflict }) => conflict === true)) return null;
  const values = claims.flatMap(({ value }) => (typeof value === 'number' ? value : []));
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const witnesses = claims.filter(({ value }) => value === least || value === most).map(({ source }) => source);
  return `sources disagree: ${shownNumber(least)}–${shownNumber(most)} ${symbolOf(claims[0]?.unit)} [${[...new Set(witnesses)].join(', ')}]`;
}

/** Against whose words a record was read a second time; null where it was read once. */
export function verifiedText(isVerified: boolean, sources: readonly Source[]): string | null {
  const [best] = sources;
  if (!isVerified || best === undefined) return null;
  return hasOwnWords(best)
    ? 'Read twice against the maker’s own words'
    : 'Read twice against a third party’s transcription';
}

/** The words of a source as a person would quote them: without the marks of JSON, XML, Markdown and tables. */
export function quoteOf(text: string): string {
  const quote = text
    .replace(/<\/?([^<>]*?)\/?>/g, '$1')
    .replace(/(\w)="([^"]*)"/g, '$1 $2')
    .replace(/"([^"]+)"\s*:\s*/g, '$1: ')
    .replace(/: "([^"]*)"/g, ': $1')
    .replace(/\*\*|`/g, '')
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
  return quote === '' ? text : quote;
}
