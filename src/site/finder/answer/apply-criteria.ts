import { intersectionOf, rowsIn, type Mask } from '../../../query/table/mask.ts';
import type { Criterion } from '../../page-filters/criteria.ts';
import type { FilteredRecords } from './answer.ts';

/** Applies criteria to records; criteria refer to records by row, and `order` lists the rows. */
export function narrowed<Subject, Asked extends Criterion>(
  subjects: readonly Subject[],
  criteria: readonly Asked[],
  order: Iterable<number>,
): FilteredRecords<Subject, Asked> {
  const meeting = (kept: readonly Criterion[]): Mask =>
    intersectionOf(
      kept.map(({ rows }) => rows),
      subjects.length,
    );
  const all = meeting(criteria);
  const subjectsIn = (rows: Iterable<number>): Subject[] => [...rows].flatMap((row) => subjects[row] ?? []);
  return {
    criteria,
    matches: subjectsIn([...order].filter((row) => all[row] === 1)),
    withoutOne: (name) =>
      subjectsIn(rowsIn(meeting(criteria.filter((criterion) => criterion.name !== name)))),
  };
}
