import { roundTo4Digits } from '../../catalog/lib/round.ts';
import { freeSpeedAt, scaled } from '../../catalog/torque-speed/law.ts';
import { STALL_SHARE } from '../../catalog/torque-speed/stall-share.ts';
import type { FilterIndex } from '../table/table.ts';
import type { Check, CheckRemarks, Judge } from './check.ts';
import { likelihoodOf } from './likelihood.ts';
import { needOf, reflectionOf, type BoundRequirement } from './requirement.ts';
import { CLOSE, MEETS, MISSES, UNKNOWN, verdictAt } from './verdicts.ts';

/** Between which values a figure meets a bound, is close to it or misses it. */
interface Limits {
  /** 1 for a lower bound; -1 turns an upper bound into a lower one. */
  readonly sign: 1 | -1;
  /** What the joint gets of a figure: times `times`, divided by `over`. */
  readonly times: number;
  readonly over: number;
  /** The least that meets it, and the least that is close, both times the sign. */
  readonly need: number;
  readonly least: number;
}

function limitsOf(requirement: BoundRequirement, tolerance: number): Limits {
  const sign = requirement.row.sense === 'at least' ? 1 : -1;
  const exact = sign * needOf(requirement);
  // 6 N·m times 0.8 is 4.800000000000001 in doubles: a figure of 4.8 meets it.
  const need = exact - Math.abs(exact) * 1e-11;
  return { ...reflectionOf(requirement), sign, need, least: need - Math.abs(need) * tolerance };
}

/** The verdict on a figure of an actuator, which is NaN where it is unknown. */
function verdictOn(figure: number, { sign, times, over, need, least }: Limits): number {
  const value = (sign * figure * times) / over;
  if (value >= need) return MEETS;
  if (value >= least) return CLOSE;
  return Number.isNaN(value) ? UNKNOWN : MISSES;
}

/**
 * How much of a figure counts: the part that the supply leaves, at least and at most, and the share of a
 * stall torque that is certain.
 */
interface Part {
  readonly least: number;
  readonly most: number;
  readonly share: number;
}

const WHOLE: Part = { least: 1, most: 1, share: 1 };

/**
 * Opens how much of each row's figure counts, by the law of torque and speed: torques at rest, speeds without
 * torque.
 */
function openParts(table: FilterIndex, { row: asked, supply }: BoundRequirement): (row: number) => Part {
  const { volts, share: ofStall } = supply;
  const stalls = ofStall === 1 ? null : table.having('peak_torque_kind', 'stall');
  const shareAt = (row: number): number => (stalls?.[row] === 1 ? ofStall : 1);
  if (volts === Infinity) {
    if (stalls === null) return () => WHOLE;
    const ofShare: Part = { ...WHOLE, share: ofStall };
    return (row) => (stalls[row] === 1 ? ofShare : WHOLE);
  }
  const { intermittent, continuous, statedVolts } = table.curves();
  const figures = table.column(asked.field);
  if (asked.field === 'rated_speed_rpm') {
    const partAt = (row: number): number => scaled(1, statedVolts[asked.field]?.[row] ?? 0, volts);
    return (row) => ({ least: partAt(row), most: partAt(row), share: 1 });
  }
  if (asked.through === 'speed')
    return (row) => ({
      least: Math.min(1, freeSpeedAt(intermittent, row, volts) / (figures[row] ?? NaN)),
      most: scaled(1, intermittent.endVolts[row] ?? 0, volts),
      share: shareAt(row),
    });
  const { starts, torqueVolts, topVolts } = asked.field === 'peak_torque_nm' ? intermittent : continuous;
  const ofKnown = (row: number, at = 0): number => (Number.isNaN(figures[row]) ? 1 : scaled(1, at, volts));
  return (row) => ({
    // The first point of a curve is the torque at rest, where that is known.
    least: ofKnown(row, torqueVolts[starts[row] ?? 0]),
    most: ofKnown(row, topVolts[row]),
    share: shareAt(row),
  });
}

/**
 * The same for an upper bound, which only the most that a figure leaves possible proves: both ends change
 * places, and no share of a stall torque is taken.
 */
