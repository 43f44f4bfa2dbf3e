import type { Curves } from '../../catalog/torque-speed/curve-schema.ts';
import { leastAt, STALL_SHARE, type Supply } from '../../catalog/torque-speed/law.ts';
import type { LoadPoint } from '../parameters/duty.ts';
import { protection } from '../parameters/fraction-ip-and-time-kinds.ts';
import { range } from '../parameters/kinds.ts';
import { busSpelled } from '../parameters/names/value-aliases.ts';
import { points } from '../parameters/operating-point-kind.ts';
import type { RowFilter } from '../table/row-filter.ts';
import type { Table } from '../table/table.ts';
import { boundsOf, type BoundedField } from './bounds.ts';
import { brand, country, doubted, includingUnknown, hasAndLacks, search } from './common-filters.ts';
import {
  anyOf,
  filter,
  listed,
  supplyVoltsIn,
  yesOrNo,
  type Filter,
  type Filters,
  type GivenFilter,
} from './filter.ts';
import { rowsThatAccept } from './voltage-and-date-columns.ts';

/*
 * The rows of the filters. This file loads no schema, so pages use it too: facts from the tables of fields
 * come as a `Vocabulary`.
 */

/** The facts about the fields of a kind of record that define its filters, in the order of the table. */
export interface Vocabulary {
  /** The figures; those with bounds can be bounded. */
  readonly bounded: Readonly<Record<string, BoundedField>>;
  /** The fields that are yes or no. */
  readonly flags: readonly FlagField[];
  /** The fields that have one of a few words. */
  readonly choices: readonly ChoiceField[];
  /** The fields that may be unknown. */
  readonly nullable: readonly string[];
  /** The fields that `has` and `lacks` can name: those that may be unknown, and all figures. */
  readonly known: readonly string[];
}

/** The filters that follow from the rows of the table of fields. */
export const filtersOfFields = ({
  bounded,
  flags,
  choices,
}: Omit<Vocabulary, 'known' | 'nullable'>): Filters => ({
  ...flagsOf(flags),
  ...boundsOf(bounded),
  ...choicesOf(choices),
});

/** Filters on texts with many values. */
const TEXTS: Filters = {
  q: search(
    'id, name, brand, category, use cases and notes',
    ['id', 'name', 'brand', 'category', 'use_cases', 'notes'],
    'ak80',
  ),
  brand: brand('CubeMars'),
  use_case: anyOf('use_cases', {
    says: 'Use-case tag, in any case; a comma is "or". See `/api/v1/use-cases`. An unknown tag finds nothing.',
    example: 'quadruped',
  }),
};

/** Makes a filter that keeps actuators whose stated figures prove every given operating point. */
const pointFilter = (curve: keyof Curves, how: string, example: string): Filter =>
  filter({
    about: ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm'],
    kind: points(),
    says: `Operating points, N·m \`@\` rpm, separated by commas. Published figures must prove each of them ${how}, at the supply of \`voltage_v\`.`,
    example,
    test: (asked, index, { given }) =>
      rowsThatDeliver(index, { curve, points: asked, supply: supplyIn(given) }),
  });

/** Required torques at a speed on one curve of an actuator, at a supply. */
interface CurveRequirement {
  readonly curve: keyof Curves;
  readonly points: readonly LoadPoint[];
  readonly supply: Supply;
}

/** Keeps the actuators whose stated figures prove every given operating point. */
function rowsThatDeliver(index: Table, { curve: name, points, supply }: CurveRequirement): RowFilter {
  const curve = index.curves()[name];
  const isProved = (row: number): boolean =>
    points.every(
      ({ torque_nm, speed_rpm }) => leastAt(curve, row, { ...supply, speed: speed_rpm }) >= torque_nm,
    );
  return (mask) => {
    for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1 && !isProved(row)) mask[row] = 0;
  };
}

/**
 * The supply of a query, at which figures count: its lower end. Stall torques count in full if the query asks
 * for them.
 */
function supplyIn(given: readonly GivenFilter[]): Supply {
  const kinds = given.find(({ name }) => name === 'peak_torque_kind')?.value;
  return {
    volts: supplyVoltsIn(given),
    share: Array.isArray(kinds) && kinds.includes('stall') ? 1 : STALL_SHARE,
  };
}

