import { ANSWERS, type ComputedOperation } from '../../src/api/answers.ts';
import type { Document } from '../../src/api/document.ts';
import type { Service } from '../../src/api/service.ts';

/** A query as `URLSearchParams` takes it. */
export type Query = ConstructorParameters<typeof URLSearchParams>[0];

const PATHS = {
  list_actuators: '/api/v1/actuators',
  compare_actuators: '/api/v1/actuators/compare',
  compare_actuators_batch: '/api/v1/actuators/compare',
  list_robots: '/api/v1/robots',
} as const satisfies Record<ComputedOperation, string>;

/** The operations that are asked by a query. */
export type QueryOperation = Exclude<ComputedOperation, 'compare_actuators_batch'>;

/** What a GET operation answers to a query. */
export const get = (service: Service, operation: QueryOperation, query?: Query): Document =>
  ANSWERS[operation](service, {
    path: PATHS[operation],
    parameters: new URLSearchParams(query),
    contentType: null,
    body: null,
  });

/** What the list of actuators answers. */
export const getActuators = (service: Service, query?: Query): Document => get(service, 'list_actuators', query);

/** A POST comparison: its body as text or bytes, and what may differ from a plain one. */
export interface Posting {
  readonly body: string | Uint8Array | null;
  readonly contentType?: string | null;
  readonly query?: Query;
}

/** What the POST comparison answers. */
export const post = (service: Service, { body, contentType = 'application/json', query }: Posting): Document =>
  ANSWERS.compare_actuators_batch(service, {
    path: PATHS.compare_actuators_batch,
    parameters: new URLSearchParams(query),
    contentType,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  });
