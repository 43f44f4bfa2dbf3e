import type { ListedActuator } from '../client-catalog/listed.ts';
import type { Bill } from './bill.ts';

/** The actuators of a list, each once: rows without a listed motor are left out. */
export const knownParts = ({ lines }: Pick<Bill, 'lines'>): ListedActuator[] => [
  ...new Set(lines.flatMap(({ actuator }) => actuator ?? [])),
];
