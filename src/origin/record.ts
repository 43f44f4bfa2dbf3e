import { PLACES } from '../api/links.ts';
import type { Inquiry, Reply } from './http/inquiry.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/meter.ts';
import type { OperationName } from './metrics/operation-name.ts';
import type { Handle } from './origin.ts';
import type { Sent } from './http/send.ts';
import { addressOf } from './http/target.ts';

/** A request and what came of it. */
export interface Exchanged {
  readonly inquiry: Inquiry;
  readonly reply: Reply;
  readonly sent: Sent;
  readonly milliseconds: number;
}

/** Takes note of a request that was answered. */
export type Recorder = (exchanged: Exchanged) => void;

/** Writes a line for each request, but for those of machines that look after the service. */
export const recordInLog =
  (log: Log, isMeasured: boolean): Recorder =>
  ({ inquiry, reply, sent, milliseconds }) => {
    const { path } = inquiry.target;
    if (path === PLACES.health || (isMeasured && path === PLACES.metrics)) return;
    log.info({ ...lineOf(inquiry, reply), ...sent, milliseconds: round(milliseconds) });
  };

const lineOf = ({ method, target, client, trace }: Inquiry, { representation, source }: Reply) => ({
  ...trace,
  method,
  path: addressOf(target),
  client,
  coding: representation.coding,
  cache: source,
});

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;

/** Counts each request too, under the name of its operation. */
export const recordInMetrics =
  ({ meter }: Metrics, nameOf: (inquiry: Inquiry, reply: Reply) => OperationName): Recorder =>
  ({ inquiry, reply, sent: { status }, milliseconds }) => {
    const { method } = inquiry;
    meter.answered({
      operation: nameOf(inquiry, reply),
      method,
      status,
      source: reply.source,
      seconds: milliseconds / 1000,
    });
  };

/** The same handling, with the requests that are under way counted. */
export const countInFlight =
  (handle: Handle, { meter }: Metrics): Handle =>
  async (request, response) => {
    meter.begin();
    try {
      return await handle(request, response);
    } finally {
      meter.end();
    }
  };
