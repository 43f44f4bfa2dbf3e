import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { CATEGORY_WORDS, COUNTRY_WORDS } from '../parameters/names/value-aliases.ts';
import { quantitiesAt, type Quantity } from '../parameters/units/quantities.ts';
import { fold, joinedText } from '../table/words/text.ts';
import {
  BESIDE_QUANTITY,
  BOUNDS,
  BREAKS,
  DENYING,
  DOUBTING,
  figureOf,
  SIGNS,
  SMALL,
  STALL_TORQUE,
  type BoundSense,
  type NamedFigure,
  type Need,
  type Vocabulary,
} from './words.ts';

/** The role of a word or phrase in a sentence. */
type Role =
  | { readonly kind: 'bound'; readonly sense: BoundSense; readonly isSign: boolean }
  | { readonly kind: 'field'; readonly figure: NamedFigure }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'doubt'; readonly denies: boolean }
  | { readonly kind: 'at' | 'break' | 'small' | 'word' };

/**
 * A part of a sentence with what it does; a `quantity` may be read in each of its options, the likeliest
 * first.
 */
export type Token = { readonly start: number; readonly end: number } & (
  | Role
  | { readonly kind: 'quantity'; readonly options: readonly Quantity[] }
);

/** A word or a sign of a text, and where it stands. */
interface Atom {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a sentence in its order, without the blanks between them. */
export function tokensIn(text: string, vocabulary: Vocabulary): readonly Token[] {
  const atoms = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|[<>]=|\S/gu), (match): Atom => {
    return { text: match[0], start: match.index, end: match.index + match[0].length };
  });
  const tokens: Token[] = [];
  let next = 0;
  for (const [index, { start }] of atoms.entries()) {
    if (start < next) continue;
    const token = tokenAt(text, atoms, { index, roles: rolesOf(vocabulary) });
    tokens.push(token);
    next = token.end;
  }
  return tokens;
}

interface Position {
  readonly index: number;
  readonly roles: Roles;
}

function tokenAt(text: string, atoms: readonly Atom[], { index, roles }: Position): Token {
  const { start = 0, end = 0 } = atoms[index] ?? {};
  const valued = valuedAt(text, start);
  const options = quantitiesAt(text, start);
  const [quantity] = options;
  const phrase = phraseAt(text, atoms, { index, roles });
  const length = Math.max(valued?.length ?? 0, phrase === null ? 0 : phrase.end - start);
  if (quantity !== undefined && quantity.length >= length)
    return { kind: 'quantity', options, start, end: start + quantity.length };
  if (valued !== null) return { kind: 'need', need: valued.need, start, end: start + valued.length };
  return phrase ?? { kind: 'word', start, end: wordEnd(text, end) };
}

/** A word goes on over what joins it to another: `AK80-9`. */
const wordEnd = (text: string, end: number): number =>
  end + (/^(?:[-_/.][\p{L}\p{N}]+)*/u.exec(text.slice(end))?.[0].length ?? 0);

/** Spellings that name their value themselves, such as `IP65`, `9:1` or `40@115`. */
const VALUED: readonly (readonly [pattern: RegExp, need: (first: string, last: string) => Need])[] = [
  [
    /(\d+(?:\.\d+)?)\s?@\s?(\d+(?:\.\d+)?)(?:\s?rpm)?(?!\s?[\w°.])/iy,
    (torque, speed) => ({ name: 'peak_points', sense: 'is', value: `${torque}@${speed}` }),
  ],
  [/ip[\s-]?([0-6]\d)(?!\w)/iy, (digits) => ({ name: 'min_ip', sense: 'is', value: digits })],
  [
    /(\d+(?:\.\d+)?)(?::1)?\s?(?:-|–|to)\s?(\d+(?:\.\d+)?)\s?:\s?1(?!\w)/iy,
    (least, most) => ({ name: 'gear_ratio', sense: 'within', value: `${least}-${most}` }),
  ],
  [
    /(\d+(?:\.\d+)?)\s?:\s?1(?!\w)/y,
    (ratio) => ({ name: 'gear_ratio', sense: 'within', value: `${ratio}-${ratio}` }),
  ],
];

