/** One thing that a reader asks of records: its name, how it reads in words, and whether a record meets it. */
export interface Criterion<Subject> {
  readonly name: string;
  readonly label: string;
  readonly isMet: (subject: Subject) => boolean;
}

/** What some criteria leave of some records. */
export interface Filtered<Subject> {
  /** The records that meet all criteria, in the order in which they came. */
  readonly matches: readonly Subject[];
  /** The records that meet all criteria but this one, in no order; the matches for a name that is none. */
  readonly withoutOne: (name: string) => readonly Subject[];
}

/** Filters records, in one walk over them. */
export function filterBy<Subject>(
  subjects: readonly Subject[],
  criteria: readonly Criterion<Subject>[],
): Filtered<Subject> {
  const matches: Subject[] = [];
  const blockedBy = new Map<string, Subject[]>(criteria.map(({ name }) => [name, []]));
  for (const subject of subjects) {
    const failed = failedOf(subject, criteria);
    if (failed === null) matches.push(subject);
    else if (failed !== 'several') blockedBy.get(failed)?.push(subject);
  }
  return { matches, withoutOne: (name) => [...matches, ...(blockedBy.get(name) ?? [])] };
}

/** The name of the only criterion that a record fails; null when it meets all. */
function failedOf<Subject>(subject: Subject, criteria: readonly Criterion<Subject>[]): string | null {
  let failed: string | null = null;
  for (const { name, isMet } of criteria) {
    if (isMet(subject)) continue;
    if (failed !== null) return 'several';
    failed = name;
  }
  return failed;
}

/** A criterion without which there would be more results, and how many more. */
export interface Relief {
  readonly name: string;
  readonly label: string;
  readonly more: number;
}

/** What stands in the way of results: the criteria whose removal adds the most, at most three. */
export const reliefsOf = <Subject>(
  { matches, withoutOne }: Filtered<Subject>,
  criteria: readonly Criterion<Subject>[],
): Relief[] =>
  criteria
    .map(({ name, label }) => ({ name, label, more: withoutOne(name).length - matches.length }))
    .filter(({ more }) => more > 0)
    .toSorted((left, right) => right.more - left.more)
    .slice(0, 3);
