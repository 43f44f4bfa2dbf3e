import type { Draft } from '../../../scripts/actuator-form/draft.ts';
import { readDraft } from '../../../scripts/actuator-form/draft.ts';
import { actuatorFields, type Field } from '../../../scripts/actuator-form/fields.ts';

/** The questions about an actuator of a catalog with one brand and two use cases. */
export const FIELDS = actuatorFields({
  brands: { acme: { name: 'Acme' } },
  use_cases: { humanoid: 'Joints of human-shaped robots', robot_arm: 'Joints of manipulators' },
});

/** What the flags of a sound actuator give. */
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

/** The field that a flag answers. */
export function fieldOf(flag: string): Field {
  const field = FIELDS.find((known) => known.flag === flag);
  if (field === undefined) throw new Error(`No field has the flag --${flag}.`);
  return field;
}

/** The draft that flags give. */
export const draftOf = (values: Readonly<Record<string, string>>, ...states: readonly string[]): Draft =>
  readDraft(FIELDS, { values: new Map(Object.entries(values)), states }).draft;
