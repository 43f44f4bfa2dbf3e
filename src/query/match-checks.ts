import { roundTo4Digits } from '../catalog/round.ts';
import { STALL_SHARE } from '../catalog/stall-share.ts';
import { copyOf, hasPlace, type Bitset } from './bitset.ts';
import { heldFigures, type Part } from './bound-verdicts.ts';
import type { Check, CheckPlace, CheckRemarks } from './check.ts';
import type { MatchQuestion } from './match.ts';
import { checkPoint, openBasis } from './point-checks.ts';
import type { FilterIndex } from './record-index.ts';
import { needOf, reflectionOf, type AcceptedRequirement, type BoundRequirement } from './requirement.ts';
import { MEETS, MISSES, UNKNOWN, verdictAt, VERDICTS, type Verdict } from './verdicts.ts';

/** The checks of each of some actuators, in the order of the requirements. */
export function checksOf(
  index: FilterIndex,
  { requirements, modifiers }: Pick<MatchQuestion, 'requirements' | 'modifiers'>,
  among: Bitset,
): (place: number, card: CheckRemarks) => Check[] {
  const { tolerance } = modifiers;
  const basisAt = openBasis(index);
  const checks = requirements.map((requirement) => {
    if (requirement.kind === 'point') return checkPoint(index, requirement, { tolerance, basisAt });
    if (requirement.kind === 'accepted')
      return checkAccepted(requirement.filter.placesIn(index)(copyOf(among)), requirement);
    return checkBound(index, requirement, tolerance);
  });
  return (place, card) => checks.map((check) => check(place, card));
}

function checkBound(index: FilterIndex, requirement: BoundRequirement, tolerance: number): CheckPlace {
  const { row, stage, margin, asked: stated, supply } = requirement;
  const { figureAt, partAt, verdictAt: judgedAt } = heldFigures(index, requirement, tolerance);
  const { times, over } = reflectionOf(requirement);
  const asked = margin === 1 ? stated : roundTo4Digits(needOf(requirement));
  const isDirect = row.through === 'none' || (stage.ratio === 1 && stage.efficiency === 1);
  const common = { ...commonOf(requirement), asked };
  return (place, { conditions, gear_ratio, price_stated_by }) => {
    const figure = figureAt(place);
    const gets = isDirect ? figure : roundTo4Digits((figure * times) / over);
    const [part, verdict] = [partAt(place), verdictAt(judgedAt(place))];
    const counted = verdict === 'misses' ? part.most : part.least;
    return {
      ...common,
      value: Number.isNaN(figure) ? null : gets,
      verdict,
      ratio: Number.isNaN(figure) || asked === 0 ? null : roundTo4Digits((gets * counted) / asked),
      conditions: conditions[row.field] ?? null,
      ...howCounted(part, supply.volts),
      ...(row.field === 'price_usd' && price_stated_by !== undefined && { price_stated_by }),
      ...(!isDirect && { gear_ratio, external_ratio: stage.ratio }),
    };
  };
}

/** How much of a figure counts where it is not all: a share of a stall torque, what the supply leaves of it, or both. */
function howCounted({ least, most, share }: Part, volts: number): { how?: string } {
  const at = least < 1 ? ` at ${volts} V` : '';
  if (share < 1) return { how: `${shareText(share)} of a stall torque${at}` };
  const [proved, possible] = [roundTo4Digits(least), roundTo4Digits(most)];
  return least < 1 ? { how: `${proved === possible ? proved : 'a part or all'} of it${at}` } : {};
}

const shareText = (share: number): string => (share === STALL_SHARE ? 'half' : String(share));

function checkAccepted(fitting: Bitset | null, requirement: AcceptedRequirement): CheckPlace {
  const { row } = requirement;
  const common = commonOf(requirement);
  return (place, { conditions, accepted }) => {
    const value = accepted[row.field] ?? null;
    const fits = fitting === null || hasPlace(fitting, place);
    const verdict = fits ? MEETS : value === null ? UNKNOWN : MISSES;
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
