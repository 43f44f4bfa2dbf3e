import type { Source } from '../../../src/catalog/source.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys } from '../files.ts';
import type { Rule } from '../rule.ts';
import { verdictsIn, OR_A_ROW } from '../settled.ts';

/** What tells builds of one model apart, each build by its own words. */
const BUILDS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\binc(remental)?\b/i, /\babs(olute)?\b/i],
  [/\b(without|no) brake\b/i, /\bwith brake\b/i],
  [/\b(without|no) driver\b|\bmotor only\b/i, /\bwith driver\b/i],
];

/** A length of one build beside the mass of another describes nothing that one can buy. */
export const oneBuild: Rule = {
  name: 'one-build',
  description: 'The words of length and diameter name no other build (brake, driver, encoder) than those of the mass.',
  check: (files) => {
    const { isNamed } = verdictsIn(files);
    return files.actuators.flatMap(({ id, path, value }) =>
      ['length_mm', 'outer_diameter_mm'].flatMap((field) => (isNamed(id, field) ? [] : otherBuild(path, field, value))),
    );
  },
};

function otherBuild(file: string, field: string, { sources = [], figures }: ActuatorKeys): Fault[] {
  if (figures === undefined || !Object.hasOwn(figures, field)) return [];
  const [size, mass] = [wordsOf(sources, field), wordsOf(sources, 'weight_g')];
  const isOther = ([one, other]: readonly [RegExp, RegExp], left: string, right: string): boolean =>
    one.test(left) && !other.test(left) && other.test(right) && !one.test(right);
  if (!BUILDS.some((builds) => isOther(builds, size, mass) || isOther(builds, mass, size))) return [];
  const wanted = `the size of the build whose mass is stated, ${OR_A_ROW}`;
  return [{ file, field: `figures.${field}`, found: `"${size}" beside "${mass}"`, wanted }];
}

/** The best source's words of a field. */
const wordsOf = (sources: readonly Source[], field: string): string =>
  sources.find(({ states }) => Object.hasOwn(states, field))?.states[field] ?? '';
