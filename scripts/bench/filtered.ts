/*
 * Questions with a figure that differs from one number to the next, so that no cache answers them: a match of a joint, and
 * lists with one filter and with five.
 */

// 7919 is prime to the number of torques: each occurs once before any occurs again, and neighbours differ much.
const TORQUES = 400_000;
const TORQUE_STEP = 7919;
const TORQUES_PER_NM = 10_000;

/** A torque from 0 up to 40 N·m that comes again only after 400,000 numbers. */
export const torqueAt = (number: number): string => String(((number * TORQUE_STEP) % TORQUES) / TORQUES_PER_NM);

const LIST = '/api/v1/actuators';

/** THE TABLE of such questions: the address of each number. */
export const FILTERED = {
  match: (number: number) =>
    `${LIST}/match?peak_torque_nm=${torqueAt(number)}&speed_rpm=60&voltage_v=48&comm=CAN&weight_g=1500`,
  'list, one filter': (number: number) => `${LIST}?min_peak_torque_nm=${torqueAt(number)}`,
  'list, five filters': (number: number) =>
    `${LIST}?min_peak_torque_nm=${torqueAt(number)}&max_weight_g=1500&min_speed_rpm=60&voltage_v=48&comm=CAN`,
} as const;
