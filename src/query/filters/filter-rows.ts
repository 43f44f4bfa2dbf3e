import type { Curves } from '../../catalog/torque-speed/curve-form.ts';
import { protection, range } from '../parameters/kinds.ts';
import { points } from '../parameters/operating-point-kind.ts';
import { busSpelled } from '../parameters/value-aliases.ts';
import { protectionsMetBy } from './apply-filters.ts';
import { boundsOf, type BoundedField } from './bounds.ts';
import { brand, country, doubted, knowing, motorTorqueKind, search } from './common-filters.ts';
import { anyOf, filter, listed, yesOrNo, type Filter, type Filters } from './filter.ts';
import { flagsOf, type FlagField } from './flags.ts';
import { rowsThatAccept } from './supply.ts';
import { rowsThatDeliver, supplyIn } from './torque-at-speed.ts';

/*
 * The rows of the filters. They load no schema, so that pages have the same: what a catalog's tables of
 * fields say comes as its vocabulary.
 */

/** What filters must know of the fields of a kind of record. */
export interface Vocabulary {
  /** The figures that can be bounded, in the order of their table. */
  readonly bounded: Readonly<Record<string, BoundedField>>;
  /** The fields that are yes, no or unknown, in the order of their table. */
  readonly flags: readonly FlagField[];
  /** The fields that may be unknown. */
  readonly nullable: readonly string[];
  /** The words of fields that have few, by the names of their filters. */
  readonly words: Readonly<
    Record<
      | 'category'
      | 'availability'
      | 'data_source'
      | 'torque_kind'
      | 'rated_torque_kind'
      | 'speed_kind'
      | 'kind',
      readonly string[]
    >
  >;
}

/** Filters, of which some have words of the vocabulary. */
type Rows = Readonly<Record<string, Filter | ((words: Vocabulary['words']) => Filter)>>;

const opened = (rows: Rows, words: Vocabulary['words']): Filters =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, typeof row === 'function' ? row(words) : row]),
  );

const NAMED: Rows = {
  q: search(
    'id, name, brand, category, use cases and notes',
    ['id', 'name', 'brand', 'category', 'use_cases', 'notes'],
    'ak80',
  ),
  category: (words) =>
    anyOf('category', {
      words: words.category,
      says: 'Category slug, in any case; a comma is "or". See `/api/v1/categories`.',
      example: 'qdd_proprioceptive',
    }),
  brand: brand('CubeMars'),
  use_case: anyOf('use_cases', {
    says: 'Use-case tag, in any case; a comma is "or". See `/api/v1/use-cases`. An unknown tag finds nothing.',
    example: 'quadruped',
  }),
};

/** Keeps the actuators of which stated figures prove every one of some torques at a speed. */
const pointFilter = (curve: keyof Curves, how: string, example: string): Filter =>
  filter({
    about: ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm'],
    kind: points(),
    says: `Torques at a speed, N·m \`@\` rpm, separated by commas, that published figures prove ${how}, at the supply of \`voltage_v\`.`,
    example,
    test: (asked, index, { beside }) =>
      rowsThatDeliver(index, { curve, points: asked, supply: supplyIn(beside) }),
  });

const FURTHER: Rows = {
  peak_points: pointFilter('intermittent', 'for a moment', '40@115,10@300'),
  rated_points: pointFilter('continuous', 'continuously', '20@60'),
  voltage_v: filter({
    about: ['voltage_v'],
    kind: range(),
    unit: 'V',
    says: 'Supply that it accepts, V: a voltage, or a range such as `24-48`; a nominal voltage accepts ±10 %.',
    example: '48',
    test: (supply, index) => rowsThatAccept(index, supply),
  }),
  min_ip: listed({
    about: ['ip_rating'],
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
    says: 'What the driver regulates, in any case; a comma is "or".',
    example: 'torque,mit',
  }),
  country: country('Switzerland,Germany'),
  availability: (words) =>
    anyOf('availability', {
      says: 'Whether the maker still sells it; a comma is "or".',
      example: 'in_production,unknown',
      words: words.availability,
    }),
  data_source: (words) =>
    anyOf('data_source', {
      says: 'Who publishes the figures of the source that states the torque, as `data_source` says; a comma is "or".',
      example: 'manufacturer,paper',
      words: words.data_source,
    }),
  verified: yesOrNo(
    'verified',
    'Only with (`true`) or only without (`false`) a second reading of its figures.',
  ),
  doubted,
  torque_kind: (words) =>
    anyOf('peak_torque_kind', {
      about: ['peak_torque_nm', 'peak_torque_kind'],
      says: 'What the source means by peak torque; a comma is "or".',
      example: 'peak,repeated_peak',
      words: words.torque_kind,
    }),
  rated_torque_kind: (words) =>
    anyOf('rated_torque_kind', {
      about: ['rated_torque_nm', 'rated_torque_kind'],
      says: 'What the source means by rated torque; a comma is "or".',
      example: 'rated,continuous',
      words: words.rated_torque_kind,
    }),
  speed_kind: (words) =>
    anyOf('max_speed_kind', {
      about: ['max_speed_rpm', 'max_speed_kind'],
      says: 'What the source means by maximum speed; a comma is "or".',
      example: 'rated,maximum',
      words: words.speed_kind,
    }),
  used_in: (words) =>
    anyOf('used_in', {
      about: ['robot_count'],
      says: 'Used in a robot of this kind; a comma is "or".',
      example: 'humanoid',
      words: words.kind,
    }),
  robot_id: anyOf('robot_id', {
    about: ['robot_count'],
    says: 'Used in this robot; a comma is "or".',
    example: 'unitree-go1',
  }),
};

// The first bounds of the list, before the flags.
const FIRST_BOUNDS = ['min_peak_torque_nm', 'max_weight_g', 'max_price_usd'];

/**
 * The filters of actuators (docs/interface.md, "Filters"), the oldest first. A new filter is one row above.
 */
export function actuatorFilters({ bounded, flags, nullable, words }: Vocabulary): Filters {
  const bounds = boundsOf(bounded);
  return {
    ...opened(NAMED, words),
    ...Object.fromEntries(
      FIRST_BOUNDS.flatMap((name) => (bounds[name] === undefined ? [] : [[name, bounds[name]]])),
    ),
    ...flagsOf(flags),
    ...bounds,
    ...opened(FURTHER, words),
    ...knowing(nullable, ['price_usd,rated_torque_nm', 'datasheet_url']),
  };
}

/** The filters of robots. */
export const robotFilters = ({ bounded, nullable, words }: Omit<Vocabulary, 'flags'>): Filters => ({
  q: search('name, brand and summary', ['name', 'brand', 'summary'], 'quadruped'),
  brand: brand('Unitree'),
  kind: anyOf('kind', {
    says: 'What the robot is; a comma is "or".',
    example: 'humanoid,biped',
    words: words.kind,
  }),
  country: country('China'),
  actuator_id: anyOf('actuator_id', {
    about: [],
    says: 'Uses this actuator in its joints; a comma is "or".',
    example: 'unitree-go-m8010-6',
  }),
  doubted,
  torque_kind: motorTorqueKind(
    words.torque_kind,
    'With a joint of whose motor the peak torque is of this kind',
  ),
  ...boundsOf(bounded),
  ...knowing(nullable, ['price_usd', 'payload_kg']),
});
