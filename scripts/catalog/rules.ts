import type { Rule } from './rule.ts';
import { CONDITION_RULES } from './rules/conditions.ts';
import { DOUBT_RULES } from './rules/doubts.ts';
import { ID_RULES } from './rules/ids.ts';
import { JOINT_RULES } from './rules/joints.ts';
import { LINKED_MOTOR_RULES } from './rules/linked-motors.ts';
import { PHYSICS_RULES } from './rules/physics.ts';
import { PLAUSIBLE_FIGURE_RULES } from './rules/plausible-figures.ts';
import { QUOTED_VALUE_RULES } from './rules/quoted-values.ts';
import { REFERENCE_RULES } from './rules/references.ts';
import { SOURCE_RULES } from './rules/sources.ts';
import { YAML_FILE_RULES } from './rules/yaml-files.ts';

/**
 * Every rule of the catalog, from the file to the figure: the order in which `npm run check:catalog` lists
 * them.
 */
export const RULES: readonly Rule[] = [
  ...YAML_FILE_RULES,
  ...ID_RULES,
  ...REFERENCE_RULES,
  ...PLAUSIBLE_FIGURE_RULES,
  ...CONDITION_RULES,
  ...SOURCE_RULES,
  ...QUOTED_VALUE_RULES,
  ...JOINT_RULES,
  ...LINKED_MOTOR_RULES,
  ...PHYSICS_RULES,
  ...DOUBT_RULES,
];
