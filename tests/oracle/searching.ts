import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { ACTUATORS, ROBOTS, textsOf, type Fields } from './facts.ts';

/*
 * Free text, by the words of docs/interface.md, "Search".
 */

/** Text without accents, in lower case, with compatibility forms as the plain ones. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Its letters and digits. */
export const joined = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a search text. */
export const termsOf = (asked: string): string[] =>
  folded(asked)
    .split(/\s+/)
    .filter((term) => term !== '');

/** The searchable texts and names of a record. */
export interface SearchedTexts {
  readonly texts: string;
  readonly names: readonly string[];
}

/**
 * The rest of a text from each of its words on; a word begins behind what is neither letter nor digit, and
 * where both meet.
 */
const fromEachWord = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu)].map(({ index }) =>
    text.slice(index),
  );

/** True if a word of a text begins with a term. */
export const hasWord = (text: string, term: string): boolean =>
  text.includes(term) && fromEachWord(text).some((rest) => rest.startsWith(term));

/** True if a word of a name begins with these letters and digits, whatever stands between them. */
export const isNamed = (name: string, model: string): boolean =>
  joined(name).includes(model) && fromEachWord(name).some((rest) => joined(rest).startsWith(model));

/**
 * True if a word of the texts begins with a term, or it may name a model and a name has it, punctuation
 * aside.
 */
export const mentions = ({ texts, names }: SearchedTexts, term: string): boolean =>
  hasWord(texts, term) ||
  (joined(term).length >= 4 && /\p{N}/u.test(term) && names.some((name) => isNamed(name, joined(term))));

const searched = (texts: readonly unknown[], names: readonly string[]): SearchedTexts => ({
  texts: folded(texts.flatMap(textsOf).join('\n')),
  names: names.map(folded),
});

const fullName = ({ brand, name }: Fields): string => `${brand} ${name}`;

/** The makers by their slugs, with their names in other scripts. */
export const MAKERS = Object.entries(
  z
    .record(z.string(), z.looseObject({ name: z.string(), aliases: z.array(z.string()).default([]) }))
    .parse(parse(readFileSync('catalog/brands.yaml', 'utf8'))),
);

/** Other names of a record: its aliases, and as a model of a maker that has another name. */
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
      ...robot.joints.map((joint) => [joint, searched([joint.role, name, brand, ...others], names)] as const),
    ];
  }),
]);

/** True if a record has every term of a search text. */
export const isFound = (record: object, asked: string): boolean => {
  const own = SEARCHED.get(record);
  return own !== undefined && termsOf(asked).every((term) => mentions(own, term));
};

/**
 * True if a misspelt word may be corrected, which an oracle cannot know: a term of letters alone, five and
 * more, that no record has.
 */
export const isMended = (records: readonly object[], asked = ''): boolean =>
  termsOf(asked).some(
    (term) =>
      /^\p{L}{5,}$/u.test(term) &&
      !records.some((record) => hasWord(SEARCHED.get(record)?.texts ?? '', term)),
  );
