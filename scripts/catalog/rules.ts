import type { Rule } from './rule.ts';
import { CONDITION_RULES } from './rules/conditions.ts';
import { DOUBT_RULES } from './rules/doubts.ts';
import { ID_RULES } from './rules/ids.ts';
import { JOINT_RULES } from './rules/joints.ts';
import { LINK_RULES } from './rules/linked-motors.ts';
import { READING_RULES } from './rules/our-reading.ts';
import { PHYSICS_RULES } from './rules/physics.ts';
import { ORDER_RULES } from './rules/plausible-figures.ts';
import { REFERENCE_RULES } from './rules/references.ts';
import { SOURCE_RULES } from './rules/sources.ts';
import { FORM_RULES } from './rules/yaml-files.ts';

/**
 * Every rule of the catalog, from the file to the figure: the order in which `npm run check:catalog` lists
 * them.
 */
export const RULES: readonly Rule[] = [
  ...FORM_RULES,
  ...ID_RULES,
  ...REFERENCE_RULES,
  ...ORDER_RULES,
  ...CONDITION_RULES,
  ...SOURCE_RULES,
  ...READING_RULES,
  ...JOINT_RULES,
  ...LINK_RULES,
  ...PHYSICS_RULES,
  ...DOUBT_RULES,
];
