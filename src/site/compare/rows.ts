import { areAlike } from '../../catalog/evidence/comparable.ts';
import { compareValues } from '../../query/compare/compare.ts';
import { driveFiguresIn } from '../client-catalog/actuator-curves.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import { comparableIn, conflictIn, glyphIn, isKindField, tagsOf } from '../client-catalog/figure-marks.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { shownNumber, valueText } from '../format.ts';
import { curvesText, statedCurves } from '../plot/curve-plot.ts';
import type { Glyph } from '../record/evidence/glyphs.ts';
import { inShownUnit, unitShown } from '../units/shown-units.ts';

/** A part of the comparison. */
export interface ComparePart {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** One figure of several actuators side by side. */
export interface CompareRow {
  readonly field: string;
  readonly title: string;
  /** Symbol of the unit in which the figures are shown. */
  readonly unit: string;
  readonly isNumber: boolean;
  readonly cells: readonly CompareCell[];
  /** True if its figures are of one kind; otherwise none is the best. */
  readonly isAlike: boolean;
  /** True if two known figures differ; an unknown one is not a difference. */
  readonly differs: boolean;
}

/** One actuator's figure in a comparison. */
export interface CompareCell {
  /** Null when it is unknown. */
  readonly text: string | null;
  /**
   * Fraction of the highest value of the row, 0 to 1; null if a bar makes no sense, or would rank figures of
   * different kinds.
   */
  readonly share: number | null;
  readonly isBest: boolean;
  readonly tags: readonly string[];
  readonly glyph: Glyph | null;
}

/** Shown first, even when unknown, because they decide before any figure does. */
const FIRST: readonly string[] = ['price_usd', 'availability', 'comm'];

/**
 * Actuators side by side in the parts of the data sheet, deciding fields first. Fields that no actuator has
 * are left out, on request also those that do not differ.
 */
export function compareParts(
  { fields, parts }: Catalog,
  actuators: readonly ListedActuator[],
  onlyDifferent = false,
): ComparePart[] {
  const shown = fields.filter(
    ({ name }) =>
      FIRST.includes(name) ||
      (!isKindField(name) && actuators.some(({ figures }) => (figures[name] ?? null) !== null)),
  );
  const partOf = (title: string, inPart: (field: ClientField) => boolean): ComparePart => ({
    title,
    rows: shown
      .filter(inPart)
      .map((field) => rowOf(field, actuators))
      .filter(({ differs }) => differs || !onlyDifferent),
  });
  const commercial = fields.find(({ name }) => name === 'price_usd')?.part;
  const isFirst = ({ name, part }: ClientField): boolean => FIRST.includes(name) || part === commercial;
  return [
    partOf('Price, availability, bus', isFirst),
    ...parts.map((part) => partOf(part, (field) => field.part === part && !isFirst(field))),
  ].filter(({ rows }) => rows.length > 0);
}

function rowOf(field: ClientField, actuators: readonly ListedActuator[]): CompareRow {
  const figures = actuators.map((actuator) => actuator.figures[field.name] ?? null);
  const { relation, best, isAlike } = compareValues(figures, field.better, (known) =>
    areAlike(field.name, known.flatMap((index) => actuators[index] ?? []).map(comparableIn)),
  );
  const numbers = figures.map((figure) =>
    field.kind === 'number' && typeof figure === 'number' ? figure : 0,
  );
  const greatest = Math.max(0, ...numbers);
  return {
    field: field.name,
    title: field.title,
    unit: unitShown(field.unit).symbol,
    isNumber: field.kind === 'number',
    cells: actuators.map((actuator, index) => {
      const { [index]: figure = null } = figures;
      return {
        text: field.name === 'torque_speed_points' ? curvesOf(actuator) : valueText(figure, field.unit),
        share:
          isAlike && field.kind === 'number' && figure !== null && greatest > 0
            ? (numbers[index] ?? 0) / greatest
            : null,
        isBest: best.includes(index),
        tags: figure === null ? [] : [...tagsOf(actuator, field), ...conflictTag(actuator, field)],
        glyph: glyphIn(actuator, field),
      };
    }),
    isAlike,
    differs: relation === 'differs',
  };
}

/** The curves of an actuator in words; a plot shows their points. Null without any. */
function curvesOf(actuator: ListedActuator): string | null {
  const { torque_speed_points: points } = driveFiguresIn(actuator);
  return points === null ? null : curvesText(statedCurves(points));
}

/** `sources: 56–58` where they disagree. */
function conflictTag(actuator: ListedActuator, { name, unit }: ClientField): string[] {
  const range = conflictIn(actuator, name)?.map((value) => shownNumber(inShownUnit(value, unit)));
  return range === undefined ? [] : [`sources: ${range.join('–')}`];
}
