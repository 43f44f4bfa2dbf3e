import { verdictAt, type Verdict } from '../../../query/match/judge/verdicts.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import { glyphIn, kindsOf, statersOf } from '../../client-catalog/figure-marks.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import { listCsv, pageOrigin, saveCsv, type CsvOrigin } from '../../layout/list-csv.ts';
import type { JointJudgement } from '../../match/judge-joints.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import { actuatorPath } from '../../paths.ts';
import type { Answer } from '../answer/answer.ts';

/** A field that a file has a column for. */
type CsvField = Pick<ClientField, 'name' | 'part'>;

/** The verdicts on actuators, by their ids. */
type Verdicts = ReadonlyMap<string, Verdict>;

/** Actuators, the fields of their columns, and the verdicts of a match. */
interface CsvContent {
  readonly actuators: readonly ListedActuator[];
  readonly fields: readonly CsvField[];
  readonly verdicts: Verdicts | null;
}

/**
 * Actuators as CSV: id, name, brand and the given fields, with the page of each, the catalog's version and
 * the address of the list; unknown values are empty. After a field with kinds, `<field>_kind` has the kind;
 * `<field>_source` has the kind of source, and for a price also its terms and date. With verdicts, a column
 * has that of each actuator.
 */
export function toCsv({ actuators, fields, verdicts }: CsvContent, origin: CsvOrigin): string {
  const columns = fields.flatMap((field): Column[] => [
    { name: field.name, read: ({ figures }) => figures[field.name] ?? null },
    ...[
      {
        name: `${field.name}_kind`,
        read: (actuator: ListedActuator) => joined(kindsOf(actuator, field.name)),
      },
      { name: `${field.name}_source`, read: (actuator: ListedActuator) => joined(sourceIn(actuator, field)) },
    ].filter(({ read }) => actuators.some((actuator) => read(actuator) !== null)),
  ]);
  const judged = verdicts === null ? [] : ['verdict'];
  const heads = ['id', 'name', 'brand', ...judged, ...columns.map(({ name }) => name)];
  const rows = actuators.map((actuator) => {
    const { id, name, brand } = actuator;
    const verdict = verdicts === null ? [] : [verdicts.get(id) ?? null];
    const cells = [id, name, brand, ...verdict, ...columns.map(({ read }) => read(actuator))];
    return { path: actuatorPath(id), cells };
  });
  return listCsv(heads, rows, origin);
}

/** Saves the actuators of the open page as CSV, for programs or for spreadsheets. */
export function downloadCsv(
  catalog: Catalog,
  { answer, fields }: { readonly answer: Answer; readonly fields: readonly CsvField[] },
  forSpreadsheets: boolean,
): void {
  const { matches: actuators, judgement } = answer;
  const verdicts = judgement && verdictsOf(catalog, judgement);
  saveCsv('actuators.csv', toCsv({ actuators, fields, verdicts }, pageOrigin()), forSpreadsheets);
}

/** The verdicts on all actuators that do not miss. */
export const verdictsOf = (catalog: Catalog, { rows, ranking }: JointJudgement): Verdicts =>
  new Map(
    rows.flatMap((row) => {
      const actuator = tableOf(catalog).listed[row];
      return actuator === undefined ? [] : [[actuator.id, verdictAt(ranking.verdicts[row] ?? NaN)] as const];
    }),
  );

interface Column {
  readonly name: string;
  readonly read: (actuator: ListedActuator) => ListedActuator['figures'][string];
}

const joined = (words: readonly string[]): string | null => words.join('; ') || null;

/** The kind of source of a figure, with the terms and the date of a price; empty if unknown. */
function sourceIn(actuator: ListedActuator, field: CsvField): string[] {
  const glyph = glyphIn(actuator, field);
  return glyph === null ? [] : [glyph.kind, ...statersOf(actuator, field.name)];
}