function valuedAt(text: string, start: number): { readonly need: Need; readonly length: number } | null {
  for (const [pattern, needOf] of VALUED) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match !== null) return { need: needOf(match[1] ?? '', match[2] ?? ''), length: match[0].length };
  }
  return null;
}

/** The most words and signs that a phrase has. */
const MOST_ATOMS = 6;

/** The longest phrase that begins at an atom; null where none does. */
function phraseAt(text: string, atoms: readonly Atom[], { index, roles }: Position): Token | null {
  const first = atoms[index];
  if (first === undefined) return null;
  for (let length = MOST_ATOMS; length > 0; length -= 1) {
    const last = atoms[index + length - 1];
    if (last === undefined) continue;
    const written = text.slice(first.start, last.end);
    // Only hyphens join words; other signs end what is said.
    if (length > 1 && /[^\p{L}\p{N}\s'’-]|-$/u.test(written)) continue;
    // `robot is` is not the maker ROBOTIS: a blank divides a name only where it has two words.
    if (length > 1 && /\s/.test(written) && roles.undivided.has(phraseOf(written))) continue;
    const role =
      roles.exact.get(written) ?? roles.loose.get(length === 1 ? wordOf(written) : phraseOf(written));
    if (role !== undefined) return { ...role, start: first.start, end: last.end };
  }
  return null;
}

const phraseOf = (words: string): string => joinedText(fold(words));

/** A word as the roles list it, where a sign stays as it is. */
const wordOf = (written: string): string => fold(written).replace(/['’]/, '');

/** Roles by phrase: in any case and however joined, and those that must be written exactly so. */
interface Roles {
  readonly loose: ReadonlyMap<string, Role>;
  readonly exact: ReadonlyMap<string, Role>;
  /** Names of one word. */
  readonly undivided: ReadonlySet<string>;
}

/** True for a name of one word; a capital or a digit begins another: `CubeMars`. */
const isUndivided = (name: string): boolean =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? []).length === 1;

const rolesOf = memoizeByObject((vocabulary: Vocabulary): Roles => {
  const loose = new Map<string, Role>();
  const exact = new Map<string, Role>();
  const undivided = new Set<string>();
  const set = (words: readonly string[], role: Role): void => {
    for (const word of words) loose.set(/[\p{L}\p{N}]/u.test(word) ? phraseOf(word) : word, role);
  };
  for (const [words, filter] of Object.entries(BESIDE_QUANTITY)) {
    const unit = vocabulary.words.find((word) => word.filter === filter)?.unit ?? null;
    set([words], { kind: 'field', figure: figureOf({ filter, unit }) });
  }
  for (const word of vocabulary.words) set([word.phrase], roleOf(word));
  set(STALL_TORQUE.words, {
    kind: 'field',
    figure: { ...figureOf({ filter: STALL_TORQUE.filter, unit: 'N.m' }), kind: 'stall' },
  });
  set(SMALL, { kind: 'small' });
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
  for (const sense of ['least', 'most', 'limit'] as const)
    set(BOUNDS[sense], { kind: 'bound', sense, isSign: false });
  for (const sense of ['least', 'most'] as const) set(SIGNS[sense], { kind: 'bound', sense, isSign: true });
  for (const word of DOUBTING) set([word], { kind: 'doubt', denies: DENYING.includes(word) });
  set(BREAKS, { kind: 'break' });
  set(['at', '@'], { kind: 'at' });
  return { loose, exact, undivided };
});

const named = (name: string, value: string): Role => ({ kind: 'need', need: { name, sense: 'is', value } });

/** A field word, or a need where it states the value too: `waterproof` is `min_ip=65`. */
function roleOf({ filter, value, unit }: Vocabulary['words'][number]): Role {
  const figure = figureOf({ filter, unit });
  if (value === null) return { kind: 'field', figure };
  const isRatio = figure.name === 'gear_ratio';
  return { kind: 'need', need: { name: figure.name, sense: isRatio ? 'most' : figure.defaultSense, value } };
}
