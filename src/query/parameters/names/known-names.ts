import { newIdOf, type MovedIds } from '../../../catalog/records/moved-ids.ts';
import { namesMeantBy, valuesMeantBy } from '../../suggest/misspelt-parameters.ts';
import type { NearestNames } from '../../suggest/nearest.ts';
import { countRows } from '../../table/mask.ts';
import type { PreparedGroups } from '../../table/prepared-schemas.ts';
import type { Table } from '../../table/table.ts';
import { queryError, shown, type FieldError } from '../field-error.ts';
import { lowerCase, separated } from '../kinds.ts';
import type { Pairs } from '../reader.ts';
import { busSpelled, countrySpelled } from './value-aliases.ts';

/** The tables that names in filters are looked up in. */
export interface KnownNames {
  readonly groups: Readonly<Record<'actuators' | 'robots', PreparedGroups>>;
  readonly moved: MovedIds;
  readonly actuators: KnownIds;
  readonly robots: KnownIds;
  readonly jointGroups: Pick<Table, 'having'>;
  readonly taxonomies: { readonly brands: readonly { readonly name: string }[] };
  /** Finds the record with a name; absent if only ids are accepted. */
  readonly idNamed?: (text: string, records: 'actuators' | 'robots') => NamedId | null;
}

/** A record whose name was given in place of its id. */
export interface NamedId {
  readonly id: string;
  /** The record taken for the name, and other records with that name, in case one of them was meant. */
  readonly hint: string;
}

/** The ids of a kind of record. */
export interface KnownIds {
  /** Undefined for an unknown id. */
  readonly rowOf: (id: string) => number | undefined;
  readonly nearestIds: NearestNames;
}

/** Checks the names in a filter: whether the catalog has a name, and which names are similar. */
interface NameFilter {
  /** The kind of the records of an id. */
  readonly records?: 'actuators' | 'robots';
  readonly isKnown: (value: string, known: KnownNames) => boolean;
  readonly nearest: (value: string, known: KnownNames) => readonly string[];
  /** All values, if they are few enough to list. */
  readonly all?: (known: KnownNames) => readonly string[];
}

/** The values of a field, of actuators or robots, in some spelling. */
function valuesOf(field: string, spelled: (text: string) => string): NameFilter {
  const values = ({ groups: { actuators, robots } }: KnownNames): readonly string[] => [
    ...(actuators[field]?.values ?? []),
    ...(robots[field]?.values ?? []),
  ];
  return {
    isKnown: (value, known) => values(known).some((one) => one.toLowerCase() === spelled(value)),
    nearest: (value, known) => namesMeantBy(value, [...new Set(values(known))]),
    all: (known) => [...new Set(values(known))].toSorted(),
  };
}

const idsOf = (records: 'actuators' | 'robots'): NameFilter => ({
  records,
  isKnown: (id, known) => known[records].rowOf(lowerCase(id)) !== undefined,
  nearest: (id, known) => known[records].nearestIds(lowerCase(id)).slice(0, 3),
});

/**
 * Filters that answer 400 if the catalog does not have the name. In the core lists, `brand` and `use_case`
 * find nothing instead (docs/interface.md, "Parameters").
 */
const NAMED: ReadonlyMap<string, NameFilter> = new Map([
  ['country', valuesOf('country', countrySpelled)],
  ['comm', valuesOf('comm', busSpelled)],
  ['control_mode', valuesOf('control_modes', lowerCase)],
  ['robot_id', idsOf('robots')],
  ['actuator_id', idsOf('actuators')],
]);

/** The brand of the motors in joints; their list does not belong to the core. */
const MOTOR_BRAND: NameFilter = {
  isKnown: (value, { jointGroups, taxonomies: { brands } }) =>
    countRows(jointGroups.having('brand', lowerCase(value))) > 0 ||
    brands.some(({ name }) => lowerCase(name) === lowerCase(value)),
  nearest: (value, { taxonomies: { brands } }) =>
    valuesMeantBy(
      value,
      brands.map(({ name }) => name),
    ),
};

