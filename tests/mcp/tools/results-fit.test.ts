import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callTool } from '../../../src/mcp/tools/call-tool.ts';
import { LISTED_TOOLS } from '../../../src/mcp/tools/tools.ts';
import { SORT_FIELDS } from '../../../src/query/parameters/parameters.ts';
import { runs } from '../../support/runs.ts';
import { mcpService } from '../support/service.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
const { actuators, robots, brands, useCases, categories } = mcpService.dataset;

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const detail = maybe(fc.constantFrom('brief', 'full'));
const limit = maybe(fc.integer({ min: 1, max: 5 }));
const idOf = (records: readonly { readonly id: string }[]) => fc.constantFrom(...records.map(({ id }) => id));
// Blank ids are dropped, and a call with nothing else is refused.
const unknownId = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== '');
const ids = fc.array(fc.oneof(idOf(actuators), unknownId), {
  minLength: 1,
  maxLength: 20,
});

/** Valid arguments of each tool. */
const TAKEN: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  search_actuators: fc.record({
    q: maybe(fc.constantFrom('ak', 'humanoid', 'zzz', '')),
    category: maybe(fc.constantFrom(...categories.map(({ slug }) => slug))),
    brand: maybe(fc.constantFrom('nobody', ...brands.map(({ name }) => name))),
    use_case: maybe(fc.constantFrom(...useCases.map(({ name }) => name))),
    min_peak_torque_nm: maybe(fc.double({ min: 0, max: 100, noNaN: true })),
    backdrivable: maybe(fc.boolean()),
    sort: maybe(fc.constantFrom(...SORT_FIELDS)),
    order: maybe(fc.constantFrom('asc', 'desc')),
    fields: maybe(fc.constant('comm,length_mm')),
    detail,
    limit,
  }),
  get_claims: fc.record({
    id: fc.oneof(idOf(actuators), idOf(robots)),
    fields: maybe(
      fc.constantFrom('peak_torque_nm', 'Price_usd, count', ['noise_db', 'joints/Hip (J1)/count']),
    ),
  }),
  search_joints: fc.record({
    q: maybe(fc.constantFrom('knee', 'hip', 'zzz')),
    robot_id: maybe(idOf(robots)),
    min_peak_torque_nm: maybe(fc.constantFrom(10, 100)),
    linked: maybe(fc.boolean()),
    limit,
  }),
  summarize_catalog: fc.record({
    record: maybe(fc.constantFrom('actuator', 'robot')),
    filters: maybe(fc.constantFrom({ brand: 'nobody' }, { q: 'arm', country: 'China' })),
    count_by: maybe(fc.constantFrom('brand', 'country,brand')),
    spread_of: fc.constant('price_usd'),
    by: maybe(fc.constantFrom('country', 'brand')),
  }),
  search_robots: fc.record({ q: maybe(fc.constantFrom('quadruped', 'arm', 'zzz')), detail, limit }),
  get_actuators: fc.record({
    ids,
    as: maybe(fc.constantFrom('records', 'rows', 'alternatives')),
    fields: maybe(fc.constantFrom('name,comm', ['weight_g'])),
    limit,
  }),
  match_actuators: fc.record({
    min_peak_torque_nm: fc.double({ min: 0, max: 200, noNaN: true }),
    min_speed_rpm: maybe(fc.integer({ min: 1, max: 500 })),
    comm: maybe(fc.constantFrom('CAN', 'TTL,EtherCAT')),
    brand: maybe(fc.constantFrom('nobody', ...brands.map(({ name }) => name))),
    external_ratio: maybe(fc.constantFrom(1, 3)),
    fields: maybe(fc.constantFrom('name,length_mm', ['name'])),
    limit,
  }),
  get_robot: fc.record({
    id: idOf(robots),
    bom: maybe(fc.boolean()),
    simulation: maybe(fc.constantFrom('mjcf', 'isaac_lab')),
  }),
  list_changes: fc.record({
    since: maybe(fc.constant('2026.11.21')),
    record: maybe(fc.constantFrom('actuator', 'robot')),
    field: maybe(fc.constantFrom('price_usd', ['weight_g', 'kind'])),
    limit,
  }),
  describe_catalog: fc.record({
    about: maybe(fc.constantFrom('categories', ['brands', 'use_cases'], 'fields')),
    record: maybe(fc.constantFrom('actuator', 'robot', 'motor')),
    fields: maybe(fc.constant(['id'])),
  }),
};

const result = z.object({
  structuredContent: z.unknown(),
  isError: z.undefined().optional(),
  content: z.tuple([z.object({ text: z.string() })]),
});

describe.each(LISTED_TOOLS)('every result of $name', ({ name, outputSchema }) => {
  const fits = ajv.compile(outputSchema);

  test('fits its output schema, and its text has the same data', () => {
    fc.assert(
      fc.property(TAKEN[name] ?? fc.constant({}), (given) => {
        const { structuredContent, content } = result.parse(callTool(mcpService, name, given));
        expect([fits(structuredContent), fits.errors]).toEqual([true, null]);
        const isTold = (key: string, part: unknown): boolean =>
          part !== null || /^(value|group|kind)$/.test(key);
        expect(content[0].text).toBe(
          JSON.stringify(structuredContent, (key, part: unknown) => (isTold(key, part) ? part : undefined)),
        );
      }),
      { numRuns: runs(60, 3) },
    );
  });

  test('is a result or an error for any arguments', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.constantFrom('ids', 'id', 'q', 'limit', 'fields', 'kind', 'cursor'), fc.jsonValue()),
        (any, some) => {
          const { isError } = z
            .looseObject({ isError: z.boolean().optional() })
            .parse(callTool(mcpService, name, { ...any, ...some }));
          expect([true, undefined]).toContain(isError);
        },
      ),
      { numRuns: runs(100, 5) },
    );
  });
});
