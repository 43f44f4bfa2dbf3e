import fc from 'fast-check';
import type { NamedQuery } from '../support/arbitraries.ts';
import { ACTUATORS, numberIn, ROBOTS, textsOf, type Fields } from './facts.ts';
import { otherNamesOf } from './searching.ts';

// Parameter values taken from the catalog itself, so that bounds equal figures and words occur.

/** A generator of values for each parameter. */
export type Drawn = Readonly<Record<string, fc.Arbitrary<string>>>;

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** At most `most` of some parameters, so that something is found, plus the required ones. */
export const someOf = (drawn: Drawn, most: number, required: Drawn = {}): fc.Arbitrary<NamedQuery> =>
  fc.subarray(Object.keys(drawn), { maxLength: most }).chain((names) =>
    fc.record({
      ...Object.fromEntries(names.flatMap((name) => (drawn[name] ? [[name, drawn[name]]] : []))),
      ...required,
    }),
  );

/** Up to three words in any case, joined by commas. */
export const wordsOf = (words: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.shuffledSubarray(distinct(words), { minLength: 1, maxLength: Math.min(3, distinct(words).length) }),
      fc.constantFrom(',', ', ', ',,'),
      inAnyCase,
    )
    .map(([chosen, comma, spelled]) => spelled(chosen.join(comma)));

type Spelling = (text: string) => string;

const inAnyCase = fc.constantFrom<Spelling>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
);

/** One of some texts, in any case. */
export const oneOf = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...distinct(texts)), inAnyCase).map(([text, spelled]) => spelled(text));

/** Names joined by commas, spelled exactly. */
export const namesOf = (
  names: readonly string[],
  [minLength, maxLength]: readonly [number, number],
): fc.Arbitrary<string> =>
  fc.shuffledSubarray([...names], { minLength, maxLength }).map((chosen) => chosen.join(','));

const numbersIn = (records: readonly Fields[], name: string): number[] =>
  records.flatMap((fields) => numberIn(fields, name) ?? []);

/** A figure that occurs, or one next to it. */
export const figureOf = (records: readonly Fields[], name: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...distinct(numbersIn(records, name))), fc.constantFrom(1, 1, 1, 1.001, 0.999))
    .map(([figure, factor]) => String(figure * factor));

export const ACTUATOR_FIELDS = ACTUATORS.map(({ fields }) => fields);
export const ROBOT_FIELDS = ROBOTS.map(({ fields }) => fields);

/** The texts of a field. */
export const textsIn = (records: readonly Fields[], name: string): string[] =>
  records.flatMap((fields) => textsOf(fields[name]));

/** Fields that are never unknown. */
const NEVER_UNKNOWN = [
  ...['id', 'name', 'brand', 'category', 'use_cases', 'sources', 'data_source', 'verified', 'url', 'api_url'],
  ...['robot_count', 'dof', 'summary', 'joint_count', 'kind', 'kinds'],
];
export const nullable = (records: readonly Fields[]): string[] =>
  Object.keys(records[0] ?? {}).filter((name) => !NEVER_UNKNOWN.includes(name));

/** Bounds with figures of their fields. */
export const bounds = (records: readonly Fields[], byParameter: Readonly<Record<string, string>>): Drawn =>
  Object.fromEntries(Object.entries(byParameter).map(([name, field]) => [name, figureOf(records, field)]));

/** False for a query that is refused: an empty range, or a field that must be both known and unknown. */
export const isSound = (query: NamedQuery): boolean =>
  isTold(query) &&
  Object.entries(query).every(
    ([name, least]) =>
      !name.startsWith('min_') || !(Number(least) > Number(query[name.replace('min_', 'max_')] ?? Infinity)),
  );

const isTold = ({ has = '', lacks = '' }: NamedQuery): boolean =>
  new Set(has.split(',').filter(Boolean)).isDisjointFrom(new Set(lacks.split(',')));

const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Search texts from some texts: whole, joined, in part, in full width, or several words together. */
export const searchOf = (texts: readonly string[]): fc.Arbitrary<string> => {
  const text = fc.constantFrom(...distinct(texts));
  const word = text.map((whole) => whole.split(/\s+/).at(-1) ?? whole);
  const part = fc
    .tuple(word, fc.nat(8), fc.integer({ min: 1, max: 6 }))
    .map(([whole, at, size]) => whole.slice(at, at + size) || whole);
  return fc
    .tuple(
      fc.oneof(
        text,
        text.map(joined),
        word,
        part,
        text.map(fullWidth),
        fc.tuple(part, word).map((both) => both.join(' ')),
      ),
      inAnyCase,
    )
    .map(([asked, spelled]) => spelled(asked).slice(0, 150))
    .filter((asked) => asked.trim() !== '');
};

/** Names, ids, other names and words of notes. */
export const actuatorTexts = ACTUATORS.flatMap(({ fields, aliases }) => [
  ...[`${fields.brand} ${fields.name}`, fields.name, fields.id, ...otherNamesOf(fields, aliases)],
  ...(typeof fields.notes === 'string'
    ? [
        fields.notes
          .split(/[\s;.,]+/)
          .slice(0, 3)
          .join(' '),
      ]
    : []),
]);

export const robotTexts = ROBOTS.flatMap(({ fields }) => [
  ...[
    fields.name,
    `${fields.brand} ${fields.name}`,
    fields.id,
    String(fields.summary),
    ...otherNamesOf(fields),
  ],
]);

/** The parameters of the search over everything. */
export const SEARCH: Drawn = {
  q: searchOf([...actuatorTexts, ...robotTexts, ...textsIn([...ACTUATOR_FIELDS, ...ROBOT_FIELDS], 'brand')]),
  type: wordsOf(['actuator', 'robot', 'brand']),
  limit: fc.integer({ min: 1, max: 50 }).map(String),
};

// Next to the figures, because at a figure the last digit of a double would decide.
const part = fc.constantFrom(0.21, 0.47, 0.8, 0.95, 1.05);
const partOf = (field: string): fc.Arbitrary<number> =>
  fc
    .tuple(fc.constantFrom(...numbersIn(ACTUATOR_FIELDS, field)), part)
    .map(([figure, share]) => figure * share);

/** One or two operating points from the figures of actuators. */
export const points = (torque: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(partOf(torque), partOf('max_speed_rpm')), { minLength: 1, maxLength: 2 })
    .map((all) => all.map((each) => each.join('@')).join(','));
