import { FURTHER_CASES, WATCHED_BY_ALL, type Subject } from './subjects.ts';

/** Subjects to run, and a line for each other one with the reason. */
export interface Choice {
  readonly run: readonly Subject[];
  readonly leftOut: readonly string[];
}

/** True if a path is one of the watched files, or is in a watched folder. */
const isUnder = (path: string, watched: readonly string[]): boolean =>
  watched.some((place) => path === place || path.startsWith(`${place}/`));

/**
 * Chooses the subjects with a file that has changed since a commit; every subject that watches files if the
 * changes are unknown (null).
 */
export function chooseSubjects(
  subjects: readonly Subject[],
  changed: readonly string[] | null,
  since: string,
): Choice {
  const isDue = (watched: readonly string[]): boolean =>
    changed === null || changed.some((path) => isUnder(path, [...watched, ...WATCHED_BY_ALL]));
  const leftOut = subjects.flatMap(({ name, watched }) => {
    if (watched === null) return [`${name}: only in npm run test:long, each night and before a release`];
    return isDue(watched) ? [] : [`${name}: no file that it watches has changed since ${since}`];
  });
  return {
    run: subjects.filter(({ watched }) => watched !== null && isDue(watched)),
    leftOut: [...leftOut, `${FURTHER_CASES}: only in npm run test:long, each night and before a release`],
  };
}
