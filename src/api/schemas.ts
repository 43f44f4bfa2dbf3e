import { z } from 'zod';
import { claims } from '../catalog/evidence/claims-document.ts';
import { quality } from '../catalog/evidence/quality-document.ts';
import { condition } from '../catalog/fields/evidence/condition.ts';
import { doubt } from '../catalog/fields/evidence/doubt.ts';
import { torqueSpeedPoint } from '../catalog/fields/torque-speed-point.ts';
import { billOfMaterials, motorSum, priceSum } from '../catalog/records/bill-of-materials.ts';
import { changeRow, releaseCounts } from '../catalog/records/change-rows.ts';
import { jointGroup } from '../catalog/records/joint-groups.ts';
import {
  actuator,
  actuatorDetail,
  brand,
  category,
  joint,
  motor,
  robot,
  robotDetail,
  robotRef,
  useCase,
} from '../catalog/records/record-schemas.ts';
import { torqueSpeed } from '../catalog/torque-speed/torque-speed-document.ts';
import { compareBody } from '../query/compare/parse-compare.ts';
import { jointsBody } from '../query/match/question/joints-body.ts';
import { summary } from '../query/summary/summary-document.ts';
import { PROBLEMS } from './problems.ts';
import { changeList } from './schemas/changes.ts';
import { datasetDocument } from './schemas/dataset.ts';
import { field } from './schemas/fields.ts';
import { MATCH_SCHEMAS } from './schemas/match.ts';
import { pagination } from './schemas/pagination.ts';
import { REPLACEMENT_SCHEMAS } from './schemas/replacements.ts';
import { hit, hits } from './schemas/search.ts';
import { simulation, simulationText } from './schemas/simulation.ts';

const address = (description: string) => z.url().describe(description);

const listOf = (item: z.ZodType, description: string) =>
  z.strictObject({ data: z.array(item), pagination }).describe(description);

const comparisonOf = (item: z.ZodType, description: string) =>
  z
    .strictObject({
      data: z.array(item).describe('The actuators found, in the order asked.'),
      not_found: z.array(z.string()).describe('The ids that are not in the catalog.'),
    })
    .describe(description);

const allOf = (item: z.ZodType, description: string) =>
  z.strictObject({ data: z.array(item) }).describe(description);

const index = z
  .strictObject({
    name: z.string(),
    description: z.string(),
    version: z.string().describe('Version of this API.'),
    base_url: address('Address below which every path lies.'),
    endpoints: z.array(
      z.strictObject({
        operation_id: z.string(),
        method: z.enum(['GET', 'POST']),
        path: z.string().describe('Path template.'),
        url: z.string().describe('The path template below the base address.'),
        summary: z.string(),
      }),
    ),
    links: z.strictObject({
      self: address('This document.'),
      docs: address('Guide for people.'),
      docs_markdown: address('The guide as Markdown.'),
      openapi: address('OpenAPI 3.1 description.'),
      mcp: address('MCP server for AI agents.'),
      llms: address('Overview for language models.'),
      changelog: address('Changes of the API.'),
      api_catalog: address('API catalog (RFC 9727).'),
    }),
  })
  .describe('Every endpoint of the API and where to read more.');

const fieldError = z
  .strictObject({
    field: z.string().describe('Name of the parameter or member.'),
    in: z.enum(['query', 'body']),
    detail: z.string().describe('The expected value, and the one found.'),
    pointer: z.string().optional().describe('JSON Pointer fragment into the body (RFC 6901).'),
  })
  .describe('An error in one field of the request.');

const problem = z
  .strictObject({
    type: address('Identifies the kind of problem; the address explains it.'),
    title: z.string().describe('Name of the kind of problem.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('The error in this request.'),
    code: z.enum(Object.keys(PROBLEMS)).describe('Stable code to branch on.'),
    hint: z.string().describe('How to repair this request.'),
    instance: z.string().describe('The request path.'),
    docs: address('The errors section of the guide.'),
    errors: z.array(fieldError).optional().describe('Every failing field, for validation errors.'),
    'violated-policies': z
      .array(z.string())
      .optional()
      .describe('Names of the rate-limit policies that were exceeded, on 429.'),
    request_id: z.string().optional().describe('On 500: the id of this request in the log.'),
  })
  .describe('An error and how to correct it (RFC 9457).');

const openApiDocument = z
  .looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) })
  .describe('An OpenAPI 3.1 document.');

/** The named schemas of request and answer bodies. */
export const SCHEMAS = {
  Actuator: actuator,
  ActuatorDetail: actuatorDetail,
  ActuatorList: listOf(actuator, 'A page of actuators.'),
  RobotRef: robotRef,
  Robot: robot,
  RobotDetail: robotDetail,
  RobotList: listOf(robot, 'A page of robots.'),
  Joint: joint,
  Motor: motor,
  Comparison: comparisonOf(actuator, 'Actuators side by side.'),
  CompareRequest: compareBody,
  Category: category,
  CategoryList: allOf(category, 'All categories, in a fixed order.'),
  Brand: brand,
  BrandList: allOf(brand, 'All brands with an actuator, by name.'),
  UseCase: useCase,
  UseCaseList: allOf(useCase, 'All use-case tags, by name.'),
  Claims: claims,
  Conditions: condition,
  Doubt: doubt,
  StatedPoint: torqueSpeedPoint,
  MotorSum: motorSum,
  PriceSum: priceSum,
  Field: field,
  Quality: quality,
  Dataset: datasetDocument,
  Summary: summary,
  Release: releaseCounts,
  Change: changeRow,
  ChangeList: changeList,
  FieldList: allOf(field, 'All fields of the records, and the other names that `fields=` accepts.'),
  ...MATCH_SCHEMAS,
  MatchRequest: jointsBody,
  ...REPLACEMENT_SCHEMAS,
  RobotBillOfMaterials: z
    .strictObject({ id: robot.shape.id, ...billOfMaterials.shape })
    .describe('The motors of a robot as an order list.'),
  TorqueSpeed: torqueSpeed,
  Simulation: simulation,
  SimulationText: simulationText,
  ExportText: z.string().describe('The lines of a file: CSV with a header line, or NDJSON.'),
  JointGroup: jointGroup,
  JointGroupList: listOf(jointGroup, 'A page of joint groups.'),
  Hit: hit,
  SearchResult: hits,
  Pagination: pagination,
  ApiIndex: index,
  OpenApiDocument: openApiDocument,
  FieldError: fieldError,
  Problem: problem,
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof SCHEMAS;

export type ApiIndex = z.infer<typeof index>;
