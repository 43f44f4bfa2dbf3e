import { tagsBeside } from '../../catalog/condition-tags.ts';
import { COMPARE_IDS } from '../../limits.ts';
import { compareValues } from '../../query/compare.ts';
import type { CopiedField, Figure } from '../copy/catalog-copy.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { kindsOf } from '../copy/unlike.ts';
import { valueText } from '../format.ts';
import { unitShown } from '../units/chosen.ts';

/** One figure of several actuators side by side. */
export interface CompareRow {
  readonly field: string;
  readonly title: string;
  readonly unit: string;
  readonly isNumber: boolean;
  readonly cells: readonly CompareCell[];
  /** Whether its figures are of one kind; of unlike kinds none is the best. */
  readonly isAlike: boolean;
  /** Whether two actuators that publish it differ in it. What one of them does not publish is unknown, not different. */
  readonly differs: boolean;
}

/** One actuator's figure in a comparison. */
export interface CompareCell {
  /** Null when it is not published. */
  readonly text: string | null;
  /** Part of the greatest value of the row, 0 to 1; null where a bar says nothing. */
  readonly share: number | null;
  readonly isBest: boolean;
  /** What kind of figure it is. */
  readonly tags: readonly string[];
}

/** A part of the comparison. */
export interface ComparePart {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

/** Actuators side by side, figure by figure, in the parts of the data sheet; a figure that none publishes is left out. */
export function compareParts({ fields, parts }: Catalog, actuators: readonly Listed[]): ComparePart[] {
  const shown = fields.filter(({ name }) => actuators.some(({ figures }) => (figures[name] ?? null) !== null));
  return parts
    .map((part) => ({
      title: part,
      rows: shown.filter((field) => field.part === part).map((field) => rowOf(field, actuators)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The parts with only the rows in which the actuators differ; parts without any are left out. */
export const onlyDifferences = (parts: readonly ComparePart[]): ComparePart[] =>
  parts
    .map((part) => ({ ...part, rows: part.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

function rowOf(field: CopiedField, actuators: readonly Listed[]): CompareRow {
  const figures = actuators.map(({ figures: all }) => all[field.name] ?? null);
  const tags = actuators.map((actuator) => kindsOf(actuator, field.name));
  const { relation, best, isAlike } = compareValues(figures, field.better, tags);
  const numbers = figures.map((figure) => (field.kind === 'number' && typeof figure === 'number' ? figure : 0));
  const greatest = Math.max(0, ...numbers);
  return {
    field: field.name,
    title: field.title,
    unit: unitShown(field.unit).symbol,
    isNumber: field.kind === 'number',
    cells: figures.map((figure, place) => ({
      text: textOf(field, figure),
      share: field.kind === 'number' && figure !== null && greatest > 0 ? (numbers[place] ?? 0) / greatest : null,
      isBest: best.includes(place),
      tags: figure === null ? [] : tagsBeside(field.title, tags[place] ?? []),
    })),
    isAlike,
    differs: relation === 'differs',
  };
}

const textOf = ({ name, unit }: CopiedField, figure: Figure): string | null =>
  name === 'comm' && Array.isArray(figure) ? figure.join(', ') : valueText(figure, unit);

/** The ids that an address names: no more than are compared, each once. */
export const idsOf = (parameters: URLSearchParams): string[] =>
  [
    ...new Set(
      (parameters.get('ids') ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ].slice(0, COMPARE_IDS.most);
