import { Ajv2020 } from 'ajv/dist/2020.js';
import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { callTool, LISTED_TOOLS, TOOLS } from '../../../src/mcp/tools/tools.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../../src/query/listings.ts';
import { mcpService } from '../support/service.ts';

const NAMES = [
  'search_actuators',
  'get_actuators',
  'compare_actuators',
  'match_actuators',
  'find_alternatives',
  'get_claims',
  'search_robots',
  'get_robot',
  'search_joints',
  'summarize_catalog',
  'list_taxonomies',
  'explain_fields',
];

test('the tools are twelve, in a fixed order', () => {
  expect(LISTED_TOOLS.map(({ name }) => name)).toEqual(NAMES);
});

test('the list of tools costs less than 8000 tokens', () => {
  const tokens = getEncoding('o200k_base').encode(JSON.stringify({ tools: LISTED_TOOLS })).length;
  expect(tokens).toBeLessThan(8000);
});

describe.each(LISTED_TOOLS)('$name', ({ name, title, description, inputSchema, outputSchema, annotations }) => {
  test('has a title, and only reads from a closed world', () => {
    expect(title).toMatch(/^[A-Z]/);
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  });

  test('says what a result holds and what an absent figure means', () => {
    expect(description).toMatch(/`data`|`joints`|`categories`|`rows`|`claims`|`counts`/);
    expect(description).toMatch(/[Nn]ull|absent/);
  });

  test('has closed schemas that are valid JSON Schema', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    expect([inputSchema, outputSchema].map(({ type, additionalProperties }) => [type, additionalProperties])).toEqual([
      ['object', false],
      ['object', false],
    ]);
    expect(() => [ajv.compile(inputSchema), ajv.compile(outputSchema)]).not.toThrow();
  });

  test('describes every parameter', () => {
    const undescribed = Object.entries(inputSchema.properties).filter(([, property]) => !hasDescription(property));
    expect(undescribed).toEqual([]);
  });

  test('refuses an unknown parameter', () => {
    expect(callTool(mcpService, name, { nonsense: 1 })).toMatchObject({ isError: true });
  });
});

const hasDescription = (property: unknown): boolean =>
  typeof property === 'object' && property !== null && 'description' in property;

test.each([
  ['search_actuators', ACTUATOR_LISTING],
  ['search_robots', ROBOT_LISTING],
] as const)('%s takes every parameter of its list, and the level of detail', (name, { parameters }) => {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  expect(Object.keys(tool?.inputSchema.properties ?? {})).toEqual([...Object.keys(parameters), 'detail']);
});

test('a parameter of few words names them, and `fields` names every field', () => {
  const search = TOOLS.find(({ name }) => name === 'search_actuators');
  expect(search?.inputSchema.properties.torque_kind?.description).toContain(
    '(comma = or): stall, peak, momentary, repeated_peak, limit.',
  );
  for (const name of Object.keys(ACTUATOR_FIELDS))
    expect(search?.inputSchema.properties.fields?.description).toContain(name);
});

test('yes and no are booleans, figures are numbers, and the page size is an integer', () => {
  const { properties } = LISTED_TOOLS[0] === undefined ? { properties: {} } : LISTED_TOOLS[0].inputSchema;
  expect(properties).toMatchObject({
    backdrivable: { type: 'boolean' },
    max_weight_g: { type: 'number', minimum: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  });
});
