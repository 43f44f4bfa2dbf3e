import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { CATEGORY_WORDS, COUNTRY_WORDS } from '../parameters/names/value-aliases.ts';
import { quantitiesAt } from '../parameters/units/quantities.ts';
import { fold, joinedText } from '../table/words/text.ts';
import {
  BESIDE_QUANTITY,
  BOUNDS,
  CLAUSE_BREAKS,
  NEGATION_WORDS,
  HEDGE_WORDS,
  figureOf,
  senseOf,
  SMALL_WORDS,
  STALL_TORQUE,
  type BoundWords,
  type NamedFigure,
  type Need,
  type Vocabulary,
  type WrittenUnit,
} from './words.ts';

/** The role of a word or phrase in a sentence. */
type Role =
  | ({ readonly kind: 'bound' } & Pick<BoundWords, 'sense' | 'isBefore' | 'unit'>)
  /** `isBeside` is true for words such as `peak`, which say nothing without a figure. */
  | { readonly kind: 'field'; readonly figures: readonly NamedFigure[]; readonly isBeside: boolean }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'doubt'; readonly denies: boolean }
  | { readonly kind: 'at' | 'break' | 'small' | 'word' };

/** A number or a range in a unit; both ends of one number are equal. */
export interface Measured {
  readonly unit: WrittenUnit;
  readonly low: number;
  readonly high: number;
}

/**
 * A part of a sentence and its role; the options of a `quantity` are its possible readings, likeliest first.
 */
export type Token = { readonly start: number; readonly end: number } & (
  | Role
  | { readonly kind: 'quantity'; readonly options: readonly [Measured, ...Measured[]] }
);

/** A word or a sign of a text, and its position. */
interface Atom {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a sentence in its order, without the blanks between them. */
export function tokensIn(text: string, vocabulary: Vocabulary): readonly Token[] {
  const roles = rolesOf(vocabulary);
  const atoms = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|[<>]=|\S/gu), (match): Atom => {
    return { text: match[0], start: match.index, end: match.index + match[0].length };
  });
  const tokens: Token[] = [];
  let next = 0;
  for (const [index, { start, end }] of atoms.entries()) {
    if (start < next) continue;
    const phrase = phraseAt(text, atoms.slice(index, index + MOST_ATOMS), roles);
    const figure = quantityAt(text, start);
    // If two match here, the longer one wins; of equal ones, the figure.
    const found = figure !== null && figure.end >= (phrase?.end ?? 0) ? figure : phrase;
    const token = found ?? { kind: 'word', start, end: wordEnd(text, end) };
    tokens.push(token);
    next = token.end;
  }
  return tokens;
}

/** Characters that continue a word: `AK80-9`. */
const wordEnd = (text: string, end: number): number =>
  end + (/^(?:[-_/.][\p{L}\p{N}]+)*/u.exec(text.slice(end))?.[0].length ?? 0);

/** Figures with a notation of their own. */
const FORMS: readonly (readonly [unit: WrittenUnit, form: RegExp])[] = [
  ['IP', /ip[\s-]?([0-6]\d)(?!\w)/iy],
  [':1', /(\d+(?:\.\d+)?)(?::1)?\s?(?:-|–|to)\s?(\d+(?:\.\d+)?)\s?:\s?1(?!\w)/iy],
  [':1', /(\d+(?:\.\d+)?)\s?:\s?1(?!\w)/y],
];

function quantityAt(text: string, start: number): Token | null {
  for (const [unit, form] of FORMS) {
    form.lastIndex = start;
    const [whole, first, last = first] = form.exec(text) ?? [];
    if (whole === undefined) continue;
    const option = { unit, low: Number(first), high: Number(last) };
    return { kind: 'quantity', options: [option], start, end: start + whole.length };
  }
  const [likeliest, ...others] = quantitiesAt(text, start);
  return likeliest === undefined
    ? null
    : { kind: 'quantity', options: [likeliest, ...others], start, end: start + likeliest.length };
}

/** The most words and signs that a phrase has. */
const MOST_ATOMS = 6;

