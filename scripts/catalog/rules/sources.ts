import { conversionOf, conversionText, isExplained } from '../../../src/catalog/evidence/conversion.ts';
import { readingOf } from '../../../src/catalog/evidence/worded-values.ts';
import { yesOrNoIn } from '../../../src/catalog/evidence/yes-or-no.ts';
import { DATA_SOURCES, type Source } from '../../../src/catalog/fields/evidence/source.ts';
import {
  actuatorFile,
  figuresFile,
  jointFile,
  motorFile,
  robotFile,
  specsFile,
  type RobotFile,
} from '../../../src/catalog/files/yaml-schemas.ts';
import type { ActuatorKeys } from '../catalog-files.ts';
import { figuresIn, type FigureOfFile } from '../figures-in-files.ts';
import { shownValue, type Issue } from '../issue.ts';
import { nearestHint } from '../nearest-hint.ts';
import { OR_A_ROW, type Rule } from '../rule.ts';

/** Rules on sources: each figure follows from their words. */
export const SOURCE_RULES: readonly Rule[] = [
  {
    // No figure without the words of its source.
    name: 'figures-are-stated',
    description:
      'Each number, voltage and gear ratio of an actuator, robot or motor, and each yes or no under `figures`, is stated by a source of the file.',
    check: (files) =>
      figuresIn(files)
        .filter(({ sources, key }) => sources !== undefined && wordsOf(sources, key).length === 0)
        .map(({ file, field, key, value }) => ({
          file,
          field,
          found: `${shownValue(value)} without a source`,
          wanted: `the words of a source under sources[].states["${key}"]`,
        })),
  },
  {
    // Anyone can check a figure against the words. Where the words leave the unit out, the notes explain it.
    name: 'figures-convert',
    description:
      "A source's words lead to each figure, or the notes name the number and the unit that it is read as.",
    check: (files) =>
      figuresIn(files).flatMap(({ file, field, key, value, unit, sources, notes }): Issue[] => {
        const words = wordsOf(sources, key);
        // Another rule reports a figure without words. A yes or no has no arithmetic.
        if (typeof value === 'boolean' || words.length === 0) return [];
        if (words.some((text) => conversionTo(key, value, { unit, text }) !== null)) return [];
        if (words.some((text) => isExplained(text, notes))) return [];
        const found = `${shownValue(value)} from ${shownValue(words[0])}`;
        return [
          { file, field, found, wanted: `words that lead to it, or notes such as "13.5, read as kg·cm"` },
        ];
      }),
  },
  {
    // A yes or no cannot be computed from its words; words that say the opposite can be found.
    name: 'words-do-not-deny',
    description: 'The first words of a yes or no under `figures` do not say the opposite.',
    check: ({ actuators, isNamed }) =>
      figuresIn({ actuators, robots: [] }).flatMap(({ id, file, field, key, value, sources }): Issue[] => {
        const [words] = wordsOf(sources, key);
        if (typeof value !== 'boolean' || words === undefined || isNamed(id, key)) return [];
        if (yesOrNoIn(key, words) !== !value) return [];
        const found = `${shownValue(value)} from ${shownValue(words)}`;
        return [{ file, field, found, wanted: `${!value}, ${OR_A_ROW}` }];
      }),
  },
  {
    // "Dual encoder" says that there are two, which may both be at the motor.
    name: 'output-encoder-is-named',
    description: 'Some words of an encoder at the output name the output.',
    check: ({ actuators, isNamed }) =>
      figuresIn({ actuators, robots: [] }).flatMap(({ id, file, field, key, value, sources }): Issue[] => {
        const words = wordsOf(sources, key);
        if (key !== 'output_encoder' || value !== true || words.length === 0 || isNamed(id, key)) return [];
        if (words.some((text) => yesOrNoIn(key, text) === true)) return [];
        const found = `true from ${shownValue(words[0])}`;
        return [{ file, field, found, wanted: 'words that name the output, or no such value' }];
      }),
  },
  {
    // Pages and documents call the first source the best one, so the figure must be from that source.
    name: 'best-source-first',
    description: 'Where sources disagree on a figure, it is that of the first of them.',
    check: (files) =>
      figuresIn(files).flatMap(({ file, field, key, value, unit, sources }): Issue[] => {
        if (typeof value === 'boolean') return [];
        const conversions = wordsOf(sources, key).map((text) => conversionOf(value, unit, text));
        const first = conversions.find(({ text }) => text !== null);
        // Another rule reports a figure that no words lead to.
        if (first === undefined || first.agrees || conversions.every(({ agrees }) => !agrees)) return [];
        const found = shownValue(value);
        const wanted = `${shownValue(first.value)} as the first source states it, or the source of ${found} before it`;
        return [{ file, field, found, wanted }];
      }),
  },
  {
    // A reader who sees two values wants to know why one was taken.
    name: 'other-values-are-noted',
    description: 'Where a source states a figure of an actuator more than 2 % off, the notes name its value.',
    check: ({ actuators, isNamed }) =>
      figuresIn({ actuators, robots: [] })
        .filter(({ id, key }) => !isNamed(id, key))
        .flatMap(unnoted),
  },
  {
    // The length of one version with the mass of another describes no product.
    name: 'one-build',
    description:
      'The words of length and diameter name no other build (brake, driver, encoder) than those of the mass.',
    check: ({ actuators, isNamed }) =>
      actuators.flatMap(({ id, path, value }) =>
        ['length_mm', 'outer_diameter_mm'].flatMap((field) =>
          isNamed(id, field) ? [] : otherBuild(path, field, value),
        ),
      ),
  },
  {
    // A misspelt key would be silently ignored.
    name: 'states-known-fields',
    description:
      'Each key of `states` names a field that such a file can have, and a joint group that the file has.',
    check: ({ actuators, robots }) => [
      ...actuators.flatMap(({ path, value }) => unknownKeys(path, value.sources, ACTUATOR_KEYS)),
      ...robots.flatMap(({ path, value }) =>
        value.joints === undefined ? [] : unknownKeys(path, value.sources, robotKeys(value.joints)),
      ),
    ],
  },
  {
    // `data_source` is the kind of the source of the torque, and `press` is not one of its values.
    name: 'torque-not-from-press',
    description:
      "A source states each actuator's peak or rated torque, and the first that does is not the press.",
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { sources } }) =>
        sources === undefined ? [] : torqueSourceIssues(path, sources),
      ),
  },
];

