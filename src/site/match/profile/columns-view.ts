import { html, nothing } from 'lit-html';
import {
  openChoices,
  quantityOf,
  type ColumnChoice,
  type Choices,
  type OpenChoice,
  type Role,
} from '../../../query/load-profile/column-roles.ts';
import { COLUMN_UNITS } from '../../../query/load-profile/column-units.ts';
import { SEPARATORS } from '../../../query/load-profile/csv-rows.ts';
import type { CsvColumn, CsvTable } from '../../../query/load-profile/csv-table.ts';
import { onValue } from '../../layout/controls.ts';

/** A file whose columns are shown. */
export interface OpenFile {
  readonly table: CsvTable;
  readonly choices: Choices;
  /** The signs that would separate its cells into columns too. */
  readonly separators: readonly string[];
  /** The names in its column of joints; null where there is none, or while they are read. */
  readonly joints: readonly string[] | null;
}

/** The choices of a reader for the columns of a file. */
export interface ColumnActions {
  readonly setRole: (column: number, role: Role) => void;
  readonly setUnit: (column: number, symbol: string) => void;
  readonly setSeparator: (sign: string) => void;
  readonly setMark: (mark: '.' | ',') => void;
  readonly setJoint: (name: string) => void;
}

/** The roles of a column and what they are called. */
const ROLES: readonly (readonly [Role, string])[] = [
  ['unused', 'not used'],
  ['time', 'time'],
  ['torque', 'torque'],
  ['speed', 'speed'],
  ['fraction', 'fraction of time'],
  ['joint', 'joint name'],
];

/** The role of a column in a sentence. */
export const roleName = (role: Role): string => ROLES.find(([each]) => each === role)?.[1] ?? role;

/** Rows of a file that are shown. */
const SHOWN_ROWS = 5;

/**
 * The first rows of a file, with the role and the unit of each column above it, and the choices that are
 * missing.
 */
export const columnsView = (file: OpenFile, actions: ColumnActions) => html`
  <div class="row">${wholeFileMenus(file, actions)}</div>
  <div class="table-frame" tabindex="0" role="region" aria-label="Columns of the file">
    <table class="table profile-columns">
      <caption>
        ${whereRead(file.table)} Choose the column and the unit of time, torque and speed.
      </caption>
      <thead>
        <tr>
          ${file.table.columns.map(({ head }, index) => html`<th scope="col">${head || `Column ${index + 1}`}</th>`)}
        </tr>
        <tr>
          ${file.choices.columns.map((choice, index) => columnMenus({ choice, index, name: nameOf(file.table.columns[index], index) }, actions))}
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: Math.min(SHOWN_ROWS, cellsIn(file.table)) }, (_, row) => rowView(file.table, row))}
      </tbody>
    </table>
  </div>
  ${openView(file)}
`;

const rowView = ({ columns }: CsvTable, row: number) =>
  html`<tr>
    ${columns.map(({ cells, hasWords }) => html`<td class=${hasWords ? '' : 'number'}>${cells[row]}</td>`)}
  </tr>`;

const cellsIn = ({ columns }: CsvTable): number => columns[0]?.cells.length ?? 0;

const nameOf = (column: CsvColumn | undefined, index: number): string =>
  `column ${index + 1}${column === undefined || column.head === '' ? '' : `, ${column.head}`}`;

const whereRead = ({ headRow, firstRow }: CsvTable): string =>
  headRow === null
    ? `The data begin in row ${firstRow}, without column names.`
    : `The column names are in row ${headRow}, the data begin in row ${firstRow}.`;

interface ShownColumn {
  readonly choice: ColumnChoice;
  readonly index: number;
  readonly name: string;
}

function columnMenus({ choice: { role, unit }, index, name }: ShownColumn, actions: ColumnActions) {
  const quantity = quantityOf(role);
  const units =
    quantity === null ? [] : COLUMN_UNITS[quantity].map(({ symbol }) => [symbol, symbol] as const);
  const roleMenu: Menu<Role> = {
    label: `Use of ${name}`,
    unchosen: 'choose …',
    options: ROLES,
    chosen: role,
    choose: (next) => actions.setRole(index, next),
  };
  const unitMenu: Menu<string> = {
    label: `Unit of ${name}`,
    unchosen: 'unit …',
    options: units,
    chosen: unit,
    choose: (next) => actions.setUnit(index, next),
  };
  return html`<td>${menuView(roleMenu)} ${quantity === null ? nothing : menuView(unitMenu)}</td>`;
}

interface Menu<Value extends string> {
  /** Its name for screen readers. */
  readonly label: string;
  /** The words while nothing is chosen. */
  readonly unchosen: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** Null while the reader has to choose. */
  readonly chosen: Value | null;
  readonly choose: (value: Value) => void;
}

/** A menu in which nothing may be chosen yet; it is marked then. */
function menuView<Value extends string>({ label, unchosen, options, chosen, choose }: Menu<Value>) {
  const take = (text: string): void => {
    const option = options.find(([value]) => value === text);
    if (option !== undefined) choose(option[0]);
  };
  return html`<select aria-label=${label} class=${chosen === null ? 'unchosen' : ''} @change=${onValue(take)}>
    <option value="" .selected=${chosen === null} ?hidden=${chosen !== null}>${unchosen}</option>
    ${options.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}
  </select>`;
}

/** Menus for the whole file: only where there is a choice. */
function wholeFileMenus({ table, choices, separators, joints }: OpenFile, actions: ColumnActions) {
  const separatorMenu: Menu<string> = {
    label: 'Separator of cells',
    unchosen: 'choose …',
    options: SEPARATORS.filter(({ sign }) => separators.includes(sign)).map(({ sign, name }) => [sign, name]),
    chosen: table.separator,
    choose: actions.setSeparator,
  };
  const markMenu: Menu<'.' | ','> = {
    label: 'Decimal mark',
    unchosen: 'choose …',
    options: [
      [',', 'comma: 1,234 is a little more than 1'],
      ['.', 'point: 1.234 is a little more than 1'],
    ],
    chosen: choices.mark,
    choose: actions.setMark,
  };
  const jointMenu: Menu<string> = {
    label: 'Joint',
    unchosen: 'choose …',
    options: (joints ?? []).map((name) => [name, name]),
    chosen: choices.joint,
    choose: actions.setJoint,
  };
  return html`
    ${separators.length > 1 ? labelled(separatorMenu) : nothing}
    ${table.mark === '.' ? nothing : labelled(markMenu)}
    ${joints !== null && joints.length > 0 ? labelled(jointMenu) : nothing}
  `;
}

const labelled = <Value extends string>(menu: Menu<Value>) => html`
  <label class="field"><span>${menu.label}</span>${menuView(menu)}</label>
`;

/** The choices that the reader has to make before anything is computed. */
function openView({ table, choices }: OpenFile) {
  const open = openChoices(choices).map((choice) => openText(choice, table));
  return html`<p role="status">
    ${open.length === 0 ? nothing : `Nothing is computed yet. Still to choose: ${open.join('; ')}.`}
  </p>`;
}

function openText(open: OpenChoice, { columns }: CsvTable): string {
  switch (open.kind) {
    case 'column':
      return `the column of ${open.of}`;
    case 'unit':
      return `the unit of ${roleName(open.of)}`;
    case 'words':
      return `whether ${nameOf(columns[open.index], open.index)}, names joints`;
    case 'joint':
      return 'the joint';
    case 'mark':
      return 'the decimal mark';
    default:
      return open satisfies never;
  }
}
