import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleTarget } from '../../src/api/documents/examples.ts';
import { OPERATIONS, type Operation } from '../../src/api/operations.ts';
import { ID_LIST_LENGTH } from '../../src/limits.ts';
import { callTool } from '../../src/mcp/tools/call-tool.ts';
import { LISTED_TOOLS } from '../../src/mcp/tools/tools.ts';
import type { Parameter } from '../../src/query/parameters/parameter.ts';
import { mcpService } from '../mcp/support/service.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';

// For any bad value of any parameter or tool argument, the problem has the field, the value found, the value
// wanted, and the repair.

const anything = z.unknown();
const problem = z.looseObject({
  hint: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), detail: z.string() })),
});

/** The parts that the error of one parameter has. */
function toldOf(name: string, told: unknown): unknown {
  const { errors, hint } = problem.parse(told);
  return {
    field: errors.map(({ field }) => field.split('.')[0]).join(),
    saysWhatWasWantedAndFound: /^must .+; got .+/s.test(errors[0]?.detail ?? ''),
    isInHint: new RegExp(`[\`"]${name}\\b`).test(hint),
  };
}

const toldWellOf = (name: string) => ({ field: name, saysWhatWasWantedAndFound: true, isInHint: true });

const WRONG = {
  blank: ' ',
  'with a control character': 'a\u0001b',
  'made up': '~made up~',
  'much too long': 'x'.repeat(ID_LIST_LENGTH + 1),
};

/** Values that a parameter refuses. A malformed cursor has a problem of its own. */
const wrongFor = (name: string, { kind, readsBlank }: Parameter) =>
  name === 'cursor'
    ? []
    : Object.entries(WRONG).filter(([, text]) =>
        text.trim() === '' ? readsBlank !== true : !kind.read(text).ok,
      );

interface Row {
  readonly kind: string;
  readonly operation: Operation;
  readonly name: string;
  readonly text: string;
}

const rowsOf = (operation: Operation): Row[] =>
  Object.entries<Parameter>(operation.parameters).flatMap(([name, parameter]) =>
    wrongFor(name, parameter).map(([kind, text]) => ({ kind, operation, name, text })),
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

const WITH_PARAMETERS = OPERATIONS.filter(({ parameters }) => Object.keys(parameters).length > 0);

test.each(WITH_PARAMETERS.map((operation) => [operation.id, operation] as const))(
  'a wrong value of each parameter of %s is reported with field, found, wanted and repair',
  (_id, operation) => {
    const rows = rowsOf(operation);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const document = answerTo(realService, askedWith(row));
      const asked = `${row.name}, ${row.kind}`;
      const told = toldOf(row.name, bodyOf(document));
      expect({ asked, status: document.status, told }).toEqual({
        asked,
        status: 400,
        told: toldWellOf(row.name),
      });
    }
  },
);

/** Arguments that a tool needs before it reads the others. */
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
  expect(toldOf(name, JSON.parse(content[0]?.type === 'text' ? content[0].text : ''))).toEqual(
    toldWellOf(name),
  );
});
