import type { Role } from '../../../src/query/load-profile/column-roles.ts';

/** A choice of the reader: the role of a column, counted from 0, and its unit if that is open. */
export type ColumnChosen = readonly [column: number, role: Role, unit?: string];

/** A file of a public tool, with the automatic choices and those left to the reader. */
export interface ToolFile {
  readonly tool: string;
  readonly text: string;
  /**
   * The certain role and unit of each column. `-` is an unused column, `?` a column or unit that the reader
   * must choose.
   */
  readonly certain: string;
  readonly chosen: readonly ColumnChosen[];
  readonly mark?: '.' | ',';
  readonly joint?: string;
  /** Seconds, N·m and rpm of the second sample, or the error; null if no choice gives a profile. */
  readonly second: readonly [number, number, number] | string | null;
}

/** A file with some lines. */
export const file = (
  tool: string,
  lines: readonly string[],
  rest: Omit<ToolFile, 'tool' | 'text'>,
): ToolFile => ({
  tool,
  text: lines.join('\n'),
  ...rest,
});

/** 1 rad/s in rpm, as the catalog converts it. */
export const RADIAN = 9.5493;
