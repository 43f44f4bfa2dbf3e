import type { BasisFigure } from '../catalog/curve-basis.ts';
import type { PriceStatedBy } from '../catalog/source.ts';
import type { DriveFigures } from '../catalog/stated-curves.ts';
import type { MatchCard } from './match-card.ts';
import type { Verdict } from './verdicts.ts';

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
  /** Of a price: who states it; null where there is none. */
  readonly price_stated_by?: PriceStatedBy | null;
  /** Named where an external stage changes the value. */
  readonly gear_ratio?: string | null;
  readonly external_ratio?: number;
}

/** What checks say of an actuator beside its figures. A page shows who states a price by a mark of its own. */
export type CheckRemarks = Pick<MatchCard, 'gear_ratio' | 'accepted'> &
  Pick<DriveFigures, 'conditions' | 'torque_speed_points'> &
  Partial<Pick<MatchCard, 'price_stated_by'>>;
