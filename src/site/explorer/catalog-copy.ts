import type { Actuator } from '../../catalog/actuator.ts';

/** The static copy of the catalog that pages read: all actuators as the API answers them, as one file. */
export const catalogCopy = (actuators: readonly Actuator[]): string => JSON.stringify(actuators);

/** Whether a parsed file is that copy. It is our own build's file, so its outline is enough to know it by. */
export const isCatalogCopy = (parsed: unknown): parsed is readonly Actuator[] =>
  Array.isArray(parsed) &&
  parsed.every(
    (record: unknown) => typeof record === 'object' && record !== null && 'id' in record && 'brand' in record,
  );
