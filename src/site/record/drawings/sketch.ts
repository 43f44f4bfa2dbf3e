import { KIND_NOT_STATED, kindWords } from '../../../catalog/evidence/condition-tags.ts';
import type { ActuatorEntry } from '../../../catalog/files/yaml-schemas.ts';
import { bothCorners } from '../../../catalog/torque-speed/actuator-corners.ts';
import type { DriveFigures } from '../../../catalog/torque-speed/stated-curves.ts';
import {
  drawCurves,
  positionIn,
  reachOf,
  type CurveAreas,
  type CurveCorners,
  type Frame,
} from '../../plot/curve-drawing.ts';
import { round } from '../../plot/scale.ts';

/** Torque over speed as far as it is known, in a drawing of `SKETCH` units. */
export interface TorqueSpeed extends CurveAreas {
  readonly corners: CurveCorners;
  readonly frame: Frame;
  readonly marks: readonly FigureMark[];
  readonly dots: readonly SketchDot[];
  /** The supplies at which its figures hold, V, from the least; none where no source states one. */
  readonly volts: readonly number[];
}

/** A figure with its kind, as text in the drawing. */
export interface FigureMark {
  readonly value: number;
  /** UCUM code. */
  readonly unit: string;
  /** Its kind in a word. */
  readonly word: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** A stated torque at a speed. */
export interface SketchDot {
  readonly x: number;
  readonly y: number;
  /** For a stall torque: a motor there only heats. */
  readonly isHollow: boolean;
}

/** The drawing's size, and the room of the plot in it. */
export const SKETCH = { width: 200, height: 132, left: 8, right: 172, top: 20, bottom: 106 } as const;

const { left, right, top, bottom } = SKETCH;

/** The sketch of the stated torques and speeds, by the law; null where no torque or no speed is known. */
export function torqueSpeed(figures: DriveFigures): TorqueSpeed | null {
  const corners = bothCorners(figures);
  const reach = reachOf(corners);
  if (reach === null) return null;
  const frame = { across: { from: left, to: right }, up: { from: bottom, to: top }, reach };
  return {
    ...drawCurves(corners, frame),
    corners,
    frame,
    marks: [...torqueMarks(figures, frame), ...speedMarks(figures)],
    dots: dotsOf(figures, frame),
    volts: voltsOf(figures),
  };
}

/** The fields from which the sketch is drawn. */
export const SKETCHED = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'rated_speed_rpm',
  'torque_speed_points',
] as const;

function voltsOf({ conditions, torque_speed_points: points }: DriveFigures): number[] {
  const stated = SKETCHED.map((field) => conditions[field]?.voltage_v);
  const ofPoints = (points ?? []).map(({ voltage_v: volts }) =>
    volts === undefined ? undefined : Math.round(volts),
  );
  const all = [...stated, ...ofPoints].filter((volts) => typeof volts === 'number');
  return [...new Set(all)].toSorted((one, other) => one - other);
}

const wordOf = ({ conditions }: DriveFigures, field: string): string =>
  kindWords({ kind: conditions[field]?.kind }) || KIND_NOT_STATED;

/** A mark has no title that says which of the two torques it is. */
const ratedWord = (figures: DriveFigures): string =>
  figures.conditions.rated_torque_nm?.kind === undefined
    ? `rated, ${KIND_NOT_STATED}`
    : wordOf(figures, 'rated_torque_nm');

/** The speed at which the rated torque is stated; null where no source says it. */
const ratedSpeed = ({ rated_speed_rpm, max_speed_rpm, conditions }: DriveFigures): number | null =>
  rated_speed_rpm ??
  conditions.rated_torque_nm?.speed_rpm ??
  (conditions.max_speed_rpm?.kind === 'rated' ? max_speed_rpm : null);

function torqueMarks(figures: DriveFigures, frame: Frame): FigureMark[] {
  const { peak_torque_nm: peak, rated_torque_nm: rated } = figures;
  const torques = [
    { value: peak, speed: 0, word: wordOf(figures, 'peak_torque_nm') },
    {
      value: rated === peak ? null : rated,
      speed: ratedSpeed(figures) ?? 0,
      word: ratedWord(figures),
    },
  ];
  const known = torques.flatMap(({ value, speed, word }) =>
    value === null ? [] : [{ value, word, at: positionIn(frame, { torque: value, speed }) }],
  );
  return known.map(({ value, word, at: { x, y } }, index) => {
    const isLeft = x <= (left + right) / 2;
    return {
      value,
      unit: 'N.m',
      word,
      x: x + (isLeft ? 8 : -6),
      y: index > 0 && bottom - y > 16 ? y + 13 : y - 5,
      anchor: isLeft ? 'start' : 'end',
    };
  });
}

