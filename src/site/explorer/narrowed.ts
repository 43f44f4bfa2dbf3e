import { hasPlace, intersectionOf, placesIn, type Bitset } from '../../query/bitset.ts';
import type { Criterion } from '../filter/criteria.ts';
import type { Exploration } from './exploration.ts';

/** What is left of records, which criteria know by their rows, in an order of the rows. */
export function narrowed<Subject>(
  subjects: readonly Subject[],
  criteria: readonly Criterion[],
  order: Iterable<number>,
): Exploration<Subject> {
  const meeting = (kept: readonly Criterion[]): Bitset =>
    intersectionOf(
      kept.map(({ rows }) => rows),
      subjects.length,
    );
  const all = meeting(criteria);
  const subjectsIn = (rows: Iterable<number>): Subject[] => [...rows].flatMap((row) => subjects[row] ?? []);
  return {
    criteria,
    matches: subjectsIn([...order].filter((row) => hasPlace(all, row))),
    withoutOne: (name) => subjectsIn(placesIn(meeting(criteria.filter((criterion) => criterion.name !== name)))),
  };
}
