import { actuatorForm } from '../../../scripts/record-form/actuator-form.ts';
import type { Draft } from '../../../scripts/record-form/draft.ts';
import { readDraft } from '../../../scripts/record-form/draft.ts';
import type { Field } from '../../../scripts/record-form/form.ts';
import { robotForm } from '../../../scripts/record-form/robot-form.ts';

const LISTS = {
  brands: { acme: { name: 'Acme' } },
  use_cases: { humanoid: 'Joints of human-shaped robots', robot_arm: 'Joints of manipulators' },
};

/** The form of an actuator in a catalog with one brand and two use cases. */
export const FORM = actuatorForm(LISTS);

export const FIELDS = FORM.fields;

/** The form of a robot in that catalog. */
export const ROBOT_FORM = robotForm(LISTS);

/** The flags of a valid actuator. */
export const SOUND_VALUES: Readonly<Record<string, string>> = {
  brand: 'acme',
  model: 'a9',
  name: 'A9',
  category: 'smart_servo',
  'use-cases': 'humanoid, robot_arm',
  'peak-torque-nm': '22',
  'source-url': 'https://acme.example/a9',
  'source-title': 'A9 data sheet',
  'source-kind': 'manufacturer',
};

/** The flags of a valid robot. */
export const SOUND_ROBOT: Readonly<Record<string, string>> = {
  brand: 'acme',
  model: 'w2',
  name: 'Walker 2',
  kind: 'quadruped',
  summary: 'Walks.',
  'source-url': 'https://acme.example/w2',
  'source-title': 'W2 data sheet',
  'source-kind': 'manufacturer',
};

/** The field of a flag. */
export function fieldOf(flag: string): Field {
  const field = FIELDS.find((known) => known.flag === flag);
  if (field === undefined) throw new Error(`No field has the flag --${flag}.`);
  return field;
}

/** The draft from flags. */
export const draftOf = (values: Readonly<Record<string, string>>, ...states: readonly string[]): Draft =>
  readDraft(FIELDS, values, states).draft;
