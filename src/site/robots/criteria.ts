import type { Exploration } from '../explorer/exploration.ts';

/** One thing that a reader asks of records: its name, how it reads in words, and whether a record meets it. */
export interface Criterion<Subject> {
  readonly name: string;
  readonly label: string;
  readonly isMet: (subject: Subject) => boolean;
}

/** What some criteria leave of some records. */
export type Filtered<Subject> = Exploration<Subject>;

/** Filters records; they stay in the order in which they came. */
export function filterBy<Subject>(
  subjects: readonly Subject[],
  criteria: readonly Criterion<Subject>[],
): Filtered<Subject> {
  const meeting = (kept: readonly Criterion<Subject>[]): Subject[] =>
    subjects.filter((subject) => kept.every(({ isMet }) => isMet(subject)));
  return {
    criteria,
    matches: meeting(criteria),
    withoutOne: (name) => meeting(criteria.filter((criterion) => criterion.name !== name)),
  };
}
