import type { ActuatorEntry } from '../../catalog/catalog.ts';
import type { DriveFigures } from '../../catalog/stated-curves.ts';
import { bothCorners } from '../../catalog/torque-speed-document.ts';
import { drawCurves, positionIn, reachOf, type Frame } from '../plot/curve-drawing.ts';
import { round } from '../plot/scale.ts';

/** Torque over speed as far as it is known, in a drawing of `SKETCH` units. */
export type TorqueSpeed = NonNullable<ReturnType<typeof torqueSpeed>>;

/** The drawing's size, and the room of the plot in it. */
export const SKETCH = { width: 200, height: 132, left: 8, right: 172, top: 20, bottom: 106 } as const;

const { left, right, top, bottom } = SKETCH;

/** The sketch of what is stated of torque and speed, by the law; null where no torque or no speed is known. */
export function torqueSpeed(figures: DriveFigures) {
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
  };
}

const wordOf = ({ conditions }: DriveFigures, field: string): string =>
  (conditions[field]?.kind ?? '').replaceAll('_', ' ');

/** The speed at which the rated torque is stated; null where no source says it. */
const ratedSpeed = ({ rated_speed_rpm, max_speed_rpm, conditions }: DriveFigures): number | null =>
  rated_speed_rpm ??
  conditions.rated_torque_nm?.speed_rpm ??
  (conditions.max_speed_rpm?.kind === 'rated' ? max_speed_rpm : null);

/** Torques as a drawing names them: what kind each is in a word, where its text stands, and from which side. */
function torqueMarks(figures: DriveFigures, frame: Frame) {
  const { peak_torque_nm: peak, rated_torque_nm: rated } = figures;
  const torques = [
    { value: peak, speed: 0, word: wordOf(figures, 'peak_torque_nm') || 'peak' },
    {
      value: rated === peak ? null : rated,
      speed: ratedSpeed(figures) ?? 0,
      word: wordOf(figures, 'rated_torque_nm') || 'rated',
    },
  ];
  const known = torques.flatMap(({ value, speed, word }) =>
    value === null ? [] : [{ value, word, at: positionIn(frame, { torque: value, speed }) }],
  );
  return known.map(({ value, word, at: { x, y } }, index) => {
    const isLeft = x <= (left + right) / 2;
    return {
      ...{ value, unit: 'N.m', word },
      x: x + (isLeft ? 8 : -6),
      y: index > 0 && bottom - y > 16 ? y + 13 : y - 5,
      anchor: isLeft ? 'start' : 'end',
    };
  });
}

function speedMarks(figures: DriveFigures) {
  const speed = figures.max_speed_rpm ?? figures.rated_speed_rpm;
  if (speed === null) return [];
  const word = figures.max_speed_rpm === null ? 'rated' : wordOf(figures, 'max_speed_rpm');
  return [{ value: speed, unit: '/min', word, x: right + 8, y: bottom + 18, anchor: 'end' }];
}

/** Every torque at a speed that a source states. A stall torque is one hollow dot: a motor there only heats. */
function dotsOf(figures: DriveFigures, frame: Frame) {
  const { peak_torque_nm: peak, rated_torque_nm: rated, torque_speed_points, conditions } = figures;
  const dotAt = (torque: number, speed: number, isHollow = false) => ({
    ...positionIn(frame, { torque, speed }),
    isHollow,
  });
  return [
    ...(peak === null ? [] : [dotAt(peak, 0, conditions.peak_torque_nm?.kind === 'stall')]),
    ...[conditions.peak_torque_nm?.speed_rpm ?? []].flat().map((speed) => dotAt(peak ?? 0, speed)),
    ...(rated === null ? [] : [dotAt(rated, ratedSpeed(figures) ?? 0)]),
    ...(conditions.max_speed_rpm?.kind === 'no_load' ? [dotAt(0, figures.max_speed_rpm ?? 0)] : []),
    ...(torque_speed_points ?? []).map(({ torque_nm, speed_rpm }) => dotAt(torque_nm, speed_rpm)),
  ];
}

/** A body seen along its axis and from its side, to one scale, in a drawing of `OUTLINE` units. */
export type Outline = NonNullable<ReturnType<typeof outlineOf>>;

/** The drawing's size, the height of the views' axis, and the room that they have. */
export const OUTLINE = { width: 200, height: 132, axis: 54, room: 92, gap: 24 } as const;

/** The outline of a round body; null where its diameter is not published. */
export function outlineOf({ figures = {} }: Pick<ActuatorEntry, 'figures'>) {
  const { outer_diameter_mm: diameter, length_mm: length = null, through_hole_mm: hole = null } = figures;
  if (!diameter) return null;
  const { width, room, gap } = OUTLINE;
  const scale = Math.min(room / diameter, (width - 12 - (length === null ? 0 : gap)) / (diameter + (length ?? 0)));
  const drawn = scale * (diameter + (length ?? 0)) + (length === null ? 0 : gap);
  const start = (width - drawn) / 2;
  return {
    radius: round((scale * diameter) / 2),
    hole: hole === null ? null : round((scale * hole) / 2),
    /** Middle of the view along the axis. */
    middle: round(start + (scale * diameter) / 2),
    /** Where the view from the side begins, and its length. */
    side: length === null ? null : { x: round(start + scale * diameter + gap), length: round(scale * length) },
    diameter_mm: diameter,
    length_mm: length,
    hole_mm: hole,
  };
}
