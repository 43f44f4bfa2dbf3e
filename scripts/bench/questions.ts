/** The members of an actuator that questions are made from. */
export interface CatalogRow {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly use_cases: readonly string[];
}

/** A question as a path of the API; each number gives another one, the same in each run. */
export type Question = (number: number) => string;

export type QuestionKind = 'one' | 'list' | 'search' | 'compare' | 'match' | 'match-with-points';

/** Every kind of question over a catalog. */
export type Questions = Readonly<Record<QuestionKind, Question>>;

const LIST = '/api/v1/actuators';

/** The questions over a catalog. Each throws when the catalog has no actuators. */
export function questionsOver(rows: readonly CatalogRow[]): Questions {
  const ids = rows.map(({ id }) => id);
  const texts = searchTexts(rows);
  const categories = ['', ...new Set(rows.map(({ category }) => `&category=${category}`))];
  return {
    one: (number) => `${LIST}/${entryAt(ids, number)}`,
    list: (number) => {
      const mass = entryAt(MASSES, Math.floor(number / categories.length));
      return `${LIST}?min_peak_torque_nm=${torqueAt(number)}${entryAt(categories, number)}${mass}`;
    },
    search: (number) => `${LIST}?q=${encodeURIComponent(entryAt(texts, number))}`,
    compare: (number) => `${LIST}/compare?ids=${comparedIds(ids, number).join(',')}`,
    match: (number) =>
      `${LIST}/match?min_peak_torque_nm=${torqueAt(number)}&min_speed_rpm=60&voltage_v=48&comm=CAN&max_weight_g=1500`,
    'match-with-points': (number) =>
      `${LIST}/match?peak_points=${torqueAt(number)}@115,${torqueAt(number + 1)}@300&rated_points=${torqueAt(number + 2)}@60&voltage_v=48`,
  };
}

const MASSES = ['', '&max_weight_g=300', '&max_weight_g=1000', '&max_weight_g=3000'];

// 7919 is coprime to the number of torques: each occurs once before any occurs again, and neighbours differ a
// lot.
const TORQUES = 400_000;

/**
 * A torque above 0 and up to 40 N·m that comes again only after 400,000 numbers, so that no cache answers it.
 */
const torqueAt = (number: number): string => String((((number * 7919) % TORQUES) + 1) / 10_000);

/** Five ids at equal distances; the distance grows once every id has been the first. */
function comparedIds(ids: readonly string[], number: number): string[] {
  const distance = 1 + (Math.floor(number / ids.length) % 200);
  return [0, 1, 2, 3, 4].map((index) => entryAt(ids, number + index * distance));
}

// Coprime to most counts: neighbours come from distant records, and every text comes once.
const STRIDE = 1_000_003;

const MISSPELT_EVERY = 10;

/** Different search texts: a part of a name and a word of the same record; one in ten is misspelt. */
function searchTexts(rows: readonly CatalogRow[]): string[] {
  const texts = [...new Set(rows.flatMap(textsOf))];
  const mixed = texts.map((_, row) => entryAt(texts, row * STRIDE));
  return mixed.map((text, row) => (row % MISSPELT_EVERY === 0 ? text.replace(/\S+$/, misspelt) : text));
}

/**
 * Three to six characters from where a word or a number begins, as people type `4310` for `DM-J4310-2EC`;
 * then a word.
 */
function textsOf({ name, category, use_cases }: CatalogRow): string[] {
  const text = name.toLowerCase();
  const starts = [...text.matchAll(/[a-z]+|\d+/g)].map(({ index }) => index);
  const pieces = starts.flatMap((start) =>
    [3, 4, 5, 6].map((length) => text.slice(start, start + length).trim()),
  );
  const words = [...text.split(/[^a-z]+/), category, ...use_cases].filter((word) => word.length > 3);
  return pieces.flatMap((piece) => words.map((word) => `${piece} ${word}`));
}

/** A word with the two letters in its middle swapped: `quadruped` becomes `quarduped`. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word.charAt(middle)}${word.charAt(middle - 1)}${word.slice(middle + 1)}`;
}

/** The entry at a number of an endlessly repeated list. Throws when the list is empty. */
function entryAt<Entry>(entries: readonly Entry[], number: number): Entry {
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new Error('Nothing to ask about: the catalog has no actuators.');
  return entry;
}
