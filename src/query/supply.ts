import { acceptedRange, supplyRange, type SupplyRange } from '../catalog/supply-range.ts';
import { together, type Leading, type Narrowing } from './narrowing.ts';

/** The ends of what actuators accept, V, as columns beside those of their fields: each from a stated supply; undefined where none is. */
export const ACCEPTED: Readonly<Record<string, (voltage: unknown) => number | undefined>> = {
  least_accepted_v: (voltage) => acceptedBy(voltage)?.least,
  most_accepted_v: (voltage) => acceptedBy(voltage)?.most,
};

function acceptedBy(voltage: unknown): SupplyRange | null {
  const stated = supplyRange(voltage);
  return stated && acceptedRange(stated);
}

/** Keeps the actuators that accept every voltage of a supply. */
export const placesAccepting = (index: { readonly leading: Leading }, { least, most }: SupplyRange): Narrowing =>
  together([
    index.leading('least_accepted_v', 'asc', (accepted) => accepted <= least),
    index.leading('most_accepted_v', 'desc', (accepted) => accepted >= most),
  ]);
