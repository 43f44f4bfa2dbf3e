import { hasWord } from '../../oracle/searching.ts';
import { SORT_FIGURES } from '../../support/list-spec.ts';
import type { Actuator, Robot } from './records.ts';

/*
 * Filters, search and orders of CONTRACT a second time, written plainly: what the lists are held against.
 */

export const searchTextOf = ({ id, name, brand, category, use_cases, notes }: Actuator): string =>
  fold([id, name, brand, category, ...use_cases, notes ?? ''].join('\n'));

export const robotTextOf = ({ name, brand, summary }: Robot): string => fold([name, brand, summary].join('\n'));

/** Lower case, without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a word of a folded text begins with every term of `q`; nothing is mended. */
export const holdsTerms = (text: string, q: string): boolean =>
  fold(q)
    .split(/\s+/)
    .every((term) => hasWord(text, term));

/** The parameters of a filter and the actuators that it keeps. */
export interface FilterCase {
  readonly parameters: Readonly<Record<string, string>>;
  readonly keeps: (actuator: Actuator) => boolean;
}

const atLeast = (figure: number | null, limit: number): boolean => figure !== null && figure >= limit;
const atMost = (figure: number | null, limit: number): boolean => figure !== null && figure <= limit;

/** Every filter of SPEC 4.3, with values that keep some and leave out some. */
export const FILTER_CASES: readonly FilterCase[] = [
  { parameters: { q: 'ak80' }, keeps: (actuator) => holdsTerms(searchTextOf(actuator), 'ak80') },
  { parameters: { q: '4310' }, keeps: (actuator) => holdsTerms(searchTextOf(actuator), '4310') },
  {
    parameters: { q: 'HUMANOID  cubemars' },
    keeps: (actuator) => holdsTerms(searchTextOf(actuator), 'humanoid cubemars'),
  },
  { parameters: { q: '  CubeMars ' }, keeps: (actuator) => holdsTerms(searchTextOf(actuator), 'cubemars') },
  { parameters: { q: 'qdd_' }, keeps: (actuator) => holdsTerms(searchTextOf(actuator), 'qdd_') },
  { parameters: { category: 'smart_servo' }, keeps: ({ category }) => category === 'smart_servo' },
  { parameters: { category: 'cycloidal_premium' }, keeps: ({ category }) => category === 'cycloidal_premium' },
  { parameters: { brand: 'CubeMars' }, keeps: ({ brand }) => brand === 'CubeMars' },
  { parameters: { brand: 'cubeMARS' }, keeps: ({ brand }) => brand === 'CubeMars' },
  { parameters: { use_case: 'humanoid' }, keeps: ({ use_cases }) => use_cases.includes('humanoid') },
  { parameters: { use_case: 'HUMANOID' }, keeps: ({ use_cases }) => use_cases.includes('humanoid') },
  { parameters: { min_peak_torque_nm: '20' }, keeps: ({ peak_torque_nm }) => atLeast(peak_torque_nm, 20) },
  { parameters: { min_peak_torque_nm: '0' }, keeps: ({ peak_torque_nm }) => atLeast(peak_torque_nm, 0) },
  { parameters: { min_peak_torque_nm: '1e2' }, keeps: ({ peak_torque_nm }) => atLeast(peak_torque_nm, 100) },
  { parameters: { max_weight_g: '605' }, keeps: ({ weight_g }) => atMost(weight_g, 605) },
  { parameters: { max_weight_g: '1e9' }, keeps: ({ weight_g }) => atMost(weight_g, 1e9) },
  { parameters: { max_price_usd: '100' }, keeps: ({ price_usd }) => atMost(price_usd, 100) },
  { parameters: { max_price_usd: '579.9' }, keeps: ({ price_usd }) => atMost(price_usd, 579.9) },
  { parameters: { backdrivable: 'true' }, keeps: ({ backdrivable }) => backdrivable === true },
  { parameters: { integrated_driver: 'true' }, keeps: ({ integrated_driver }) => integrated_driver === true },
  { parameters: { integrated_driver: 'false' }, keeps: ({ integrated_driver }) => integrated_driver === false },
  {
    parameters: { category: 'qdd_proprioceptive', min_peak_torque_nm: '20', max_weight_g: '600' },
    keeps: ({ category, peak_torque_nm, weight_g }) =>
      category === 'qdd_proprioceptive' && atLeast(peak_torque_nm, 20) && atMost(weight_g, 600),
  },
  {
    parameters: { q: 'humanoid', brand: 'Damiao', integrated_driver: 'true', max_price_usd: '1000' },
    keeps: (actuator) =>
      holdsTerms(searchTextOf(actuator), 'humanoid') &&
      actuator.brand.toLowerCase() === 'damiao' &&
      actuator.integrated_driver === true &&
      atMost(actuator.price_usd, 1000),
  },
];

/** The sort fields of SPEC 4.3. */
export const SORT_FIELDS = [...SORT_FIGURES, 'name'] as const;

export type SortField = (typeof SORT_FIELDS)[number];
export type Direction = 'asc' | 'desc';

/** The records as `sort` and `order` should give them: null last in both directions, ties by id ascending. */
export function sorted(records: readonly Actuator[], field: SortField, direction: Direction): Actuator[] {
  const known = records.filter((record) => record[field] !== null);
  const unknown = records.filter((record) => record[field] === null);
  const sign = direction === 'asc' ? 1 : -1;
  return [
    ...known.toSorted(
      (left, right) => sign * compareKeys(keyOf(left, field), keyOf(right, field)) || byId(left, right),
    ),
    ...unknown.toSorted(byId),
  ];
}

export const byId = (left: { readonly id: string }, right: { readonly id: string }): number =>
  compareKeys(left.id, right.id);

const keyOf = (record: Actuator, field: SortField): number | string =>
  field === 'name' ? record.name.toLowerCase() : (record[field] ?? 0);

const compareKeys = (left: number | string, right: number | string): number =>
  left === right ? 0 : left < right ? -1 : 1;