const NAMED_OF_JOINTS: typeof NAMED = new Map([...NAMED, ['brand', MOTOR_BRAND]]);

/** The same for a match, which also takes ids. */
const NAMED_OF_MATCHES: typeof NAMED = new Map([...NAMED, ['ids', idsOf('actuators')]]);

const NAMED_IN: Readonly<Record<string, typeof NAMED>> = {
  joints: NAMED_OF_JOINTS,
  matches: NAMED_OF_MATCHES,
};

/** Texts by their names, such as a `URLSearchParams`. */
type TextsByName = Pairs & Pick<ReadonlyMap<string, string>, 'has'>;

/** A request whose names were looked up. */
export interface NamesRead {
  /** The texts, with moved ids replaced by the new ones. */
  readonly pairs: Pairs;
  /** Moved ids and names, with the ids that replaced them. */
  readonly moved: Readonly<Record<string, string>>;
  /** Hints about names given in place of ids; empty if there are none. */
  readonly hint: string;
  /** Names that the catalog does not have. */
  readonly errors: readonly FieldError[];
}

/**
 * Looks up the names in the filters of a list. Moved ids are replaced; names that the catalog does not have
 * are errors.
 */
export function readNames(known: KnownNames, list: string, given: TextsByName): NamesRead {
  const named = NAMED_IN[list] ?? NAMED;
  for (const name of named.keys()) if (given.has(name)) return lookedUp(known, named, [...given]);
  return { pairs: given, moved: {}, hint: '', errors: [] };
}

function lookedUp(
  known: KnownNames,
  named: typeof NAMED,
  asked: readonly (readonly [string, string])[],
): NamesRead {
  const moved: Record<string, string> = {};
  const hints: string[] = [];
  const pairs = asked.map(([name, text]): [string, string] => {
    const records = named.get(name)?.records;
    if (records === undefined) return [name, text];
    const ids = separated(text).map((id) => {
      const { id: now, hint } = idInstead(known, records, id);
      if (now !== null) moved[id] = now;
      if (hint !== '') hints.push(hint);
      return now ?? id;
    });
    return [name, Object.keys(moved).length === 0 ? text : ids.join(',')];
  });
  const errors = pairs.flatMap(([name, text]) => {
    const row = named.get(name);
    const unknown = row === undefined ? [] : separated(text).filter((value) => !row.isKnown(value, known));
    return unknown.map((value) =>
      unknownName(name, value, { near: row?.nearest(value, known) ?? [], all: row?.all?.(known) ?? [] }),
    );
  });
  return { pairs, moved, hint: hints.join(' '), errors };
}

/** The id that replaces a moved id or a name; a null id if the given id stays. */
function idInstead(known: KnownNames, records: 'actuators' | 'robots', given: string): IdInstead {
  const id = lowerCase(given);
  const isKnown = known[records].rowOf(id) !== undefined || Object.hasOwn(known.moved[records], id);
  if (isKnown) return { id: newIdOf(known.moved[records], id), hint: '' };
  return known.idNamed?.(given, records) ?? { id: null, hint: '' };
}

interface IdInstead {
  readonly id: string | null;
  readonly hint: string;
}

/** The values to suggest for one that the catalog does not have: similar ones, or all if there are few. */
interface KnownValues {
  readonly near: readonly string[];
  readonly all: readonly string[];
}

const unknownName = (name: string, value: string, { near, all }: KnownValues): FieldError =>
  queryError(
    name,
    `must be a value in the catalog; got ${shown(value)}`,
    repairOfValue(name, value, { near, all }),
  );

function repairOfValue(name: string, value: string, { near, all }: KnownValues): string {
  const none = `There is no record with \`${name}\` ${shown(value)}.`;
  if (near.length > 0) return `${none} Nearest: ${near.join(', ')}.`;
  return all.length > 0
    ? `${none} The catalog has ${all.join(', ')}.`
    : `${none} Search for its name with \`q\`.`;
}
