import { tagsBeside } from '../../catalog/condition-tags.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { Life } from '../copy/life.ts';
import { alignedTexts, valueText } from '../format.ts';
import type { Glyph } from '../record/glyphs.ts';
import { hasOtherUnits } from '../units/units.ts';

/** A column of a table: how its head reads, and whether its cells are numbers below each other. */
export interface TableColumn {
  readonly title: string;
  /** The column's name for a script; none where no script sorts. */
  readonly name?: string;
  /** As people write it; empty for none. */
  readonly unit: string;
  /** The unit's code, where a reader may choose another one; null where not. */
  readonly changeable?: string | null;
  readonly isNumber: boolean;
}

/** A cell of a table: its text (null when it is not published), where it leads, and the number that it is sorted by. */
export interface TableCell {
  readonly text: string | null;
  readonly href?: string | null;
  readonly value?: number | string | null;
  /** What kind of figure it is. */
  readonly tags?: readonly string[];
  /** Who states it. */
  readonly glyph?: Glyph | null;
  /** Whether what it names can still be bought. */
  readonly life?: Life | null;
}

/** A line of a table: what it is about, then its cells. */
export interface TableRow {
  readonly head: TableCell;
  readonly cells: readonly TableCell[];
  /** Words by which a script finds the row; none where no script does. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** A table of figures of some records. */
export interface FigureTable {
  readonly head: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** A column with its cells, before they are put into rows. */
export interface FilledColumn extends TableColumn {
  readonly cells: readonly TableCell[];
}

/** A column of figures of some records; numbers are aligned at the decimal point. */
export function figureColumn(title: string, unit: string | null, values: readonly unknown[]): FilledColumn {
  const numbers = values.map((value) => (typeof value === 'number' ? value : null));
  const isNumber = values.every((value) => value === null || typeof value === 'number');
  const texts = isNumber ? alignedTexts(numbers, unit) : values.map((value) => valueText(value, unit));
  return {
    title,
    unit: symbolOf(unit),
    changeable: isNumber && hasOtherUnits(unit) ? unit : null,
    isNumber,
    cells: texts.map((text, index) => ({ text, value: numbers[index] ?? text })),
  };
}

/** A column with what kind of figure each of its cells is, and who states it; a tag that repeats the title is left out. */
export const withEvidence = (
  column: FilledColumn,
  evidence: readonly Pick<TableCell, 'tags' | 'glyph'>[],
): FilledColumn => ({
  ...column,
  cells: column.cells.map((cell, index) => {
    const { tags = [], glyph = null } = evidence[index] ?? {};
    return { ...cell, glyph, tags: tagsBeside(column.title, tags) };
  }),
});

/** A column of names, each of which may lead somewhere. */
export const nameColumn = <Row>(
  title: string,
  rows: readonly Row[],
  cellOf: (row: Row) => TableCell,
): FilledColumn => ({
  title,
  unit: '',
  isNumber: false,
  cells: rows.map(cellOf),
});

/** The table of these columns, whose rows are about the first one's cells. */
export function tableOf(about: FilledColumn, columns: readonly FilledColumn[]): FigureTable {
  return {
    head: about.title,
    columns,
    rows: about.cells.map((head, index) => ({
      head,
      cells: columns.map(({ cells }) => cells[index] ?? { text: null }),
    })),
  };
}
