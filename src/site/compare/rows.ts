import { COMPARE_IDS } from '../../limits.ts';
import { compareValues } from '../../query/compare/compare.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import { conflictIn, glyphIn, isKindField, kindsOf, tagsOf } from '../client-catalog/figure-marks.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { shownNumber, valueText } from '../format.ts';
import type { Glyph } from '../record/evidence/glyphs.ts';
import { inShownUnit, unitShown } from '../units/units.ts';

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
  /** Whether its figures are of one kind; of unlike kinds none is the best. */
  readonly isAlike: boolean;
  /** Whether two known figures differ. An unknown one is no difference. */
  readonly differs: boolean;
}

/** One actuator's figure in a comparison. */
export interface CompareCell {
  /** Null when it is unknown. */
  readonly text: string | null;
  /** Part of the greatest value of the row, 0 to 1; null where a bar says nothing. */
  readonly share: number | null;
  readonly isBest: boolean;
  readonly tags: readonly string[];
  readonly glyph: Glyph | null;
}

/** Shown first, even when unknown: these decide before any figure does. */
const FIRST: readonly string[] = ['price_usd', 'availability', 'comm'];

/**
 * Actuators side by side in the parts of the data sheet, what decides first; what none has is left out, and
 * on demand what does not differ.
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
  return [
    partOf('Price, availability, bus', ({ name }) => FIRST.includes(name)),
    ...parts.map((part) => partOf(part, ({ name, part: own }) => own === part && !FIRST.includes(name))),
  ].filter(({ rows }) => rows.length > 0);
}

function rowOf(field: ClientField, actuators: readonly ListedActuator[]): CompareRow {
  const figures = actuators.map((actuator) => actuator.figures[field.name] ?? null);
  const tags = actuators.map((actuator) => kindsOf(actuator, field.name));
  const { relation, best, isAlike } = compareValues(figures, field.better, tags);
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
        text: valueText(figure, field.unit),
        share:
          field.kind === 'number' && figure !== null && greatest > 0
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

/** `sources: 56–58` where they disagree. */
function conflictTag(actuator: ListedActuator, { name, unit }: ClientField): string[] {
  const range = conflictIn(actuator, name)?.map((value) => shownNumber(inShownUnit(value, unit)));
  return range === undefined ? [] : [`sources: ${range.join('–')}`];
}

/** The ids that an address names: no more than are compared, each once. */
export function idsOf(parameters: URLSearchParams): string[] {
  const ids = (parameters.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))].slice(0, COMPARE_IDS.most);
}
