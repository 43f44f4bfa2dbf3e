import { isDescribing } from './clauses.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';
import {
  DEFAULT_FIGURES,
  figureOf,
  type BoundSense,
  type NamedFigure,
  type Need,
  type Vocabulary,
} from './words.ts';

/** A quantity with the words around it that say how it is meant. */
export interface Part {
  readonly quantity: Extract<Token, { kind: 'quantity' }>;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** The words behind the next quantity of the clause; null where this is the last. */
  readonly behindNext: readonly Token[] | null;
  /** The names at both sides. */
  readonly beside: readonly string[];
}

/** Each quantity of a clause with the words between it and its neighbours. */
export function partsOf(said: readonly Token[]): Part[] {
  const ends = said.flatMap(({ kind }, index) => (kind === 'quantity' || kind === 'need' ? [index] : []));
  return ends.flatMap((index, number) => {
    const quantity = said[index];
    if (quantity?.kind !== 'quantity') return [];
    const from = (ends[number - 1] ?? -1) + 1;
    const end = ends[number + 1];
    const isNext = end !== undefined && said[end]?.kind === 'quantity';
    return [
      {
        quantity,
        before: said.slice(from, index),
        after: said.slice(index + 1, end),
        behindNext: isNext ? said.slice(end + 1, ends[number + 2]) : null,
        beside: [said[index - 1], said[index + 1]].flatMap((token) =>
          token?.kind === 'need' ? token.need.name : [],
        ),
      },
    ];
  });
}

/** The figure that some words name and a quantity fits, with the words; null if there is none. */
function namedIn(words: readonly Token[], { options }: Part['quantity']) {
  for (const word of words.toReversed()) {
    if (word.kind !== 'field') continue;
    const quantity = options.find(({ unit }) => unit === word.figure.unit);
    if (quantity !== undefined) return { figure: word.figure, quantity, word };
  }
  return null;
}

/** The meaning of a quantity: its figure, its bound and the words that say so. */
export function meaningOf(part: Part, used: ReadonlySet<Token>, vocabulary: Vocabulary) {
  const { quantity: token, before, after, behindNext } = part;
  const free = (words: readonly Token[]): readonly Token[] => words.filter((word) => !used.has(word));
  // A word between two quantities is said of the second, unless that has one of its own behind it.
  const behind = (kind: Token['kind']): readonly Token[] =>
    behindNext === null || behindNext.some((word) => word.kind === kind) ? free(after) : [];
  const named = namedIn(free(before), token) ?? namedIn(behind('field'), token);
  const bound = free(before).findLast(isBound) ?? behind('bound').find(isBound);
  const quantity = named?.quantity ?? token.options[0] ?? { unit: '1', low: 0, high: 0, length: 0 };
  const figure = named?.figure ?? defaultFigure(quantity.unit, vocabulary);
  const words = [named?.word, bound].filter((word) => word !== undefined);
  const sense: BoundSense | null = bound?.kind === 'bound' ? bound.sense : null;
  return { quantity, figure, sense, tokens: [...words, token] };
}

const isBound = ({ kind }: Token): boolean => kind === 'bound';

function defaultFigure(unit: Quantity['unit'], { words }: Vocabulary): NamedFigure | null {
  const filter = DEFAULT_FIGURES[unit];
  if (filter !== undefined) return figureOf({ filter, unit });
  const figures = new Map(words.filter((word) => word.unit === unit).map((word) => [word.field, word]));
  const [only] = figures.values();
  return figures.size === 1 && only !== undefined ? figureOf(only) : null;
}

/** The unknown words next to a quantity and its words: `cogging torque 1 Nm`, `5 kg payload`. */
export const unknownBeside = ({ before, after }: Pick<Part, 'before' | 'after'>): Token[] =>
  [before.findLast((token) => !isDescribing(token)), after.find((token) => !isDescribing(token))].flatMap(
    (token) => (token?.kind === 'word' ? [token] : []),
  );

/** A quantity as it is meant. */
interface Meaning {
  readonly quantity: Quantity;
  readonly figure: NamedFigure | null;
  readonly sense: BoundSense | null;
}

/**
 * The needs that a quantity may ask for: the likeliest, both its other ends, and other figures in its unit.
 */
export interface Needs {
  /** Null where nothing says what it measures, or no filter asks for it. */
  readonly own: Need | null;
  readonly ends: readonly Need[];
  readonly others: readonly Need[];
}

/** The needs that a quantity may mean: of the figure that its words name, and of others in its unit. */
export function needsOf({ quantity, figure, sense }: Meaning, { words }: Vocabulary): Needs {
  const inUnit = words.filter((word) => word.unit === quantity.unit && word.value === null).map(figureOf);
  const others = new Map(inUnit.filter(({ name }) => name !== figure?.name).map((one) => [one.name, one]));
  const endOf = ({ usual }: NamedFigure): Need['sense'] => {
    if (sense === null) return usual;
    return sense === 'least' ? 'least' : 'most';
  };
  const own = figure === null ? null : needOf(figure, quantity, endOf(figure));
  return {
    own,
    ends: own === null ? [] : otherEnds(own, quantity),
    others: Array.from(others.values(), (one) => needOf(one, quantity, endOf(one))),
  };
}

/** The other ends that may be meant: of a range each alone, for who can ask only one of them. */
function otherEnds(own: Need, { low, high }: Quantity): Need[] {
  if (own.sense === 'least') return [{ ...own, sense: 'most' }];
  if (own.sense === 'most') return [{ ...own, sense: 'least' }];
  if (own.sense === 'is') return [];
  return [
    { ...own, sense: 'least', value: String(low) },
    { ...own, sense: 'most', value: String(high) },
  ];
}

/** All of them, the ends of the figure before other figures. */
export const allOf = ({ own, ends, others }: Needs): Need[] => [own ?? [], ends, others].flat();

function needOf({ name, usual }: NamedFigure, { low, high }: Quantity, end: Need['sense']): Need {
  const range = low === high ? String(low) : `${low}-${high}`;
  if (usual === 'is') return { name, sense: 'is', value: range };
  // From nothing on, a range is up to its end: `0-100 rpm`.
  if (low !== high && low !== 0) return { name, sense: 'within', value: range };
  return { name, sense: end, value: String(high) };
}
