import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isStillSending } from './http/body.ts';
import type { Clients } from './http/client.ts';
import { readRequest, type Request } from './http/request.ts';
import { memoryOf, select, send, type Answer, type Selection } from './http/send.ts';
import type { RequestHandler } from './http/server.ts';

/** An answered request. */
export interface LogEntry {
  readonly request: Request;
  readonly answer: Answer;
  readonly selection: Selection;
  /** Until the answer was ready to be sent. */
  readonly milliseconds: number;
  /** True if the connection broke before the answer was sent to its end. */
  readonly isAborted: boolean;
}

/**
 * Reserves so many bytes of memory for the answer to a request, in place of those reserved for it before. False when its client
 * already holds as much as it may, or is gone.
 */
export type Reserve = (bytes: number) => boolean;

/** The functions that a request passes through. */
export interface HandlerOptions {
  readonly clients: Clients;
  readonly answer: (request: Request, reserve: Reserve) => Promise<Answer>;
  /** Records an exception, and makes the answer that is sent instead. */
  readonly afterError: (error: unknown, request: Request) => Answer;
  /** Records a request that was answered. */
  readonly record: (entry: LogEntry) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
}

/** Takes a request from its connection to the answer and back. */
export function createHandler({ clients, answer, afterError, record, clock }: HandlerOptions): RequestHandler {
  return async (context, connections) => {
    const start = clock();
    const request = readRequest(context, clients);
    const { onReady, onEnd } = recordWhenDone(context.response, record);
    const pending = connections.begin(context.response, request.client, onEnd);
    if (pending === null) return;

    const respond = (made: Answer): void => {
      const selection = select(context, made);
      onReady({ request, answer: made, selection, milliseconds: clock() - start });
      if (!connections.beginSending(pending, selection.bytes, memoryOf(made, selection))) return;
      send(context, { answer: made, selection, id: request.trace.trace_id });
    };

    try {
      const made = await answer(request, (bytes) => connections.reserve(pending, bytes));
      // A body that came in one packet with its head has been read by then, and its connection need not be closed.
      if (isStillSending(context.request)) await nextTurn();
      respond(made);
    } catch (error) {
      const instead = afterError(error, request);
      // Half an answer cannot be taken back; the client sees that it broke off.
      if (context.response.headersSent) context.response.destroy();
      else respond(instead);
    }
  };
}

type ReadyEntry = Omit<LogEntry, 'isAborted'>;

/** The two moments for which the record of a request waits. */
interface RecordingSteps {
  readonly onReady: (entry: ReadyEntry) => void;
  readonly onEnd: () => void;
}

/** Records a request when its answer is ready and its connection has done with it, whichever comes last. */
function recordWhenDone(response: ServerResponse, record: (entry: LogEntry) => void): RecordingSteps {
  let ready: ReadyEntry | null = null;
  let isOver = false;
  const recordIfDone = (): void => {
    if (isOver && ready !== null) record({ ...ready, isAborted: !response.writableFinished });
  };
  return {
    onReady: (entry) => {
      ready = entry;
      recordIfDone();
    },
    onEnd: () => {
      isOver = true;
      recordIfDone();
    },
  };
}
