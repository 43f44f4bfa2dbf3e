import type { DataQuality } from '../../../catalog/fields/evidence/kinds-and-doubts.ts';
import type { PriceStatedBy } from '../../../catalog/fields/evidence/source.ts';
import type { BasisFigure } from '../../../catalog/torque-speed/curve-basis.ts';
import type { DriveFigures } from '../../../catalog/torque-speed/stated-curves.ts';
import type { PointRow } from '../question/requirements.ts';
import type { Verdict } from './verdicts.ts';

/** A check of an actuator by one requirement. */
export interface Check {
  readonly requirement: string;
  readonly field: string;
  /** The bound with its margin, or the accepted values, that the value is compared with. */
  readonly asked: unknown;
  /** The figure as the joint gets it; null where it is not published. */
  readonly value: unknown;
  readonly unit: string | null;
  readonly verdict: Verdict;
  /** Value divided by requirement, to 4 digits; null if one of them is unknown, 0 or not a number. */
  readonly ratio: number | null;
  /** The kind of the figure; null where no source says so. */
  readonly conditions: unknown;
  /** For a point: the stated figures behind the verdict. */
  readonly basis?: readonly BasisFigure[];
  /**
   * For a point, how the figures decide it; for a peak torque, how much of it counts. Null where nothing is
   * stated.
   */
  readonly how?: string | null;
  /** For a price: who states it; null otherwise. */
  readonly price_stated_by?: PriceStatedBy | null;
  /** For a price: its date; null if no source states one. */
  readonly price_date?: string | null;
  /** Present if an external stage changes the value. */
  readonly gear_ratio?: string | null;
  readonly external_ratio?: number;
}

/** The facts that answers state about a matching actuator in addition to its figures. */
export interface MatchCard extends Pick<DriveFigures, 'conditions' | 'torque_speed_points'> {
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly api_url: string;
  readonly gear_ratio: string | null;
  /** The source that states the price; null if there is no price. */
  readonly price_stated_by: PriceStatedBy | null;
  /** The published values of the fields that are compared with accepted values. */
  readonly accepted: Readonly<Record<string, unknown>>;
  /** The kinds and doubts by which its figures can be trusted. */
  readonly trust: DataQuality;
}

/**
 * The facts that checks state about an actuator in addition to its figures. Pages mark the source of a price
 * themselves.
 */
export type CheckRemarks = Pick<MatchCard, 'gear_ratio' | 'accepted'> &
  Pick<DriveFigures, 'conditions' | 'torque_speed_points'> &
  Partial<Pick<MatchCard, 'price_stated_by'>>;

/** Returns the stated figures of an actuator from which a curve is drawn. */
export type BasisAt = (row: number, card: CheckRemarks, curve: PointRow['curve']) => readonly BasisFigure[];

/** The fields whose kinds belong to some checks: the checked fields, and those that a point rests on. */
export const fieldsOfChecks = (checks: readonly Check[]): string[] =>
  checks.flatMap(({ field, basis = [] }) => [field, ...basis.map((figure) => figure.field)]);

/** Judges the rows of a table by one requirement. All verdicts are made here. */
export interface Judge {
  /** The verdicts on some rows, by row: MEETS, CLOSE, UNKNOWN, MISSES or MISSES_FAR; MEETS on all others. */
  readonly verdictsOn: (rows: Uint32Array) => Uint8Array;
  /**
   * The likelihood that a row with the verdict UNKNOWN meets the requirement, to 4 digits: the share of its
   * possible values that would meet it. 0 if figures bound it on one side only.
   */
  readonly likelihoodAt: (row: number) => number;
  /** The check of a row, as answers have it. */
  readonly checkAt: (row: number, card: CheckRemarks) => Check;
  /**
   * The strictest value of the named bound, or of a point's torque or speed, at which a row meets the
   * requirement. Infinite if it is met whatever the value, NaN if no value helps, null if it has no bound.
   */
  readonly hardestAt: ((row: number, name: string) => number) | null;
}

/** The settings and data that judging needs in addition to the requirement. */
export interface JudgeSettings {
  /** The fraction by which a figure may miss the requirement and still be close. */
  readonly tolerance: number;
  readonly basisAt: BasisAt;
}
