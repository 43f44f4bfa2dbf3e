import { conditionSlug } from '../../catalog/condition-tags.ts';
import type { Condition } from '../../catalog/fields/condition.ts';
import type { DriveFigures, StatedPoint } from '../../catalog/stated-curves.ts';
import type { Listed } from './listed.ts';

const TIMED = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'rated_speed_rpm'] as const;

/** What is stated of torque and speed of an actuator of the copy, as the law reads it. */
export function driveFiguresIn({ figures, tags }: Pick<Listed, 'figures' | 'tags'>): DriveFigures {
  const number = (field: (typeof TIMED)[number]): number | null => {
    const figure = figures[field];
    return typeof figure === 'number' ? figure : null;
  };
  const points = figures.torque_speed_points;
  return {
    peak_torque_nm: number('peak_torque_nm'),
    rated_torque_nm: number('rated_torque_nm'),
    max_speed_rpm: number('max_speed_rpm'),
    rated_speed_rpm: number('rated_speed_rpm'),
    torque_speed_points: Array.isArray(points) ? points.flatMap((text) => readPoint(String(text))) : null,
    voltage_v: figures.voltage_v ?? null,
    conditions: Object.fromEntries(TIMED.map((field) => [field, readCondition(tags[field] ?? [])])),
  };
}

const MOMENT = /^(.*?)(?:(?:^|\s)at ([\d.,]+) V)?(?:(?:^|\s)at ([\d.,]+) rpm)?(?:(?:^|\s)for [\d.,]+ s)?$/;

/** The condition that tags were made of, as far as the law reads it: kind, voltage and speed. */
function readCondition([tag = '']: readonly string[]): Condition {
  const [, kind = '', volts, speed] = MOMENT.exec(tag) ?? [];
  return {
    ...(kind === '' ? {} : { kind: conditionSlug(kind) }),
    ...(volts === undefined ? {} : { voltage_v: numberIn(volts) }),
    ...(speed === undefined ? {} : { speed_rpm: numberIn(speed) }),
  };
}

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

const POINT = /^([\d.]+)@([\d.]+) (continuous|intermittent)(?: ([\d.]+) V)?$/;

function readPoint(text: string): StatedPoint[] {
  const [, torque, speed, kind, volts] = POINT.exec(text) ?? [];
  if (torque === undefined || (kind !== 'continuous' && kind !== 'intermittent')) return [];
  return [
    {
      torque_nm: Number(torque),
      speed_rpm: Number(speed),
      kind,
      ...(volts === undefined ? {} : { voltage_v: Number(volts) }),
    },
  ];
}
