import type { Actuator } from '../../catalog/actuator.ts';
import type { ActuatorEntry } from '../../catalog/catalog.ts';
import { actuatorClaims, type Claim } from '../../catalog/claims.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Condition } from '../../catalog/fields/condition.ts';
import { fieldOf, sheetParts } from '../../catalog/fields/read.ts';
import { meaningOf, type FigureName } from '../figures.ts';
import { capitalised, figureText, valueText } from '../format.ts';
import { conditionTags } from './evidence.ts';

/** One line of a data sheet. */
export interface SheetRow {
  readonly title: string;
  readonly unit: string | null;
  /** The value without its unit; null when it is not published. */
  readonly text: string | null;
  readonly explanation: string | null;
  /** How a derived figure follows from others; null for a stated one. */
  readonly derivation: string | null;
  readonly claims: readonly Claim[];
  /** What kind of figure it is and when it holds. */
  readonly tags: readonly string[];
}

/** A part of a data sheet. */
export interface SheetPart {
  readonly slug: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

/** The data sheet of an actuator: every figure with what it means and what its sources say. */
export function actuatorSheet(actuator: Actuator, entry: ActuatorEntry): SheetPart[] {
  const { claims } = actuatorClaims(actuator, entry);
  const conditions = entry.conditions ?? {};
  return sheetParts(ACTUATOR_FIELDS).map(({ slug, title, names }) => ({
    slug,
    title,
    rows: names.map((figure) => ({ ...rowOf(figure, actuator, claims), tags: tagsOf(conditions, figure) })),
  }));
}

/** The conditions of a figure of a file as tags. */
export const tagsOf = (conditions: Readonly<Record<string, Condition>>, figure: string): string[] =>
  conditionTags(conditions[figure] ?? null);

function rowOf(figure: FigureName, actuator: Actuator, claims: readonly Claim[]): Omit<SheetRow, 'tags'> {
  const { title, unit } = meaningOf(figure);
  const value = actuator[figure];
  return {
    title,
    unit,
    text: valueText(value, unit),
    explanation: fieldOf(ACTUATOR_FIELDS, figure).explains ?? null,
    derivation: value === null ? null : derivationOf(figure, actuator),
    claims: claims.filter(({ field }) => field === figure),
  };
}

/** What a ratio follows from, as in `Peak torque 22 N·m ÷ mass 490 g`; null for a figure that is none. */
function derivationOf(figure: FigureName, actuator: Actuator): string | null {
  const { ratio } = fieldOf(ACTUATOR_FIELDS, figure);
  if (ratio === undefined) return null;
  const record: Readonly<Record<string, unknown>> = actuator;
  const [over, under] = [ratio.over, ratio.under].map((name) => {
    const { title, unit } = fieldOf(ACTUATOR_FIELDS, name);
    return `${title.toLowerCase()} ${figureText(record[name], unit ?? null)}`;
  });
  return capitalised(`${over} ÷ ${under}`);
}
