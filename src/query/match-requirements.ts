import type { z } from 'zod';
import { fieldOf } from '../catalog/fields/read.ts';
import type { Unit } from '../catalog/fields/units.ts';
import { ALL_ACTUATOR_FIELDS } from '../catalog/profile.ts';
import { duty } from './duty.ts';
import type { Filter, GivenFilter } from './filter.ts';
import { ACTUATOR_FILTERS } from './filters.ts';
import { measure, numberWithin, separated, type Parameter } from './parameter.ts';
import { REFLECTIONS, type Reflection, type Stage } from './stage.ts';

/** A parameter that states a bound. */
interface BoundParameter extends Parameter {
  readonly schema: z.ZodType<number, string>;
}

/** A requirement that holds a figure against a bound. */
interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly sense: 'at least' | 'at most';
  /** What an external stage changes. */
  readonly through: keyof typeof REFLECTIONS;
  /** How it is asked; absent where it follows from `duty`. */
  readonly parameter?: BoundParameter;
}

/** A requirement that holds what is published against what is accepted, by a filter of the list. */
interface AcceptedRow {
  readonly name: string;
  readonly field: string;
  readonly sense: 'accepts' | 'any of';
  readonly parameter: Filter<never>;
  /** What was asked, as the answer repeats it. */
  readonly shown: (text: string) => Accepted;
}

/** What a requirement accepts, as an answer repeats it. */
type Accepted = boolean | number | string | readonly string[];

/** One thing that can be required of an actuator. */
export type RequirementRow = BoundRow | AcceptedRow;

const bounded = (example: string, says: string): BoundParameter => ({ schema: measure(), says, example });

/** A requirement that a filter of the list holds, under its own name. */
function accepted(name: string, row: Omit<AcceptedRow, 'name' | 'parameter'>, says: string): AcceptedRow {
  const parameter = ACTUATOR_FILTERS[name];
  if (parameter === undefined) throw new Error(`ACTUATOR_FILTERS has no row ${name}.`);
  return { name, ...row, parameter: { ...parameter, says } };
}

const isTrue = (text: string): boolean => text === 'true';

/** THE TABLE of requirements, each stated at the joint. A new one is one row. */
export const REQUIREMENTS: readonly RequirementRow[] = [
  {
    name: 'peak_torque_nm',
    field: 'peak_torque_nm',
    sense: 'at least',
    through: 'torque',
    parameter: bounded('60', 'Highest torque that the joint needs, N·m.'),
  },
  {
    name: 'rated_torque_nm',
    field: 'rated_torque_nm',
    sense: 'at least',
    through: 'torque',
    parameter: bounded('20', 'Torque that the joint needs all the time, N·m.'),
  },
  { name: 'rms_torque_nm', field: 'rated_torque_nm', sense: 'at least', through: 'torque' },
  {
    name: 'speed_rpm',
    field: 'max_speed_rpm',
    sense: 'at least',
    through: 'speed',
    parameter: bounded('120', 'Speed that the joint needs, rpm.'),
  },
  {
    name: 'weight_g',
    field: 'weight_g',
    sense: 'at most',
    through: 'none',
    parameter: bounded('1500', 'Mass of the actuator at most, grams.'),
  },
  {
    name: 'price_usd',
    field: 'price_usd',
    sense: 'at most',
    through: 'none',
    parameter: bounded('500', 'List price of the actuator at most, US dollars.'),
  },
  {
    name: 'backlash_arcmin',
    field: 'backlash_arcmin',
    sense: 'at most',
    through: 'angle',
    parameter: bounded('10', 'Play that the joint may get from the actuator at most, arc-minutes.'),
  },
  {
    name: 'repeatability_arcmin',
    field: 'repeatability_arcmin',
    sense: 'at most',
    through: 'angle',
    parameter: bounded('1', 'Spread of repeated moves that the joint may get from the actuator at most, arc-minutes.'),
  },
  {
    name: 'outer_diameter_mm',
    field: 'outer_diameter_mm',
    sense: 'at most',
    through: 'none',
    parameter: bounded('80', 'Diameter of the actuator at most, mm.'),
  },
  {
    name: 'length_mm',
    field: 'length_mm',
    sense: 'at most',
    through: 'none',
    parameter: bounded('60', 'Length of the actuator at most, mm.'),
  },
  accepted(
    'voltage_v',
    { field: 'voltage_v', sense: 'accepts', shown: Number },
    'Supply voltage that the actuator must accept, V: equal to its own, or within its range.',
  ),
  accepted(
    'comm',
    { field: 'comm', sense: 'any of', shown: separated },
    'Bus that it must have, in any case; a comma is "or".',
  ),
  accepted(
    'control_mode',
    { field: 'control_modes', sense: 'any of', shown: separated },
    'What its driver must regulate, in any case; a comma is "or".',
  ),
  accepted(
    'backdrivable',
    { field: 'backdrivable', sense: 'accepts', shown: isTrue },
    'Whether the output must turn by hand (`true`) or must not (`false`).',
  ),
  accepted(
    'integrated_driver',
    { field: 'integrated_driver', sense: 'accepts', shown: isTrue },
    'Whether a driver must be on board (`true`) or must not (`false`).',
  ),
  accepted(
    'min_ip',
    { field: 'ip_rating', sense: 'accepts', shown: String },
    'Ingress protection (IEC 60529) that it must have, two digits, each met on its own.',
  ),
  accepted(
    'torque_kind',
    { field: 'peak_torque_kind', sense: 'any of', shown: separated },
    'What the source must mean by peak torque; a comma is "or".',
  ),
];

