/*
 * How the page of matches asks what can be asked of a joint, by the names of the API. It loads no schema.
 */

/** The parts of the form, in its order. */
export const FORM_PARTS = [
  'Torque and speed',
  'Mass, price, size',
  'External gear ratio, margin',
  'Supply and bus',
  'Family, maker, use',
  'Kind and precision',
] as const;

/** How something is asked: its part of the form, its label, and an example as people write it. */
interface Question {
  readonly part: (typeof FORM_PARTS)[number];
  readonly label: string;
  readonly hint: string;
}

/**
 * What asks a field: a box for a number, a range or a text, a menu of one value, boxes to tick, or a table of
 * points.
 */
type Control = 'number' | 'range' | 'text' | 'one' | 'several' | 'points';

/** A question of the form by the name of its parameter. */
export interface FormQuestion extends Question {
  readonly name: string;
  /** The field of actuators that it asks about; empty for none. */
  readonly about: string;
  readonly control: Control;
}

/** How a form asks something. */
const box = (part: Question['part'], label: string, hint = ''): Question => ({ part, label, hint });

const TORQUE = 'Torque and speed';
const SIZE = 'Mass, price, size';
const SUPPLY = 'Supply and bus';
const PRECISION = 'Kind and precision';
const CANDIDATES = 'Family, maker, use';

const atLeast = (about: string, asked: Question, filter = about): FormQuestion => ({
  name: `min_${filter}`,
  about,
  control: 'number',
  ...asked,
});

const atMost = (about: string, asked: Question): FormQuestion => ({
  name: `max_${about}`,
  about,
  control: 'number',
  ...asked,
});

/** What asks a parameter, which is about the field of its name unless another is named. */
const asking = (
  name: string,
  control: Control,
  asked: Question & Partial<Pick<FormQuestion, 'about'>>,
): FormQuestion => ({ name, about: name, control, ...asked });

/** The same for what is about no field. */
const askingAboutNone = (name: string, control: Control, asked: Question): FormQuestion =>
  asking(name, control, { ...asked, about: '' });

/** The requirements that the form asks for. */
const REQUIRED: readonly FormQuestion[] = [
  atLeast('peak_torque_nm', box(TORQUE, 'Peak torque, at least', '40 N·m')),
  atLeast('rated_torque_nm', box(TORQUE, 'Rated torque, at least', '150 kgf·cm')),
  atLeast('max_speed_rpm', box(TORQUE, 'Speed, at least', '12 rad/s'), 'speed_rpm'),
  askingAboutNone('peak_points', 'points', box(TORQUE, 'Torque at a speed, for a moment', '40@115, 10@300')),
  askingAboutNone('rated_points', 'points', box(TORQUE, 'Torque at a speed, continuously', '20@60')),
  atMost('weight_g', box(SIZE, 'Mass, at most', '0.9 kg')),
  atMost('price_usd', box(SIZE, 'Price, at most', '$500')),
  atMost('backlash_arcmin', box(PRECISION, 'Backlash, at most', '0.2°')),
  atMost('repeatability_arcmin', box(PRECISION, 'Repeatability, at most', '1 arcmin')),
  atMost('outer_diameter_mm', box(SIZE, 'Diameter, at most', '100 mm')),
  atMost('length_mm', box(SIZE, 'Length, at most', '2 in')),
  atLeast('through_hole_mm', box(SIZE, 'Through hole, at least', '0.5 in')),
  asking('voltage_v', 'range', box(SUPPLY, 'Supply that it accepts', '48 V')),
  asking('comm', 'several', box(SUPPLY, 'Bus, any of')),
  asking('control_mode', 'several', { ...box(SUPPLY, 'Control, any of'), about: 'control_modes' }),
  asking('backdrivable', 'one', box(PRECISION, 'Backdrivable')),
  asking('integrated_driver', 'one', box(SUPPLY, 'Driver on board')),
  asking('min_ip', 'one', { ...box(PRECISION, 'Protection, at least'), about: 'ip_rating' }),
  asking('peak_torque_kind', 'several', box(PRECISION, 'What peak torque means, any of')),
  askingAboutNone('duty', 'text', box(TORQUE, 'Duty cycle, N·m : seconds', '60:2, 10:8')),
];

const MODIFYING: readonly FormQuestion[] = [
  askingAboutNone('together', 'one', box(TORQUE, 'Peak torque and speed at the same time')),
  ...(
    [
      ['external_ratio', 'External ratio', '1'],
      ['external_efficiency', 'Its efficiency, 0 to 1', '1'],
      ['margin', 'Margin on torques', '1'],
      ['tolerance', '“Close” misses by at most', '0.1'],
      ['stall_share', 'Share of a stall torque that counts', '0.5'],
      ['peak_seconds', 'Peak torque lasts, seconds', '10'],
    ] as const
  ).map(([name, label, hint]) =>
    askingAboutNone(name, 'number', box('External gear ratio, margin', label, hint)),
  ),
];

const SELECTING: readonly FormQuestion[] = [
  asking('category', 'one', box(CANDIDATES, 'Family')),
  asking('brand', 'one', box(CANDIDATES, 'Maker')),
  asking('use_case', 'one', { ...box(CANDIDATES, 'Used in'), about: 'use_cases' }),
  asking('availability', 'several', box(CANDIDATES, 'Availability, any of')),
  asking('country', 'several', box(CANDIDATES, 'Country of the maker, any of')),
  asking('verified', 'one', box(CANDIDATES, 'Figures read twice')),
];

/** The names of the requirements that the form asks for, which hints name as examples. */
export const REQUIRED_NAMES: readonly string[] = REQUIRED.map(({ name }) => name);

/** Everything that the form asks, in the order of its parts. */
export const FORM_QUESTIONS: readonly FormQuestion[] = [...REQUIRED, ...MODIFYING, ...SELECTING];
