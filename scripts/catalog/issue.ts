/**
 * An issue of the catalog's files: the file, the field (empty for the file as a whole), the value found, the
 * value wanted.
 */
export interface Issue {
  readonly file: string;
  readonly field: string;
  readonly found: string;
  readonly wanted: string;
}

const LONGEST_VALUE = 80;

/** An issue on one line: `catalog/actuators/x/y.yaml: specs.weight_g: found "light", wanted a number`. */
export function issueLine({ file, field, found, wanted }: Issue): string {
  const place = field === '' ? file : `${file}: ${field}`;
  return `${place}: found ${found}, wanted ${wanted}`;
}

/** Issues by file, then by field, in code-unit order. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return issues.toSorted(
    (one, other) => compareText(one.file, other.file) || compareText(one.field, other.field),
  );
}

/** The order of two texts by code units: the same on every machine, whatever its language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The number of issues and of files: the last line after a list of issues. */
export function issueCount(issues: readonly Issue[]): string {
  const files = new Set(issues.map(({ file }) => file));
  return `${counted(issues.length, 'issue')} in ${counted(files.size, 'file')}.`;
}

/** `1 issue`, `2 issues`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A value as an issue shows it: as JSON, cut when long, and `nothing` when it is absent. */
export function shownValue(value: unknown): string {
  const text = spelled(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function spelled(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
