import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ACTUATORS, ROBOTS, textsOf, type Fields } from './facts.ts';

// Search in text as in docs/interface.md, "Search".

/** Text in lower case, without accents and compatibility forms. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The letters and digits of a text. */
export const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a search text; a text in quotes is one word. */
export const termsOf = (asked: string): string[] => {
  const terms: string[] = [];
  let left = folded(asked).trim();
  while (left !== '') {
    const quoted = /^"([^"]*)"/.exec(left);
    const taken = quoted?.[0] ?? left.split(/\s/)[0] ?? '';
    terms.push((quoted?.[1] ?? taken).trim().replaceAll(/\s+/g, ' '));
    left = left.slice(taken.length).trim();
  }
  return terms.filter((term) => term !== '');
};

/** The searchable texts and names of a record. */
export interface SearchedTexts {
  readonly texts: string;
  readonly names: readonly string[];
}

/**
 * The text from each of its words on. A word begins after punctuation or space, and between
 * letter and digit.
 */
const fromEachWord = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu)].map(({ index }) =>
    text.slice(index),
  );

/** True for up to three letters of a script with spaces between words. */
const isShort = (word: string): boolean =>
  word.length <= 3 && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u.test(word);

/**
 * True if a text has a word that begins with a term; the last word of a phrase likewise. A short word must be
 * whole.
 */
export const hasWord = (text: string, term: string): boolean =>
  text.includes(term) &&
  fromEachWord(text).some(
    (rest) =>
      rest.startsWith(term) &&
      !(isShort(term.split(' ').at(-1) ?? '') && /^\p{L}/u.test(rest.slice(term.length))),
  );

/** True if one name has every part of a term in order; numbers and short words must be whole. */
export const isNamedByParts = (names: readonly string[], term: string): boolean => {
  const parts = term.match(/\p{L}+|\p{N}+|[^-_.\p{L}\p{N}]+/gu) ?? [];
  return names.some((name) => {
    let words: (string | undefined)[] = name.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]/gu) ?? [];
    return (
      parts.length > 0 &&
      parts.every((part) => {
        const at = words.findIndex(
          (word = '') => word === part || (/^\p{L}/u.test(part) && !isShort(part) && word.startsWith(part)),
        );
        words = words.slice(at + 1);
        return at !== -1;
      })
    );
  });
};

/** True if a word of a name begins with these letters and digits, whatever is between them. */
export const isNamed = (name: string, model: string): boolean =>
  joined(name).includes(model) &&
  fromEachWord(name)
    .map(joined)
    .some((rest) => rest.startsWith(model) && !(isShort(model) && /^\p{L}/u.test(rest.slice(model.length))));

/**
 * True if a text has a word that begins with a term, or a name has the model that it may be, ignoring
 * punctuation.
 */
export const mentions = ({ texts, names }: SearchedTexts, term: string): boolean =>
  hasWord(texts, term) ||
  (!term.includes(' ') &&
    joined(term).length >= 4 &&
    /\p{N}/u.test(term) &&
    names.some((name) => isNamed(name, joined(term))));

const searched = (texts: readonly unknown[], names: readonly string[]): SearchedTexts => ({
  texts: folded(texts.flatMap(textsOf).join('\n')),
  names: names.map(folded),
});

const fullName = ({ brand, name }: Fields): string => `${brand} ${name}`;

/** The makers by slug, with their names in other scripts. */
export const MAKERS = Object.entries(
  z
    .record(z.string(), z.looseObject({ name: z.string(), aliases: z.array(z.string()).default([]) }))
    .parse(parse(readFileSync('catalog/brands.yaml', 'utf8'))),
);

/** Other names of a record: its aliases, and its name with the other names of its maker. */
export const otherNamesOf = ({ brand, name }: Fields, aliases: readonly string[] = []): string[] => [
  ...aliases,
  ...MAKERS.flatMap(([, maker]) =>
    maker.name === brand ? maker.aliases.map((other) => `${other} ${name}`) : [],
  ),
];

const SEARCHED = new Map<object, SearchedTexts>([
  ...ACTUATORS.map((actuator) => {
    const { fields, aliases } = actuator;
    const { id, name, brand, category, use_cases, notes } = fields;
    const others = otherNamesOf(fields, aliases);
    return [
      actuator,
      searched([id, name, brand, category, use_cases, notes, others].flat(), [
        fullName(fields),
        id,
        ...others,
      ]),
    ] as const;
  }),
  ...ROBOTS.flatMap((robot) => {
    const { id, name, brand, summary } = robot.fields;
    const others = otherNamesOf(robot.fields);
    const names = [fullName(robot.fields), id, ...others];
    return [
      [robot, searched([name, brand, summary, ...others], names)] as const,
      ...robot.joints.map((joint) => {
        const { motor, role } = joint;
        const texts = [role, name, brand, motor.name, motor.brand, ...others];
        return [joint, searched(texts, [...names, fullName(motor)])] as const;
      }),
    ];
  }),
]);

const LISTS: readonly (readonly object[])[] = [ACTUATORS, ROBOTS, ROBOTS.flatMap(({ joints }) => joints)];

/** The terms known to occur, by list. */
const OCCURRING = LISTS.map(() => new Map<string, boolean>());

/** True if a term occurs in the list of a record. */
function occurs(record: object, term: string): boolean {
  const list = LISTS.findIndex((records) => records.includes(record));
  const known = OCCURRING[list];
  const found =
    known?.get(term) ??
    LISTS[list]?.some((one) => {
      const texts = SEARCHED.get(one);
      return texts !== undefined && mentions(texts, term);
    }) ??
    false;
  known?.set(term, found);
  return found;
}

/** True if a record has every term of a search text, or the parts of a term that occurs nowhere in a name. */
export const isFound = (record: object, asked: string): boolean => {
  const own = SEARCHED.get(record);
  return (
    own !== undefined &&
    termsOf(asked).every((term) =>
      occurs(record, term) || term.includes(' ') ? mentions(own, term) : isNamedByParts(own.names, term),
    )
  );
};

/**
 * True if a word may be corrected, which the oracle does not compute: five or more letters that no record
 * has.
 */
export const isMended = (records: readonly object[], asked = ''): boolean =>
  termsOf(asked).some(
    (term) =>
      /^\p{L}{5,}$/u.test(term) &&
      !records.some((record) => hasWord(SEARCHED.get(record)?.texts ?? '', term)),
  );