/** The duty cycle, from which the peak torque and the RMS torque follow. */
export const DUTY = {
  duty: {
    schema: duty,
    says:
      'Duty cycle of the joint: steps of torque in N·m and seconds. Its RMS torque is held against the rated torque, its ' +
      'greatest torque against the peak torque.',
    example: '60:2,10:8',
  },
} satisfies Record<string, Parameter>;

/** THE TABLE of what modifies the requirements; each has a value that changes nothing, or the usual one. */
export const MODIFIERS = {
  external_ratio: {
    schema: numberWithin({ above: 0, most: 1000 }).default(1),
    says: 'Ratio of a further stage between actuator and joint, such as a belt: turns of the actuator for one of the joint. The joint gets torque × ratio × efficiency and speed ÷ ratio.',
    example: '2',
  },
  external_efficiency: {
    schema: numberWithin({ above: 0, most: 1 }).default(1),
    says: 'Part of the torque that the further stage passes on, above 0 to 1.',
    example: '0.95',
  },
  margin: {
    schema: numberWithin({ above: 0, most: 10 }).default(1),
    says: 'Safety factor by which the required torques are multiplied.',
    example: '1.5',
  },
  tolerance: {
    schema: numberWithin({ least: 0, most: 1 }).default(0.1),
    says: 'By how much a figure may miss a bound and still be `close`, as a part of the bound.',
    example: '0.05',
  },
} satisfies Record<string, Parameter>;

const CANDIDATES = ['category', 'brand', 'use_case', 'availability', 'country', 'verified'];

/** The filters that tell which actuators are candidates at all. */
export const CANDIDATE_FILTERS = Object.fromEntries(
  Object.entries(ACTUATOR_FILTERS).filter(([name]) => CANDIDATES.includes(name)),
);

/** What one joint can ask: its requirements in the order of their table, what modifies them, and the candidates. */
export const ASKING: Readonly<Record<string, Parameter>> = {
  ...DUTY,
  ...Object.fromEntries(REQUIREMENTS.flatMap(({ name, parameter }) => (parameter ? [[name, parameter]] : []))),
  ...MODIFIERS,
  ...CANDIDATE_FILTERS,
};

/** A requirement with what was asked. */
export type Requirement = BoundRequirement | AcceptedRequirement;

/** A bound for a figure. */
export interface BoundRequirement {
  readonly kind: 'bound';
  readonly row: BoundRow;
  /** The bound as it was asked, and the margin that it is multiplied by. */
  readonly asked: number;
  readonly margin: number;
  readonly stage: Stage;
}

/** What is accepted, and the filter that keeps the actuators that fit. */
export interface AcceptedRequirement {
  readonly kind: 'accepted';
  readonly row: AcceptedRow;
  readonly asked: Accepted;
  readonly filter: GivenFilter;
}

/** What figures are held against: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number => asked * margin;

/** What holds for every requirement of a joint. */
export interface Terms {
  readonly stage: Stage;
  readonly margin: number;
}

/** A bound with what a stage and a margin make of it: only torques have a margin. */
export const boundRequirement = (row: BoundRow, asked: number, { stage, margin }: Terms): BoundRequirement => ({
  kind: 'bound',
  row,
  asked,
  margin: row.through === 'torque' ? margin : 1,
  stage,
});

/** What the joint gets of a figure that is held against a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);

/** The unit of a requirement's field; null for none. */
export const unitOf = ({ field }: RequirementRow): Unit | null => fieldOf(ALL_ACTUATOR_FIELDS, field).unit ?? null;
