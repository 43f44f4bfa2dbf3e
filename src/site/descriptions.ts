import { kindTags } from '../catalog/evidence/condition-tags.ts';
import type { RobotEntry } from '../catalog/files/yaml-schemas.ts';
import type { Figures } from '../catalog/records/figure.ts';
import type { Actuator, Category, Robot } from '../catalog/records/record-schemas.ts';
import { capitalised, counted, figureText, numberText, words } from './format.ts';

/** An actuator in a sentence of its own figures, for its page's head and for search engines. */
export function actuatorSentence(actuator: Actuator, category: Category, figures: Figures): string {
  const stated = figuresInWords(HEAD_FIGURES, figures);
  return `${category.label} by ${makerOf(actuator)}: ${stated}.`;
}

/** The figures that introduce an actuator, with the words for those without a stated kind. */
const HEAD_FIGURES = [
  ['peak_torque_nm', 'N.m', 'torque of unstated kind'],
  ['rated_torque_nm', 'N.m', 'rated torque of unstated kind'],
  ['max_speed_rpm', '/min', 'of unstated kind'],
  ['weight_g', 'g', ''],
] as const;

/** Figures in words, each with its kind, or the default words where no source states one; unknown ones are left out. */
const figuresInWords = (
  rows: readonly (readonly [field: string, unit: string, usual: string])[],
  { of }: Figures,
): string =>
  rows
    .map(([field, unit, defaultKind]) => ({ ...of(field), unit, defaultKind }))
    .filter(({ value }) => value !== null)
    .map(({ value, unit, conditions, defaultKind }) =>
      [
        figureText(value, unit),
        conditions?.kind === undefined ? defaultKind : '',
        kindTags(conditions).join(', '),
      ]
        .filter((word) => word !== '')
        .join(' '),
    )
    .join(', ');

const makerOf = ({ brand, country }: Pick<Robot, 'brand' | 'country'>): string =>
  country === null ? brand : `${brand}, ${country}`;

/**
 * A robot's kind, maker and joints in a few words; joints that are only counted are not called degrees of
 * freedom.
 */
export function robotSentence(robot: Robot, { kind, dof }: Pick<RobotEntry, 'kind' | 'dof'>): string {
  const parts = [
    ...(dof === undefined ? [] : [`${numberText(dof)} degrees of freedom`]),
    ...(robot.joint_count === 0 ? [] : [`${counted(robot.joint_count, 'joint')} listed`]),
    ...(dof === undefined ? ['degrees of freedom unknown'] : []),
  ];
  return `${[`${capitalised(words(kind))} by ${makerOf(robot)}`, ...parts].join(', ')}.`;
}
