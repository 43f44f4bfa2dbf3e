import type { ActuatorEntry, RobotEntry } from '../catalog/catalog.ts';
import { kindTags } from '../catalog/condition-tags.ts';
import type { Actuator, Category, Robot } from '../catalog/records.ts';
import { ROBOT_KIND_NAMES } from './figures.ts';
import { counted, figureText, numberText } from './format.ts';

/** An actuator in a sentence of its own figures, for its page's head and for search engines. */
export function actuatorSentence(
  actuator: Actuator,
  category: Category,
  { conditions }: Pick<ActuatorEntry, 'conditions'>,
): string {
  const { brand, peak_torque_nm, rated_torque_nm, weight_g, max_speed_rpm, country } = actuator;
  const tagged = (
    text: string,
    field: 'peak_torque_nm' | 'rated_torque_nm' | 'max_speed_rpm' | 'weight_g',
    usual = '',
  ) => `${text} ${kindTags(conditions?.[field]).join(', ') || usual}`.trimEnd();
  const figures = [
    peak_torque_nm !== null && tagged(figureText(peak_torque_nm, 'N.m'), 'peak_torque_nm', 'peak'),
    rated_torque_nm !== null && tagged(figureText(rated_torque_nm, 'N.m'), 'rated_torque_nm', 'rated'),
    max_speed_rpm !== null && tagged(figureText(max_speed_rpm, '/min'), 'max_speed_rpm'),
    weight_g !== null && tagged(figureText(weight_g, 'g'), 'weight_g'),
  ].filter((part) => part !== false);
  const maker = country === null ? brand : `${brand}, ${country}`;
  return `${category.label} by ${maker}: ${figures.join(', ')}.`;
}

/** A robot's kind, maker and joints in a few words; joints that are only counted are not called degrees of freedom. */
export function robotSentence(robot: Robot, { kind, dof }: Pick<RobotEntry, 'kind' | 'dof'>): string {
  const maker = robot.country === null ? robot.brand : `${robot.brand}, ${robot.country}`;
  const parts = [
    ...(dof === undefined ? [] : [`${numberText(dof)} degrees of freedom`]),
    ...(robot.joint_count === 0 ? [] : [`${counted(robot.joint_count, 'joint')} listed`]),
    ...(dof === undefined ? ['degrees of freedom not in our sources'] : []),
  ];
  return `${[`${ROBOT_KIND_NAMES[kind].one} by ${maker}`, ...parts].join(', ')}.`;
}
