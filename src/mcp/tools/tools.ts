import { z } from 'zod';
import { describeCatalog } from './describe-catalog.ts';
import { getActuators } from './get-actuators.ts';
import { getClaims } from './get-claims.ts';
import { getRobot } from './get-robot.ts';
import { listChanges } from './list-changes.ts';
import { matchActuators } from './match-actuators.ts';
import { searchJoints } from './search-joints.ts';
import { searchActuators, searchRobots } from './search-records.ts';
import { summarizeCatalog } from './summarize-catalog.ts';
import type { Tool } from './tool.ts';

/** Tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  searchActuators,
  getActuators,
  matchActuators,
  getClaims,
  searchRobots,
  getRobot,
  searchJoints,
  summarizeCatalog,
  describeCatalog,
  listChanges,
];

const listedSchema = z
  .object({
    type: z.literal('object'),
    properties: z.record(z.string(), z.json()),
    required: z.array(z.string()).optional(),
  })
  .catchall(z.json());

/**
 * The tools as `tools/list` returns them. All only read, from a closed catalog (`openWorldHint` is false).
 */
export const LISTED_TOOLS = TOOLS.map(({ name, title, description, inputSchema, outputSchema }) => ({
  name,
  title,
  description,
  inputSchema: listedSchema.parse(inputSchema),
  outputSchema: listedSchema.parse(outputSchema),
  annotations: { readOnlyHint: true, openWorldHint: false },
}));
