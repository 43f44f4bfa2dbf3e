import { AVAILABILITIES, CATEGORIES } from '../catalog/fields/actuator.ts';
import type { Fields } from '../catalog/fields/field.ts';
import { ROBOT_KINDS } from '../catalog/fields/robot.ts';
import { SPEC_FIELDS } from '../catalog/fields/specs.ts';
import {
  ALL_ACTUATOR_FIELDS,
  ALL_ROBOT_FIELDS,
  valueIn,
  type ActuatorProfile,
  type RobotProfile,
} from '../catalog/profile.ts';
import { DATA_SOURCES } from '../catalog/source.ts';
import { placesAccepting, protectionsMetBy } from './acceptance.ts';
import { boundsOf } from './bounds.ts';
import { allOf, anyOf, filter, listed, yesOrNo, type Filter } from './filter.ts';
import { choice, code, mapped, measure, name, text } from './kinds.ts';
import { within } from './narrowing.ts';
import { busSpelled, countrySpelled } from './other-spellings.ts';
import { searchTerms } from './text.ts';

type ActuatorFilters = Readonly<Record<string, Filter<ActuatorProfile>>>;

const inLowerCase = (value: string | null): string[] => (value === null ? [] : [value.toLowerCase()]);

/** Free-text search: every term must occur in the record's text, corrected where it occurs nowhere. */
export const search = <Subject>(fields: string, about: readonly string[], example: string): Filter<Subject> =>
  filter({
    about,
    kind: mapped(text(), (value) => ({ ok: true, value: searchTerms(value) })),
    says: `Free-text search over ${fields}: every word must begin a word there, in any case and with or without accents; a word that occurs nowhere is corrected where one is near, as \`Query-Corrected\` says. A blank text is ignored.`,
    example,
    readsBlank: true,
    isAbsent: (terms) => terms.length === 0,
    test: (terms, index) => within(index.matching(terms)),
  });

const brand = <Subject extends { readonly record: { readonly brand: string } }>(example: string): Filter<Subject> =>
  listed({
    about: ['brand'],
    kind: name(),
    says: 'Exact brand name, case-insensitive; see `/api/v1/brands`. An unknown brand gives an empty list.',
    example,
    valuesOf: ({ record }) => inLowerCase(record.brand),
  });

const country = <Subject extends { readonly record: { readonly country: string | null } }>(
  example: string,
): Filter<Subject> =>
  anyOf({
    about: ['country'],
    says: 'The maker\'s country by its English short name or its code of two letters, in any case; a comma is "or".',
    example,
    spelled: countrySpelled,
    valuesOf: ({ record }) => inLowerCase(record.country),
  });

const flag = (field: 'backdrivable' | 'integrated_driver' | 'verified', says: string): Filter<ActuatorProfile> =>
  yesOrNo({ about: [field], says, isSo: ({ record }) => record[field] });

type Profile = Parameters<typeof valueIn>[0];

/** What of a record must be known, and what unknown: all the fields that are named. */
function knowing<Subject extends Profile>(
  fields: Fields<never>,
  [known, unknown]: readonly [string, string],
): { readonly has: Filter<Subject>; readonly lacks: Filter<Subject> } {
  const nullable = Object.keys(fields).filter((name) => fields[name]?.schema.safeParse(null).success);
  const says = (state: string): string =>
    `Fields that must all be ${state}, separated by commas, as \`fields=\` names them.`;
  const namesWhere = (profile: Profile, isWanted: (value: unknown) => boolean): string[] =>
    nullable.filter((name) => isWanted(valueIn(profile, name)));
  return {
    has: allOf({
      about: nullable,
      says: says('known'),
      example: known,
      words: nullable,
      valuesOf: (profile) => namesWhere(profile, (value) => value !== null),
    }),
    lacks: allOf({
      about: nullable,
      says: says('unknown'),
      example: unknown,
      words: nullable,
      valuesOf: (profile) => namesWhere(profile, (value) => value === null),
    }),
  };
}

const ACTUATOR_BOUNDS = boundsOf(ALL_ACTUATOR_FIELDS);

const bounds = (...names: readonly string[]): ActuatorFilters =>
  Object.fromEntries(Object.entries(ACTUATOR_BOUNDS).filter(([name]) => names.includes(name)));

