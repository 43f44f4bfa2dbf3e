import type { ActuatorProfile } from '../../src/catalog/records/filterable-records.ts';
import { pick, randomFrom, wholeBelow, type Random } from '../support/numbers/random.ts';

/**
 * The actuators enlarged to a number: the real ones, and copies of randomly chosen ones with other names and
 * figures. Known fields, categories, brands, texts and curves stay. Profiles are copied, not files: to read the
 * quotes of 100,000 files takes minutes and more memory than a process has. Equal seeds give equal actuators; a
 * list of them never gets shorter.
 */
export function enlarge(
  actuators: readonly ActuatorProfile[],
  { size, seed }: { size: number; seed: number },
): ActuatorProfile[] {
  const random = randomFrom(seed);
  const made = Array.from({ length: Math.max(0, size - actuators.length) }, (_, number) =>
    variant(pick(random, actuators), number, random),
  );
  return [...actuators, ...made].toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** An actuator with another name and other figures; `number` keeps its id apart from all others. */
function variant(profile: ActuatorProfile, number: number, random: Random): ActuatorProfile {
  const { record } = profile;
  // The number of different words grows with the square root of the actuators, as vocabularies do.
  const series = madeUpWord(wholeBelow(random, 10 + Math.ceil(10 * Math.sqrt(number))));
  const name = `${series} ${record.name.replace(/\d/g, () => String(wholeBelow(random, 10)))}`;
  const figures = VARIED.flatMap((field) => {
    const figure = record[field];
    return figure === null ? [] : [[field, varied(figure, random)] as const];
  });
  const id = `${record.id.split('-', 1).join('')}-${series}-${number}`;
  return { ...profile, id, record: { ...record, id, name, ...Object.fromEntries(figures) } };
}

const VARIED = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'weight_g', 'power_w'] as const;

/** A figure between half and twice as large. */
const varied = (figure: number, random: Random): number =>
  Number((figure * 2 ** (random() * 2 - 1)).toPrecision(3));

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A word of three syllables, such as `badabu`; each number below 343,000 has its own. */
export const madeUpWord = (number: number): string =>
  [number, Math.floor(number / 70), Math.floor(number / 4900)]
    .map((part) => CONSONANTS.charAt(Math.floor((part % 70) / 5)) + VOWELS.charAt(part % 5))
    .join('');
