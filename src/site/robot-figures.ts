import type { RobotEntry } from '../catalog/catalog.ts';

/** THE TABLE of kinds of robots as people name them. */
export const ROBOT_KIND_NAMES: Readonly<Record<RobotEntry['kind'], { readonly one: string; readonly many: string }>> = {
  quadruped: { one: 'Quadruped', many: 'Quadrupeds' },
  humanoid: { one: 'Humanoid', many: 'Humanoids' },
  biped: { one: 'Biped', many: 'Bipeds' },
  arm: { one: 'Arm', many: 'Arms' },
  mobile_manipulator: { one: 'Mobile manipulator', many: 'Mobile manipulators' },
  hand: { one: 'Hand', many: 'Hands' },
};
