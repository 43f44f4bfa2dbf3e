import type { LockedPackage } from './lock.ts';
import { recordsOf } from './osv-database.ts';
import { isOfNpm, weaknessesIn, type Weakness } from './osv.ts';

/** What a comparison with an export gave. */
export interface OfflineAudit {
  readonly weaknesses: readonly Weakness[];
  /** The day of the newest record, YYYY-MM-DD: nothing later is known to the export. */
  readonly date: string;
}

/** Compares packages with every record of an export. Rejects when it cannot be read or knows nothing of npm. */
export async function auditOffline(database: string, packages: readonly LockedPackage[]): Promise<OfflineAudit> {
  const weaknesses: Weakness[] = [];
  let newest = '';
  for await (const record of recordsOf(database)) {
    if (!isOfNpm(record)) continue;
    if (record.modified > newest) newest = record.modified;
    weaknesses.push(...weaknessesIn(record, packages));
  }
  if (newest === '')
    throw new Error(`${database}: found no record about npm, wanted an export of OSV for npm; see SECURITY.md.`);
  return { weaknesses, date: newest.slice(0, 10) };
}
