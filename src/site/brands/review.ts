import { csvLines } from '../../bulk/text-formats.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { actuatorFigures } from '../../catalog/records/build-figures.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import type { Figure } from '../../catalog/records/figure.ts';
import type { Actuator } from '../../catalog/records/record-schemas.ts';

/** The remarks, most serious first; a figure without a remark is empty in the file. */
export const REMARKS = ['rejected', 'doubtful', 'conflicting', 'without a quote', 'missing'] as const;

const ROWS: readonly (readonly [string, Field<never>])[] = Object.entries<Field<never>>(
  ACTUATOR_FIELDS,
).filter(([, row]) => row.written !== undefined && row.part !== undefined);

/** A figure of an actuator with its remark, as its maker reviews it. */
export interface ReviewRow extends Remark {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly title: string;
  readonly unit: string;
  /** As it is written in the file; empty where it is unknown. */
  readonly value: string;
  readonly quote: string;
  /** Address of the source of the quote. */
  readonly source: string;
}

/** The remark on a figure for its maker. */
interface Remark {
  /** Null if there is none. */
  readonly remark: (typeof REMARKS)[number] | null;
  /** The reason for a doubt, or the other stated values. */
  readonly detail: string;
}

/** Every figure of some actuators, as its maker reviews it. */
export const reviewRows = (dataset: Dataset, actuators: readonly Actuator[]): ReviewRow[] =>
  actuators.flatMap((actuator) => {
    const entry = dataset.actuatorEntries.get(actuator.id);
    if (entry === undefined) return [];
    const figures = actuatorFigures(dataset, actuator.id);
    return ROWS.map(([field, { title, unit }]) => {
      const figure = figures.of(field);
      const main = figure.claims.find(({ agrees }) => agrees) ?? figure.claims[0];
      return {
        id: actuator.id,
        name: actuator.name,
        field,
        title,
        unit: unit ?? '',
        value: figure.rejected === null && main !== undefined ? plainText(main.value) : '',
        quote: main?.words ?? '',
        source: entry.sources[(main?.source ?? 0) - 1]?.url ?? '',
        ...remarkOn(figure),
      };
    });
  });

function remarkOn({ claims, rejected, doubts }: Figure): Remark {
  const doubt = doubts.at(-1);
  const others = claims.filter(({ agrees }) => !agrees).map(({ value }) => plainText(value));
  if (rejected !== null) return { remark: 'rejected', detail: rejected.reason };
  if (doubt !== undefined) return { remark: 'doubtful', detail: doubt };
  if (others.length > 0) return { remark: 'conflicting', detail: `also stated: ${others.join('; ')}` };
  if (claims.length === 0) return { remark: 'missing', detail: '' };
  return { remark: claims.every(({ words }) => words !== null) ? null : 'without a quote', detail: '' };
}

/** A value in the format of a cell, in which the maker's answers are written too. */
const plainText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ')
    : String(value);

/** The columns of the file. */
const STATED = ['id', 'field', 'title', 'unit', 'value', 'remark', 'detail', 'quote', 'source'] as const;

/** The columns that a maker fills in. */
const ASKED = ['new_value', 'new_quote', 'new_url'];

/** The figures as CSV to fill in, which `npm run apply-review` reads. */
export const reviewCsv = (rows: readonly ReviewRow[]): string =>
  csvLines([
    [...STATED, ...ASKED],
    ...rows.map((row) => [...STATED.map((column) => row[column]), ...ASKED.map(() => null)]),
  ]);