/** The words of every source that states a field, the best source's first. */
const wordsOf = (sources: readonly Source[] = [], field: string): string[] =>
  sources.flatMap(({ states }) => states[field] ?? []);

/**
 * The conversion from words to a figure: a number by its unit, a thread by its spelling; null if there is
 * none.
 */
const conversionTo = (
  key: string,
  value: number | string,
  { unit, text }: { readonly unit: string | null; readonly text: string },
): string | null =>
  conversionText(value, unit, text) ?? (typeof value === 'string' ? readingOf(key, value, text) : null);

/** Two tables of one maker may differ by this much, from rounding. */
const ROUNDING = 0.02;

const unnoted = ({ file, field, key, value, unit, sources, notes = '' }: FigureOfFile): Issue[] =>
  wordsOf(sources, key).flatMap((words): Issue[] => {
    if (typeof value !== 'number') return [];
    const { agrees, value: other } = conversionOf(value, unit, words);
    if (agrees || typeof other !== 'number' || Math.abs(other / value - 1) <= ROUNDING) return [];
    if (isIn(notes, `${words} ${other}`)) return [];
    const found = `${value}, and ${other} in the words of another source`;
    return [{ file, field, found, wanted: `notes that name ${other}, ${OR_A_ROW}` }];
  });

/** True if notes have one of the numbers of some words. */
const isIn = (notes: string, words: string): boolean => {
  const numbers = new Set(notes.match(/\d+(\.\d+)?/g) ?? []);
  return (words.match(/\d+(\.\d+)?/g) ?? []).some((number) => numbers.has(number));
};

/** Pairs of words that distinguish builds of one model. */
const BUILDS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\binc(remental)?\b/i, /\babs(olute)?\b/i],
  [/\b(without|no) brake\b/i, /\bwith brake\b/i],
  [/\b(without|no) driver\b|\bmotor only\b/i, /\bwith driver\b/i],
];

function otherBuild(file: string, field: string, { sources, figures = {} }: ActuatorKeys): Issue[] {
  if (!Object.hasOwn(figures, field)) return [];
  const [size = ''] = wordsOf(sources, field);
  const [mass = ''] = wordsOf(sources, 'weight_g');
  const isOther = ([one, other]: readonly [RegExp, RegExp], left: string, right: string): boolean =>
    one.test(left) && !other.test(left) && other.test(right) && !one.test(right);
  if (!BUILDS.some((builds) => isOther(builds, size, mass) || isOther(builds, mass, size))) return [];
  const wanted = `the size of the build whose mass is stated, ${OR_A_ROW}`;
  return [{ file, field: `figures.${field}`, found: `"${size}" beside "${mass}"`, wanted }];
}

/** Keys that no source states, such as our notes, and keys that hold other fields. */
const OWN_KEYS = [
  'notes',
  'verified',
  'kind',
  'summary',
  'sources',
  'specs',
  'figures',
  'conditions',
  'aliases',
  'motor',
];

const stateable = (...shapes: readonly object[]): string[] =>
  shapes.flatMap((shape) => Object.keys(shape)).filter((key) => !OWN_KEYS.includes(key));

/** The keys of an actuator's `states`. */
const ACTUATOR_KEYS: readonly string[] = stateable(actuatorFile.shape, specsFile.shape, figuresFile.shape);

/** The keys of a robot's `states`: its own, and `joints[0].motor.name` and the like for each joint group. */
const robotKeys = (joints: RobotFile['joints']): string[] => [
  ...stateable(robotFile.shape),
  ...joints.flatMap((_, index) => [
    ...stateable(jointFile.shape).map((key) => `joints[${index}].${key}`),
    ...stateable(motorFile.shape).map((key) => `joints[${index}].motor.${key}`),
  ]),
];

const unknownKeys = (file: string, sources: readonly Source[] = [], known: readonly string[]): Issue[] =>
  sources.flatMap(({ states }, index) =>
    Object.keys(states)
      .filter((key) => !known.includes(key))
      .map((key) => ({
        file,
        field: `sources[${index}].states`,
        found: shownValue(key),
        wanted: `a field of the file${nearestHint(key, known)}`,
      })),
  );

const WHY =
  '`data_source` of the API is the kind of the first source that states peak_torque_nm, else rated_torque_nm';

function torqueSourceIssues(file: string, sources: readonly Source[]): Issue[] {
  const indexOfSource = (field: string): number =>
    sources.findIndex(({ states }) => Object.hasOwn(states, field));
  const peak = indexOfSource('peak_torque_nm');
  const index = peak === -1 ? indexOfSource('rated_torque_nm') : peak;
  const kind = sources[index]?.kind;
  if (kind === undefined)
    return [{ file, field: 'sources', found: 'none that states a torque', wanted: `one that does; ${WHY}` }];
  if (DATA_SOURCES.some((known) => known === kind)) return [];
  return [
    {
      file,
      field: `sources[${index}].kind`,
      found: kind,
      wanted: `one of ${DATA_SOURCES.join(', ')}; ${WHY}`,
    },
  ];
}
