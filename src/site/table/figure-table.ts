import { tagsBeside } from '../../catalog/evidence/condition-tags.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { AvailabilityLabel } from '../client-catalog/availability-label.ts';
import { alignedTexts, valueText } from '../format.ts';
import type { Glyph } from '../record/evidence/glyphs.ts';
import { hasOtherUnits } from '../units/shown-units.ts';

/**
 * A column of a table: how its head reads, whether its cells are numbers below each other, and the cell of
 * each row.
 */
export interface TableColumn {
  readonly title: string;
  /** The column's name for a script; none where no script sorts. */
  readonly name?: string;
  /** As people write it; empty if there is none. */
  readonly unit: string;
  /** The unit's code, where a reader may choose another one; null where not. */
  readonly changeable?: string | null;
  readonly isNumber: boolean;
  readonly cells: readonly TableCell[];
}

/**
 * A cell of a table: its text (null when it is not published), where it leads, and the number that it is
 * sorted by.
 */
export interface TableCell {
  readonly text: string | null;
  readonly href?: string | null;
  readonly value?: number | string | null;
  /** Kinds of the figure. */
  readonly tags?: readonly string[];
  /** Mark of its source. */
  readonly glyph?: Glyph | null;
  /** The availability of the actuator that it names; null when it is sold. */
  readonly life?: AvailabilityLabel | null;
}

/** A table of figures of some records: what each row is about, then its cells by column. */
export interface FigureTable {
  readonly about: TableColumn;
  readonly columns: readonly TableColumn[];
  /** Words by which a script finds each row; none where no script does. */
  readonly marks?: readonly Readonly<Record<string, string>>[];
}

/** A column of figures of some records; numbers are aligned at the decimal point. */
export function figureColumn(title: string, unit: string | null, values: readonly unknown[]): TableColumn {
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

/**
 * A column with what kind of figure each of its cells is, and who states it; a tag that repeats the title is
 * left out.
 */
export const withEvidence = (
  column: TableColumn,
  evidence: readonly Pick<TableCell, 'tags' | 'glyph'>[],
): TableColumn => ({
  ...column,
  cells: column.cells.map((cell, index) => {
    const { tags = [], glyph = null } = evidence[index] ?? {};
    return { ...cell, glyph, tags: tagsBeside(column.title, tags) };
  }),
});

/** A column of names, which may be links. */
export const nameColumn = <Row>(
  title: string,
  rows: readonly Row[],
  cellOf: (row: Row) => TableCell,
): TableColumn => ({
  title,
  unit: '',
  isNumber: false,
  cells: rows.map(cellOf),
});
