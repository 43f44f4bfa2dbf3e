import type { z } from 'zod';
import { DATA_SHEET_FIELDS } from '../data-sheet.ts';
import type { Fields } from '../field.ts';
import { answered } from '../value-schemas.ts';
import type { Condition } from './condition.ts';

/** A record with the conditions of its figures. */
export interface FigureConditions {
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
}

/** Makes the row for the kind of a figure. */
export const kindOf = <Kinds extends z.ZodType>(field: string, figure: string, kinds: Kinds) =>
  ({
    in: 'derived',
    schema: kinds.nullable(),
    derive: ({ conditions }: FigureConditions) => conditions[field]?.kind,
    title: `Kind of ${figure}`,
    says: `The kind of the ${figure}, as the source states it. Null if it does not.`,
  }) as const;

/** Makes the row for the supply at which a figure holds. */
export const voltageOf = (field: string, figure: string) =>
  ({
    in: 'derived',
    schema: answered.quantity,
    unit: 'V',
    derive: ({ conditions }: FigureConditions) => conditions[field]?.voltage_v,
    title: `Voltage of ${figure}`,
    says: `Supply voltage at which the ${figure} holds, V. Null where the source does not say.`,
  }) as const;

/** The kinds of speeds. */
export const SPEED_KINDS = DATA_SHEET_FIELDS.max_speed_rpm.conditions.kind;

/** The rows for the kinds of torques and speeds and their supply: `kinds` as columns. */
export const TORQUE_KINDS = {
  peak_torque_kind: kindOf('peak_torque_nm', 'peak torque', DATA_SHEET_FIELDS.peak_torque_nm.conditions.kind),
  peak_torque_voltage_v: voltageOf('peak_torque_nm', 'peak torque'),
  rated_torque_kind: kindOf(
    'rated_torque_nm',
    'rated torque',
    DATA_SHEET_FIELDS.rated_torque_nm.conditions.kind,
  ),
  rated_torque_voltage_v: voltageOf('rated_torque_nm', 'rated torque'),
} as const satisfies Fields<FigureConditions>;
