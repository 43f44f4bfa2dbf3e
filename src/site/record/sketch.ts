import type { ActuatorEntry } from '../../catalog/catalog.ts';
import type { Actuator } from '../../catalog/records.ts';
import { round } from '../plot/scale.ts';

/** A published figure as a drawing names it: where its text stands, and what kind of figure it is in a word. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly word: string;
  /** Height of its text. */
  readonly textY: number;
  /** Whether it is drawn as a dot: both its torque and its speed are published. */
  readonly isPoint: boolean;
}

/** Torque over speed as far as it is published, in a drawing of `SKETCH` units. */
export interface TorqueSpeed {
  readonly torques: readonly Mark[];
  readonly speed: Mark;
  /** The most torque by speed, and what it can hold: neither is published, both are joined from what is. */
  readonly most: string;
  readonly held: string | null;
}

/** The drawing's size, and the room of the plot in it. */
export const SKETCH = { width: 200, height: 132, left: 8, right: 172, top: 20, bottom: 106 } as const;

const { left, right, top, bottom } = SKETCH;

/**
 * The sketch of an actuator's torque over its speed; null without a torque or a speed. A speed without load is where no torque
 * is left; any other is an end that is reached under torque.
 */
export function torqueSpeed(
  { peak_torque_nm: peak, rated_torque_nm: rated, max_speed_rpm: speed }: Torques,
  entry: Pick<ActuatorEntry, 'conditions'>,
): TorqueSpeed | null {
  const greatest = Math.max(peak ?? 0, rated ?? 0);
  if (greatest === 0 || !speed) return null;
  const kindOf = (field: keyof Torques): string => (entry.conditions?.[field]?.kind ?? '').replaceAll('_', ' ');
  const falls = kindOf('max_speed_rpm') === 'no load';
  const heightOf = (torque: number): number => round(bottom - (torque / greatest) * (bottom - top));
  const heldEnd = falls && rated !== null ? round(left + (1 - rated / greatest) * (right - left)) : right;
  const isHeld = rated !== null && rated < greatest;
  return {
    torques: [
      ...(peak === null ? [] : [{ value: peak, y: heightOf(peak), word: kindOf('peak_torque_nm') || 'peak' }]),
      ...(rated === null || rated === peak
        ? []
        : [{ value: rated, y: heightOf(rated), word: kindOf('rated_torque_nm') || 'rated' }]),
    ].map((mark, index) => ({
      ...mark,
      x: left,
      textY: index > 0 && bottom - mark.y > 16 ? mark.y + 13 : mark.y - 5,
      isPoint: mark.word === 'stall',
    })),
    speed: { x: right, y: bottom, textY: bottom + 18, value: speed, word: kindOf('max_speed_rpm'), isPoint: falls },
    most: falls ? `M${left} ${top}L${right} ${bottom}` : `M${left} ${top}H${right}V${bottom}`,
    held: isHeld
      ? `M${left} ${bottom}V${heightOf(rated)}H${heldEnd}${falls ? `L${right} ${bottom}` : `V${bottom}`}Z`
      : null,
  };
}

type Torques = Pick<Actuator, 'peak_torque_nm' | 'rated_torque_nm' | 'max_speed_rpm'>;

/** A body seen along its axis and from its side, to one scale, in a drawing of `OUTLINE` units. */
export interface Outline {
  readonly radius: number;
  readonly hole: number | null;
  /** Middle of the view along the axis. */
  readonly middle: number;
  /** Where the view from the side begins, and its length; null where the length is not published. */
  readonly side: { readonly x: number; readonly length: number } | null;
  readonly diameter_mm: number;
  readonly length_mm: number | null;
  readonly hole_mm: number | null;
}

/** The drawing's size, the height of the views' axis, and the room that they have. */
export const OUTLINE = { width: 200, height: 132, axis: 54, room: 92, gap: 24 } as const;

/** The outline of a round body; null where its diameter is not published. */
export function outlineOf({ figures = {} }: Pick<ActuatorEntry, 'figures'>): Outline | null {
  const { outer_diameter_mm: diameter, length_mm: length = null, through_hole_mm: hole = null } = figures;
  if (!diameter) return null;
  const { width, room, gap } = OUTLINE;
  const scale = Math.min(room / diameter, (width - 12 - (length === null ? 0 : gap)) / (diameter + (length ?? 0)));
  const drawn = scale * (diameter + (length ?? 0)) + (length === null ? 0 : gap);
  const start = (width - drawn) / 2;
  return {
    radius: round((scale * diameter) / 2),
    hole: hole === null ? null : round((scale * hole) / 2),
    middle: round(start + (scale * diameter) / 2),
    side: length === null ? null : { x: round(start + scale * diameter + gap), length: round(scale * length) },
    diameter_mm: diameter,
    length_mm: length,
    hole_mm: hole,
  };
}
