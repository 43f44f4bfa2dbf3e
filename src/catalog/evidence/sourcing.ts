import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import { OUR_READING, type Sourcing } from '../fields/evidence/sourcing.ts';
import { namesWith } from '../fields/field-lists.ts';
import type { Actuator } from '../records/record-schemas.ts';
import { conflictOf, isOurReading } from './claim.ts';
import { actuatorClaims, witnessOf } from './claims.ts';
import type { UndisputedActuator } from './disputes.ts';

/** The fields of data sheets: names, addresses and prose are not figures. */
const ON_SHEETS: ReadonlySet<string> = new Set(namesWith(ACTUATOR_FIELDS, 'part'));

/**
 * The kinds of sources that state the figures of an actuator, and the figures on which its sources disagree.
 */
export function sourcingOf(record: Actuator, entry: UndisputedActuator): Sourcing {
  const evidence = actuatorClaims(record, entry);
  const byField = Map.groupBy(
    evidence.claims.filter(({ field }) => ON_SHEETS.has(field)),
    ({ field }) => field,
  );
  const conflicts = [...byField].flatMap(([field, claims]) => {
    const range = conflictOf(claims);
    return range === null ? [] : [[field, { least: range[0], most: range[1] }] as const];
  });
  return {
    stated_by: {
      ...Object.fromEntries(
        [...byField].map(([field, claims]) => [
          field,
          isOurReading(claims) ? OUR_READING : (witnessOf(evidence, field)?.kind ?? 'unstated'),
        ]),
      ),
      // The table of makers has it, without a source.
      ...(record.country !== null && { country: 'unstated' }),
    },
    conflicts: conflicts.length === 0 ? null : Object.fromEntries(conflicts),
  };
}
