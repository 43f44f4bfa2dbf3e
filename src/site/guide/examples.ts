import { textOf } from '../../api/document.ts';
import { ANSWERS } from '../../api/answers.ts';
import { buildDocuments } from '../../api/build-documents.ts';
import type { Operation } from '../../api/operations.ts';
import type { Service } from '../../api/service.ts';

/** A request of the guide with the service's own answer. */
export interface Example {
  readonly curl: string;
  /** The answer as JSON for reading; long lists are cut, which `cut` says. */
  readonly answer: string;
  readonly cut: boolean;
}

/** THE TABLE of the guide's queries, by operation. */
const QUERIES: Readonly<Record<string, string>> = {
  list_actuators:
    'category=qdd_proprioceptive&min_peak_torque_nm=20&max_weight_g=600&sort=torque_density_nm_per_kg&limit=1',
  compare_actuators: 'ids=unitree-go-m8010-6,no-such-actuator',
  list_robots: 'q=quadruped&limit=1',
};

const BODY = '{"ids":["unitree-go-m8010-6","cubemars-ak80-9-v3-0-kv100"]}';

// The OpenAPI document is longer than the guide: it is named, not shown.
const NOT_SHOWN = ['get_openapi_spec'];

/** The example of each operation, by operation id. */
export function guideExamples(service: Service, operations: readonly Operation[]): ReadonlyMap<string, Example> {
  const documents = new Map(buildDocuments(service).map(({ path, body }) => [path, body]));
  return new Map(operations.map((operation) => [operation.id, exampleOf(service, operation, documents)]));
}

function exampleOf(service: Service, operation: Operation, documents: ReadonlyMap<string, string>): Example {
  const { id, path, pathId, body } = operation;
  const query = QUERIES[id];
  const target = path.replace('{id}', pathId?.example ?? '');
  const address = `${service.dataset.baseUrl}${target}${query === undefined ? '' : `?${query}`}`;
  const curl = body === undefined ? `curl '${address}'` : postWithCurl(address);
  if (NOT_SHOWN.includes(id)) return { curl, answer: '', cut: true };
  const text = documents.get(target) ?? answerOf(service, operation, target);
  return { curl, ...shortened(text) };
}

const postWithCurl = (address: string): string =>
  `curl '${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${BODY}'`;

function answerOf(service: Service, { id, body }: Operation, path: string): string {
  const answer = Object.entries(ANSWERS).find(([name]) => name === id)?.[1];
  if (answer === undefined) throw new Error(`ANSWERS has no row ${id}.`);
  const document = answer(service, {
    path,
    parameters: new URLSearchParams(QUERIES[id]),
    contentType: 'application/json',
    body: body === undefined ? null : new TextEncoder().encode(BODY),
  });
  return textOf(document);
}

const MOST_RECORDS = 2;

/** JSON for reading; a list of more than two records is cut to two. */
function shortened(text: string): { answer: string; cut: boolean } {
  const parsed: unknown = JSON.parse(text);
  if (!isList(parsed) || parsed.data.length <= MOST_RECORDS)
    return { answer: JSON.stringify(parsed, null, 2), cut: false };
  const data = parsed.data.slice(0, MOST_RECORDS);
  return { answer: JSON.stringify({ ...parsed, data }, null, 2), cut: true };
}

const isList = (parsed: unknown): parsed is { data: unknown[] } =>
  typeof parsed === 'object' && parsed !== null && 'data' in parsed && Array.isArray(parsed.data);
