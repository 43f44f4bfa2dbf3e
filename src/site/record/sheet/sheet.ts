import type { Claim } from '../../../catalog/evidence/claim.ts';
import { actuatorClaims, witnessOf, type Claims } from '../../../catalog/evidence/claims.ts';
import { conditionTags, figureTags, tagsBeside } from '../../../catalog/evidence/condition-tags.ts';
import { kindFieldOf } from '../../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import type { Condition } from '../../../catalog/fields/evidence/condition.ts';
import { PRICES_OF } from '../../../catalog/fields/evidence/source.ts';
import { fieldOf, sheetParts } from '../../../catalog/fields/field-lists.ts';
import { pointText } from '../../../catalog/fields/point-text.ts';
import type { TorqueSpeedPoint } from '../../../catalog/fields/torque-speed-point.ts';
import type { ActuatorEntry } from '../../../catalog/files/yaml-schemas.ts';
import { extendedFieldsOf } from '../../../catalog/records/extended-fields.ts';
import type { Actuator } from '../../../catalog/records/record-schemas.ts';
import { pricedBy, UNDATED } from '../../client-catalog/figure-marks.ts';
import { capitalised, figureText, radiansText, valueText } from '../../format.ts';
import { KEY_FIGURES } from '../../key-figures.ts';
import { curvesText, statedCurves } from '../../plot/curve-plot.ts';
import type { Glyph } from '../evidence/glyphs.ts';
import { figureGlyph } from '../evidence/remarks.ts';

/** A value of a record with its title and unit. */
export interface TitledValue {
  readonly title: string;
  /** UCUM code; null if there is none. */
  readonly unit: string | null;
  readonly value: unknown;
}

/** A figure as a page shows it, with its source and kind. */
export interface ShownFigure extends TitledValue {
  /** The value in words, without its unit; null when it is unknown. */
  readonly text: string | null;
  /** The same in another common unit; null if there is none. */
  readonly also: string | null;
  readonly claims: readonly Claim[];
  /** Null when the value is unknown. */
  readonly glyph: Glyph | null;
  /** Its kind and conditions; of a price also its source and date. */
  readonly tags: readonly string[];
}

/** One line of a table of figures and their sources. */
export interface SheetLine extends ShownFigure {
  /** The field of an actuator; none for a figure that its claims name alone. */
  readonly field?: string;
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
  readonly field: string;
  /** Plain words for a designer; null if there is none. */
  readonly explanation: string | null;
  /** The way a derived figure follows from others; null for a stated one. */
  readonly derivation: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The data sheet of an actuator: every figure, also those beyond the record, with its meaning and its quotes.
 */
export function actuatorSheet(actuator: Actuator, entry: ActuatorEntry): SheetPart[] {
  const evidence = actuatorClaims(actuator, entry);
  const points = entry.figures?.torque_speed_points?.map(pointText);
  const values: Values = { ...actuator, ...extendedFieldsOf(actuator, entry), torque_speed_points: points };
  return sheetParts(ACTUATOR_FIELDS).map(({ slug, title, names }) => ({
    slug,
    title,
    rows: names.map((field) => rowOf(field, values, evidence)),
  }));
}

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

/** A figure as pages show it; `path` is its name in the claims of the evidence and ends with its field. */
export function shownFigure(
  path: string,
  { field, title, unit, value }: TitledValue & { readonly field: string },
  evidence: Claims,
): ShownFigure {
  const text = valueText(value, unit);
  const claims = evidence.claims.filter(({ field }) => field === path);
  // A figure derived from a torque has the torque's kind.
  const kindField = kindFieldOf(field);
  const kindPath = `${path.slice(0, path.length - field.length)}${kindField}`;
  const conditions = evidence.claims.find(
    (claim) => claim.field === kindPath && claim.conditions !== null,
  )?.conditions;
  return {
    title,
    unit,
    value,
    text,
    also: unit === '/min' && typeof value === 'number' ? radiansText(value) : null,
    claims,
    // "Unknown" is the word for a value that no source states.
    glyph: text === null || value === 'unknown' ? null : figureGlyph(evidence, path),
    tags: [
      ...kindTagsOf({ field, title, isKnown: text !== null, conditions: conditions ?? undefined }),
      ...(text === null || unit !== '{USD}'
        ? []
        : [...staterTags(evidence, path), ...(conditions?.date === undefined ? [UNDATED] : [])]),
    ],
  };
}

/**
 * Kind and conditions of a figure. The conditions of one that is rejected are shown as well, and of one that
 * follows from a torque those that its title does not state.
 */
function kindTagsOf({
  field,
  title,
  isKnown,
  conditions,
}: {
  readonly field: string;
  readonly title: string;
  readonly isKnown: boolean;
  readonly conditions: Condition | undefined;
}): string[] {
  const kindField = kindFieldOf(field);
  const stated = { [kindField]: conditions };
  if (kindField !== field) return isKnown ? tagsBeside(title, figureTags(field, stated)) : [];
  return isKnown ? figureTags(field, stated, conditionTags) : conditionTags(conditions);
}

/** Label of a price's source; none for kinds of source without a label. */
function staterTags(evidence: Claims, path: string): string[] {
  const source = witnessOf(evidence, path);
  return source === null ? [] : pricedBy(PRICES_OF[source.kind]);
}

function rowOf(field: string, values: Values, evidence: Claims): SheetRow {
  const { title, unit = null, explains = null } = fieldOf(ACTUATOR_FIELDS, field);
  const value = values[field] ?? null;
  return {
    field,
    explanation: explains,
    derivation: value === null ? null : derivationOf(field, values, evidence),
    ...shownFigure(field, { field, title, unit, value }, evidence),
  };
}

/** The operands of a derived figure: `Peak torque 22 N·m ÷ mass 490 g`. Null for a stated figure. */
function derivationOf(field: string, values: Values, { derived }: Claims): string | null {
  const row = fieldOf(ACTUATOR_FIELDS, field);
  const operands = derived
    .find((one) => one.field === field)
    ?.from.map((name) => {
      const { title, unit } = fieldOf(ACTUATOR_FIELDS, name);
      return `${title.toLowerCase()} ${figureText(values[name], unit ?? null)}`;
    });
  return operands === undefined
    ? null
    : capitalised(operands.join(row.ratio === undefined ? ' and ' : ' ÷ '));
}
