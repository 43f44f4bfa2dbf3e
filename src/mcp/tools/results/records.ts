import { z } from 'zod';
import { kindFieldOf } from '../../../catalog/evidence/figure-kind.ts';
import type { Fields } from '../../../catalog/fields/field.ts';
import { accepts, supplyRange } from '../../../catalog/fields/supply-range.ts';
import { cornersOf } from '../../../catalog/torque-speed/curve-corners.ts';
import { AS_STATED } from '../../../catalog/torque-speed/law.ts';
import { parseJsonArray } from '../../../query/table/json-rows.ts';
import { builtDocument, type McpService } from '../../service.ts';

/** A record by the names of its fields. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** Members with addresses, which tools leave out: an agent uses ids. */
const ADDRESSES: readonly string[] = ['url', 'api_url', 'actuator_api_url', 'country_flag'];

/** The members about the quality of a record's figures. */
export const TRUST = ['kinds', 'doubts'] as const;

/**
 * The members of a whole record: those of the API without its addresses, then the kinds of its figures and
 * the doubts.
 */
export const wholeNames = (fields: Fields<never>): string[] => [
  ...Object.keys(fields).filter((name) => fields[name]?.in === undefined && !ADDRESSES.includes(name)),
  ...TRUST,
];

/** A whole record without empty links, kinds and doubts. */
export const wholeRecord = ({ kinds, doubts, ...record }: AnyRecord): AnyRecord => ({
  ...Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !(value === null && name.endsWith('_url'))),
  ),
  ...trust(kinds, doubts, () => true),
});

export const briefRecord = ({ kinds, doubts, ...record }: AnyRecord): AnyRecord => ({
  ...knownMembersOf(record),
  ...trust(kinds, doubts, isAmong(record)),
});

/** Returns a test for the fields of a record and the torques that some of them are computed from. */
function isAmong(record: AnyRecord): (field: string) => boolean {
  const named = Object.keys(record);
  const fields = new Set([...named, ...named.map(kindFieldOf)]);
  return (field) => fields.has(field);
}

export const knownMembersOf = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** The kinds of some fields and the doubts about them; each is absent where there are none. */
function trust(kinds: unknown, doubts: unknown, isShown: (field: string) => boolean): AnyRecord {
  const kindsHere = isObject(kinds) ? Object.entries(kinds).filter(([field]) => isShown(field)) : [];
  const doubtsHere = (Array.isArray(doubts) ? doubts : []).filter(
    (doubt: unknown) => isObject(doubt) && typeof doubt.field === 'string' && isShown(doubt.field),
  );
  return {
    ...(kindsHere.length > 0 && { kinds: Object.fromEntries(kindsHere) }),
    ...(doubtsHere.length > 0 && { doubts: doubtsHere }),
  };
}

/** A value without its addresses, except those of sources, which are cited. */
export function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, member]) => !ADDRESSES.includes(name) && !(member === null && name.endsWith('_url')),
  );
  return Object.fromEntries(
    kept.map(([name, member]) => [name, name === 'sources' ? member : withoutAddresses(member)]),
  );
}

/** True for an object that is not an array. */
export const isObject = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const headed = z.object({ id: z.string(), name: z.string(), brand: z.string(), voltage_v: z.unknown() });

/**
 * Torque over speed of an actuator at a supply (null: as stated), with the figures behind it.
 * `accepts_supply` is null where the actuator's own supply is unknown.
 */
export function curvesAt(service: McpService, row: number, volts: number | null): AnyRecord {
  const { actuators } = service;
  const [record] = parseJsonArray(actuators.selectionOf([row], Object.keys(headed.shape)));
  const { voltage_v, ...head } = headed.parse(record);
  const { intermittent, continuous, basis, kinds } = builtDocument(
    service,
    'get_actuator_torque_speed',
    head.id,
  );
  if (volts === null) return { ...head, voltage_v, intermittent, continuous, basis, kinds };
  const own = supplyRange(voltage_v);
  const curves = actuators.curves();
  const at = { ...AS_STATED, volts };
  return {
    ...head,
    voltage_v,
    at_voltage_v: volts,
    accepts_supply: own === null ? null : accepts(own, { least: volts, most: volts }),
    intermittent: cornersOf(curves.intermittent, row, at),
    continuous: cornersOf(curves.continuous, row, at),
    basis,
    kinds,
  };
}
