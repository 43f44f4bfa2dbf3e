import type { BasisFigure } from '../catalog/curve-basis.ts';
import type { Condition } from '../catalog/fields/condition.ts';
import type { Trust } from '../catalog/fields/trust.ts';
import { roundTo4Digits } from '../catalog/round.ts';
import type { StatedPoint } from '../catalog/stated-curves.ts';
import { STALL_SHARE } from '../catalog/torque-speed.ts';
import { placesPassing } from './acceptance.ts';
import { hasPlace } from './bitset.ts';
import { heldFigures } from './bound-verdicts.ts';
import type { Asking } from './match.ts';
import { checkPoint } from './point-checks.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type AcceptedRequirement, type BoundRequirement } from './requirement.ts';
import { MEETS, MISSES, UNKNOWN, verdictAt, VERDICTS, type Verdict } from './verdicts.ts';

/** How an actuator stands to one requirement. */
export interface Check {
  readonly requirement: string;
  readonly field: string;
  /** What the value is held against: the bound with its margin, or what is accepted. */
  readonly asked: unknown;
  /** What the joint gets; null where it is not published. */
  readonly value: unknown;
  readonly unit: string | null;
  readonly verdict: Verdict;
  /** Value over what was asked, to 4 digits; null where one is no number, unknown or 0. */
  readonly ratio: number | null;
  /** What kind of figure it is; null where no source says so. */
  readonly conditions: unknown;
  /** For a point, the stated figures that the verdict stands on. */
  readonly basis?: readonly BasisFigure[];
  /** For a point, in what way they tell; for a stall torque, which share of it counts. Null where nothing is stated. */
  readonly how?: string | null;
  /** Named where an external stage changes the value. */
  readonly gear_ratio?: string | null;
  readonly external_ratio?: number;
}

/** What answers say of an actuator that matches, beside its figures. */
export interface MatchCard {
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly api_url: string;
  readonly gear_ratio: string | null;
  /** What it publishes of the fields that are not held against a bound. */
  readonly accepted: Readonly<Record<string, unknown>>;
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
  /** Points of its curve that sources state; null for none. */
  readonly torque_speed_points: readonly StatedPoint[] | null;
  /** How far its figures can be trusted. */
  readonly trust: Trust;
}

/** What checks say of an actuator beside its figures. */
export type Stated = Pick<MatchCard, 'gear_ratio' | 'accepted' | 'conditions' | 'torque_speed_points'>;

/** Checks the actuator at a place. */
export type CheckPlace = (place: number, card: Stated) => Check;

/** The checks of the actuator at a place, in the order of the requirements. */
export function checksOf(
  index: FilterIndex,
  { requirements, modifiers }: Pick<Asking, 'requirements' | 'modifiers'>,
): (place: number, card: Stated) => Check[] {
  const checks = requirements.map((requirement) => {
    if (requirement.kind === 'point') return checkPoint(index, requirement, modifiers.tolerance);
    if (requirement.kind === 'accepted') return checkAccepted(index, requirement);
    return checkBound(index, requirement, modifiers.tolerance);
  });
  return (place, card) => checks.map((check) => check(place, card));
}

function checkBound(index: FilterIndex, requirement: BoundRequirement, tolerance: number): CheckPlace {
  const { row, stage, margin, asked: stated, stallShare } = requirement;
  const { figureAt, isPartly, verdictAt: judgedAt } = heldFigures(index, requirement, tolerance);
  const { times, over } = reflectionOf(requirement);
  const asked = margin === 1 ? stated : roundTo4Digits(needOf(requirement));
  const isDirect = row.through === 'none' || (stage.ratio === 1 && stage.efficiency === 1);
  const common = { ...commonOf(requirement), asked };
  return (place, { conditions, gear_ratio }) => {
    const figure = figureAt(place);
    const gets = isDirect ? figure : roundTo4Digits((figure * times) / over);
    return {
      ...common,
      value: Number.isNaN(figure) ? null : gets,
      verdict: verdictAt(judgedAt(place)),
      ratio: Number.isNaN(figure) || asked === 0 ? null : roundTo4Digits(gets / asked),
      conditions: conditions[row.field] ?? null,
      ...(isPartly(place) && { how: `${shareText(stallShare)} of a stall torque` }),
      ...(!isDirect && { gear_ratio, external_ratio: stage.ratio }),
    };
  };
}

const shareText = (share: number): string => (share === STALL_SHARE ? 'half' : String(share));

function checkAccepted(index: FilterIndex, requirement: AcceptedRequirement): CheckPlace {
  const { row } = requirement;
  const fitting = placesPassing(index, [requirement.filter]);
  const common = commonOf(requirement);
  return (place, { conditions, accepted }) => {
    const value = accepted[row.field] ?? null;
    const verdict = hasPlace(fitting, place) ? MEETS : value === null ? UNKNOWN : MISSES;
    return {
      ...common,
      value,
      verdict: verdictAt(verdict),
      ratio: null,
      conditions: conditions[row.field] ?? null,
    };
  };
}

const commonOf = ({ row, asked }: BoundRequirement | AcceptedRequirement) => ({
  requirement: row.name,
  field: row.field,
  asked,
  value: null,
  unit: row.unit,
});

/** The verdict on an actuator: the worst of its checks. */
export const verdictOf = (checks: readonly Pick<Check, 'verdict'>[]): Verdict =>
  VERDICTS.findLast((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'meets';
