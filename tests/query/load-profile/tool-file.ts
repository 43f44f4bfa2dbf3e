import type { Role } from '../../../src/query/load-profile/column-roles.ts';

/** A choice of the reader: the role of a column, counted from 0, and its unit where it is to be chosen. */
export type ColumnChosen = readonly [column: number, role: Role, unit?: string];

/** A file as a public tool writes it, what is chosen for the reader, and what a reader chooses then. */
export interface ToolFile {
  readonly tool: string;
  readonly text: string;
  /**
   * The certain role and unit of each column. `-` is a column that is not used, `?` a column or a
   * unit that the reader has to choose.
   */
  readonly certain: string;
  readonly chosen: readonly ColumnChosen[];
  readonly mark?: '.' | ',';
  readonly joint?: string;
  /**
   * Seconds, N·m and rpm of the second sample then, or the error; null where no choice makes it a profile.
   */
  readonly second: readonly [number, number, number] | string | null;
}

/** A file of some lines. */
export const file = (
  tool: string,
  lines: readonly string[],
  rest: Omit<ToolFile, 'tool' | 'text'>,
): ToolFile => ({
  tool,
  text: lines.join('\n'),
  ...rest,
});

/** One rad/s in rpm, as the catalog converts it. */
export const RADIAN = 9.5493;
