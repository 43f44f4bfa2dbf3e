import { answerCompare, answerCompareBatch } from '../../src/api/answers/compare.ts';
import { answerListOf } from '../../src/api/answers/list.ts';
import { answerSearch } from '../../src/api/answers/search.ts';
import { answerSummaryOf } from '../../src/api/answers/summary.ts';
import type { Document } from '../../src/api/documents/json-document.ts';
import type { Service } from '../../src/api/service.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../src/query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../../src/query/list/joint-listing.ts';
import { ACTUATOR_SUMMARY, JOINT_SUMMARY, ROBOT_SUMMARY } from '../../src/query/summary/parse-summary.ts';

export type Query = ConstructorParameters<typeof URLSearchParams>[0];

/** The operations with a query. */
const ASKED = {
  list_actuators: { path: '/api/v1/actuators', answer: answerListOf(ACTUATOR_LISTING, 'actuators') },
  compare_actuators: { path: '/api/v1/actuators/compare', answer: answerCompare },
  list_robots: { path: '/api/v1/robots', answer: answerListOf(ROBOT_LISTING, 'robots') },
  list_joints: { path: '/api/v1/joints', answer: answerListOf(JOINT_LISTING, 'jointGroups') },
  summarize_actuators: {
    path: '/api/v1/actuators/summary',
    answer: answerSummaryOf(ACTUATOR_SUMMARY, 'actuators'),
  },
  summarize_robots: { path: '/api/v1/robots/summary', answer: answerSummaryOf(ROBOT_SUMMARY, 'robots') },
  summarize_joints: { path: '/api/v1/joints/summary', answer: answerSummaryOf(JOINT_SUMMARY, 'jointGroups') },
  search: { path: '/api/v1/search', answer: answerSearch },
} as const;

export type QueryOperation = keyof typeof ASKED;

/** The answer of a GET operation to a query. */
export function get(service: Service, operation: QueryOperation, query?: Query): Document {
  const { path, answer } = ASKED[operation];
  return answer(service, { path, parameters: new URLSearchParams(query), contentType: null, body: null });
}

/** The answer of the list of actuators. */
export const getActuators = (service: Service, query?: Query): Document =>
  get(service, 'list_actuators', query);

/** A POST comparison: its body as text or bytes, and changed headers or query. */
export interface Posting {
  readonly body: string | Uint8Array | null;
  readonly contentType?: string | null;
  readonly contentEncoding?: string | null;
  readonly query?: Query;
}

/** The answer of the POST comparison. */
export const post = (
  service: Service,
  { body, contentType = 'application/json', contentEncoding = null, query }: Posting,
): Document =>
  answerCompareBatch(service, {
    path: ASKED.compare_actuators.path,
    parameters: new URLSearchParams(query),
    contentType,
    contentEncoding,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  });
