import { z } from 'zod';
import type { Fields } from './field.ts';
import { figure, text } from './values.ts';

/** What kind of figure a figure is, and under what conditions it holds, where a source says so. */
export interface Condition {
  readonly kind?: string | undefined;
  /** On which side of the gear. */
  readonly side?: string | undefined;
  readonly voltage_v?: number | undefined;
  readonly seconds?: number | undefined;
  readonly speed_rpm?: number | undefined;
  readonly cooling?: string | undefined;
  /** What a mass or a price includes, or leaves out. */
  readonly includes?: string | undefined;
  /** When a price was read: a year, a month or a day. */
  readonly date?: string | undefined;
  readonly seller?: string | undefined;
}

/** What any figure may hold under. */
const COMMON = { voltage_v: figure, seconds: figure, speed_rpm: figure, cooling: text } as const;

/** The conditions of a file: those of each field of the tables that can have some, by field. */
export function conditionsOf(...tables: readonly Fields<never>[]): z.ZodType<Readonly<Record<string, Condition>>>;
export function conditionsOf(...tables: readonly Fields<never>[]): z.ZodType {
  const rows = tables.flatMap((fields) => Object.entries(fields));
  return z.strictObject(
    Object.fromEntries(
      rows.flatMap(([name, { conditions }]) =>
        conditions === undefined
          ? []
          : [
              [
                name,
                z
                  .strictObject({ ...conditions, ...COMMON })
                  .partial()
                  .optional(),
              ],
            ],
      ),
    ),
  );
}
