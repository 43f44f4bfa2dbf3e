import { figure, type ActuatorFile } from './catalog-files.ts';

/*
 * Where sources disagree, read from their words alone: one has the figure of the record, another has a number near to it.
 */

// Kilograms, kilogram-force centimetres, radians per second and the like, by the end of a field's name.
const FACTORS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/_g$/, [1, 1000]],
  [/_nm$/, [1, 0.0980665, 0.01, 0.001]],
  [/_rpm$/, [1, 9.5493, 60, 1 / 6]],
  [/_ohm$/, [1, 0.001]],
  [/_mm$/, [1, 10, 25.4]],
  [/_usd$/, [1]],
  [/_arcmin$/, [1, 60, 1 / 60]],
];

/** The numbers of some words, whatever a comma in them means. */
const numbersIn = (words: string): number[] =>
  [...words.matchAll(/\d+(?:[.,]\d+)*/g)]
    .flatMap(([digits]) => [digits.replaceAll(',', ''), digits.replace(',', '.'), ...digits.split(',')])
    .map(Number)
    .filter(Number.isFinite);

/** What words may state of a field, in its unit. */
function figuresIn(words: string, field: string): number[] {
  const factors = FACTORS.find(([name]) => name.test(field))?.[1] ?? [];
  const numbers = numbersIn(words);
  // Servos state the seconds for a sixth of a turn.
  const turning = field.endsWith('_rpm') && words.includes('60°') ? numbers.map((seconds) => 10 / seconds) : [];
  return [...numbers.flatMap((number) => factors.map((factor) => number * factor)), ...turning];
}

const SAME = 0.0061;
const OF_ONE_QUANTITY = Math.log(1.5);
// Where no other number stands beside the unit.
const OF_ONE_UNIT = Math.log(5);

/** How far from the figure a number of some words may be and still mean it. The name of a row has digits as well. */
function reachOf(words: string): number {
  const numbers = words.replace(/^.*?: /, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 && /(?:rpm|arcmin|_Nm|_A|Arms)\b/i.test(words) ? OF_ONE_UNIT : OF_ONE_QUANTITY;
}

/** Whether sources disagree on a figure of an actuator. */
export const haveConflict = (actuator: ActuatorFile): boolean =>
  [...new Set(actuator.sources.flatMap(({ states }) => Object.keys(states)))].some((field) => {
    const value = figure(actuator, field);
    if (value === null) return false;
    const distances = actuator.sources.flatMap(({ states: { [field]: words } }) =>
      words === undefined
        ? []
        : {
            least: Math.min(...figuresIn(words, field).map((one) => Math.abs(Math.log(one / value)))),
            reach: reachOf(words),
          },
    );
    return (
      distances.some(({ least }) => least <= SAME) &&
      distances.some(({ least, reach }) => least > SAME && least < reach)
    );
  });
