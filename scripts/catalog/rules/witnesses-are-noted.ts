import { conversionOf } from '../../../src/catalog/conversion.ts';
import type { Source } from '../../../src/catalog/source.ts';
import type { Fault } from '../fault.ts';
import { actuatorFigures, type Figure } from '../figures.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn } from '../settled.ts';

/** What two tables of one maker may differ by without a word: rounding. */
const ROUNDING = 0.02;

/** A reader who sees two values wants to know that we saw them too, and why we took one. */
export const witnessesAreNoted: Rule = {
  name: 'witnesses-are-noted',
  description: 'Where a source states a figure of an actuator more than 2 % off, the notes name its value.',
  check: (files) => {
    const { isNamed } = verdictsIn(files);
    return files.actuators.flatMap(({ id, path, value }) =>
      actuatorFigures(value)
        .filter(({ key }) => !isNamed(id, key))
        .flatMap((figure) => unnoted(path, figure, value)),
    );
  },
};

interface Told {
  readonly sources?: readonly Source[] | undefined;
  readonly notes?: string | undefined;
}

const unnoted = (file: string, { field, key, value, unit }: Figure, { sources = [], notes = '' }: Told): Fault[] =>
  sources.flatMap(({ states }): Fault[] => {
    const words = states[key];
    if (words === undefined || typeof value !== 'number') return [];
    const { agrees, value: other } = conversionOf(value, unit, words);
    if (
      agrees ||
      typeof other !== 'number' ||
      Math.abs(other / value - 1) <= ROUNDING ||
      isIn(notes, `${words} ${other}`)
    )
      return [];
    return [
      { file, field, found: `${value}, and ${other} in other words`, wanted: `notes that name ${other}, ${OR_A_ROW}` },
    ];
  });

/** Whether notes have one of the numbers of some words. */
const isIn = (notes: string, words: string): boolean => {
  const numbers = new Set(notes.match(/\d+(\.\d+)?/g) ?? []);
  return (words.match(/\d+(\.\d+)?/g) ?? []).some((number) => numbers.has(number));
};
