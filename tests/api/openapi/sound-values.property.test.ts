import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { memoize } from '../../../src/catalog/lib/memoize.ts';
import { answerTo } from '../../support/in-process.ts';
import { describedOperations } from '../../support/openapi.ts';
import { realService } from '../../support/real-service.ts';
import { runs } from '../../support/runs.ts';

/** Parameters whose values come from the catalog, not from a schema: only their example is sent. */
const ISSUED = ['since', 'id', 'field', 'country', 'comm', 'control_mode', 'robot_id', 'actuator_id'];

/** Lists whose `brand` must be in the catalog; those of the core take any text. */
const OF_MOTORS = ['list_joints', 'export_joints', 'summarize_joints'];

const isIssued = (operation: string, name: string): boolean =>
  ISSUED.includes(name) ||
  (name === 'brand' && OF_MOTORS.includes(operation)) ||
  (name === 'ids' && operation === 'match_actuators');

/** Further parameters that an operation needs with this one. */
const COMPANIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  match_actuators: { backdrivable: 'true' },
  summarize_actuators: { spread_of: 'price_usd' },
  summarize_robots: { spread_of: 'price_usd' },
  summarize_joints: { spread_of: 'peak_torque_nm' },
};

const valueSchema = z.looseObject({
  type: z.string().optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z.looseObject({}).optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  uniqueItems: z.boolean().optional(),
});

/** The texts of all values that a schema allows; a list is joined by commas (`explode: false`). */
const textsOf = (schema: unknown): fc.Arbitrary<string> => textsOfJson(JSON.stringify(schema));

// Many parameters have equal schemas.
const textsOfJson = memoize((json): fc.Arbitrary<string> => {
  const { anyOf, enum: words, type, ...rest } = valueSchema.parse(JSON.parse(json));
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(textsOf));
  if (words !== undefined) return fc.constantFrom(...words);
  if (type === 'array') return listsOf(rest);
  if (type === 'string') return stringsOf(rest);
  const { minimum = rest.exclusiveMinimum ?? -1e9, maximum = Number.MAX_VALUE } = rest;
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum }).map(String);
  const minExcluded = rest.exclusiveMinimum !== undefined;
  return fc.double({ min: minimum, max: maximum, minExcluded, noNaN: true }).map(String);
});

function stringsOf({
  pattern,
  minLength = 0,
  maxLength = 300,
}: z.infer<typeof valueSchema>): fc.Arbitrary<string> {
  const texts =
    pattern === undefined
      ? fc.string({
          unit: fc.constantFrom('a', 'Z', '9', ' ', '-', 'é', 'ß', '電', '🦾'),
          minLength,
          maxLength,
        })
      : fc.stringMatching(new RegExp(pattern));
  return texts.filter((text) => Array.from(text).length >= minLength && Array.from(text).length <= maxLength);
}

function listsOf({
  items,
  minItems = 0,
  maxItems,
  uniqueItems,
}: z.infer<typeof valueSchema>): fc.Arbitrary<string> {
  const bounds = { minLength: minItems, maxLength: maxItems ?? 30 };
  const item = textsOf(items);
  return (uniqueItems === true ? fc.uniqueArray(item, bounds) : fc.array(item, bounds)).map((texts) =>
    texts.join(','),
  );
}

const rows = describedOperations.flatMap(({ operationId, method, path, parameters }) =>
  parameters
    .filter(({ in: place, name }) => method === 'get' && place === 'query' && name !== 'cursor')
    .map(({ name, schema, example }) => ({
      example: [example].flat().join(','),
      operation: operationId,
      name,
      schema,
      path: path.replace('{id}', path.includes('robots') ? 'unitree-go1' : 'unitree-go-m8010-6'),
      required: Object.fromEntries(
        parameters.flatMap((other) =>
          other.required && other.in === 'query' ? [[other.name, String(other.example)]] : [],
        ),
      ),
    })),
);

describe('every value that the schema allows is accepted', () => {
  test.each(rows)('$name of $operation', ({ operation, name, schema, example, path, required }) => {
    fc.assert(
      fc.property(isIssued(operation, name) ? fc.constant(example) : textsOf(schema), (value) => {
        const given = { ...required, ...COMPANIONS[operation], [name]: value };
        const answer = answerTo(realService, { target: `${path}?${new URLSearchParams(given).toString()}` });
        const problem = answer.status === 200 ? null : textOf(answer);
        expect({ given, problem }).toEqual({ given, problem: null });
      }),
      { numRuns: runs(20, 1) },
    );
  });
});
