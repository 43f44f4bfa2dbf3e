import { z } from 'zod';
import { doubt } from '../doubts.ts';
import { motorTurnsOf, reflectedInertia, rotorInertiaOf } from '../rotor.ts';
import { PRICE_STATED_BY, priceStatedBy, VERIFIED_AGAINST, verifiedAgainst, type Source } from '../source.ts';
import { supplyRange } from '../supply-range.ts';
import type { Trust } from '../trust.ts';
import type { Condition } from './condition.ts';
import type { Fields } from './field.ts';
import { ROBOT_KINDS } from './robot.ts';
import { answered, text } from './values.ts';

/** What tells how far the figures of a record can be trusted. */
interface TrustOrigin extends Trust {
  readonly record: Readonly<Record<string, unknown>>;
  readonly sources: readonly Source[];
}

/** The rows that tell how far the figures of a record can be trusted. */
const TRUST_FIELDS = {
  price_stated_by: {
    schema: z.enum(PRICE_STATED_BY).nullable(),
    derive: ({ record, sources }) => (record.price_usd === null ? null : priceStatedBy(sources)),
    title: 'Price stated by',
    says: 'Who states the price: the maker, a shop, a list of parts or other notes of a third party, or a paper. Null without a price.',
  },
  kinds: {
    schema: z.record(text, text),
    derive: ({ kinds }) => kinds,
    title: 'Kinds of figures',
    says: 'What kind of figure each is, and when it holds, as far as sources say: `{"peak_torque_nm": "stall at 12 V"}`.',
  },
  doubts: {
    schema: z.array(doubt),
    derive: ({ doubts }) => doubts,
    title: 'Doubts',
    says: 'Figures that are out of the ordinary, and why: they contradict others, or physics does not lead to expect them.',
  },
} as const satisfies Fields<TrustOrigin>;

/** An actuator with what `fields=` can name beyond its record. */
export interface ActuatorSurroundings extends TrustOrigin {
  /** Its figures beyond the record, and the conditions of all of them. */
  readonly figures: { readonly rotor_inertia_kg_m2?: number | undefined };
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  readonly robotCount: number;
}

/** THE TABLE of an actuator's derived fields that only `fields=`, filters and orders know: no part of the closed record. */
export const EXTRA_ACTUATOR_FIELDS = {
  robot_count: {
    schema: answered.count,
    derive: ({ robotCount }) => robotCount,
    title: 'Robots using it',
    says: 'Number of robots in the catalog whose joints use it.',
    better: 'more',
    sorts: 15,
  },
  min_voltage_v: {
    schema: answered.quantity,
    unit: 'V',
    derive: ({ record }) => supplyRange(record.voltage_v)?.least,
    title: 'Lowest supply voltage',
    says: 'Lower end of the supply range, V; the supply voltage itself where one is stated. Null when not published.',
  },
  max_voltage_v: {
    schema: answered.quantity,
    unit: 'V',
    derive: ({ record }) => supplyRange(record.voltage_v)?.most,
    title: 'Highest supply voltage',
    says: 'Upper end of the supply range, V; the supply voltage itself where one is stated. Null when not published.',
  },
  rated_torque_density_nm_per_kg: {
    schema: answered.quantity,
    unit: 'N.m/kg',
    ratio: { over: 'rated_torque_nm', under: 'weight_g', per: 1000 },
    title: 'Rated torque density',
    says: 'Rated torque divided by mass, N·m/kg, to 4 significant digits. Null when either is unknown.',
    better: 'more',
    sorts: 16,
  },
  reflected_inertia_kg_m2: {
    schema: answered.quantity,
    unit: 'kg.m2',
    derive: ({ record, ...stated }) => reflectedInertia(rotorInertiaOf(record, stated), motorTurnsOf(record)),
    follows: ['rotor_inertia_kg_m2', 'gear_ratio'],
    title: 'Reflected inertia',
    says:
      'Rotor inertia times the square of the gear ratio, kg·m², to 4 significant digits. Null when either is unknown, or ' +
      'where no source says that the inertia is that of the rotor before the gear.',
    explains:
      'What the joint has to accelerate besides the load, and what it feels on impact. A load of equal inertia is a good match for speed; for soft contact less is better.',
    better: 'less',
    part: 'mechanical',
    sorts: 17,
    bounds: { max: '0.01' },
  },
  peak_torque_kind: {
    schema: answered.maybeText,
    derive: ({ conditions }) => conditions.peak_torque_nm?.kind,
    title: 'Kind of peak torque',
    says: 'What the source means by the peak torque. Null where it does not say.',
  },
  kt_side: {
    schema: answered.maybeText,
    derive: ({ conditions }) => conditions.kt_nm_per_a?.side,
    title: 'Side of the torque constant',
    says: 'Whether the torque constant holds at the motor or at the output. Null where no source says.',
  },
  verified_against: {
    schema: z.enum(VERIFIED_AGAINST).nullable(),
    derive: ({ record, sources }) => (record.verified === true ? verifiedAgainst(sources) : null),
    title: 'Verified against',
    says: "Against whose words the figures were checked a second time: the maker's own, or somewhere a third party's copy. Null where they were not.",
  },
  ...TRUST_FIELDS,
} as const satisfies Fields<ActuatorSurroundings>;

/** A robot with what `fields=` can name beyond its record. */
export interface RobotSurroundings extends TrustOrigin {
  readonly kind: string;
  /** The list prices of all its motors together; null where one of them is unknown. */
  readonly motorPriceUsd: number | null;
}

/** THE TABLE of a robot's fields that only `fields=`, filters and orders know: no part of the closed record. */
export const EXTRA_ROBOT_FIELDS = {
  kind: {
    schema: z.enum(ROBOT_KINDS),
    derive: ({ kind }) => kind,
    title: 'Kind',
    says: 'What the robot is.',
  },
  motor_price_usd: {
    schema: answered.quantity,
    unit: '{USD}',
    derive: ({ motorPriceUsd }) => motorPriceUsd,
    title: 'Price of the motors',
    says: 'Sum of the list prices of all its motors, US dollars. Null unless every one of them is known.',
    better: 'less',
    sorts: 7,
  },
  ...TRUST_FIELDS,
} as const satisfies Fields<RobotSurroundings>;
