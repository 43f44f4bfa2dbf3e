import type { Dataset } from '../../src/catalog/dataset.ts';
import { CATEGORIES } from '../../src/catalog/fields/actuator.ts';
import { torqueAt } from './filtered.ts';
import { searchTexts } from './search-texts.ts';

/** What a client asks, before it is put into the address of one server. */
export type Question =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'list'; readonly filters: ListFilters; readonly further?: OwnFilters }
  | { readonly kind: 'compare'; readonly ids: readonly string[] };

/** Filters that our server alone has. */
type OwnFilters = Readonly<Partial<Record<'min_speed_rpm' | 'max_price_usd' | 'comm', string>>>;

/** Filters of a list, by the names of our parameters. */
export type ListFilters = Readonly<Partial<Record<'category' | 'min_peak_torque_nm' | 'max_weight_g' | 'q', string>>>;

/** Endless rows of questions over a catalog, the same in each run; from one number to the next the question differs. */
export interface Questions {
  /** How many actuators there are. */
  readonly ids: number;
  /** The actuators in rotation. */
  readonly one: (number: number) => Question;
  /** A peak torque that never occurs twice, with or without a category and a mass. */
  readonly list: (number: number) => Question;
  /** A peak torque that never occurs twice. */
  readonly oneFilter: (number: number) => Question;
  /** The same with all that is asked of the knee of a legged robot: mass, speed, bus and price. */
  readonly fiveFilters: (number: number) => Question;
  /** A part of a name and a word of the same record; every tenth text is misspelt. */
  readonly search: (number: number) => Question;
  /** Five actuators, from all over the catalog. */
  readonly compare: (number: number) => Question;
}

/** How many ids a comparison names. */
export const COMPARED = 5;

/** The question of the repeated list and of the repeated search. */
export const REPEATED = {
  list: { kind: 'list', filters: { category: 'qdd_proprioceptive', min_peak_torque_nm: '20', max_weight_g: '1000' } },
  search: { kind: 'list', filters: { q: 'ak80' } },
} as const satisfies Record<string, Question>;

/** The questions that can be put to a dataset. */
export function questionsOver({ actuators }: Pick<Dataset, 'actuators'>): Questions {
  const ids = actuators.map(({ id }) => id);
  const texts = searchTexts(actuators);
  return {
    ids: ids.length,
    one: (number) => ({ kind: 'one', id: at(ids, number) }),
    list: (number) => ({ kind: 'list', filters: listFilters(number) }),
    oneFilter: (number) => ({ kind: 'list', filters: { min_peak_torque_nm: torqueAt(number) } }),
    fiveFilters: (number) => ({
      kind: 'list',
      filters: { min_peak_torque_nm: torqueAt(number), max_weight_g: '900' },
      further: { min_speed_rpm: '115', comm: 'CAN', max_price_usd: '500' },
    }),
    search: (number) => ({ kind: 'list', filters: { q: at(texts, number) } }),
    compare: (number) => ({ kind: 'compare', ids: comparedIds(ids, number) }),
  };
}

const NO_FILTER = '';
const MASSES = [NO_FILTER, '300', '1000', '3000'];

function listFilters(number: number): ListFilters {
  const filters = {
    min_peak_torque_nm: torqueAt(number),
    category: at([NO_FILTER, ...CATEGORIES], number),
    max_weight_g: at(MASSES, Math.floor(number / (CATEGORIES.length + 1))),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== NO_FILTER));
}

/** Five ids at equal distances; the distance grows by one when every id was the first. */
function comparedIds(ids: readonly string[], number: number): string[] {
  const distance = 1 + (Math.floor(number / ids.length) % Math.floor(ids.length / COMPARED));
  return Array.from({ length: COMPARED }, (_, place) => at(ids, number + place * distance));
}

/** The entry of a list that is walked round and round. Throws when the list is empty. */
function at<Entry>(entries: readonly Entry[], number: number): Entry {
  const entry = entries[number % entries.length];
  if (entry === undefined)
    throw new Error('Nothing to ask about: the catalog has no actuators. Run `npm run build:catalog`.');
  return entry;
}