/** THE TABLE of the actuators' filters: those of SPEC 4.3 in its order, then the others. A new filter is one entry here. */
export const ACTUATOR_FILTERS: ActuatorFilters = {
  q: search(
    'id, name, brand, category, use cases and notes',
    ['id', 'name', 'brand', 'category', 'use_cases', 'notes'],
    'ak80',
  ),
  category: listed({
    about: ['category'],
    kind: choice(CATEGORIES),
    says: 'Category slug; see `/api/v1/categories`.',
    example: 'qdd_proprioceptive',
    valuesOf: ({ record }) => [record.category],
  }),
  brand: brand('CubeMars'),
  use_case: listed({
    about: ['use_cases'],
    kind: name(),
    says: 'Use-case tag, case-insensitive; see `/api/v1/use-cases`. An unknown tag gives an empty list.',
    example: 'quadruped',
    valuesOf: ({ record }) => record.use_cases.flatMap(inLowerCase),
  }),
  ...bounds('min_peak_torque_nm'),
  ...bounds('max_weight_g'),
  ...bounds('max_price_usd'),
  backdrivable: flag(
    'backdrivable',
    'Only backdrivable (`true`) or only non-backdrivable (`false`) actuators; unknown is neither.',
  ),
  integrated_driver: flag(
    'integrated_driver',
    'Only with (`true`) or only without (`false`) a driver on board; unknown is neither.',
  ),
  ...ACTUATOR_BOUNDS,
  voltage_v: filter({
    about: ['voltage_v'],
    kind: measure(),
    says: 'A supply voltage that it accepts, V: equal to its own, or within its range.',
    example: '48',
    test: (volts, index) => placesAccepting(index, volts),
  }),
  min_ip: listed({
    about: ['ip_rating'],
    kind: code(/^[0-6]\d$/, 2, 'must be two digits such as 65, the first at most 6'),
    says: 'Ingress protection (IEC 60529), two digits: both must be met, so `65` keeps IP65 and IP67 but not IP56.',
    example: '65',
    valuesOf: ({ record }) => protectionsMetBy(record.ip_rating),
  }),
  comm: anyOf({
    about: ['comm'],
    says: 'Bus, in any case; a comma is "or".',
    example: 'CAN,EtherCAT',
    spelled: busSpelled,
    valuesOf: ({ record }) => (record.comm ?? []).flatMap(inLowerCase),
  }),
  control_mode: anyOf({
    about: ['control_modes'],
    says: 'What the driver regulates, in any case; a comma is "or".',
    example: 'torque,mit',
    valuesOf: ({ record }) => (record.control_modes ?? []).flatMap(inLowerCase),
  }),
  country: country('Switzerland,Germany'),
  availability: anyOf({
    about: ['availability'],
    says: 'Whether the maker still sells it; a comma is "or".',
    example: 'in_production,unknown',
    words: AVAILABILITIES,
    valuesOf: ({ record }) => inLowerCase(record.availability),
  }),
  data_source: anyOf({
    about: ['data_source'],
    says: 'Kind of the source that states the torque; a comma is "or".',
    example: 'manufacturer,paper',
    words: DATA_SOURCES,
    valuesOf: ({ record }) => [record.data_source],
  }),
  verified: flag('verified', 'Only with (`true`) or only without (`false`) a second reading of its figures.'),
  torque_kind: anyOf({
    about: ['peak_torque_nm', 'peak_torque_kind'],
    says: 'What the source means by peak torque; a comma is "or".',
    example: 'peak,repeated_peak',
    words: SPEC_FIELDS.peak_torque_nm.conditions.kind.options,
    valuesOf: ({ beyond }) => (typeof beyond.peak_torque_kind === 'string' ? [beyond.peak_torque_kind] : []),
  }),
  used_in: anyOf({
    about: ['robot_count'],
    says: 'Used in a robot of this kind; a comma is "or".',
    example: 'humanoid',
    words: ROBOT_KINDS,
    valuesOf: ({ usedIn }) => usedIn.map(({ kind }) => kind),
  }),
  robot_id: anyOf({
    about: ['robot_count'],
    says: 'Used in this robot; a comma is "or".',
    example: 'unitree-go1',
    valuesOf: ({ usedIn }) => usedIn.map(({ id }) => id),
  }),
  ...knowing<ActuatorProfile>(ALL_ACTUATOR_FIELDS, ['price_usd,rated_torque_nm', 'datasheet_url']),
};

/** THE TABLE of the robots' filters: those of SPEC 4.7, then the others. */
export const ROBOT_FILTERS: Readonly<Record<string, Filter<RobotProfile>>> = {
  q: search('name, brand and summary', ['name', 'brand', 'summary'], 'quadruped'),
  brand: brand('Unitree'),
  kind: anyOf({
    about: ['kind'],
    says: 'What the robot is; a comma is "or".',
    example: 'humanoid,biped',
    words: ROBOT_KINDS,
    valuesOf: ({ beyond }) => (typeof beyond.kind === 'string' ? [beyond.kind] : []),
  }),
  country: country('China'),
  actuator_id: anyOf({
    about: [],
    says: 'Uses this actuator in its joints; a comma is "or".',
    example: 'unitree-go-m8010-6',
    valuesOf: ({ actuatorIds }) => actuatorIds,
  }),
  ...boundsOf(ALL_ROBOT_FIELDS),
  ...knowing<RobotProfile>(ALL_ROBOT_FIELDS, ['price_usd', 'payload_kg']),
};