/** The filters of actuators that no row of the table of fields defines. */
const further = (robotKinds: readonly string[]): Filters => ({
  peak_points: pointFilter('intermittent', 'for a moment', '40@115,10@300'),
  rated_points: pointFilter('continuous', 'continuously', '20@60'),
  voltage_v: filter({
    about: ['voltage_v'],
    field: 'voltage_v',
    kind: range(),
    unit: 'V',
    says: 'Supply, V: a voltage, or a range such as `24-48`. Keeps actuators that accept it (a nominal voltage accepts ±10 %); torques and speeds in the same query are compared at its lower end.',
    example: '48',
    test: (supply, index) => rowsThatAccept(index, supply),
  }),
  min_ip: listed({
    about: ['ip_rating'],
    field: 'ip_rating',
    kind: protection(),
    says: 'Ingress protection (IEC 60529), two digits: both must be met, so `65` keeps IP65 and IP67 but not IP56.',
    example: '65',
    valuesOf: (valueOf) => protectionsMetBy(valueOf('ip_rating')),
  }),
  comm: anyOf('comm', {
    says: 'Bus, in any case; a comma is "or".',
    example: 'CAN,EtherCAT',
    spelled: busSpelled,
  }),
  control_mode: anyOf('control_modes', {
    says: 'Quantity that the driver regulates, in any case; a comma is "or".',
    example: 'torque,mit',
  }),
  country: country('Switzerland,Germany'),
  doubted,
  used_in: anyOf('used_in', {
    about: ['robot_count'],
    field: null,
    says: 'Used in a robot of this kind; a comma is "or".',
    example: 'humanoid',
    words: robotKinds,
  }),
  robot_id: anyOf('robot_id', {
    about: ['robot_count'],
    field: null,
    says: 'Used in this robot; a comma is "or".',
    example: 'unitree-go1',
  }),
});

/** The first filters of actuators in documents: those of the core. */
const FIRST = [
  ...['q', 'category', 'brand', 'use_case', 'min_peak_torque_nm', 'max_weight_g', 'max_price_usd'],
  ...['backdrivable', 'integrated_driver'],
];

/**
 * The filters of actuators: those of the core first, then those of the other fields, then the others.
 * A new field's filters follow from its row.
 */
export function actuatorFilters(vocabulary: Vocabulary, robotKinds: readonly string[]): Filters {
  const { nullable, known } = vocabulary;
  const filters = { ...TEXTS, ...filtersOfFields(vocabulary), ...further(robotKinds) };
  return {
    ...beginningWith(FIRST, filters),
    ...hasAndLacks(known, ['price_usd,rated_torque_nm', 'datasheet_url']),
    ...includingUnknown(filters, nullable, 'price_usd,weight_g'),
  };
}

/** The first filters of robots: those of the core. */
const FIRST_OF_ROBOTS = ['q', 'brand', 'kind', 'country'];

/** The filters of robots: those of the core, then those of the other fields. */
export function robotFilters(vocabulary: Vocabulary, torqueKinds: readonly string[]): Filters {
  const { nullable, known } = vocabulary;
  const filters = {
    q: search('name, brand and summary', ['name', 'brand', 'summary'], 'quadruped'),
    brand: brand('Unitree'),
    ...filtersOfFields(vocabulary),
    country: country('China'),
    actuator_id: anyOf('actuator_id', {
      about: [],
      field: null,
      says: 'Uses this actuator in its joints; a comma is "or".',
      example: 'unitree-go-m8010-6',
    }),
    doubted,
    peak_torque_kind: anyOf('peak_torque_kind', {
      about: [],
      field: null,
      says: 'Has a joint motor with a peak torque of this kind; `limit` is the limit of a robot model. A comma is "or".',
      example: 'peak,limit',
      words: torqueKinds,
    }),
  };
  return {
    ...beginningWith(FIRST_OF_ROBOTS, filters),
    ...hasAndLacks(known, ['price_usd', 'payload_kg']),
    ...includingUnknown(filters, nullable, 'price_usd'),
  };
}

/** Reorders filters, with the named ones first. */
const beginningWith = (first: readonly string[], filters: Filters): Filters => ({
  ...Object.fromEntries(
    first.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  ),
  ...filters,
});

/**
 * The facts that filters must know of a field that is yes or no: its name, and its sentence, which begins
 * with "Whether".
 */
interface FlagField {
  readonly name: string;
  readonly says: string;
  /** True if it can be unknown. */
  readonly nullable: boolean;
}

/** The filters on yes or no: one of each field, in the order of their table. */
const flagsOf = (fields: readonly FlagField[]): Filters =>
  Object.fromEntries(
    fields.map((field): [string, Filter] => [field.name, yesOrNo(field.name, sentenceOf(field))]),
  );

/** `Whether a driver is on board.` as the sentence of a filter. */
const sentenceOf = ({ says, nullable }: FlagField): string =>
  `\`true\` or \`false\`: ${says.replace(/^Whether/, 'whether').replace(/\.$/, '')}${nullable ? '; unknown is neither' : ''}.`;

/** The facts that filters must know of a field that has one of a few words. */
interface ChoiceField {
  readonly field: string;
  /** The name of its filter. */
  readonly name: string;
  /** Its sentences; the first one defines it. */
  readonly says: string;
  readonly words: readonly string[];
}

/** The filters on fields of few words: any of them, one filter of each field, in the order of their table. */
const choicesOf = (fields: readonly ChoiceField[]): Filters =>
  Object.fromEntries(
    fields.map(({ field, name, says, words }): [string, Filter] => [
      name,
      anyOf(field, {
        says: `${says.replace(/\.( .*)?$/, '')}; a comma is "or".`,
        example: words.slice(0, 2).join(','),
        words,
      }),
    ]),
  );

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [
    ...Array(digit === undefined ? 0 : Number(digit) + 1).keys(),
  ];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}
