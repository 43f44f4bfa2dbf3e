import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import type { Sourcing } from '../fields/evidence/sourcing.ts';
import { namesWith } from '../fields/select-fields.ts';
import type { Figures } from '../records/figure.ts';
import { conflictOf } from './claim.ts';

/** The fields of data sheets: names, addresses and prose are not figures. */
const ON_SHEETS: ReadonlySet<string> = new Set(namesWith(ACTUATOR_FIELDS, 'part'));

/**
 * The kinds of sources that state the figures of an actuator, and the figures on which its sources disagree.
 */
export function sourcingOf({ all, of }: Figures): Sourcing {
  const claimed = all.filter(({ field, claims }) => ON_SHEETS.has(field) && claims.length > 0);
  // The table of makers has the country, without a source.
  const country = of('country');
  const conflicts = claimed.flatMap(({ field, claims }) => {
    const range = conflictOf(claims);
    return range === null ? [] : [[field, { least: range[0], most: range[1] }] as const];
  });
  return {
    stated_by: Object.fromEntries(
      [...claimed, ...(country.value === null ? [] : [country])].map(({ field, mark }) => [field, mark]),
    ),
    conflicts: conflicts.length === 0 ? null : Object.fromEntries(conflicts),
  };
}
