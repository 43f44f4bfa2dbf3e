import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleTarget } from '../../src/api/documents/examples.ts';
import { OPERATIONS, type Operation } from '../../src/api/operations.ts';
import { ID_LIST_LENGTH } from '../../src/limits.ts';
import { callTool, LISTED_TOOLS } from '../../src/mcp/tools/tools.ts';
import type { Parameter } from '../../src/query/parameters/parameter.ts';
import { mcpService } from '../mcp/support/service.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';

/*
 * Whatever is wrong with the value of any parameter of any operation, and of any argument of any tool, the
 * problem names it, what was found, what was wanted, and what to do.
 */

const anything = z.unknown();
const problem = z.looseObject({
  hint: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), detail: z.string() })),
});

function expectToldOf(name: string, told: unknown): void {
  const { errors, hint } = problem.parse(told);
  expect(errors.map(({ field }) => field.split('.')[0])).toEqual([name]);
  expect(errors[0]?.detail).toMatch(/^must .+; got .+/s);
  expect(hint).toMatch(new RegExp(`[\`"]${name}\\b`));
}

const WRONG = {
  blank: ' ',
  'with a control character': 'a\u0001b',
  'made up': '~made up~',
  'much too long': 'x'.repeat(ID_LIST_LENGTH + 1),
};

/** The values that a parameter does not take. A malformed cursor is a problem of its own. */
const wrongFor = (name: string, { kind, readsBlank }: Parameter) =>
  name === 'cursor'
    ? []
    : Object.entries(WRONG).filter(([, text]) =>
        text.trim() === '' ? readsBlank !== true : !kind.read(text).ok,
      );

interface Row {
  readonly says: string;
  readonly operation: Operation;
  readonly name: string;
  readonly text: string;
}

const ROWS: readonly Row[] = OPERATIONS.flatMap((operation) =>
  Object.entries<Parameter>(operation.parameters).flatMap(([name, parameter]) =>
    wrongFor(name, parameter).map(([kind, text]) => ({
      says: `${operation.id} ${name}, ${kind}`,
      operation,
      name,
      text,
    })),
  ),
);

function askedWith({ operation, name, text }: Row) {
  const [path, query] = exampleTarget(operation).split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, text);
  const { body } = operation.example;
  return {
    target: `${path}?${parameters.toString()}`,
    ...(body !== undefined && { body: anything.parse(JSON.parse(body)) }),
  };
}

describe('the error of a wrong value has field, found, wanted and the fix:', () => {
  test('every operation with parameters is asked', () => {
    const asked = new Set(ROWS.map(({ operation }) => operation.id));
    expect(
      OPERATIONS.filter(({ id, parameters }) => Object.keys(parameters).length > 0 && !asked.has(id)),
    ).toEqual([]);
  });

  test.each(ROWS.map((row) => [row.says, row] as const))('%s', (_says, row) => {
    const document = answerTo(realService, askedWith(row));
    expect(document.status).toBe(400);
    expectToldOf(row.name, bodyOf(document));
  });
});

/** Arguments that each tool needs before one of its others can be wrong. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  match_actuators: { min_peak_torque_nm: 5 },
  get_claims: { id: 'unitree-go-m8010-6' },
  get_robot: { id: 'unitree-go1' },
  get_actuators: { ids: ['unitree-go-m8010-6'] },
};

const ARGUMENTS = LISTED_TOOLS.flatMap(({ name: tool, inputSchema }) =>
  Object.keys(inputSchema.properties).map((name) => [tool, name] as const),
);

test.each(ARGUMENTS)('%s reports a list of lists as its argument %s', (tool, name) => {
  const { isError, content } = callTool(mcpService, tool, { ...NEEDED[tool], [name]: [[1]] });
  expect(isError).toBe(true);
  expectToldOf(name, JSON.parse(content[0]?.type === 'text' ? content[0].text : ''));
});
