import { UNITS } from '../../catalog/fields/units.ts';

/** The quantities of each sample of a profile. */
export type Quantity = 'time' | 'torque' | 'speed';

/** A unit that a column may have. */
export interface ColumnUnit {
  readonly symbol: string;
  /** The seconds, N·m or rpm of one such unit; null for dates, which are not numbers. */
  readonly factor: number | null;
}

/** The unit of a column of dates, or of times of day. */
export const DATES: ColumnUnit = { symbol: 'time of day', factor: null };

/** The units of each quantity, those of the catalog first. */
export const COLUMN_UNITS: Readonly<Record<Quantity, readonly ColumnUnit[]>> = {
  time: [
    { symbol: 's', factor: 1 },
    { symbol: 'ms', factor: 1e-3 },
    { symbol: 'µs', factor: 1e-6 },
    { symbol: 'ns', factor: 1e-9 },
    { symbol: 'min', factor: 60 },
    DATES,
  ],
  torque: [
    { symbol: UNITS['N.m'].symbol, factor: 1 },
    ...UNITS['N.m'].conversions,
    { symbol: 'N·mm', factor: 1e-3 },
    { symbol: 'kN·m', factor: 1e3 },
  ],
  speed: [{ symbol: UNITS['/min'].symbol, factor: 1 }, ...UNITS['/min'].conversions],
};

/** The spellings of a force times an arm: `Nm`, `N·m`, `N.m`, `N*m`, `N m`, `N-m`. */
const joined = (force: string, arm: string): string[] =>
  ['', '·', '.', '*', ' ', '-'].map((sign) => `${force}${sign}${arm}`);

/**
 * Spellings of each unit in files, letter by letter: capitals count, because mN·m and MN·m differ by a factor
 * of 10⁹.
 */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['s', ['sec', 'secs', 'second', 'seconds']],
  ['ms', ['msec', 'msecs', 'millis', 'milliseconds']],
  ['µs', ['us', 'usec', 'usecs', 'micros', 'microseconds']],
  ['ns', ['nsec', 'nsecs', 'nanos', 'nanosec', 'nanoseconds']],
  ['min', ['minutes']],
  ['N·m', [...joined('N', 'm'), 'nm', 'NM', 'Newton meters', 'newton meters', 'newton metres']],
  ['mN·m', [...joined('mN', 'm'), 'mnm']],
  ['N·cm', [...joined('N', 'cm'), 'ncm']],
  ['N·mm', [...joined('N', 'mm'), 'nmm']],
  ['kN·m', [...joined('kN', 'm'), 'knm']],
  ['kgf·cm', [...joined('kgf', 'cm'), ...joined('kg', 'cm')]],
  ['kgf·m', [...joined('kgf', 'm'), ...joined('kg', 'm')]],
  ['oz·in', [...joined('oz', 'in'), ...joined('ozf', 'in')]],
  ['lbf·in', [...joined('lbf', 'in'), ...joined('lb', 'in'), ...joined('in', 'lbf'), ...joined('in', 'lb')]],
  ['lbf·ft', [...joined('lbf', 'ft'), ...joined('lb', 'ft'), ...joined('ft', 'lbf'), ...joined('ft', 'lb')]],
  ['rpm', ['RPM', 'r/min', 'rev/min', '1/min', '/min', 'min-1', 'min^-1', 'min⁻¹', 'U/min']],
  ['rad/s', ['rad/sec', 'rads', 'rad_s', 'rad_per_s', 'radps', 'rad·s^-1', 'rad s^-1', 'rad·s⁻¹']],
  ['°/s', ['deg/s', 'deg/sec', 'deg_s', 'deg_per_s', 'degrees/s', 'dps', '°/sec']],
  ['rev/s', ['rev/sec', 'revs/s', 'rev_s', 'turns/s', 'turn/s', 'turns_s', 'turns/sec', 'rps']],
]);

const isSpelled = ({ symbol }: ColumnUnit, text: string): boolean =>
  symbol === text || SPELLINGS.get(symbol)?.includes(text) === true;

/** The unit of a quantity that a text spells; undefined if there is none. */
export function unitSpelled(quantity: Quantity, text: string): ColumnUnit | undefined {
  const plain = text
    .trim()
    .replace(/[⋅∙•・]/g, '·')
    .replace('μ', 'µ');
  return COLUMN_UNITS[quantity].find((unit) => isSpelled(unit, plain));
}

/** True if a text spells a unit of any quantity. */
export const isUnit = (text: string): boolean =>
  QUANTITIES.some((quantity) => unitSpelled(quantity, text) !== undefined);

/** The quantities of a profile. */
export const QUANTITIES: readonly Quantity[] = ['time', 'torque', 'speed'];
