import type { Actuator } from '../../catalog/actuator.ts';
import type { Bounds } from './facets.ts';
import type { Exploration } from './explore.ts';
import type { Dot, Scatter } from './scatter.ts';
import type { ExplorerState } from './state.ts';

/** The figures that have a numeric filter, and on which side of its limit the filter keeps. */
export const RANGE_FILTERS = [
  { name: 'min_peak_torque_nm', figure: 'peak_torque_nm', keeps: 'above', label: 'Peak torque at least' },
  { name: 'max_weight_g', figure: 'weight_g', keeps: 'below', label: 'Mass at most' },
  { name: 'max_price_usd', figure: 'price_usd', keeps: 'below', label: 'List price at most' },
] as const;

export type RangeFilter = (typeof RANGE_FILTERS)[number];

/** What the explorer's views are drawn from. */
export interface Model {
  readonly state: ExplorerState;
  readonly exploration: Exploration;
  readonly all: readonly Actuator[];
  readonly byId: ReadonlyMap<string, Actuator>;
  readonly bounds: ReadonlyMap<string, Bounds>;
  /** Names of the categories for people, by slug. */
  readonly labels: ReadonlyMap<string, string>;
  /** How many rows or cards are drawn; more come on scrolling. */
  readonly rows: number;
  /** The plot, when it is the view. */
  readonly scatter: Scatter | null;
  /** The dot under the pointer or the keyboard's choice. */
  readonly chosen: Dot | null;
  /** What has just happened, for the status line. */
  readonly message: string;
}

/** What a view can do. */
export interface Actions {
  readonly change: (next: (state: ExplorerState) => ExplorerState) => void;
  readonly choose: (dot: Dot | null) => void;
  readonly more: () => void;
  readonly copy: (text: string, what: string) => void;
  readonly download: () => void;
}
