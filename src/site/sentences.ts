import type { ActuatorEntry, RobotEntry } from '../catalog/catalog.ts';
import { kindTags } from '../catalog/condition-tags.ts';
import type { Actuator, Category, Robot } from '../catalog/records.ts';
import { capitalised, counted, figureText, numberText, words } from './format.ts';

/** An actuator in a sentence of its own figures, for its page's head and for search engines. */
export function actuatorSentence(
  actuator: Actuator,
  category: Category,
  { conditions }: Pick<ActuatorEntry, 'conditions'>,
): string {
  const { brand, country } = actuator;
  const figures = SENTENCE_FIGURES.flatMap(([field, unit, usual]) => {
    const { [field]: figure } = actuator;
    const kind = kindTags(conditions?.[field]).join(', ') || usual;
    return figure === null ? [] : `${figureText(figure, unit)} ${kind}`.trimEnd();
  });
  const maker = country === null ? brand : `${brand}, ${country}`;
  return `${category.label} by ${maker}: ${figures.join(', ')}.`;
}

/** The figures of that sentence, with the words for those of which no source tells the kind. */
const SENTENCE_FIGURES = [
  ['peak_torque_nm', 'N.m', 'peak'],
  ['rated_torque_nm', 'N.m', 'rated'],
  ['max_speed_rpm', '/min', ''],
  ['weight_g', 'g', ''],
] as const;

/** A robot's kind, maker and joints in a few words; joints that are only counted are not called degrees of freedom. */
export function robotSentence(robot: Robot, { kind, dof }: Pick<RobotEntry, 'kind' | 'dof'>): string {
  const maker = robot.country === null ? robot.brand : `${robot.brand}, ${robot.country}`;
  const parts = [
    ...(dof === undefined ? [] : [`${numberText(dof)} degrees of freedom`]),
    ...(robot.joint_count === 0 ? [] : [`${counted(robot.joint_count, 'joint')} listed`]),
    ...(dof === undefined ? ['degrees of freedom not in our sources'] : []),
  ];
  return `${[`${capitalised(words(kind))} by ${maker}`, ...parts].join(', ')}.`;
}
