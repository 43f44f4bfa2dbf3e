import { scaled } from '../../catalog/torque-speed/law.ts';
import type { FilterIndex } from '../table/table.ts';

/** A filter that is asked: its name, and its value as it was read. */
interface Given {
  readonly name: string;
  readonly value: unknown;
}

/** The lower end of the supply that is asked by `voltage_v`, V; infinite where none is. */
export function voltsAsked(given: readonly Given[]): number {
  const supply = given.find(({ name }) => name === 'voltage_v')?.value;
  return typeof supply === 'object' &&
    supply !== null &&
    'least' in supply &&
    typeof supply.least === 'number'
    ? supply.least
    : Infinity;
}

/** A figure of every row as published, or where a supply is asked, as much of it as that supply leaves. */
export function figuresAtSupply(index: FilterIndex, name: string, given: readonly Given[]): Float64Array {
  const published = index.column(name);
  const volts = voltsAsked(given);
  if (volts === Infinity) return published;
  const { [name]: statedVolts } = index.curves().statedVolts;
  if (statedVolts === undefined) return published;
  return published.map((figure, row) => scaled(figure, statedVolts[row] ?? 0, volts));
}