function speedMarks(figures: DriveFigures): FigureMark[] {
  const speed = figures.max_speed_rpm ?? figures.rated_speed_rpm;
  if (speed === null) return [];
  const word = figures.max_speed_rpm === null ? 'rated' : wordOf(figures, 'max_speed_rpm');
  return [{ value: speed, unit: '/min', word, x: right + 8, y: bottom + 18, anchor: 'end' }];
}

/** True if the dot of a peak torque is hollow: it is not certain that the actuator gives all of it. */
const isHollow = (kind: string | undefined): boolean => kind !== 'peak' && kind !== 'repeated_peak';

/** Every torque at a speed that a source states. */
function dotsOf(figures: DriveFigures, frame: Frame): SketchDot[] {
  const { peak_torque_nm: peak, rated_torque_nm: rated, torque_speed_points, conditions } = figures;
  const dotAt = (torque: number, speed: number, hollow = false): SketchDot => ({
    ...positionIn(frame, { torque, speed }),
    isHollow: hollow,
  });
  return [
    ...(peak === null ? [] : [dotAt(peak, 0, isHollow(conditions.peak_torque_nm?.kind))]),
    ...[conditions.peak_torque_nm?.speed_rpm ?? []].flat().map((speed) => dotAt(peak ?? 0, speed)),
    ...(rated === null ? [] : [dotAt(rated, ratedSpeed(figures) ?? 0)]),
    ...(conditions.max_speed_rpm?.kind === 'no_load' ? [dotAt(0, figures.max_speed_rpm ?? 0)] : []),
    ...(torque_speed_points ?? []).map(({ torque_nm, speed_rpm }) => dotAt(torque_nm, speed_rpm)),
  ];
}

/** A body seen along its axis and from its side, to one scale, in a drawing of `OUTLINE` units. */
export interface Outline {
  readonly body: Body;
  /** Half the width and half the height of the view along the axis; both are the radius of a round body. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Radius of the through hole; null if there is none. */
  readonly hole: number | null;
  /** Middle of the view along the axis. */
  readonly middle: number;
  /** Where the view from the side begins, and its length; null where that is not published. */
  readonly side: { readonly x: number; readonly length: number } | null;
}

/** The sizes of a body, mm: a round one is as wide as it is high. */
export interface Body {
  readonly isRound: boolean;
  readonly width: number;
  readonly height: number;
  /** Along the output axis; null where it is not published. */
  readonly length: number | null;
  readonly hole: number | null;
}

/**
 * The drawing's size, the height of the views' axis, the room that they have, and that of the height of a box
 * beside them.
 */
export const OUTLINE = { width: 200, height: 132, axis: 54, room: 92, gap: 24, label: 62 } as const;

/** The outline of a body; null where neither its diameter nor its width and height are published. */
export function outlineOf({ figures = {} }: Pick<ActuatorEntry, 'figures'>): Outline | null {
  const body = bodyOf(figures);
  if (body === null) return null;
  const { width, room, gap, label } = OUTLINE;
  const between = body.length === null ? 0 : gap;
  const beside = body.isRound ? 0 : label;
  const scale = Math.min(
    room / body.height,
    (width - 12 - beside - between) / (body.width + (body.length ?? 0)),
  );
  const drawn = scale * (body.width + (body.length ?? 0)) + between;
  const start = (width + beside - drawn) / 2;
  return {
    body,
    halfWidth: round((scale * body.width) / 2),
    halfHeight: round((scale * body.height) / 2),
    hole: body.hole === null ? null : round((scale * body.hole) / 2),
    middle: round(start + (scale * body.width) / 2),
    side:
      body.length === null
        ? null
        : { x: round(start + scale * body.width + gap), length: round(scale * body.length) },
  };
}

type Sizes = NonNullable<ActuatorEntry['figures']>;

/** A round body from its diameter, a box from its width and height. */
function bodyOf(sizes: Sizes): Body | null {
  const {
    outer_diameter_mm: diameter,
    width_mm: width,
    height_mm: height,
    through_hole_mm: hole = null,
  } = sizes;
  if (diameter !== undefined)
    return { isRound: true, width: diameter, height: diameter, length: sizes.length_mm ?? null, hole };
  if (width === undefined || height === undefined) return null;
  return { isRound: false, width, height, length: sizes.depth_mm ?? null, hole };
}
