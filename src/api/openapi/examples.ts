import { actuatorDetailOf, robotDetailOf } from '../../catalog/dataset.ts';
import { ANSWERS } from '../answers.ts';
import type { Asked } from '../asked.ts';
import { type Document, textOf } from '../document.ts';
import { indexDocument } from '../index-document.ts';
import type { Operation } from '../operations.ts';
import { problem } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';
import type { Service } from '../service.ts';

/** A query of each operation that is made on request, and requests that it refuses. The answers are the service's own. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  list_actuators: {
    answer: 'category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=600&sort=torque_density_nm_per_kg&limit=1',
    invalid_parameter: 'max_wieght_g=600&limit=0',
    invalid_cursor: 'cursor=WyJnbyJd',
  },
  list_robots: { answer: 'q=quadruped&limit=1', invalid_parameter: 'limit=101', invalid_cursor: 'cursor=WyJnbyJd' },
  compare_actuators: { answer: 'ids=unitree-go-m8010-6,no-such-actuator', invalid_parameter: 'ids=,' },
};

/** Bodies of the POST comparison: one that it answers, and those that it refuses. */
const BODIES: Readonly<Record<string, string>> = {
  answer: '{"ids":["unitree-go-m8010-6","no-such-actuator"]}',
  invalid_json: '{"ids":[',
  validation_failed: '{"ids":[],"id":"unitree-go-m8010-6"}',
};

/** The answer that an operation gives to its example request; undefined for the OpenAPI document, which would hold itself. */
export function answerExample(service: Service, operation: Operation): unknown {
  const { id, pathId } = operation;
  const { dataset } = service;
  if (operation.made === 'on request') return parsedBody(ask(service, operation, 'answer'));
  const actuator = dataset.actuatorById.get(pathId?.example ?? '');
  const robot = dataset.robotById.get(pathId?.example ?? '');
  const documents: Record<string, unknown> = {
    get_api_index: indexDocument(dataset.baseUrl),
    get_actuator: actuator && actuatorDetailOf(dataset, actuator),
    get_robot: robot && robotDetailOf(dataset, robot),
    list_categories: { data: dataset.categories },
    list_brands: { data: dataset.brands },
    list_use_cases: { data: dataset.useCases },
  };
  return documents[id];
}

/** The problem that an operation answers with this code: the service's own where a query or body provokes it. */
export function problemExample(service: Service, operation: Operation, code: ProblemCode): unknown {
  if (QUERIES[operation.id]?.[code] ?? (operation.body && BODIES[code]))
    return parsedBody(ask(service, operation, code));
  const path = operation.path.replace('{id}', 'no-such-id');
  return parsedBody(problem(code, { baseUrl: service.dataset.baseUrl, path, ...PARTICULARS[code] }));
}

const PARTICULARS: Partial<Record<ProblemCode, { readonly extensions: Record<string, unknown> }>> = {
  rate_limited: { extensions: { 'violated-policies': ['default'] } },
};

function ask(service: Service, { id, path, body }: Operation, wanted: string): Document {
  const answer = Object.entries(ANSWERS).find(([name]) => name === id)?.[1];
  if (answer === undefined) throw new Error(`ANSWERS has no row ${id}.`);
  const asked: Asked = {
    path,
    parameters: new URLSearchParams(QUERIES[id]?.[wanted]),
    contentType: 'application/json',
    body: body === undefined ? null : new TextEncoder().encode(BODIES[wanted]),
  };
  return answer(service, asked);
}

const parsedBody = (document: Document): unknown => JSON.parse(textOf(document));
