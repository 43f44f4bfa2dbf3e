import { basisOf, type BasisFigure } from '../catalog/curve-basis.ts';
import { roundTo4Digits } from '../catalog/round.ts';
import type { DriveFigures } from '../catalog/stated-curves.ts';
import { torqueAt, wayAt, type TorqueAt } from '../catalog/torque-speed.ts';
import type { CheckPlace, CheckRemarks } from './check.ts';
import { verdictAtPoint } from './curve-verdicts.ts';
import { curveFor, pointLimitsOf } from './point-verdicts.ts';
import { figureOrNull, type FilterIndex } from './record-index.ts';
import type { PointRequirement } from './requirement.ts';
import { verdictAt, type Verdict } from './verdicts.ts';

/** Tells the stated figures of the actuator at a place from which a curve is drawn. */
export type BasisAt = (
  place: number,
  card: CheckRemarks,
  curve: PointRequirement['row']['curve'],
) => readonly BasisFigure[];

/** The basis of curves, which all points of an actuator share: it is looked up once for those that are checked one after the other. */
export function openBasis(index: FilterIndex): BasisAt {
  const driveFiguresAt = openDriveFigures(index);
  let last = { place: -1, found: new Map<string, readonly BasisFigure[]>() };
  return (place, card, curve) => {
    if (last.place !== place) last = { place, found: new Map() };
    const basis = last.found.get(curve) ?? basisOf(driveFiguresAt(place, card), curve);
    last.found.set(curve, basis);
    return basis;
  };
}

/** How a point is checked: what counts as close, and where the basis of a curve is found. */
interface PointChecking {
  readonly tolerance: number;
  readonly basisAt: BasisAt;
}

/** Checks actuators against a point. */
export function checkPoint(
  index: FilterIndex,
  requirement: PointRequirement,
  { tolerance, basisAt }: PointChecking,
): CheckPlace {
  const { row, stage, margin, asked: stated } = requirement;
  const curves = index.curves();
  const nameAt = curveFor(curves, requirement);
  const limits = pointLimitsOf(requirement, tolerance);
  const times = stage.ratio * stage.efficiency;
  const asked = margin === 1 ? stated : { ...stated, torque_nm: roundTo4Digits(stated.torque_nm * margin) };
  return (place, card) => {
    const name = nameAt(place);
    const curve = curves[name];
    const value = throughStage(torqueAt(curve, place, limits.at), times);
    const verdict = verdictAt(verdictAtPoint(curve, place, limits));
    const basis = basisAt(place, card, name);
    return {
      requirement: row.name,
      field: row.field,
      asked,
      value,
      unit: row.unit,
      verdict,
      ratio: ratioOf(value, verdict, asked.torque_nm),
      conditions: null,
      basis,
      how: basis.length === 0 ? null : wayAt(curve, place, { ...limits.at, torque: limits.need }),
      ...(times !== 1 || stage.ratio !== 1 ? { gear_ratio: card.gear_ratio, external_ratio: stage.ratio } : {}),
    };
  };
}

/** What the joint gets of what the actuator gives. */
function throughStage({ least, most }: TorqueAt, times: number): TorqueAt {
  const passed = (torque: number | null): number | null => (torque === null ? null : roundTo4Digits(torque * times));
  return { least: passed(least), most: passed(most) };
}

/** What is proved over what is asked; of a miss what is possible at most. Null where that is unknown, or nothing is asked. */
function ratioOf({ least, most }: TorqueAt, verdict: Verdict, asked: number): number | null {
  const held = verdict === 'misses' ? most : least;
  return held === null || asked === 0 ? null : roundTo4Digits(held / asked);
}

/** Tells what is stated of the torque and speed of the actuator at a place. */
function openDriveFigures(index: FilterIndex): (place: number, card: CheckRemarks) => DriveFigures {
  const peak = index.column('peak_torque_nm');
  const rated = index.column('rated_torque_nm');
  const most = index.column('max_speed_rpm');
  const ratedSpeed = index.column('rated_speed_rpm');
  return (place, { accepted, conditions, torque_speed_points }) => ({
    peak_torque_nm: figureOrNull(peak[place]),
    rated_torque_nm: figureOrNull(rated[place]),
    max_speed_rpm: figureOrNull(most[place]),
    rated_speed_rpm: figureOrNull(ratedSpeed[place]),
    torque_speed_points,
    voltage_v: accepted.voltage_v,
    conditions,
  });
}