/** The longest phrase at the beginning of some words and signs; null if there is none. */
function phraseAt(text: string, atoms: readonly Atom[], roles: Roles): Token | null {
  const start = atoms[0]?.start ?? 0;
  for (const [number, { end }] of [...atoms.entries()].toReversed()) {
    const isOne = number === 0;
    const written = text.slice(start, end);
    // A phrase may contain hyphens; other signs end it.
    if (!isOne && /[^\p{L}\p{N}\s'’-]|-$/u.test(written)) continue;
    // `robot is` is not the maker ROBOTIS: a blank divides a name only where it has two words.
    if (!isOne && /\s/.test(written) && roles.undivided.has(phraseOf(written))) continue;
    const role = roles.exact.get(written) ?? roles.loose.get(isOne ? wordOf(written) : phraseOf(written));
    if (role !== undefined) return { ...role, start, end };
  }
  return null;
}

const phraseOf = (words: string): string => joinedText(fold(words));

/** A word in the spelling of the roles; signs stay as they are. */
const wordOf = (written: string): string => fold(written).replace(/['’]/, '');

/** Roles by phrase: those that match in any case and spelling, and those that must match exactly. */
interface Roles {
  readonly loose: ReadonlyMap<string, Role>;
  readonly exact: ReadonlyMap<string, Role>;
  /** Names of one word. */
  readonly undivided: ReadonlySet<string>;
}

/** True for a name of one word. A capital letter or digit begins a new word: `CubeMars` has two. */
const isUndivided = (name: string): boolean =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? []).length === 1;

const rolesOf = memoizeByObject((vocabulary: Vocabulary): Roles => {
  const loose = new Map<string, Role>();
  const exact = new Map<string, Role>();
  const undivided = new Set<string>();
  const set = (words: readonly string[], role: Role): void => {
    for (const word of words) loose.set(/[\p{L}\p{N}]/u.test(word) ? phraseOf(word) : word, role);
  };
  for (const [word, filters] of Object.entries(BESIDE_QUANTITY))
    set([word], { kind: 'field', figures: figuresOf(filters, vocabulary), isBeside: true });
  for (const word of vocabulary.words) set([word.phrase], roleOf(word));
  const stall = figuresOf([STALL_TORQUE.filter], vocabulary).map(
    (figure) => ({ ...figure, kind: 'stall' }) as const,
  );
  set(STALL_TORQUE.words, { kind: 'field', figures: stall, isBeside: true });
  set(SMALL_WORDS, { kind: 'small' });
  for (const [words, category] of Object.entries(CATEGORY_WORDS)) set([words], named('category', category));
  for (const mode of vocabulary.control_mode)
    for (const spoken of mode === 'velocity' ? ['velocity', 'speed'] : [mode])
      set([`${spoken} control`, `${spoken} controlled`, `${spoken} mode`], named('control_mode', mode));
  for (const [word, country] of Object.entries(COUNTRY_WORDS)) {
    const known = vocabulary.country.find((name) => name.toLowerCase() === country);
    if (known !== undefined) set([word], named('country', known));
  }
  for (const filter of ['country', 'comm', 'brand'] as const)
    for (const name of vocabulary[filter]) {
      const role = named(filter, name);
      if (isUndivided(name)) undivided.add(phraseOf(name));
      // `Harmonic Drive` is a maker, `harmonic drive` a kind of gear; `CAN` is a bus, `can` a verb.
      if (loose.has(phraseOf(name)) || name === 'CAN') exact.set(name, role);
      else set([name], role);
      if (filter === 'comm') set([`${name} bus`], role);
    }
  for (const { words, ...bound } of BOUNDS) set(words, { kind: 'bound', ...bound });
  for (const word of HEDGE_WORDS) set([word], { kind: 'doubt', denies: false });
  for (const word of NEGATION_WORDS) set([word], { kind: 'doubt', denies: true });
  set(CLAUSE_BREAKS, { kind: 'break' });
  set(['at', '@'], { kind: 'at' });
  return { loose, exact, undivided };
});

const named = (name: string, value: string): Role => ({ kind: 'need', need: { name, sense: 'is', value } });

/** The figures that filters bound, in the units of their field words. */
const figuresOf = (filters: readonly string[], { words }: Vocabulary): NamedFigure[] =>
  filters.flatMap((filter) => {
    const word = words.find((one) => one.filter === filter);
    return word === undefined ? [] : [figureOf(word)];
  });

/** A field word, or a need if it implies the value: `waterproof` is `min_ip=65`. */
function roleOf(word: Vocabulary['words'][number]): Role {
  const figure = figureOf(word);
  return word.value === null
    ? { kind: 'field', figures: [figure], isBeside: false }
    : { kind: 'need', need: { name: figure.name, sense: senseOf(word.filter), value: word.value } };
}
