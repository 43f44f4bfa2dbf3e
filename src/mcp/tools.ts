import { compareActuators } from './tools/compare-actuators.ts';
import { explainFields } from './tools/explain-fields.ts';
import { getActuators } from './tools/get-actuators.ts';
import { getRobot } from './tools/get-robot.ts';
import { listTaxonomies } from './tools/list-taxonomies.ts';
import { searchActuators } from './tools/search-actuators.ts';
import { searchRobots } from './tools/search-robots.ts';
import type { Tool } from './tool.ts';

/** THE TABLE of tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  searchActuators,
  getActuators,
  compareActuators,
  searchRobots,
  getRobot,
  listTaxonomies,
  explainFields,
];
