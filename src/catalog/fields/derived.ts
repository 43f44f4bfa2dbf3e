import { z } from 'zod';
import { DATA_SHEET_FIELDS } from './data-sheet.ts';
import { PER_AMPERE, type Condition } from './evidence/condition.ts';
import { kindOf, SPEED_KINDS, TORQUE_KINDS, voltageOf } from './evidence/kind-and-voltage-rows.ts';
import { TRUST_FIELDS, type DataQualityOrigin } from './evidence/kinds-and-doubts.ts';
import { VERIFIED_AGAINST, verifiedAgainst, type Source } from './evidence/source.ts';
import { SOURCING_FIELDS, type SourcingOrigin } from './evidence/sourcing.ts';
import type { Fields } from './field.ts';
import { TORQUE_RATIOS } from './ratio.ts';
import { motorTurnsOf, reflectedInertia, rotorInertiaOf, turnsStated } from './rotor.ts';
import { supplyRange } from './supply-range.ts';
import { answered } from './value-schemas.ts';

/** The data from which fields outside the record of an actuator are computed. */
export interface ActuatorSurroundings extends DataQualityOrigin, SourcingOrigin {
  readonly record: Readonly<Record<string, unknown>>;
  readonly sources: readonly Source[];
  /** Its figures beyond the record, and the conditions of all of them. */
  readonly figures: { readonly rotor_inertia_kg_m2?: number | undefined };
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  readonly robotCount: number;
}

/** Makes the row for an end of the supply. */
const supplyEnd = (end: 'least' | 'most', superlative: string, comparative: string) =>
  ({
    in: 'derived',
    schema: answered.quantity,
    unit: 'V',
    derive: ({ record }: ActuatorSurroundings) => supplyRange(record.voltage_v)?.[end],
    title: `${superlative} supply voltage`,
    says: `${comparative} end of the supply range, V; the supply voltage itself where one is stated.`,
  }) as const;

/**
 * Fields that are computed from an actuator and are not in its closed record: `fields=`, filters, orders and
 * pages have them.
 */
export const DERIVED_FIELDS = {
  robot_count: {
    in: 'derived',
    schema: answered.count,
    derive: ({ robotCount }) => robotCount,
    title: 'Robots using it',
    says: 'Number of robots in the catalog whose joints use it.',
    better: 'more',
    sorts: 15,
    bounds: { min: '2' },
  },
  min_voltage_v: supplyEnd('least', 'Lowest', 'Lower'),
  max_voltage_v: supplyEnd('most', 'Highest', 'Upper'),
  rated_torque_density_nm_per_kg: {
    in: 'derived',
    schema: answered.quantity,
    unit: 'N.m/kg',
    ratio: TORQUE_RATIOS.rated_torque_density_nm_per_kg,
    title: 'Rated torque density',
    says: 'Rated torque divided by mass, N·m/kg, to 4 significant digits. Null when either is unknown.',
    better: 'more',
    sorts: 16,
    explains:
      'Rated torque per kilogram. Use it to compare motors for joints that hold a load for a long time.',
    part: 'torque-and-speed',
    bounds: { min: '20', max: '50' },
  },
  reflected_inertia_kg_m2: {
    in: 'derived',
    schema: answered.quantity,
    unit: 'kg.m2',
    derive: ({ record, figures: { rotor_inertia_kg_m2: value = null }, conditions: stated }) => {
      const inertia = rotorInertiaOf(record, { value, conditions: stated.rotor_inertia_kg_m2 });
      return reflectedInertia(inertia, motorTurnsOf(record));
    },
    follows: ['rotor_inertia_kg_m2', 'gear_ratio'],
    title: 'Reflected inertia',
    says: 'Rotor inertia times the square of the gear ratio, kg·m², to 4 significant digits. Null when either is unknown, or where no source says that the inertia is that of the rotor before the gear.',
    explains:
      'The inertia that the joint must accelerate in addition to the load. It also adds to the shock of an impact. An inertia equal to that of the load is good for fast moves; for soft contact, less is better.',
    better: 'less',
    part: 'mechanical',
    sorts: 17,
    bounds: { max: '0.01' },
  },
  gear_ratio_number: {
    in: 'derived',
    schema: answered.quantity,
    unit: '1',
    derive: ({ record }) => turnsStated(record),
    follows: ['gear_ratio'],
    title: 'Gear ratio as a number',
    says: 'Motor turns per output turn, as a number: 9 for `9:1`.',
  },
  ...TORQUE_KINDS,
  max_speed_kind: kindOf('max_speed_rpm', 'maximum speed', SPEED_KINDS),
  max_speed_voltage_v: voltageOf('max_speed_rpm', 'maximum speed'),
  power_kind: kindOf('power_w', 'power', DATA_SHEET_FIELDS.power_w.conditions.kind),
  kt_side: {
    in: 'derived',
    schema: DATA_SHEET_FIELDS.kt_nm_per_a.conditions.side.nullable(),
    derive: ({ conditions }) => conditions.kt_nm_per_a?.side,
    title: 'Side of the torque constant',
    says: 'Whether the torque constant holds at the motor or at the output. Null where no source says.',
  },
  kt_per: {
    in: 'derived',
    schema: z.enum(PER_AMPERE).nullable(),
    derive: ({ conditions }) => conditions.kt_nm_per_a?.per,
    title: 'Ampere of the torque constant',
    says: 'Ampere that the torque constant refers to: `rms` or `peak` of the phase current, or `supply`. Null where no source says.',
  },
  price_date: {
    in: 'derived',
    schema: answered.maybeText,
    derive: ({ conditions }) => conditions.price_usd?.date,
    title: 'Date of the price',
    says: 'When the price was read: a year, a month or a day. Null where no source dates it.',
    brief: true,
    bounds: { min: '2026', as: 'date' },
  },
  verified_against: {
    in: 'derived',
    schema: z.enum(VERIFIED_AGAINST).nullable(),
    derive: ({ record, sources }) => (record.verified === true ? verifiedAgainst(sources) : null),
    title: 'Verified against',
    says: "Words that the second reading used: the maker's own, or for some figures a third party's copy. Null without a second reading.",
  },
  ...TRUST_FIELDS,
  ...SOURCING_FIELDS,
} as const satisfies Fields<ActuatorSurroundings>;
