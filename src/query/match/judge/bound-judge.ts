import { kindFieldOf, PRICES } from '../../../catalog/evidence/figure-kind.ts';
import { roundTo4Digits } from '../../../catalog/lib/round.ts';
import { STALL_SHARE } from '../../../catalog/torque-speed/law.ts';
import type { Table } from '../../table/table.ts';
import { needOf, reflectionOf, type BoundRequirement } from '../question/requirements.ts';
import type { Judge } from './check.ts';
import { openParts, WHOLE, type Parts } from './counted-parts.ts';
import { CLOSE, FAR, likelihoodOf, MEETS, MISSES, MISSES_FAR, UNKNOWN, verdictAt } from './verdicts.ts';

/** The limits at which a figure meets a bound, is close to it or misses it. */
interface Limits {
  /** 1 for a lower bound; -1 turns an upper bound into a lower one. */
  readonly sign: 1 | -1;
  /** The value at the joint is the figure times `times`, divided by `over`. */
  readonly times: number;
  readonly over: number;
  /** The lowest value that meets the bound, times the sign. */
  readonly need: number;
  /** The lowest value that is close, times the sign. */
  readonly least: number;
  /** The lowest value that does not miss by far, times the sign. */
  readonly near: number;
}

function limitsOf(requirement: BoundRequirement, tolerance: number): Limits {
  const sign = requirement.row.sense === 'at least' ? 1 : -1;
  const exact = sign * needOf(requirement);
  // 6 N·m times 0.8 is 4.800000000000001 in doubles: a figure of 4.8 meets it.
  const need = exact - Math.abs(exact) * 1e-11;
  const near = sign === 1 ? need / FAR : need * FAR;
  return { ...reflectionOf(requirement), sign, need, least: need - Math.abs(need) * tolerance, near };
}

/** The verdict on a figure, NaN if unknown. */
function verdictOn(figure: number, { sign, times, over, need, least, near }: Limits): number {
  const value = (sign * figure * times) / over;
  if (value >= need) return MEETS;
  if (value >= least) return CLOSE;
  if (value >= near) return MISSES;
  return Number.isNaN(value) ? UNKNOWN : MISSES_FAR;
}

/** The figures that a bound is compared with, the part of each that counts, and the bound itself. */
interface Compared {
  readonly figures: Float64Array;
  readonly parts: Parts;
  readonly limits: Limits;
}

/** Opens the judge of a bound. */
export function openBoundJudge(
  table: Table,
  requirement: BoundRequirement,
  { tolerance }: { readonly tolerance: number },
): Judge {
  const { row: asked, margin } = requirement;
  const figures = table.column(asked.field);
  const parts = openParts(table, requirement);
  const limits = limitsOf(requirement, tolerance);
  const exact = limitsOf(requirement, 0);
  const compared = { figures, parts, limits };
  const check = openCheck(requirement, compared);
  return {
    verdictsOn: (rows) =>
      parts === WHOLE ? verdictsOnFigures(rows, compared) : verdictsOnParts(rows, compared),
    likelihoodAt: (row) => {
      const asked = (limits.need * limits.over) / limits.times;
      const least = certainAt(row, compared);
      const most = (figures[row] ?? NaN) * parts.mostAt(row);
      return likelihoodOf(asked, { least: limits.sign * least, most: limits.sign * most });
    },
    checkAt: check,
    hardestAt: (row, name) => {
      const certain = certainAt(row, compared);
      if (asked.name === name) return (certain * limits.times) / limits.over / margin;
      return verdictOn(certain, exact) === MEETS ? Infinity : NaN;
    },
  };
}

/**
 * The value that the figure itself proves: the certain share of its torque, at the supply. NaN if it proves
 * nothing.
 */
const ownAt = (row: number, compared: Compared): number =>
  compared.parts.leastAt(row) * certainShareAt(row, compared, compared.parts.shareAt(row));

/** The figure computed with a share of its torque. */
function certainShareAt(row: number, { figures, parts }: Compared, share: number): number {
  const figure = figures[row] ?? NaN;
  return share === 1 ? figure : parts.sharedAt(row, figure, share);
}

/** The best certain value: the figure's own, or one that other figures prove. NaN if there is none. */
function certainAt(row: number, compared: Compared): number {
  const { sign } = compared.limits;
  const own = ownAt(row, compared);
  const proved = compared.parts.provedAt(row);
  return sign * own >= sign * proved || Number.isNaN(proved) ? own : proved;
}

/** The verdicts on figures that count in full. */
function verdictsOnFigures(rows: Uint32Array, { figures, limits }: Compared): Uint8Array {
  const verdicts = new Uint8Array(figures.length);
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[step] ?? 0;
    verdicts[row] = verdictOn(figures[row] ?? NaN, limits);
  }
  return verdicts;
}

