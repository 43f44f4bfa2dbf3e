import type { ActuatorEntry, Catalog } from '../../../src/catalog/catalog.ts';
import { pick, randomFrom, wholeBelow, type Random } from '../../support/random.ts';

/**
 * The catalog with as many actuators as wanted: the real ones and, after them, real ones drawn by chance with other names
 * and other figures. Which fields are known, categories, brands, robots and texts stay as they really occur. Equal seeds give
 * equal catalogs. A catalog never gets smaller.
 */
export function synthesise(catalog: Catalog, { size, seed }: { size: number; seed: number }): Catalog {
  const { actuators } = catalog;
  const random = randomFrom(seed);
  const made = Array.from({ length: Math.max(0, size - actuators.length) }, (_, number) =>
    variant(pick(random, actuators), number, random),
  );
  return { ...catalog, actuators: [...actuators, ...made].toSorted((left, right) => (left.id < right.id ? -1 : 1)) };
}

/** An actuator like this one: other digits in its name, other figures, the number in its id. */
function variant(entry: ActuatorEntry, number: number, random: Random): ActuatorEntry {
  // The number of different series grows with the square root of the actuators, as vocabularies do.
  const series = madeUpWord(wholeBelow(random, 10 + Math.ceil(10 * Math.sqrt(number))));
  const name = `${series} ${entry.name.replace(/\d/g, () => String(wholeBelow(random, 10)))}`;
  const { price_usd, specs } = entry;
  return {
    ...entry,
    id: `${entry.brand}-${slugOf(name)}-${number}`,
    name,
    ...(price_usd !== undefined && { price_usd: varied(price_usd, random) }),
    specs: variedSpecs(specs, random),
  };
}

type Specs = ActuatorEntry['specs'];

const VARIED = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'backlash_arcmin',
  'peak_current_a',
  'power_w',
  'kt_nm_per_a',
] as const satisfies readonly (keyof Specs)[];

/** The figures, all those that are known between half and twice as large. */
function variedSpecs(specs: Specs, random: Random): Specs {
  const figures = VARIED.flatMap((name) => {
    const figure = specs[name];
    return figure === undefined ? [] : [[name, varied(figure, random)] as const];
  });
  return { ...specs, ...Object.fromEntries(figures) };
}

const varied = (figure: number, random: Random): number => Number((figure * 2 ** (random() * 2 - 1)).toPrecision(3));

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = CONSONANTS.length * VOWELS.length;

/** A word of three syllables for a number, such as `badabu`: each number below 343,000 has its own. */
export const madeUpWord = (number: number): string =>
  [number, Math.floor(number / SYLLABLES), Math.floor(number / SYLLABLES ** 2)].map(syllable).join('');

const syllable = (number: number): string =>
  CONSONANTS.charAt(Math.floor((number % SYLLABLES) / VOWELS.length)) + VOWELS.charAt(number % VOWELS.length);
