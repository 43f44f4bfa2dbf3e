import type { Catalog } from '../../src/catalog/catalog.ts';
import { counted } from './fault.ts';

/** The catalog as the bytes of `generated/catalog.json`. */
export const catalogBytes = (catalog: Catalog): Buffer => Buffer.from(`${JSON.stringify(catalog)}\n`);

/** `1189 actuators, 328 robots, 82 makers`: makers are those of actuators. */
export function summaryLine({ actuators, robots }: Catalog): string {
  const makers = new Set(actuators.map(({ brand }) => brand));
  return [counted(actuators.length, 'actuator'), counted(robots.length, 'robot'), counted(makers.size, 'maker')].join(
    ', ',
  );
}
