import type { REFLECTIONS } from './stage.ts';

/*
 * What can be required of an actuator at a joint: one table for the API, its documents, the tools and the
 * form of the page of matches, which loads no schema.
 */

/** The parts of the form that asks for an actuator, in its order. */
export const FORM_PARTS = [
  'Torque and speed',
  'Mass, price, size',
  'External gear ratio, margin',
  'Supply and bus',
  'Family, maker, use',
  'Kind and precision',
] as const;

/**
 * How something is asked: its sentence in documents, and in the form its part, its label and an example as
 * people write it.
 */
export interface Question {
  readonly says: string;
  readonly part: (typeof FORM_PARTS)[number];
  readonly label: string;
  readonly hint: string;
}

/** A requirement that compares a figure with a bound. */
export interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly sense: 'at least' | 'at most';
  /** What an external stage changes. */
  readonly through: keyof typeof REFLECTIONS;
}

/**
 * A requirement that compares what is published with what is accepted, by the filter of the list that has its
 * name.
 */
export interface AcceptedRow {
  readonly name: string;
  readonly field: string;
  readonly sense: 'accepts' | 'any of';
}

/** A requirement of torques at a speed, which the curve of an actuator proves, refutes or leaves open. */
export interface PointRow {
  readonly name: 'peak_points' | 'rated_points';
  /** What is judged; no record has it as a field. */
  readonly field: 'torque_at_speed_nm';
  readonly sense: 'gives';
  readonly curve: 'intermittent' | 'continuous';
}

/** A requirement and how it is asked; `says` is null where it follows from the duty cycle. */
export type RequirementRow =
  | (BoundRow & Question & { readonly example: string })
  | (BoundRow & { readonly says: null })
  | (PointRow & Question & { readonly example: string })
  | (AcceptedRow & Question);

const TORQUE = 'Torque and speed';
const SIZE = 'Mass, price, size';
const SUPPLY = 'Supply and bus';
const PRECISION = 'Kind and precision';

/** How a form asks something. */
export const box = (part: Question['part'], label: string, hint = ''): Omit<Question, 'says'> => ({
  part,
  label,
  hint,
});

const atLeast = (name: string, field: string, through: BoundRow['through']) =>
  ({ name, field, sense: 'at least', through }) as const;

const atMost = (field: string, through: BoundRow['through'] = 'none') =>
  ({ name: field, field, sense: 'at most', through }) as const;

const points = (name: PointRow['name'], curve: PointRow['curve']) =>
  ({ name, field: 'torque_at_speed_nm', sense: 'gives', curve }) as const;

const accepted = (name: string, field: string, sense: AcceptedRow['sense']) =>
  ({ name, field, sense }) as const;

