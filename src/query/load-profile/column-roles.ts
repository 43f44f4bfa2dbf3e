import { isBlank, secondsOfDate, type DecimalMark } from './cells.ts';
import { headParts, namesJoint, namesQuantity } from './column-heads.ts';
import {
  COLUMN_UNITS,
  DATES,
  QUANTITIES,
  unitSpelled,
  type ColumnUnit,
  type Quantity,
} from './column-units.ts';
import type { CsvColumn, CsvTable } from './csv-table.ts';

/** The use of a column. `fraction` is added to the time, as nanoseconds are to seconds. */
export type Role = Quantity | 'fraction' | 'joint' | 'unused';

/** The role and unit of a column. */
export interface ColumnChoice {
  /** Null while the reader has to choose. */
  readonly role: Role | null;
  /** The symbol of its unit; null if there is none, and while the reader has to choose. */
  readonly unit: string | null;
}

/** The choices by which a file is read: those that follow from the file, and those of the reader. */
export interface Choices {
  readonly columns: readonly ColumnChoice[];
  /** Null while the reader has to choose. */
  readonly mark: DecimalMark | null;
  /** The joint whose rows are read, where a column names joints; null while the reader has to choose. */
  readonly joint: string | null;
}

/** The quantity that a column of a role has; null if there is none. */
export function quantityOf(role: Role | null): Quantity | null {
  if (role === 'fraction') return 'time';
  return role === 'joint' || role === 'unused' ? null : role;
}

/** The choices that follow from the file with certainty; everything else is left to the reader. */
export function certainChoices({ columns, mark }: CsvTable): Choices {
  const roles = columns.map((column) => certainRole(column, columns));
  return {
    columns: columns.map((column, index) => choiceOf(column, roles[index] ?? null)),
    mark,
    joint: null,
  };
}

/**
 * The role that the head of a column names, unless another column's head names it too. Null if the column may
 * name joints.
 */
function certainRole(column: CsvColumn, columns: readonly CsvColumn[]): Role | null {
  for (const role of [...QUANTITIES, 'joint'] as const)
    if (isNamed(column, role) && columns.filter((other) => isNamed(other, role)).length === 1) return role;
  return column.hasWords || isNamed(column, 'joint') ? null : 'unused';
}

const isNamed = ({ head, hasWords }: CsvColumn, role: Quantity | 'joint'): boolean =>
  role === 'joint' ? namesJoint(head) : !hasWords && namesQuantity(head, role);

const choiceOf = (column: CsvColumn, role: Role | null): ColumnChoice => {
  const quantity = quantityOf(role);
  return { role, unit: quantity === null ? null : (writtenUnit(column, quantity)?.symbol ?? null) };
};

/** The unit that a column states; undefined if it states none, an unknown one, or two. */
function writtenUnit({ head, unit, cells }: CsvColumn, quantity: Quantity): ColumnUnit | undefined {
  const [first] = cells.filter((cell) => !isBlank(cell));
  if (quantity === 'time' && !Number.isNaN(secondsOfDate(first ?? ''))) return DATES;
  const inHead = headParts(head, quantity).unit;
  if (isBlank(unit)) return inHead;
  const below = unitSpelled(quantity, unit);
  return inHead === undefined || inHead === below ? below : undefined;
}

/** The role that a reader gives a column. */
export interface GivenRole {
  /** The position of the column. */
  readonly column: number;
  readonly role: Role;
}

/** Changes the role of a column; each role but `unused` has at most one column. */
export function withRole(
  choices: Choices,
  { columns }: CsvTable,
  { column: index, role }: GivenRole,
): Choices {
  const column = columns[index];
  if (column === undefined) return choices;
  const others = choices.columns.map((choice) =>
    choice.role === role ? { role: 'unused' as const, unit: null } : choice,
  );
  const isOfJoints = role === 'joint' || choices.columns[index]?.role === 'joint';
  return {
    ...choices,
    columns: others.with(index, choiceOf(column, role)),
    joint: isOfJoints ? null : choices.joint,
  };
}

/** Changes the unit of a column. */
export const withUnit = (choices: Choices, index: number, unit: string): Choices => ({
  ...choices,
  columns: choices.columns.map((choice, at) => (at === index ? { ...choice, unit } : choice)),
});

/** The position of the column of a quantity, and its unit. */
export interface Source {
  readonly index: number;
  readonly unit: ColumnUnit;
}

/** One joint in a file with several. */
export interface JointRows {
  /** The position of the column that names joints. */
  readonly index: number;
  readonly name: string;
}

/** The columns and units of a file, once everything is chosen. */
export interface ReadingPlan extends Readonly<Record<Quantity, Source>> {
  readonly fraction: Source | null;
  /** Null for a file of one joint. */
  readonly joint: JointRows | null;
  readonly mark: DecimalMark;
}

/** The plan for reading a file; null while something has to be chosen. */
export function planOf(choices: Choices): ReadingPlan | null {
  const { mark, joint } = choices;
  const time = sourceOf(choices, 'time');
  const torque = sourceOf(choices, 'torque');
  const speed = sourceOf(choices, 'speed');
  const fraction = sourceOf(choices, 'fraction');
  if (mark === null || time === null || torque === null || speed === null) return null;
  if (openChoices(choices).length > 0) return null;
  const index = indexOfRole(choices, 'joint');
  return {
    time,
    torque,
    speed,
    fraction,
    joint: index === -1 || joint === null ? null : { index, name: joint },
    mark,
  };
}

/** The index of the column of a role; -1 if there is none. */
export const indexOfRole = ({ columns }: Choices, role: Role): number =>
  columns.findIndex((choice) => choice.role === role);

function sourceOf(choices: Choices, role: Quantity | 'fraction'): Source | null {
  const index = indexOfRole(choices, role);
  const symbol = choices.columns[index]?.unit;
  const unit = COLUMN_UNITS[role === 'fraction' ? 'time' : role].find((each) => each.symbol === symbol);
  return unit === undefined ? null : { index, unit };
}

/** A choice that the reader has to make before a file is read. */
export type OpenChoice =
  | { readonly kind: 'column'; readonly of: Quantity }
  | { readonly kind: 'unit'; readonly of: Quantity | 'fraction' }
  /** The reader decides whether the words of a column name joints. */
  | { readonly kind: 'words'; readonly index: number }
  | { readonly kind: 'joint' }
  | { readonly kind: 'mark' };

/** All choices that the reader has to make before a file is read. */
export function openChoices(choices: Choices): OpenChoice[] {
  const { columns, mark, joint } = choices;
  const open: OpenChoice[] = [];
  for (const of of [...QUANTITIES, 'fraction'] as const) {
    if (indexOfRole(choices, of) !== -1) {
      if (sourceOf(choices, of) === null) open.push({ kind: 'unit', of });
    } else if (of !== 'fraction') open.push({ kind: 'column', of });
  }
  for (const [index, { role }] of columns.entries()) if (role === null) open.push({ kind: 'words', index });
  if (indexOfRole(choices, 'joint') !== -1 && joint === null) open.push({ kind: 'joint' });
  if (mark === null) open.push({ kind: 'mark' });
  return open;
}
