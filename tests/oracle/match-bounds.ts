import type { NamedQuery } from '../support/arbitraries.ts';
import { byTorque } from './certain.ts';
import { numberIn, type ActuatorFacts } from './facts.ts';
import { BOUNDS, dutyOf } from './judged-filters.ts';
import { leastOf, leftOf, lowerEndOf } from './torques.ts';

/** A judged requirement: a bound, and the effect of the stage on its figure. */
export interface Bound {
  readonly name: string;
  readonly field: string;
  readonly unit: string | null;
  readonly end: 'least' | 'most';
  readonly stated: number;
  /** The bound with its margin. */
  readonly need: number;
  readonly isThroughStage: boolean;
  readonly gets: (figure: number) => number;
}

/** The modifiers of a match. */
export const modifiersOf = (query: NamedQuery) => ({
  external_ratio: Number(query.external_ratio ?? 1),
  external_efficiency: Number(query.external_efficiency ?? 1),
  margin: Number(query.margin ?? 1),
  tolerance: Number(query.tolerance ?? DEFAULTS.tolerance),
  stall_share: wantsStall(query) ? 1 : Number(query.stall_share ?? DEFAULTS.stall_share),
});

/** The modifiers of a query without any. */
export const DEFAULTS = {
  external_ratio: 1,
  external_efficiency: 1,
  margin: 1,
  tolerance: 0.1,
  stall_share: 0.5,
};

const wantsStall = ({ peak_torque_kind: kinds = '' }: NamedQuery): boolean =>
  /(^|,)\s*stall\s*(,|$)/i.test(kinds);

/** Bounds that a certain peak torque must prove; a greater torque makes each easier. */
const PROVED_BY_TORQUE = ['min_peak_torque_nm', 'min_torque_density_nm_per_kg', 'max_price_per_nm'];

/**
 * The part of the peak torque that counts for such a bound: a share of one that may be a stall torque,
 * nothing of one that no motor gives.
 */
export function shareOf(
  { name }: Pick<Bound, 'name'>,
  { fields, conditions }: ActuatorFacts,
  query: NamedQuery,
) {
  if (!PROVED_BY_TORQUE.includes(name) || numberIn(fields, 'peak_torque_nm') === null) return 1;
  const kind = conditions.peak_torque_nm?.kind;
  if (kind === 'momentary' || kind === 'limit') return 0;
  return kind === 'stall' || kind === undefined ? modifiersOf(query).stall_share : 1;
}

/** The figure that the counted peak torque proves at the supply; null if it proves nothing. */
export function ownOf(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): number | null {
  const figure = numberIn(actuator.fields, bound.field);
  const share = shareOf(bound, actuator, query);
  if (figure === null) return null;
  const { least } = countedOf(bound, actuator, query);
  if (share === 1) return figure * least;
  const torque = numberIn(actuator.fields, 'peak_torque_nm') ?? 0;
  return byTorque(actuator, bound.field, torque * least * share);
}

/** The value that other figures prove; null if they prove none, and for other bounds. */
export function provedOf(
  { name, field }: Pick<Bound, 'name' | 'field'>,
  actuator: ActuatorFacts,
  query: NamedQuery,
): number | null {
  if (!PROVED_BY_TORQUE.includes(name)) return null;
  // The supply reduces torques, but no figure derived from one.
  const supply = name === 'min_peak_torque_nm' ? query.voltage_v : undefined;
  const volts = supply === undefined ? null : lowerEndOf(supply);
  return byTorque(actuator, field, leastOf(actuator, { lasting: false, speed: 0, volts, share: 0 }));
}

/** The easiest certain value for a bound; null if nothing is certain. */
export function certainOf(bound: Bound, actuator: ActuatorFacts, query: NamedQuery): number | null {
  const values = [ownOf(bound, actuator, query), provedOf(bound, actuator, query)].flatMap(
    (value) => value ?? [],
  );
  if (values.length === 0) return null;
  return bound.end === 'least' ? Math.max(...values) : Math.min(...values);
}

/** The bounds of a query, stated or from its duty, whichever is greater. */
export function boundsOf(query: NamedQuery): Bound[] {
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiersOf(query);
  const duty = query.duty === undefined ? {} : dutyOf(query.duty);
  const turned = {
    torque: ratio * efficiency,
    speed: 1 / ratio,
    angle: 1 / ratio,
    drag: ratio / efficiency,
    nothing: 1,
  };
  return BOUNDS.flatMap(({ name, field, end, through, unit }) => {
    const asked = [query[name], duty[name]].flatMap((bound) => (bound === undefined ? [] : [Number(bound)]));
    if (asked.length === 0) return [];
    const stated = Math.max(...asked);
    const need = through === 'torque' && end === 'least' ? stated * margin : stated;
    const isThroughStage = through !== 'nothing' && !(ratio === 1 && efficiency === 1);
    return [
      { name, field, unit, end, stated, need, isThroughStage, gets: (figure) => figure * turned[through] },
    ];
  });
}

// Values that differ only in the 12th digit are equal as doubles.
const isAtLeast = (one: number, other: number): boolean => one >= other - 1e-11 * Math.abs(other);

/** True if a value is on the right side of a bound. */
export const isWithin = ({ end }: Pick<Bound, 'end'>, value: number, bound: number): boolean =>
  end === 'least' ? isAtLeast(value, bound) : isAtLeast(bound, value);

/** The part of a figure that counts at a supply; a maximum must hold for the greatest possible value. */
export function countedOf({ field, end }: Bound, actuator: ActuatorFacts, query: NamedQuery) {
  const { least, most } = field === 'backdrive_torque_nm' ? WHOLE : leftOf(actuator, field, query.voltage_v);
  return end === 'least' ? { least, most } : { least: most, most: least };
}

const WHOLE = { least: 1, most: 1 };
