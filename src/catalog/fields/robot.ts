import { z } from 'zod';
import { countryName } from '../lib/country.ts';
import { ACTUATOR_FIELDS } from './actuator.ts';
import { TRUST_FIELDS, type DataQualityOrigin } from './evidence/kinds-and-doubts.ts';
import { stated, type Fields, type Origin } from './field.ts';
import { countsGripper } from './gripper-joints.ts';
import { ratioOf } from './ratio.ts';
import { answered, recordName, text, webAddress } from './value-schemas.ts';

/** The kinds of robots, for the pages. */
export const ROBOT_KINDS = ['quadruped', 'humanoid', 'biped', 'arm', 'mobile_manipulator', 'hand'] as const;

/** The context of a robot, with the number of its joints. */
export interface RobotOrigin extends Origin {
  readonly jointCount: number;
}

/** The fields of the closed record, in the order of docs/interface.md, "Records". */
const RECORD_FIELDS = {
  id: ACTUATOR_FIELDS.id,
  name: {
    schema: recordName,
    written: { in: 'head', as: recordName },
    title: 'Name',
    says: 'Model name as the maker writes it, without the brand.',
    brief: true,
    sorts: 1,
  },
  brand: ACTUATOR_FIELDS.brand,
  country: {
    schema: answered.maybeText,
    derive: ({ maker }) => countryName(maker.country),
    title: 'Country',
    says: "The maker's country, English short name. Null when unknown.",
  },
  country_flag: ACTUATOR_FIELDS.country_flag,
  dof: {
    schema: answered.count,
    written: { in: 'head', as: z.int().positive().optional() },
    derive: ({ jointCount }) => jointCount,
    title: 'Degrees of freedom',
    says: 'Driven degrees of freedom; the number of joints where no source states it.',
    lead: 1,
    brief: true,
    sorts: 2,
    bounds: { min: '6', max: '7' },
  },
  payload_kg: {
    ...stated('kg', 'head'),
    title: 'Payload',
    says: 'Rated payload, kg.',
    better: 'more',
    lead: 2,
    brief: true,
    sorts: 3,
    bounds: { min: '5', max: '25' },
  },
  reach_mm: {
    ...stated('mm', 'head'),
    title: 'Reach',
    says: 'Reach of the arm, mm.',
    better: 'more',
    lead: 3,
    brief: true,
    sorts: 4,
    bounds: { min: '800', max: '700' },
  },
  weight_kg: {
    ...stated('kg', 'head'),
    title: 'Mass',
    says: 'Mass of the robot, kg.',
    better: 'less',
    lead: 4,
    brief: true,
    sorts: 5,
    bounds: { min: '50', max: '20' },
  },
  price_usd: {
    ...stated('{USD}', 'head'),
    title: 'Price',
    says: 'Price, or the lower bound of a range, in US dollars. Null when it is not public.',
    better: 'less',
    lead: 5,
    brief: true,
    sorts: 6,
    bounds: { min: '10000', max: '5000' },
  },
  price_max_usd: {
    ...stated('{USD}', 'head'),
    title: 'Highest price',
    says: 'Upper bound when the price is a range, in US dollars. Null when it is not.',
  },
  product_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    title: 'Product page',
    says: "The maker's product page. Null when none is known.",
  },
  image_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    title: 'Image',
    says: 'Picture of the robot. Null when none is known.',
  },
  summary: {
    schema: text,
    written: { in: 'head', as: text },
    title: 'Summary',
    says: 'The robot in a sentence.',
    brief: true,
  },
  sources: ACTUATOR_FIELDS.sources,
  url: ACTUATOR_FIELDS.url,
  api_url: ACTUATOR_FIELDS.api_url,
  joint_count: {
    schema: answered.count,
    derive: ({ jointCount }) => jointCount,
    title: 'Joints',
    says: 'Number of joints over all joint groups.',
    brief: true,
    bounds: { min: '12', max: '12' },
  },
} as const satisfies Fields<RobotOrigin>;

/** The data from which fields outside the record of a robot are computed. */
export interface RobotSurroundings extends DataQualityOrigin {
  readonly record: Readonly<Record<string, unknown>>;
  readonly kind: string;
  /** Its joint groups. */
  readonly joints: readonly { readonly role: string; readonly count: number }[];
  /** The list prices of all its motors together; null where one of them is unknown. */
  readonly motorPriceUsd: number | null;
  readonly motors: {
    /** Part of the robot's mass that is motors, 0 to 1; null unless all masses are known. */
    readonly massShare: number | null;
    /** Sum of the peak torques of all its motors, N·m; null unless all are known and of one kind. */
    readonly peakTorque: number | null;
  };
}

const PEAK_TORQUE_PER_KG = { over: 'peakTorque', under: 'weight_kg', per: 1 } as const;

/** Fields that follow from a robot beyond its closed record: only `fields=`, filters and orders have them. */
const DERIVED_FIELDS = {
  kind: {
    in: 'derived',
    schema: z.enum(ROBOT_KINDS),
    derive: ({ kind }) => kind,
    title: 'Kind',
    says: 'The kind of robot.',
  },
  motor_price_usd: {
    in: 'derived',
    schema: answered.quantity,
    unit: '{USD}',
    derive: ({ motorPriceUsd }) => motorPriceUsd,
    title: 'Price of the motors',
    says: 'Sum of the list prices of all its motors, US dollars. Null unless the price and the exact version of every motor are known.',
    better: 'less',
    sorts: 7,
    bounds: { min: '1000', max: '1000' },
  },
  payload_per_kg: {
    in: 'derived',
    schema: answered.quantity,
    unit: '1',
    ratio: { over: 'payload_kg', under: 'weight_kg', per: 1 },
    title: 'Payload per mass',
    says: 'Rated payload divided by the mass of the robot, kg/kg, to 4 significant digits. Null when either is unknown.',
    better: 'more',
    sorts: 8,
    bounds: { min: '0.3' },
  },
  motor_mass_share: {
    in: 'derived',
    schema: answered.quantity,
    unit: '1',
    derive: ({ motors }) => motors.massShare,
    title: 'Share of the motors in the mass',
    says: 'Mass of all its motors divided by the mass of the robot, 0 to 1. Null unless the mass of the robot and of every motor is known.',
    sorts: 9,
    bounds: { min: '0.3', max: '0.3' },
  },
  peak_torque_per_kg: {
    in: 'derived',
    schema: answered.quantity,
    unit: 'N.m/kg',
    derive: ({ record, motors }) => ratioOf(PEAK_TORQUE_PER_KG, { ...motors, weight_kg: record.weight_kg }),
    title: 'Peak torque per mass',
    says: 'Peak torques of all its motors together, divided by the mass of the robot, N·m/kg, to 4 significant digits. Null unless all are known and of one kind: a limit of a robot model is never added to a peak torque. `kinds` says which kind it is.',
    better: 'more',
    sorts: 10,
    bounds: { min: '5' },
  },
  dof_counts_gripper: {
    in: 'derived',
    schema: answered.maybeFlag,
    derive: ({ record, joints }) => countsGripper(record.dof, joints),
    title: 'Degrees of freedom with gripper',
    says: 'Whether the degrees of freedom include those of a gripper. Null where no joint drives a gripper, or the numbers do not show it.',
  },
  ...TRUST_FIELDS,
} as const satisfies Fields<RobotSurroundings>;

/** The table of a robot's fields: the record, then derived fields. */
export const ROBOT_FIELDS = { ...RECORD_FIELDS, ...DERIVED_FIELDS } as const;
