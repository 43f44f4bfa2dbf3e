import { compareActuators } from './compare-actuators.ts';
import { explainFields } from './explain-fields.ts';
import { findAlternatives } from './find-alternatives.ts';
import { getActuators } from './get-actuators.ts';
import { getClaims } from './get-claims.ts';
import { getRobot } from './get-robot.ts';
import { listTaxonomies } from './list-taxonomies.ts';
import { matchActuators } from './match-actuators.ts';
import { searchActuators } from './search-actuators.ts';
import { searchJoints } from './search-joints.ts';
import { searchRobots } from './search-robots.ts';
import { summarizeCatalog } from './summarize-catalog.ts';
import type { Tool } from './tool.ts';

/** THE TABLE of tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  searchActuators,
  getActuators,
  compareActuators,
  matchActuators,
  findAlternatives,
  getClaims,
  searchRobots,
  getRobot,
  searchJoints,
  summarizeCatalog,
  listTaxonomies,
  explainFields,
];
