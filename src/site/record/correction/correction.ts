import type { Source } from '../../../catalog/fields/evidence/source.ts';
import { symbolOf } from '../../../catalog/fields/units.ts';
import type { ActuatorEntry, RobotEntry } from '../../../catalog/files/yaml-schemas.ts';
import type { SheetLine } from '../sheet/sheet.ts';

/** Where a reader can write; without either, there is a text to copy. */
export interface Channels {
  readonly issuesUrl: string | null;
  readonly contact: string | null;
}

/** The record to correct, and the channels for reports on it. */
export interface Correction extends Channels {
  readonly id: string;
  readonly name: string;
  /** The record's file, from the root of the repository. */
  readonly file: string;
}

/** The correction of a record, with the channels by which this service takes reports. */
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
  readonly title: string;
  readonly value: string;
  /** The address of the source that states it; empty where none does. */
  readonly source: string;
}

/** The figures of some lines of a data sheet that can be reported: those with a value or a quote. */
export const reportedFigures = (
  lines: readonly SheetLine[],
  sources: readonly Pick<Source, 'url'>[],
): ReportedFigure[] =>
  lines
    .filter(({ text, claims }) => text !== null || claims.length > 0)
    .map(({ title, text, unit, claims }) => {
      const source = claims.find((claim) => claim.source !== null)?.source ?? null;
      return {
        field: claims[0]?.field ?? title,
        title,
        value: `${text ?? ''} ${symbolOf(unit)}`.trim(),
        source: source === null ? '' : (sources[source - 1]?.url ?? ''),
      };
    });

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
          `Source: ${figure.source || 'no quote in the catalog'}`,
        ]),
    '',
    'Problem:',
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
