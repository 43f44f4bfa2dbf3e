import type { ActuatorEntry, RobotEntry } from '../../catalog/catalog.ts';

/** How a reader has a record corrected. */
export interface Correction {
  /** The record's file, from the root of the repository. */
  readonly file: string;
  /** The form for issues, filled in; null when the build was given none. */
  readonly form: string | null;
}

/** How a record is corrected, by the address of the form for issues (`ISSUES_URL`). */
export function correctionOf(
  folder: 'actuators' | 'robots',
  { id, brand, name }: Pick<ActuatorEntry | RobotEntry, 'id' | 'brand' | 'name'>,
  issuesUrl: string | null,
): Correction {
  const file = `catalog/${folder}/${brand}/${id.slice(brand.length + 1)}.yaml`;
  if (issuesUrl === null) return { file, form: null };
  const body = [
    `Record: ${id}`,
    `File: ${file}`,
    '',
    'What is wrong:',
    '',
    'Source that states it, with its words:',
    '',
  ];
  const query = new URLSearchParams({ title: `Correction of ${name} (${id})`, body: body.join('\n') });
  return { file, form: `${issuesUrl}?${query}` };
}
