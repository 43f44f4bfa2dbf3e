import type { ActuatorEntry } from '../../../src/catalog/catalog.ts';
import { fold, tailsOf, wordsOf } from '../../../src/query/text.ts';

/** Endless rows of questions over a catalog as paths of our API, the same in each run; from one number to the next the question differs. */
export type Questions = ReturnType<typeof questionsOver>;

/** The kinds of question; those that begin with `same` are one question, asked again and again. */
export type QuestionKind = keyof Questions;

const LIST = '/api/v1/actuators';

/** How many ids a comparison names. */
export const COMPARED = 5;

/** The questions that can be put to a catalog. Throws when it has no actuators. */
export function questionsOver(entries: readonly ActuatorEntry[]) {
  const ids = entries.map(({ id }) => id);
  const sample = sampled(entries);
  const texts = searchTexts(sample);
  const misspeltTexts = [...new Set(sample.flatMap(wordsIn))].filter((word) => word.length > 5).map(misspelt);
  const categories = ['', ...new Set(entries.map(({ category }) => category))];
  const list = (number: number): string => {
    const category = at(categories, number);
    const mass = at(MASSES, Math.floor(number / categories.length));
    return `${LIST}?min_peak_torque_nm=${torqueAt(number)}${category && `&category=${category}`}${mass && `&max_weight_g=${mass}`}`;
  };
  return {
    one: (number) => `${LIST}/${at(ids, number)}`,
    list,
    sortedList: (number) => `${list(number)}&sort=torque_density_nm_per_kg`,
    sameList: () => `${LIST}?category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=1000`,
    sameSearch: () => `${LIST}?q=ak80`,
    oneFilter: (number) => `${LIST}?min_peak_torque_nm=${torqueAt(number)}`,
    fiveFilters: (number) =>
      `${LIST}?min_peak_torque_nm=${torqueAt(number)}&max_weight_g=900&min_speed_rpm=115&comm=CAN&max_price_usd=500`,
    search: (number) => `${LIST}?q=${encodeURIComponent(at(texts, number))}`,
    misspelt: (number) => `${LIST}?q=${encodeURIComponent(at(misspeltTexts, number))}`,
    everything: (number) => `/api/v1/search?q=${encodeURIComponent(at(texts, number))}`,
    compare: (number) => `${LIST}/compare?ids=${comparedIds(ids, number).join(',')}`,
    match: (number) =>
      `${LIST}/match?peak_torque_nm=${torqueAt(number)}&speed_rpm=60&voltage_v=48&comm=CAN&weight_g=1500`,
    matchPoints: (number) =>
      `${LIST}/match?peak_points=${torqueAt(number)}@115,${torqueAt(number + 1)}@300&rated_points=${torqueAt(number + 2)}@60&voltage_v=48`,
  } satisfies Readonly<Record<string, (number: number) => string>>;
}

const MASSES = ['', '300', '1000', '3000'];

// 7919 is prime to the number of torques: each occurs once before any occurs again, and neighbours differ much.
const TORQUES = 400_000;
const TORQUE_STEP = 7919;

/** A torque above 0 and up to 40 N·m that comes again only after 400,000 numbers: no cache answers it. */
const torqueAt = (number: number): string => String((((number * TORQUE_STEP) % TORQUES) + 1) / 10_000);

/** Five ids at equal distances; the distance grows by one when every id was the first. */
function comparedIds(ids: readonly string[], number: number): string[] {
  const distance = 1 + (Math.floor(number / ids.length) % Math.floor(ids.length / COMPARED));
  return Array.from({ length: COMPARED }, (_, index) => at(ids, number + index * distance));
}

// All pieces of 100,000 names would fill the memory.
const SAMPLE = 1500;

function sampled(entries: readonly ActuatorEntry[]): ActuatorEntry[] {
  const step = Math.ceil(entries.length / SAMPLE);
  return entries.filter((_, row) => row % step === 0);
}

const MISSPELT_EVERY = 10;

// Neighbours in the list come from records far apart. Prime, so that every text comes once.
const STRIDE = 1_000_003;

/** Different search texts: a part of a record's name and a word of the same record, in an order of no meaning; one in ten is misspelt. */
function searchTexts(entries: readonly ActuatorEntry[]): string[] {
  const texts = [...new Set(entries.flatMap(textsOf))];
  const mixed = texts.map((_, row) => at(texts, row * STRIDE));
  return mixed.map((text, row) => (row % MISSPELT_EVERY === 0 ? text.replace(/\S+$/, misspelt) : text));
}

/** A word with two letters in its middle changed places: `quadruped` becomes `quarduped`. */
export function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}

// Three to six characters from where a word or a number begins: people type `4310` for `DM-J4310-2EC`.
const textsOf = (entry: ActuatorEntry): string[] =>
  [
    ...new Set(tailsOf(fold(entry.name)).flatMap((tail) => [3, 4, 5, 6].map((length) => tail.slice(0, length)))),
  ].flatMap((beginning) => wordsIn(entry).map((word) => `${beginning} ${word}`));

const wordsIn = ({ name, category, use_cases, notes = '' }: ActuatorEntry): string[] => [
  ...new Set(wordsOf(fold([name, category, ...use_cases, notes].join(' ')))),
];

/** The entry of a list that is walked round and round. Throws when the list is empty. */
function at<Entry>(entries: readonly Entry[], number: number): Entry {
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new Error('Nothing to ask about: the catalog has no actuators.');
  return entry;
}
