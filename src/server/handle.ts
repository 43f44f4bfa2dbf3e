import type { ServerResponse } from 'node:http';
import type { Clients } from './http/client-key.ts';
import { limitPerHolder } from './http/connections/limit-per-holder.ts';
import { readRequest, type Request } from './http/request.ts';
import { memoryOf, select, send, type Answer, type Selection } from './http/send.ts';
import type { Handle } from './http/server.ts';
import type { MaybePromise } from './maybe-promise.ts';
import { inTurns } from './time-slices.ts';

/** A request and its outcome, for log and metrics. */
export interface LogEntry {
  readonly request: Request;
  readonly answer: Answer;
  readonly selection: Selection;
  /** Time from the arrival of the request until the answer was ready to be sent. */
  readonly milliseconds: number;
  /** True if the connection broke before the answer was sent to its end. */
  readonly isAborted: boolean;
}

/**
 * Reserves memory for the answer to a request, in bytes, replacing the previous reservation. False if its
 * client is over its limit or gone.
 */
export type Reserve = (bytes: number) => boolean;

/** The dependencies of the request handler. */
export interface HandlerDeps {
  readonly clients: Clients;
  readonly answer: (request: Request, reserve: Reserve) => MaybePromise<Answer>;
  /** The answer after an exception, which it records. */
  readonly answerAfterError: (error: unknown, request: Request) => Answer;
  /** Records an answered request. */
  readonly record: (entry: LogEntry) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
}

/** Larger responses are sent after smaller ones: the system takes a while to copy them. */
const LONG_BYTES = 64 * 1024;

/** Cap on the answers of one client that are sent first, on whatever number of connections. */
const ANSWERS_IN_FRONT = 8;

/**
 * Handles a request from its connection to the sent answer, synchronously if the answer is ready at once.
 * Answers made in one turn of the event loop are sent together at its end: waking a sleeping client costs
 * more than the rest of sending, and the second answer finds it awake. By then Node has also seen the end of
 * a body that arrived together with its head.
 */
export function handleBy({ clients, answer, answerAfterError, record, clock }: HandlerDeps): Handle {
  const atEndOfTurn = inTurns();
  const inFront = limitPerHolder(ANSWERS_IN_FRONT);
  return (context, connections) => {
    const start = clock();
    const request = readRequest(context, clients);
    const { onReady, onEnd } = recordWhenDone(context.response, record);
    const pending = connections.begin(context.response, request.client, onEnd);
    if (pending === null) return;

    const finish = (made: Answer): void => {
      const selection = select(context, made);
      onReady({ request, answer: made, selection, milliseconds: clock() - start });
      const memory = memoryOf(made, selection);
      if (!connections.sends(pending, selection.bytes, memory)) return;
      const isInFront = memory <= LONG_BYTES && inFront.take(pending.client);
      const sendNow = (): void => {
        if (isInFront) inFront.give(pending.client);
        try {
          send(context, { answer: made, selection, id: request.trace.trace_id });
        } catch (error) {
          fail(error);
        }
      };
      atEndOfTurn(sendNow, !isInFront);
    };
    const fail = (error: unknown): void => {
      const instead = answerAfterError(error, request);
      // The headers are already sent; the client sees that the answer broke off.
      if (context.response.headersSent) context.response.destroy();
      else finish(instead);
    };

    try {
      const made = answer(request, (bytes) => connections.reserve(pending, bytes));
      if (made instanceof Promise) made.then(finish).catch(fail);
      else finish(made);
    } catch (error) {
      fail(error);
    }
  };
}

type ReadyEntry = Omit<LogEntry, 'isAborted'>;

/** Records a request once its answer is ready and its connection has finished with it. */
function recordWhenDone(response: ServerResponse, record: (entry: LogEntry) => void) {
  let ready: ReadyEntry | null = null;
  let isOver = false;
  const look = (): void => {
    if (isOver && ready !== null) record({ ...ready, isAborted: !response.writableFinished });
  };
  return {
    onReady: (entry: ReadyEntry): void => {
      ready = entry;
      look();
    },
    onEnd: (): void => {
      isOver = true;
      look();
    },
  };
}