/** The verdicts on figures that count in part. */
function verdictsOnParts(rows: Uint32Array, compared: Compared): Uint8Array {
  const verdicts = new Uint8Array(compared.figures.length);
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[step] ?? 0;
    verdicts[row] = verdictOnPart(row, compared);
  }
  return verdicts;
}

/**
 * The verdict on a figure that counts in part. A torque is close as long as its full value meets the bound;
 * one that does not count at all is never close.
 */
function verdictOnPart(row: number, compared: Compared): number {
  const { figures, parts, limits } = compared;
  const figure = figures[row] ?? NaN;
  const share = parts.shareAt(row);
  const least = parts.leastAt(row);
  const own = verdictOn(least * certainShareAt(row, compared, share), limits);
  if (own === MEETS) return MEETS;
  const proved = verdictOn(parts.provedAt(row), limits);
  if (proved === MEETS) return MEETS;
  const verdict = verdictOn(figure * least, limits);
  const isClose = verdict === MEETS || (verdict === CLOSE && share === 1);
  if (isClose && share > 0) return CLOSE;
  const atMost = verdictOn(figure * parts.mostAt(row), limits);
  if (atMost < MISSES) return atMost === CLOSE ? MISSES : UNKNOWN;
  // Other figures may prove more than the figure itself.
  return isNear(own) || isNear(proved) ? MISSES : atMost;
}

const isNear = (verdict: number): boolean => verdict === CLOSE || verdict === MISSES;

/** Opens the check of a figure that counts in part. */
function openCheck(requirement: BoundRequirement, compared: Compared): Judge['checkAt'] {
  const { row: asked, margin, stage, supply } = requirement;
  const { figures, parts, limits } = compared;
  const { times, over } = limits;
  const bound = margin === 1 ? requirement.asked : roundTo4Digits(needOf(requirement));
  const isDirect = asked.through === 'none' || (stage.ratio === 1 && stage.efficiency === 1);
  return (row, { conditions, gear_ratio, price_stated_by }) => {
    const figure = figures[row] ?? NaN;
    const part = partAt(row, parts);
    const gets = isDirect ? figure : roundTo4Digits((figure * times) / over);
    const verdict = verdictAt(verdictOnPart(row, compared));
    const counted = verdict === 'misses' ? part.most : part.least;
    const stated = conditions[kindFieldOf(asked.field)];
    return {
      requirement: asked.name,
      field: asked.field,
      asked: bound,
      value: Number.isNaN(figure) ? null : gets,
      unit: asked.unit,
      verdict,
      ratio: Number.isNaN(figure) || bound === 0 ? null : roundTo4Digits((gets * counted) / bound),
      conditions: stated ?? null,
      ...howCounted(part, supply.volts, {
        kind: stated?.kind,
        isKnown: !Number.isNaN(figure),
        isProved: isByOthers(row, compared),
      }),
      ...(PRICES.has(asked.field) &&
        price_stated_by !== undefined && { price_stated_by, price_date: conditions.price_usd?.date ?? null }),
      ...(!isDirect && { gear_ratio, external_ratio: stage.ratio }),
    };
  };
}

/** The part of one row's figure that counts. */
interface Part {
  readonly least: number;
  readonly most: number;
  readonly share: number;
}

const partAt = (row: number, { leastAt, mostAt, shareAt }: Parts): Part => ({
  least: leastAt(row),
  most: mostAt(row),
  share: shareAt(row),
});

/** True if only other figures prove the bound. */
const isByOthers = (row: number, compared: Compared): boolean =>
  verdictOn(compared.parts.provedAt(row), compared.limits) === MEETS &&
  verdictOn(ownAt(row, compared), compared.limits) !== MEETS;

/** A figure that counts in part. */
interface FigureCounted {
  readonly kind: string | undefined;
  readonly isKnown: boolean;
  /** True if only other figures prove the bound. */
  readonly isProved: boolean;
}

/**
 * Explains why a figure does not count in full: other figures prove the value, only a share of the torque
 * counts, the supply reduces it, or both.
 */
function howCounted(
  { least, most, share }: Part,
  volts: number,
  { kind, isKnown, isProved }: FigureCounted,
): { how?: string } {
  if (isProved) return { how: 'a rated torque or a published point reaches it' };
  if (!isKnown) return {};
  if (share === 0) return { how: `a torque of kind ${kind ?? 'limit'} proves nothing` };
  const at = least < 1 ? ` at ${volts} V` : '';
  const torque = kind === undefined ? 'a torque of unstated kind' : 'a stall torque';
  if (share < 1) return { how: `${share === STALL_SHARE ? 'half' : String(share)} of ${torque}${at}` };
  const proved = roundTo4Digits(least);
  const possible = roundTo4Digits(most);
  return least < 1 ? { how: `${proved === possible ? proved : 'a part or all'} of it${at}` } : {};
}
