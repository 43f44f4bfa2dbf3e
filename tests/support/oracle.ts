import type { Actuator } from '../../src/catalog/actuator.ts';
import type { NamedQuery } from './arbitraries.ts';

/*
 * What a query of actuators must find, worked out anew and slowly from the words of CONTRACT, without the query library.
 * It mends no words: search texts here hold parts that occur, or part numbers.
 */

/** The ids of the actuators that a query must find, in their order, all pages together. */
export function expectedIds(actuators: readonly Actuator[], query: NamedQuery): string[] {
  const kept = actuators.filter((actuator) =>
    Object.entries(query).every(([name, value]) => keeps(actuator, name, value)),
  );
  const { sort } = query;
  const direction = query.order ?? (sort === undefined ? 'asc' : 'desc');
  if (sort === undefined) {
    const ids = kept.map(({ id }) => id).toSorted();
    return direction === 'asc' ? ids : ids.toReversed();
  }
  const byId = kept.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const keys = new Map(byId.map((actuator) => [actuator.id, keyOf(actuator, sort)]));
  const known = byId.filter(({ id }) => keys.get(id) !== null);
  const levels = [...new Set(known.map(({ id }) => keys.get(id) ?? ''))].toSorted(ascending);
  const ordered = direction === 'asc' ? levels : levels.toReversed();
  const unknown = byId.filter(({ id }) => keys.get(id) === null);
  return [...ordered.flatMap((level) => known.filter(({ id }) => keys.get(id) === level)), ...unknown].map(
    ({ id }) => id,
  );
}

const ascending = (left: string | number, right: string | number): number => (left < right ? -1 : 1);

const fieldOf = (actuator: Actuator, name: string): unknown =>
  Object.entries(actuator).find(([key]) => key === name)?.[1];

function keyOf(actuator: Actuator, sort: string): string | number | null {
  const value = fieldOf(actuator, sort);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.toLowerCase() : null;
}

function keeps(actuator: Actuator, name: string, text: string): boolean {
  const { peak_torque_nm, weight_g, price_usd } = actuator;
  switch (name) {
    case 'q':
      return plain(text)
        .split(/\s+/)
        .every((term) => searchText(actuator).includes(term));
    case 'category':
      return actuator.category === text;
    case 'brand':
      return plain(actuator.brand) === plain(text);
    case 'use_case':
      return actuator.use_cases.map(plain).includes(plain(text));
    case 'min_peak_torque_nm':
      return peak_torque_nm !== null && peak_torque_nm >= Number(text);
    case 'max_weight_g':
      return weight_g !== null && weight_g <= Number(text);
    case 'max_price_usd':
      return price_usd !== null && price_usd <= Number(text);
    case 'backdrivable':
    case 'integrated_driver':
      return String(actuator[name]) === text;
    default:
      return true;
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

function searchText({ id, name, brand, category, use_cases, notes }: Actuator): string {
  return plain([id, name, brand, category, ...use_cases, notes ?? ''].join(' | '));
}
