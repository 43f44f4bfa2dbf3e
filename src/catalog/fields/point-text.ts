import type { TorqueSpeedPoint } from './torque-speed-point.ts';

/** A point in a word, torque in N·m at speed in rpm: `20@100 continuous 24 V`. */
export const pointText = ({ torque_nm, speed_rpm, kind, voltage_v }: TorqueSpeedPoint): string =>
  `${torque_nm}@${speed_rpm} ${kind}${voltage_v === undefined ? '' : ` ${voltage_v} V`}`;
