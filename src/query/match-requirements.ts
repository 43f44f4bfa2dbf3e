import { z } from 'zod';
import { fieldOf } from '../catalog/fields/read.ts';
import type { Unit } from '../catalog/fields/units.ts';
import { ALL_ACTUATOR_FIELDS } from '../catalog/profile.ts';
import { DUTY_LENGTH, DUTY_STEPS, rangeText } from '../limits.ts';
import { stepsOf, type DutyStep } from './duty.ts';
import type { Filter } from './filter.ts';
import { ACTUATOR_FILTERS } from './filters.ts';
import { measure, numberWithin, separated, type Parameter } from './parameter.ts';
import {
  ACCEPTED_RULES,
  BOUND_RULES,
  type Accepted,
  type AcceptedRequirement,
  type AcceptedRule,
  type BoundRequirement,
  type BoundRule,
  type Modifiers,
  MODIFIER_RULES,
} from './requirement.ts';

/** A parameter that states a bound. */
interface BoundParameter extends Parameter {
  readonly schema: z.ZodType<number, string>;
}

/** A bound with how it is asked; by no parameter where it follows from `duty`. */
type BoundRow = BoundRequirement['row'] & { readonly parameter?: BoundParameter };

/** What is accepted with how it is asked, and what was asked as the answer repeats it. */
type AcceptedRow = AcceptedRequirement['row'] & {
  readonly parameter: Filter<never>;
  readonly shown: (text: string) => Accepted;
};

/** One thing that can be required of an actuator. */
type RequirementRow = BoundRow | AcceptedRow;

const bounded = (example: string, says: string): BoundParameter => ({ schema: measure(), says, example });

/** How each bound is asked; the others follow from `duty`. */
const BOUND_PARAMETERS: Readonly<Record<string, BoundParameter>> = {
  peak_torque_nm: bounded('60', 'Highest torque that the joint needs, N·m.'),
  rated_torque_nm: bounded('20', 'Torque that the joint needs continuously, N·m.'),
  speed_rpm: bounded('120', 'Speed that the joint needs, rpm.'),
  weight_g: bounded('1500', 'Maximum mass of the actuator, grams.'),
  price_usd: bounded('500', 'Maximum list price of the actuator, US dollars.'),
  backlash_arcmin: bounded('10', 'Maximum play that the actuator may add at the joint, arc-minutes.'),
  repeatability_arcmin: bounded('1', 'Maximum spread of repeated moves at the joint, arc-minutes.'),
  outer_diameter_mm: bounded('80', 'Maximum diameter of the actuator, mm.'),
  length_mm: bounded('60', 'Maximum length of the actuator, mm.'),
};

const isTrue = (text: string): boolean => text === 'true';

/** How each thing that is accepted is asked: its sentence, and what was asked as the answer repeats it. */
const ACCEPTED_PARAMETERS: Readonly<Record<string, readonly [says: string, shown: AcceptedRow['shown']]>> = {
  voltage_v: ['Supply voltage that the actuator must accept, V: equal to its own, or within its range.', Number],
  comm: ['Bus that it must have, in any case; a comma is "or".', separated],
  control_mode: ['What its driver must regulate, in any case; a comma is "or".', separated],
  backdrivable: ['Whether the output must turn by hand (`true`) or must not (`false`).', isTrue],
  integrated_driver: ['Whether a driver must be on board (`true`) or must not (`false`).', isTrue],
  min_ip: ['Ingress protection (IEC 60529) that it must have, two digits, each met on its own.', String],
  torque_kind: ['What the source must mean by peak torque; a comma is "or".', separated],
};

const unitOf = (field: string): Unit | null => fieldOf(ALL_ACTUATOR_FIELDS, field).unit ?? null;

function boundRow(rule: BoundRule): BoundRow {
  const parameter = BOUND_PARAMETERS[rule.name];
  // The lists have it as a filter.
  const alsoCalled = `${rule.sense === 'at least' ? 'min' : 'max'}_${rule.name}`;
  return {
    ...rule,
    unit: unitOf(rule.field),
    ...(parameter !== undefined && { parameter: { ...parameter, alsoCalled } }),
  };
}

function acceptedRow(rule: AcceptedRule): AcceptedRow {
  const { name, field } = rule;
  const filter = ACTUATOR_FILTERS[name];
  const asked = ACCEPTED_PARAMETERS[name];
  if (filter === undefined || asked === undefined) throw new Error(`No filter or no sentence is called ${name}.`);
  const [says, shown] = asked;
  return { ...rule, unit: unitOf(field), parameter: { ...filter, says }, shown };
}

/** The rules of requirements with their parameters, each stated at the joint. */
export const REQUIREMENTS: readonly RequirementRow[] = [
  ...BOUND_RULES.map(boundRow),
  ...ACCEPTED_RULES.map(acceptedRow),
];

const WANTED = `must be ${rangeText(DUTY_STEPS)} steps of torque in N·m and seconds such as 60:2,10:8, with a torque and a time above 0`;

/** A duty cycle as a query writes it: `60:2,10:8` is 60 N·m for 2 s, then 10 N·m for 8 s. */
export const duty = z
  .string()
  .max(DUTY_LENGTH, `must be at most ${DUTY_LENGTH} characters`)
  .transform((text, context): readonly DutyStep[] => {
    const steps = stepsOf(text);
    if (steps !== null) return steps;
    context.addIssue({ code: 'custom', message: WANTED });
    return z.NEVER;
  });

/** The duty cycle, from which the peak torque and the RMS torque follow. */
export const DUTY = {
  duty: {
    schema: duty,
    says:
      'Duty cycle of the joint: steps of torque in N·m and seconds. Its RMS torque is compared with the rated torque, its ' +
      'highest torque with the peak torque.',
    example: '60:2,10:8',
  },
} satisfies Record<string, Parameter>;

const modifierSchema = (name: keyof Modifiers) =>
  numberWithin(MODIFIER_RULES[name].within).default(MODIFIER_RULES[name].usual);

/** THE TABLE of what modifies the requirements; each has a value that changes nothing, or the usual one. */
export const MODIFIERS = {
  external_ratio: {
    schema: modifierSchema('external_ratio'),
    says: 'Ratio of an external stage between actuator and joint, such as a belt: turns of the actuator per turn of the joint. The joint gets torque × ratio × efficiency and speed ÷ ratio.',
    example: '2',
  },
  external_efficiency: {
    schema: modifierSchema('external_efficiency'),
    says: 'Fraction of the torque that the external stage passes on, above 0 and up to 1.',
    example: '0.95',
  },
  margin: {
    schema: modifierSchema('margin'),
    says: 'Safety factor by which the required torques are multiplied.',
    example: '1.5',
  },
  tolerance: {
    schema: modifierSchema('tolerance'),
    says: 'By what fraction of the bound a figure may miss it and still be `close`.',
    example: '0.05',
  },
} satisfies Record<keyof Modifiers, Parameter>;

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
