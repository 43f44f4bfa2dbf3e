import type { Actuator } from '../../catalog/actuator.ts';
import { actuatorClaims, type Claim } from '../../catalog/claims.ts';
import type { ActuatorEntry } from '../../catalog/catalog.ts';
import { explanationOf } from './explanations.ts';
import { FIGURE_GROUPS, meaningOf, type FigureName } from '../figures.ts';
import { capitalised, figureText, valueText } from '../format.ts';

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
  return FIGURE_GROUPS.map(({ slug, title, figures }) => ({
    slug,
    title,
    rows: figures.map((figure) => rowOf(figure, actuator, claims)),
  }));
}

function rowOf(figure: FigureName, actuator: Actuator, claims: readonly Claim[]): SheetRow {
  const { title, unit } = meaningOf(figure);
  const value = actuator[figure];
  return {
    title,
    unit,
    text: valueText(value, unit),
    explanation: explanationOf(figure),
    derivation: value === null ? null : derivationOf(figure, actuator),
    claims: claims.filter(({ field }) => field === figure),
  };
}

/** The two derived figures, and what they follow from. */
function derivationOf(figure: FigureName, actuator: Actuator): string | null {
  if (figure === 'torque_density_nm_per_kg') return quotient(actuator, 'peak_torque_nm', 'weight_g');
  if (figure === 'price_per_nm') return quotient(actuator, 'price_usd', 'peak_torque_nm');
  return null;
}

function quotient(actuator: Actuator, dividend: FigureName, divisor: FigureName): string {
  const [over, under] = [dividend, divisor].map((name) => {
    const { title, unit } = meaningOf(name);
    return `${title.toLowerCase()} ${figureText(actuator[name], unit)}`;
  });
  return capitalised(`${over ?? ''} ÷ ${under ?? ''}`);
}
