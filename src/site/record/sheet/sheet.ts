import { arePoints } from '../../../catalog/evidence/claim.ts';
import { conditionTags, figureTags, tagsBeside } from '../../../catalog/evidence/condition-tags.ts';
import { kindFieldOf } from '../../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import { pointText } from '../../../catalog/fields/point-text.ts';
import { fieldOf, sheetParts } from '../../../catalog/fields/select-fields.ts';
import type { TorqueSpeedPoint } from '../../../catalog/fields/torque-speed-point.ts';
import { priceStatedBy } from '../../../catalog/records/build-figures.ts';
import type { Figure, Figures } from '../../../catalog/records/figure.ts';
import { pricedBy, UNDATED } from '../../client-catalog/figure-marks.ts';
import { capitalised, figureText, radiansText, valueText } from '../../format.ts';
import { KEY_FIGURES } from '../../key-figures.ts';
import { curvesText, statedCurves } from '../../plot/curve-plot.ts';
import { glyphOf, type Glyph } from '../evidence/glyphs.ts';

/** A value of a record with its title and unit. */
export interface TitledValue {
  readonly title: string;
  /** UCUM code; null if there is none. */
  readonly unit: string | null;
  readonly value: unknown;
}

/** A figure as a page shows it, with its source and kind. */
export interface ShownFigure extends Omit<Figure, 'value'>, TitledValue {
  /** The value in words, without its unit; null when it is unknown. */
  readonly text: string | null;
  /** The same in another common unit; null if there is none. */
  readonly also: string | null;
  /** Null when the value is unknown. */
  readonly glyph: Glyph | null;
  /** Its kind and conditions; of a price also its source and date. */
  readonly tags: readonly string[];
}

/** One line of a table of figures and their sources. */
export interface SheetLine extends ShownFigure {
  readonly explanation?: string | null;
  /** The way a derived figure follows from others; null for a stated one. */
  readonly derivation?: string | null;
  /** The joints that have it; none for a figure of the record itself. */
  readonly joints?: readonly string[];
}

/** A part of a data sheet. */
export interface SheetPart {
  readonly slug: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

/** A figure of an actuator in its data sheet, known or not. */
export interface SheetRow extends ShownFigure {
  /** Plain words for a designer; null if there is none. */
  readonly explanation: string | null;
  /** The way a derived figure follows from others; null for a stated one. */
  readonly derivation: string | null;
}

/**
 * The data sheet of an actuator: every figure, also those beyond the record, with its meaning and its quotes.
 */
export const actuatorSheet = (figures: Figures): SheetPart[] =>
  sheetParts(ACTUATOR_FIELDS).map(({ slug, title, names }) => ({
    slug,
    title,
    rows: names.map((field) => rowOf(figures.of(field), figures)),
  }));

/** The data sheet with its curves named instead of their points, which a chart and a table show. */
export const withCurvesInWords = (
  parts: readonly SheetPart[],
  points: readonly TorqueSpeedPoint[],
): SheetPart[] =>
  parts.map((part) => ({
    ...part,
    rows: part.rows.map((row) =>
      row.field === 'torque_speed_points' && row.text !== null
        ? { ...row, text: curvesText(statedCurves(points)) }
        : row,
    ),
  }));

/** The figures at the head of an actuator's page, in their order. */
export const keyFigures = (parts: readonly SheetPart[]): SheetRow[] => {
  const rows = parts.flatMap((part) => part.rows);
  return KEY_FIGURES.flatMap((figure) => rows.filter(({ field }) => field === figure));
};

/** A figure as pages show it, under a title of its own and with its value in another unit or form. */
export function shownFigure(figure: Figure, { title, unit, value }: TitledValue): ShownFigure {
  const text = valueText(value, unit);
  return {
    ...figure,
    title,
    unit,
    value,
    text,
    also: unit === '/min' && typeof value === 'number' ? radiansText(value) : null,
    // "Unknown" is the word for a value that no source states.
    glyph: text === null || value === 'unknown' ? null : glyphOf(figure.mark),
    tags: [
      ...(text === null ? conditionTags(figure.rejected?.conditions) : kindTagsOf(figure, title)),
      ...(text === null || unit !== '{USD}' ? [] : priceTagsOf(figure)),
    ],
  };
}

/** Kind and conditions of a known figure; of one that follows from a torque those that its title does not state. */
const kindTagsOf = (figure: Figure, title: string): string[] =>
  kindFieldOf(figure.field) === figure.field
    ? figureTags(figure, conditionTags)
    : tagsBeside(title, figureTags(figure));

/** Source of a price, and that it has no date. */
const priceTagsOf = (figure: Figure): string[] => [
  ...pricedBy(priceStatedBy(figure)),
  ...(figure.conditions?.date === undefined ? [UNDATED] : []),
];

function rowOf(figure: Figure, figures: Figures): SheetRow {
  const { title, unit = null, explains = null } = fieldOf(ACTUATOR_FIELDS, figure.field);
  const { value } = figure;
  const shown = value !== null && arePoints(value) ? value.map(pointText) : value;
  return {
    explanation: explains,
    derivation: value === null ? null : derivationOf(figure, figures),
    ...shownFigure(figure, { title, unit, value: shown }),
  };
}

/** The operands of a derived figure: `Peak torque 22 N·m ÷ mass 490 g`. Null for a stated figure. */
function derivationOf({ field, from }: Figure, figures: Figures): string | null {
  if (from === null) return null;
  const operands = from.map((name) => {
    const { title, unit } = fieldOf(ACTUATOR_FIELDS, name);
    return `${title.toLowerCase()} ${figureText(figures.of(name).value, unit ?? null)}`;
  });
  return capitalised(operands.join(fieldOf(ACTUATOR_FIELDS, field).ratio === undefined ? ' and ' : ' ÷ '));
}
