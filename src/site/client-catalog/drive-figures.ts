import type { TorqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import type { DriveFigures } from '../../catalog/torque-speed/stated-curves.ts';
import { numberIn, type ActuatorFigures } from './listed.ts';

/** Torque and speed figures of an actuator, read from the file that pages load. */
export function driveFiguresIn(actuator: ActuatorFigures): DriveFigures {
  const { figures, conditions } = actuator;
  const points = [figures.torque_speed_points].flat().flatMap((text) => pointIn(String(text)));
  return {
    peak_torque_nm: numberIn(actuator, 'peak_torque_nm'),
    rated_torque_nm: numberIn(actuator, 'rated_torque_nm'),
    max_speed_rpm: numberIn(actuator, 'max_speed_rpm'),
    rated_speed_rpm: numberIn(actuator, 'rated_speed_rpm'),
    torque_speed_points: points.length === 0 ? null : points,
    voltage_v: figures.voltage_v,
    conditions,
  };
}

// As the file writes them: `20@100 continuous 24 V`.
const POINT = /^([\d.e+-]+)@([\d.e+-]+) (continuous|intermittent)(?: ([\d.e+-]+) V)?$/;

function pointIn(text: string): TorqueSpeedPoint[] {
  const [, torque, speed, kind, volts] = POINT.exec(text) ?? [];
  if (kind !== 'continuous' && kind !== 'intermittent') return [];
  return [
    {
      torque_nm: Number(torque),
      speed_rpm: Number(speed),
      kind,
      ...(volts !== undefined && { voltage_v: Number(volts) }),
    },
  ];
}
