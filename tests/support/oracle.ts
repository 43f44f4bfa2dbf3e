import type { Actuator } from '../../src/catalog/records.ts';
import type { NamedQuery } from './arbitraries.ts';

/*
 * What a query of actuators must find, worked out anew and slowly from the words of CONTRACT, without the query library.
 * It mends no words: search texts here hold parts that occur, or part numbers.
 */

/** The ids of the actuators that a query must find, in their order, all pages together. */
export function expectedIds(actuators: readonly Actuator[], query: NamedQuery): string[] {
  const asked = Object.entries(query);
  const kept = actuators.filter((actuator) => asked.every(([name, value]) => keeps(actuator, name, value)));
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

const fieldOf = (actuator: Actuator, name: string): unknown => Reflect.get(actuator, name);

function keyOf(actuator: Actuator, sort: string): string | number | null {
  const value = fieldOf(actuator, sort);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value.toLowerCase() : null;
}

/** Whether a word of a text begins with a term: at its start, after what is neither letter nor digit, or where the two meet. */
const beginsWordIn = (text: string, term: string): boolean =>
  [...text.matchAll(/\p{L}+|\p{N}+/gu)].some(({ index }) => text.startsWith(term, index));

function keeps(actuator: Actuator, name: string, text: string): boolean {
  const { peak_torque_nm, weight_g, price_usd } = actuator;
  switch (name) {
    case 'q':
      return plain(text)
        .split(/\s+/)
        .every((term) => beginsWordIn(searchText(actuator), term));
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
      return keepsFurther(actuator, name, text);
  }
}

/** The filters beyond SPEC: `min_` and `max_` of a figure, and those that take several values between commas. */
function keepsFurther(actuator: Actuator, name: string, text: string): boolean {
  const several = text.split(',').map((value) => value.trim().toLowerCase());
  switch (name) {
    case 'voltage_v':
      return accepts(String(actuator.voltage_v), Number(text));
    case 'min_ip':
      return [0, 1].every(
        (digit) => Number(actuator.ip_rating?.charAt(2 + digit) || 'NaN') >= Number(text.charAt(digit)),
      );
    case 'comm':
      return (actuator.comm ?? []).some((bus) => several.includes(bus.toLowerCase()));
    case 'control_mode':
      return (actuator.control_modes ?? []).some((mode) => several.includes(mode.toLowerCase()));
    case 'verified':
      return String(actuator.verified) === text;
    case 'country':
    case 'availability':
    case 'data_source':
      return several.includes(actuator[name]?.toLowerCase() ?? '');
    case 'has':
      return several.every((field) => fieldOf(actuator, field) !== null);
    case 'lacks':
      return several.every((field) => fieldOf(actuator, field) === null);
    default:
      return isWithinBound(actuator, name, text);
  }
}

/** A bound on a figure; a parameter that is none, such as an order, keeps everything. */
function isWithinBound(actuator: Actuator, name: string, text: string): boolean {
  const [, end, quantity = ''] = /^(min|max)_(.+)$/.exec(name) ?? [];
  if (end === undefined) return true;
  const figure = fieldOf(actuator, quantity) ?? fieldOf(actuator, `max_${quantity}`);
  const ratio = typeof figure === 'string' ? /^(.+):1$/.exec(figure)?.[1] : undefined;
  const number = typeof figure === 'number' ? figure : Number(ratio);
  return end === 'min' ? number >= Number(text) : number <= Number(text);
}

/** A range accepts its inside, a single nominal voltage a tenth more and less (CAPABILITIES 10). */
function accepts(supply: string, volts: number): boolean {
  const [least = NaN, most] = supply.split('-').map(Number);
  if (most === undefined) return Math.abs(volts - least) <= 0.1 * least;
  return volts >= least && volts <= most;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

function searchText({ id, name, brand, category, use_cases, notes }: Actuator): string {
  return plain([id, name, brand, category, ...use_cases, notes ?? ''].join(' | '));
}
