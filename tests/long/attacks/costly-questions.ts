// Queries whose parts are within their limits but whose product is not: joints × operating points ×
// actuators, and
// sets without a common choice.

/** A duty of 100 steps, 20 of them with a speed. */
const DUTY = Array.from(
  { length: 100 },
  (_, step) => `${(0.1 + step / 1000).toFixed(3)}${step < 20 ? `@${step + 1}` : ''}:20`,
).join();

const POINTS = Array.from(
  { length: 20 },
  (_, point) => `${(0.1 + point / 100).toFixed(2)}@${point + 1}`,
).join();

const joints = (requirement: (number: number) => object): object[] =>
  Array.from({ length: 12 }, (_, number) => ({ name: `J${number}`, ...requirement(number) }));

const LOADS = { duty: DUTY, peak_points: POINTS, rated_points: POINTS };

/** Twelve joints, each with the maximum number of operating points; 1.5 kB. */
export const MANY_POINTS = { defaults: LOADS, joints: joints(() => ({})) };

/** The same as arguments of the MCP tool. */
export const MANY_POINTS_BY_MCP = { ...LOADS, joints: joints(() => ({})), limit: 10 };

/**
 * Twelve joints that nearly every actuator meets, in sets of one maker, bus and supply, within a mass that
 * none reaches.
 */
export const NO_SET = {
  joints: joints((number) => (number % 2 === 0 ? { max_weight_g: 1_000_000 } : { min_peak_torque_nm: 0.01 })),
  same: ['brand', 'comm', 'voltage_v'],
  total: { weight_g: 100 },
};