/** The requirements, each stated at the joint, in the order in which they are judged. */
export const REQUIREMENTS: readonly RequirementRow[] = [
  {
    ...atLeast('peak_torque_nm', 'peak_torque_nm', 'torque'),
    says: 'Highest torque that the joint needs, N·m.',
    example: '60',
    ...box(TORQUE, 'Peak torque, at least', '40 N·m'),
  },
  {
    ...atLeast('rated_torque_nm', 'rated_torque_nm', 'torque'),
    says: 'Torque that the joint needs continuously, N·m.',
    example: '20',
    ...box(TORQUE, 'Rated torque, at least', '150 kgf·cm'),
  },
  { ...atLeast('rms_torque_nm', 'rated_torque_nm', 'torque'), says: null },
  {
    ...atLeast('speed_rpm', 'max_speed_rpm', 'speed'),
    says: 'Speed that the joint needs, rpm.',
    example: '120',
    ...box(TORQUE, 'Speed, at least', '12 rad/s'),
  },
  {
    ...points('peak_points', 'intermittent'),
    says: 'Torques at a speed that the joint needs for a moment, N·m `@` rpm, separated by commas.',
    example: '40@115,10@300',
    ...box(TORQUE, 'Torque at a speed, for a moment', '40@115, 10@300'),
  },
  {
    ...points('rated_points', 'continuous'),
    says: 'Torques at a speed that the joint needs continuously, N·m `@` rpm, separated by commas.',
    example: '20@60',
    ...box(TORQUE, 'Torque at a speed, continuously', '20@60'),
  },
  {
    ...atMost('weight_g'),
    says: 'Maximum mass of the actuator, grams.',
    example: '1500',
    ...box(SIZE, 'Mass, at most', '0.9 kg'),
  },
  {
    ...atMost('price_usd'),
    says: 'Maximum list price of the actuator, US dollars.',
    example: '500',
    ...box(SIZE, 'Price, at most', '$500'),
  },
  {
    ...atMost('backlash_arcmin', 'angle'),
    says: 'Maximum backlash that the actuator may add at the joint, arc-minutes.',
    example: '10',
    ...box(PRECISION, 'Backlash, at most', '0.2°'),
  },
  {
    ...atMost('repeatability_arcmin', 'angle'),
    says: 'Maximum spread of repeated moves at the joint, arc-minutes.',
    example: '1',
    ...box(PRECISION, 'Repeatability, at most', '1 arcmin'),
  },
  {
    ...atMost('outer_diameter_mm'),
    says: 'Maximum diameter of the actuator, mm.',
    example: '80',
    ...box(SIZE, 'Diameter, at most', '100 mm'),
  },
  {
    ...atMost('length_mm'),
    says: 'Maximum length of the actuator, mm.',
    example: '60',
    ...box(SIZE, 'Length, at most', '2 in'),
  },
  {
    ...atLeast('through_hole_mm', 'through_hole_mm', 'none'),
    says: 'Minimum diameter of the hole through the actuator, mm.',
    example: '10',
    ...box(SIZE, 'Through hole, at least', '0.5 in'),
  },
  {
    ...accepted('voltage_v', 'voltage_v', 'accepts'),
    says: 'Supply that the actuator must accept, V: a voltage, or a range such as `24-48`; a nominal voltage accepts ±10 %.',
    ...box(SUPPLY, 'Supply that it accepts', '48 V'),
  },
  {
    ...accepted('comm', 'comm', 'any of'),
    says: 'Bus that it must have, in any case; a comma is "or".',
    ...box(SUPPLY, 'Bus, any of'),
  },
  {
    ...accepted('control_mode', 'control_modes', 'any of'),
    says: 'What its driver must regulate, in any case; a comma is "or".',
    ...box(SUPPLY, 'Control, any of'),
  },
  {
    ...accepted('backdrivable', 'backdrivable', 'accepts'),
    says: 'Whether the output must turn by hand (`true`) or must not (`false`).',
    ...box(PRECISION, 'Backdrivable'),
  },
  {
    ...accepted('integrated_driver', 'integrated_driver', 'accepts'),
    says: 'Whether a driver must be on board (`true`) or must not (`false`).',
    ...box(SUPPLY, 'Driver on board'),
  },
  {
    ...accepted('min_ip', 'ip_rating', 'accepts'),
    says: 'Ingress protection (IEC 60529) that it must have, two digits, each met on its own.',
    ...box(PRECISION, 'Protection, at least'),
  },
  {
    ...accepted('peak_torque_kind', 'peak_torque_kind', 'any of'),
    says: 'What the source must mean by peak torque; a comma is "or".',
    ...box(PRECISION, 'What peak torque means, any of'),
  },
];

/** The duty cycle, from which peak torque, RMS torque and torques at a speed follow. */
export const DUTY = {
  says:
    'Duty cycle of the joint: steps of torque in N·m and seconds, or of torque `@` rpm and seconds as in `60@20:2`. Its highest torque is compared with ' +
    'the peak torque, its RMS torque with the rated torque. Steps with a speed are points too, and steps longer than `peak_seconds` must last.',
  example: '60:2,10:8',
  ...box(TORQUE, 'Duty cycle, N·m : seconds', '60:2, 10:8'),
};

/** Whether a peak torque and a speed that are both stated must be given at once. */
export const TOGETHER = {
  says: 'Whether `peak_torque_nm` and `speed_rpm`, where both are stated, are needed at once: then they are a peak point too. `false` judges each alone.',
  example: 'false',
  ...box(TORQUE, 'Peak torque and speed at the same time'),
};

/** The filters that tell which actuators are candidates at all, with their labels in the form. */
export const CANDIDATES: Readonly<Record<string, string>> = {
  category: 'Family',
  brand: 'Maker',
  use_case: 'Used in',
  availability: 'Availability, any of',
  country: 'Country of the maker, any of',
  verified: 'Figures read twice',
};
