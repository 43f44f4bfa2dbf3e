import type { ColumnFile, RowConditions, RowPoints } from '../../bulk/actuators-json.ts';
import type { Cell } from '../../bulk/table.ts';
import type { Condition } from '../../catalog/fields/evidence/condition.ts';
import { pointText } from '../../catalog/fields/point-text.ts';
import type { TorqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import { otherNames } from '../../catalog/records/aliases.ts';
import { familyOf } from '../../query/alternatives/model-family.ts';
import { searchedText, type SearchedText } from '../../query/table/words/text.ts';
import { inTurns, pause } from '../browser/pauses.ts';
import type { CatalogDescription, ClientField } from './client-catalog.ts';

/** An actuator as the finder and the comparison have it. */
export interface ListedActuator extends SearchedText {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  /** Shared by all variants of a model. */
  readonly family: string;
  readonly figures: Readonly<Record<string, Cell>>;
  /** Kinds and conditions of figures, by field. */
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  /** The torques at speeds that a source states; null if there is none. */
  readonly points: readonly TorqueSpeedPoint[] | null;
}

/** The figures of an actuator with their kinds and conditions. */
export type ActuatorFigures = Pick<ListedActuator, 'figures' | 'conditions'>;

/** A figure that is a number; null for any other, and where it is not published. */
export function numberIn({ figures }: Pick<ListedActuator, 'figures'>, field: string): number | null {
  const { [field]: figure } = figures;
  return typeof figure === 'number' ? figure : null;
}

/** A text of an actuator; null where it is not published. */
export function textIn({ figures }: Pick<ListedActuator, 'figures'>, field: string): string | null {
  const { [field]: text } = figures;
  return typeof text === 'string' ? text : null;
}

/** The catalog on a page. */
export interface Catalog extends CatalogDescription {
  readonly fieldByName: ReadonlyMap<string, ClientField>;
  /** Labels of categories, by slug. */
  readonly labels: ReadonlyMap<string, string>;
  /** In the default order of pages: actuators with the most known figures first. */
  readonly actuators: readonly ListedActuator[];
  /** By current and by former ids. */
  readonly actuatorById: ReadonlyMap<string, ListedActuator>;
}

/**
 * The catalog from its description and the file of its columns, actuators with the most known figures first.
 */
export const readCatalog = (description: CatalogDescription, file: ColumnFile): Catalog =>
  catalogOf(description, rowsIn(file).map(listing(description, file)));

const rowsIn = ({ columns: { id = [] } }: ColumnFile): number[] => [...id.keys()];

function catalogOf(description: CatalogDescription, listed: readonly ListedActuator[]): Catalog {
  const { fields, categories, newIds } = description;
  const byId = new Map(listed.map((actuator) => [actuator.id, actuator]));
  const moved = Object.entries(newIds).map(([id, now]) => [id, byId.get(now)] as const);
  return {
    ...description,
    fieldByName: new Map(fields.map((field) => [field.name, field])),
    labels: new Map<string, string>(categories.map(({ slug, label }) => [slug, label])),
    actuators: mostCompleteFirst(listed, fields),
    actuatorById: new Map([
      ...byId,
      ...moved.flatMap(([id, now]) => (now === undefined ? [] : [[id, now] as const])),
    ]),
  };
}

/** Reads the actuator in each row of the columns. */
function listing(description: CatalogDescription, file: ColumnFile): (row: number) => ListedActuator {
  const brandAliases = new Map(Object.entries(description.brandAliases));
  return (row) => listedAt(file, row, { brandAliases });
}

function listedAt(
  { columns, points: allPoints, conditions }: ColumnFile,
  row: number,
  makers: Parameters<typeof otherNames>[0],
): ListedActuator {
  const figures: Record<string, Cell> = {};
  for (const name in columns) figures[name] = columns[name]?.[row] ?? null;
  const points = allPoints[row] ?? null;
  figures.torque_speed_points = points?.map(pointText) ?? null;
  // A supply is a number or a range, which a column of one type has as text.
  if (Number(figures.voltage_v) > 0) figures.voltage_v = Number(figures.voltage_v);
  const text = (name: string): string => String(figures[name] ?? '');
  const textsOf = (name: string): string[] => [figures[name] ?? []].flat().map(String);
  const named = { id: text('id'), name: text('name'), brand: text('brand'), category: text('category') };
  const others = otherNames(makers, { ...named, aliases: textsOf('aliases') });
  return {
    ...named,
    family: familyOf(named),
    figures,
    conditions: conditionsAt(conditions, row),
    points,
    ...searchedText([...Object.values(named), ...textsOf('use_cases'), text('notes'), ...others].join('\n'), [
      `${named.brand} ${named.name}`,
      named.id,
      ...others,
    ]),
  };
}

/** The conditions of the figures in a row, by field. */
const conditionsAt = (
  { conditions, distinct_conditions }: RowConditions,
  row: number,
): ListedActuator['conditions'] =>
  Object.fromEntries(
    Object.entries(conditions[row] ?? {}).map(([field, index]) => [field, distinct_conditions[index]]),
  );

/** The element of a page that holds the description of the catalog. */
export const DESCRIPTION_ID = 'catalog-description';

/** Loads the catalog that the page describes; null if that fails. */
export async function loadCatalog(): Promise<Catalog | null> {
  const description: unknown = JSON.parse(document.getElementById(DESCRIPTION_ID)?.textContent ?? 'null');
  if (!isDescription(description)) return null;
  const response = await fetch(description.address);
  const file: unknown = response.ok ? await response.json() : null;
  if (!isPublishedFile(file)) return null;
  await pause();
  const { conditions, distinct_conditions, torque_speed_points: points, ...columns } = file;
  const read = { columns, points, conditions: { conditions, distinct_conditions } };
  const listed = await inTurns(rowsIn(read), listing(description, read));
  return catalogOf(description, listed);
}

/** Loads the catalog for a part of the page; if that fails, returns null and shows a message there. */
export async function catalogFor(root: HTMLElement): Promise<Catalog | null> {
  const catalog = await loadCatalog().catch(() => null);
  if (catalog === null) root.textContent = 'The catalog could not be loaded. Reload the page to try again.';
  return catalog;
}

type PublishedFile = ColumnFile['columns'] & RowConditions & { readonly torque_speed_points: RowPoints };

// Both are written by our own build, so checking their outline is enough.
const isDescription = (parsed: unknown): parsed is CatalogDescription =>
  typeof parsed === 'object' && parsed !== null && 'address' in parsed && 'fields' in parsed;
const isPublishedFile = (parsed: unknown): parsed is PublishedFile =>
  typeof parsed === 'object' && parsed !== null && 'id' in parsed && 'distinct_conditions' in parsed;

/**
 * The default order of actuators: of each model the version with the most known figures first, then its
 * variants. On a tie, the one that more robots use comes first.
 */
function mostCompleteFirst(
  actuators: readonly ListedActuator[],
  fields: readonly ClientField[],
): ListedActuator[] {
  const byMerit = actuators
    .map((actuator) => ({ actuator, known: knownFigures(actuator, fields) }))
    .toSorted(
      (one, other) =>
        other.known - one.known ||
        usesOf(other.actuator) - usesOf(one.actuator) ||
        (one.actuator.id < other.actuator.id ? -1 : 1),
    )
    .map(({ actuator }) => actuator);
  const firsts = [...Map.groupBy(byMerit, ({ family }) => family).values()].flatMap(([first]) => first ?? []);
  return [...new Set([...firsts, ...byMerit])];
}

const knownFigures = ({ figures }: ListedActuator, fields: readonly ClientField[]): number =>
  fields.filter(({ name }) => figures[name] !== null).length;

const usesOf = ({ figures }: ListedActuator): number => Number(figures.robot_count ?? 0);
