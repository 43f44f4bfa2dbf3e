import type { Actuator } from '../../catalog/actuator.ts';
import { CATEGORIES } from '../../catalog/fields/actuator.ts';
import { frontierOf, type Point } from '../../query/frontier.ts';
import { dotsPath, stepPath, type Place } from './dots.ts';
import { marksPath } from './marks.ts';
import { logScale, type Scale } from './scale.ts';

/** The picture of torque against mass: axes, the marks of each category as a path, the front and its names. */
export interface TorqueMassPicture {
  readonly mass: Scale;
  readonly torque: Scale;
  readonly marks: readonly { readonly category: string; readonly path: string }[];
  /** The other actuators among which these stand, as faint dots; empty where there are none. */
  readonly others: string;
  readonly front: string;
  readonly named: readonly (Place & { readonly actuator: Actuator })[];
  readonly shown: number;
}

/** The drawing's size and the room for its axes. */
export const PICTURE = { width: 880, height: 520, left: 64, right: 16, top: 16, bottom: 48 } as const;

/** Draws every actuator whose peak torque and mass are published, among others where these are given. */
export function torqueMassPicture(
  actuators: readonly Actuator[],
  among: readonly Actuator[] = actuators,
): TorqueMassPicture {
  const points = actuators.flatMap(pointOf);
  const field = among.flatMap(pointOf);
  const { width, height, left, right, top, bottom } = PICTURE;
  const mass = logScale(
    field.map(({ x }) => x),
    { from: left, to: width - right },
  );
  const torque = logScale(
    field.map(({ y }) => y),
    { from: height - bottom, to: top },
  );
  const placeOf = ({ x, y }: Point<Actuator>): Place => ({ x: mass.place(x), y: torque.place(y) });
  const front = frontierOf(points, { x: 'less', y: 'more' });
  return {
    mass,
    torque,
    marks: CATEGORIES.map((category, family) => ({
      category,
      path: marksPath(family, points.filter(({ subject }) => subject.category === category).map(placeOf)),
    })),
    others: dotsPath(
      field
        .filter(({ subject }) => !actuators.includes(subject))
        .map(placeOf)
        .map(rounded),
    ),
    front: stepPath(front.map(placeOf)),
    named: apart(front.map((point) => ({ ...placeOf(point), actuator: point.subject }))),
    shown: points.length,
  };
}

const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) });

function pointOf(actuator: Actuator): Point<Actuator>[] {
  const { weight_g, peak_torque_nm } = actuator;
  if (weight_g === null || peak_torque_nm === null) return [];
  return [{ x: weight_g, y: peak_torque_nm, subject: actuator }];
}

// Names of neighbours must not run into each other: a line of text is 14 high.
const LINE = 40;

function apart<Named extends Place>(named: readonly Named[]): Named[] {
  return named.reduce<Named[]>((kept, candidate) => {
    const last = kept.at(-1);
    return last === undefined || Math.abs(last.y - candidate.y) >= LINE ? [...kept, candidate] : kept;
  }, []);
}
