import { z } from 'zod';
import type { Fields } from '../field.ts';
import { figure, text } from '../value-schemas.ts';

/** The ampere that a torque constant refers to: RMS or amplitude of the phase current, or supply current. */
export const PER_AMPERE = ['rms', 'peak', 'supply'] as const;

/** The kind of a figure, and the conditions under which it holds, where a source states them. */
export const condition = z
  .strictObject({
    kind: text.optional().describe('The meaning that the source gives the figure.'),
    side: text.optional().describe('Side of the gear for which the figure holds.'),
    per: z
      .enum(PER_AMPERE)
      .optional()
      .describe('Ampere that a torque constant refers to: RMS or peak phase current, or supply current.'),
    of: text.optional().describe('Whether a winding was measured over one phase or between two terminals.'),
    voltage_v: figure.optional().describe('At this supply voltage, V.'),
    seconds: figure.optional().describe('For this long, s.'),
    speed_rpm: figure.optional().describe('At this speed of the output, rpm.'),
    cooling: text.optional().describe('With this cooling.'),
    includes: text.optional().describe('The parts that a mass or a price includes or leaves out.'),
    date: text.optional().describe('When the price was read: a year, a month or a day.'),
    seller: text.optional().describe('The seller who asks this price.'),
  })
  .describe('The kind and conditions of the figure, as far as the source states them.');

export type Condition = Readonly<z.infer<typeof condition>>;

/** The conditions that any figure may have. */
const COMMON = { voltage_v: figure, seconds: figure, speed_rpm: figure, cooling: text } as const;

/** The conditions of a file: those of each field of a table that can have some, by field. */
export function conditionsOf(fields: Fields<never>): z.ZodType<Readonly<Record<string, Condition>>>;
export function conditionsOf(fields: Fields<never>): z.ZodType {
  const forms = Object.entries(fields).flatMap(([name, { conditions }]) =>
    conditions === undefined ? [] : [[name, z.strictObject({ ...conditions, ...COMMON }).partial()]],
  );
  return z.strictObject(Object.fromEntries(forms)).partial();
}
