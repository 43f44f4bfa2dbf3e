import { expect, test } from 'vitest';
import { exampleTarget } from '../../../src/api/documents/examples.ts';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { answerTo } from '../../support/in-process.ts';
import { problemOf } from '../../support/read.ts';
import { realService } from '../../support/real-service.ts';
import { OPERATION_ROWS } from '../../support/spec.ts';

const SIMULATION = '/api/v1/actuators/unitree-go-m8010-6/simulation';

test.each([
  ['mjcf', 'application/xml; charset=utf-8'],
  ['urdf', 'application/xml; charset=utf-8'],
  ['isaac_lab', 'text/x-python; charset=utf-8'],
])('?format=%s answers only that text of the document', (format, type) => {
  const whole: unknown = JSON.parse(textOf(answerTo(realService, { target: SIMULATION })));
  const alone = answerTo(realService, { target: `${SIMULATION}?format=${format}` });
  expect(alone).toMatchObject({ status: 200, type });
  expect(whole).toHaveProperty(format, textOf(alone).trimEnd());
});

test.each(['sdf', 'numbers', 'toString', 'mjcf,urdf'])(
  '?format=%s is refused with a list of the formats',
  (format) => {
    const answer = answerTo(realService, { target: `${SIMULATION}?format=${format}` });
    expect(answer.status).toBe(400);
    expect(textOf(answer)).toContain('"code":"invalid_parameter"');
    expect(textOf(answer)).toMatch(
      /"field":"format","in":"query","detail":"must be one of mjcf, urdf, isaac_lab/,
    );
  },
);

const documents = OPERATIONS.filter(({ document }) => document !== undefined);
const ofSpec = new Set<string>(OPERATION_ROWS.map(([id]) => id));

test.each(documents.filter(({ id }) => !ofSpec.has(id)))('$id refuses unknown parameters', (operation) => {
  const target = `${exampleTarget(operation)}?since=2026.11.21`;
  const problem = problemOf(answerTo(realService, { target }));
  expect(problem).toMatchObject({ code: 'invalid_parameter', errors: [{ field: 'since', in: 'query' }] });
  expect(operation.problems).toContain('invalid_parameter');
});

test.each(documents.filter(({ id }) => ofSpec.has(id)))(
  '$id belongs to the core and ignores unknown parameters',
  (operation) => {
    const target = exampleTarget(operation);
    expect(answerTo(realService, { target: `${target}?since=2026.11.21` })).toEqual(
      answerTo(realService, { target }),
    );
  },
);
