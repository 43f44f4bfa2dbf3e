import { z } from 'zod';
import { writtenSchemas } from '../../src/api/openapi/json-schema.ts';
import { SCHEMAS } from '../../src/api/schemas.ts';
import { SPARSE_MATCH_SCHEMAS } from '../../src/api/schemas/match.ts';
import { pagination } from '../../src/api/schemas/pagination.ts';
import { actuatorSelection, jointSelection, robotSelection } from './selections.ts';

// Schemas of answers to requests with `fields`, only for tests: OpenAPI allows one schema for each answer.

const listOf = (item: z.ZodType) => z.strictObject({ data: z.array(item), pagination });

export const SPARSE_SCHEMAS = {
  ActuatorSelection: actuatorSelection,
  ActuatorSelectionList: listOf(actuatorSelection),
  RobotSelection: robotSelection,
  RobotSelectionList: listOf(robotSelection),
  JointGroupSelection: jointSelection,
  JointGroupSelectionList: listOf(jointSelection),
  ComparisonSelection: z.strictObject({ data: z.array(actuatorSelection), not_found: z.array(z.string()) }),
  ...SPARSE_MATCH_SCHEMAS,
} satisfies Record<string, z.ZodType>;

/** The same as JSON Schema, with all referenced schemas. */
export const SPARSE_JSON_SCHEMAS = Object.fromEntries(
  Object.entries(writtenSchemas({ ...SCHEMAS, ...SPARSE_SCHEMAS }, 'output')).map(
    ([name, { $schema: _schema, $id: _id, id: _name, ...schema }]) => [name, schema],
  ),
);

/** The schema of the answer to a request with `fields`, by operation id. */
export const SPARSE_ANSWERS: Readonly<Record<string, keyof typeof SPARSE_SCHEMAS>> = {
  list_actuators: 'ActuatorSelectionList',
  compare_actuators: 'ComparisonSelection',
  compare_actuators_batch: 'ComparisonSelection',
  list_robots: 'RobotSelectionList',
  list_joints: 'JointGroupSelectionList',
  match_actuators: 'MatchSelectionList',
  match_actuators_batch: 'JointMatchSelections',
};
