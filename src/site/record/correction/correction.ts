import type { ActuatorEntry, RobotEntry } from '../../../catalog/files/catalog.ts';

/** Where a reader can write; without either, there is a text to copy. */
export interface Channels {
  readonly issuesUrl: string | null;
  readonly contact: string | null;
}

/** How a record is corrected. */
export interface Correction extends Channels {
  readonly id: string;
  readonly name: string;
  /** The record's file, from the root of the repository. */
  readonly file: string;
}

/** How a record is corrected, by where this service takes reports. */
export const correctionOf = (
  folder: 'actuators' | 'robots',
  { id, brand, name }: Pick<ActuatorEntry | RobotEntry, 'id' | 'brand' | 'name'>,
  { issuesUrl, contact }: Channels,
): Correction => ({
  id,
  name,
  file: `catalog/${folder}/${brand}/${id.slice(brand.length + 1)}.yaml`,
  issuesUrl,
  contact,
});

/** A figure that is reported, as its page shows it. */
export interface ReportedFigure {
  readonly field: string;
  readonly value: string;
  /** The address of the source that states it; empty where none does. */
  readonly source: string;
}

/**
 * The report of what is wrong with a record, or with one figure of it, for the reader to end; with the form
 * for issues and the mail that hold it, null where there is no such place.
 */
export function reportOf(
  { id, name, file, issuesUrl, contact }: Correction,
  page: string,
  figure?: ReportedFigure,
) {
  const subject = `Correction of ${name} (${id})${figure === undefined ? '' : `: ${figure.field}`}`;
  const body = [
    `Record: ${id}`,
    `Page: ${page}`,
    `File: ${file}`,
    ...(figure === undefined
      ? []
      : [
          `Figure: ${figure.field}`,
          `Value: ${figure.value}`,
          `Source: ${figure.source || 'no quote on file'}`,
        ]),
    '',
    'What is wrong:',
    '',
    'Source that states it, with its words:',
    '',
  ].join('\n');
  const filledIn = `${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return {
    body,
    form: issuesUrl === null ? null : `${issuesUrl}?title=${filledIn}`,
    mail: contact === null ? null : `mailto:${contact}?subject=${filledIn}`,
  };
}