function openPartsFor(table: FilterIndex, requirement: BoundRequirement): (row: number) => Part {
  const partAt = openParts(table, requirement);
  if (requirement.row.sense === 'at least') return partAt;
  return (row) => {
    const { least, most } = partAt(row);
    return { least: most, most: least, share: 1 };
  };
}

/** Judges figures by a bound. */
export function openBoundJudge(
  table: FilterIndex,
  requirement: BoundRequirement,
  { tolerance }: { readonly tolerance: number },
): Judge {
  const { row: asked, margin } = requirement;
  const figures = table.column(asked.field);
  const partAt = openPartsFor(table, requirement);
  const limits = limitsOf(requirement, tolerance);
  const exact = limitsOf(requirement, 0);
  const check = openCheck(requirement, limits);
  return {
    verdictAt: (row) => verdictOnPart(figures[row] ?? NaN, partAt(row), limits),
    likelihoodAt: (row) => {
      const { least, most, share } = partAt(row);
      const figure = limits.sign * (figures[row] ?? NaN);
      const asked = (limits.need * limits.over) / limits.times;
      return likelihoodOf(asked, { least: figure * least * share, most: figure * most });
    },
    checkAt: (row, card) => check(figures[row] ?? NaN, partAt(row), card),
    hardestAt: (row, name) => {
      const { least, share } = partAt(row);
      const certain = (figures[row] ?? NaN) * (least * share);
      if (asked.name === name) return (certain * limits.times) / limits.over / margin;
      return verdictOn(certain, exact) === MEETS ? Infinity : NaN;
    },
  };
}

/**
 * The verdict on a figure of which a part counts. A stall torque, of which a share counts, is close up to the
 * whole of it.
 */
function verdictOnPart(figure: number, { least, most, share }: Part, limits: Limits): number {
  if (verdictOn(figure * (least * share), limits) === MEETS) return MEETS;
  const verdict = verdictOn(figure * least, limits);
  if (verdict === MEETS || (verdict === CLOSE && share === 1)) return CLOSE;
  const atMost = verdictOn(figure * most, limits);
  return atMost === CLOSE ? MISSES : Math.max(UNKNOWN, atMost);
}

/** Opens the check of a figure, of which a part counts. */
function openCheck(requirement: BoundRequirement, limits: Limits) {
  const { row: asked, margin, stage, supply } = requirement;
  const { times, over } = limits;
  const compared = margin === 1 ? requirement.asked : roundTo4Digits(needOf(requirement));
  const isDirect = asked.through === 'none' || (stage.ratio === 1 && stage.efficiency === 1);
  return (figure: number, part: Part, { conditions, gear_ratio, price_stated_by }: CheckRemarks): Check => {
    const gets = isDirect ? figure : roundTo4Digits((figure * times) / over);
    const verdict = verdictAt(verdictOnPart(figure, part, limits));
    const counted = verdict === 'misses' ? part.most : part.least;
    return {
      requirement: asked.name,
      field: asked.field,
      asked: compared,
      value: Number.isNaN(figure) ? null : gets,
      unit: asked.unit,
      verdict,
      ratio: Number.isNaN(figure) || compared === 0 ? null : roundTo4Digits((gets * counted) / compared),
      conditions: conditions[asked.field] ?? null,
      ...howCounted(part, supply.volts),
      ...(asked.field === 'price_usd' && price_stated_by !== undefined && { price_stated_by }),
      ...(!isDirect && { gear_ratio, external_ratio: stage.ratio }),
    };
  };
}

/**
 * How much of a figure counts where it is not all: a share of a stall torque, what the supply leaves of it,
 * or both.
 */
function howCounted({ least, most, share }: Part, volts: number): { how?: string } {
  const at = least < 1 ? ` at ${volts} V` : '';
  if (share < 1) return { how: `${share === STALL_SHARE ? 'half' : String(share)} of a stall torque${at}` };
  const [proved, possible] = [roundTo4Digits(least), roundTo4Digits(most)];
  return least < 1 ? { how: `${proved === possible ? proved : 'a part or all'} of it${at}` } : {};
}
