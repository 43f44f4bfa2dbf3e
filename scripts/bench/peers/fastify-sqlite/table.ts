import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The rows of the table: what is filtered by, and the JSON that is answered. */
export const rows = z.array(
  z.object({
    id: z.string(),
    category: z.string(),
    peak_torque_nm: z.number().nullable(),
    weight_g: z.number().nullable(),
    searched: z.string(),
    /** The letters and digits of each name. */
    joined_names: z.string(),
    record: z.string(),
    detail: z.string(),
  }),
);

const SCHEMA = `
  CREATE TABLE actuators (
    id TEXT PRIMARY KEY, category TEXT NOT NULL, peak_torque_nm REAL, weight_g REAL,
    searched TEXT NOT NULL, joined_names TEXT NOT NULL, record TEXT NOT NULL, detail TEXT NOT NULL
  );
  CREATE INDEX by_category ON actuators (category);
  CREATE INDEX by_peak_torque ON actuators (peak_torque_nm);
  CREATE INDEX by_weight ON actuators (weight_g);`;

/** Makes the table in an empty database and fills it. */
export function fillTable(database: DatabaseSync, records: z.infer<typeof rows>): void {
  database.exec(SCHEMA);
  const insert = database.prepare(
    'INSERT INTO actuators VALUES (:id, :category, :peak_torque_nm, :weight_g, :searched, :joined_names, :record, :detail)',
  );
  database.exec('BEGIN');
  for (const record of records) insert.run(record);
  database.exec('COMMIT');
  database.exec('ANALYZE');
}
