/** A joint that swings a mass at the end of an arm. */
export interface Joint {
  readonly mass_kg: number;
  readonly arm_m: number;
  /** Angular acceleration, rad/s². */
  readonly acceleration: number;
  /** By how much the torque shall exceed what physics asks. */
  readonly margin: number;
}

/** What such a joint needs, N·m. */
export interface JointNeed {
  /** To hold the arm level. */
  readonly holding_nm: number;
  /** To lift it with the acceleration, times the margin. */
  readonly peak_nm: number;
  /** The formula with its figures. */
  readonly formula: string;
}

const GRAVITY = 9.81;

/** The torque of a joint: a point mass at the end of a weightless, level arm, τ = (m·g·r + m·r²·α) × margin. */
export function sizeJoint({ mass_kg: mass, arm_m: arm, acceleration, margin }: Joint): JointNeed {
  const holding = mass * GRAVITY * arm;
  const peak = (holding + mass * arm ** 2 * acceleration) * margin;
  return {
    holding_nm: shown(holding),
    peak_nm: shown(peak),
    formula: `τ = (m·g·r + m·r²·α) × margin = (${mass} × ${GRAVITY} × ${arm} + ${mass} × ${arm}² × ${acceleration}) × ${margin} = ${shown(peak)} N·m`,
  };
}

const shown = (torque: number): number => Number(torque.toPrecision(3));
