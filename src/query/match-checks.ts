import type { Trust } from '../catalog/fields/trust.ts';
import { roundTo4Digits } from '../catalog/round.ts';
import { placesPassing } from './acceptance.ts';
import { hasPlace } from './bitset.ts';
import { limitsOf, MEETS, MISSES, UNKNOWN, verdictOn, VERDICTS, type Asking, type Verdict } from './match.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, type AcceptedRequirement, type BoundRequirement, type Requirement } from './requirement.ts';

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
  readonly conditions: Readonly<Record<string, unknown>>;
  /** How far its figures can be trusted. */
  readonly trust: Trust;
}

type Stated = Pick<MatchCard, 'gear_ratio' | 'accepted' | 'conditions'>;

type CheckPlace = (place: number, card: Stated) => Check;

/** The checks of the actuator at a place, in the order of the requirements. */
export function checksOf(
  index: FilterIndex,
  { requirements, modifiers }: Asking,
): (place: number, card: Stated) => Check[] {
  const checks = requirements.map((requirement) =>
    requirement.kind === 'bound'
      ? checkBound(index, requirement, modifiers.tolerance)
      : checkAccepted(index, requirement),
  );
  return (place, card) => checks.map((check) => check(place, card));
}

function checkBound(index: FilterIndex, requirement: BoundRequirement, tolerance: number): CheckPlace {
  const { row, stage, margin, asked: stated } = requirement;
  const figures = index.column(row.field);
  const limits = limitsOf(requirement, tolerance);
  const asked = margin === 1 ? stated : roundTo4Digits(needOf(requirement));
  const isDirect = row.through === 'none' || (stage.ratio === 1 && stage.efficiency === 1);
  const common = { ...commonOf(requirement), asked };
  return (place, { conditions, gear_ratio }) => {
    const figure = figures[place] ?? NaN;
    const gets = isDirect ? figure : roundTo4Digits((figure * limits.times) / limits.over);
    return {
      ...common,
      value: Number.isNaN(figure) ? null : gets,
      verdict: verdictAt(verdictOn(figure, limits)),
      ratio: Number.isNaN(figure) || asked === 0 ? null : roundTo4Digits(gets / asked),
      conditions: conditions[row.field] ?? null,
      ...(!isDirect && { gear_ratio, external_ratio: stage.ratio }),
    };
  };
}

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

const commonOf = ({ row, asked }: Requirement) => ({
  requirement: row.name,
  field: row.field,
  asked,
  value: null,
  unit: row.unit,
});

/** The verdict on an actuator: the worst of its checks. */
export const verdictOf = (checks: readonly Pick<Check, 'verdict'>[]): Verdict =>
  VERDICTS.findLast((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'meets';

const verdictAt = (place: number): Verdict => VERDICTS[place] ?? 'misses';
