import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isStillSending } from './http/body.ts';
import type { Clients } from './http/client.ts';
import { readRequest, type Request } from './http/request.ts';
import { memoryOf, select, send, type Answer, type Selection } from './http/send.ts';
import type { Handle } from './http/server.ts';

/** A request and what became of it. */
export interface LogEntry {
  readonly request: Request;
  readonly answer: Answer;
  readonly selection: Selection;
  /** Until the answer was ready to be sent. */
  readonly milliseconds: number;
  /** Whether the connection broke before the answer was sent to its end. */
  readonly isAborted: boolean;
}

/**
 * Reserves so many bytes of memory for the answer to a request, in place of what was reserved for it before. False when its client
 * already holds as much as it may, or is gone.
 */
export type Reserve = (bytes: number) => boolean;

/** How requests are answered. */
export interface HandlerParts {
  readonly clients: Clients;
  readonly answer: (request: Request, reserve: Reserve) => Promise<Answer>;
  /** What is sent after an exception, of which note is taken. */
  readonly afterFault: (error: unknown, request: Request) => Answer;
  /** Takes note of a request that was answered. */
  readonly record: (entry: LogEntry) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
}

/** The way of a request from its connection to the answer and back. */
export function handleBy({ clients, answer, afterFault, record, clock }: HandlerParts): Handle {
  return async (context, connections) => {
    const start = clock();
    const request = readRequest(context, clients);
    const { onReady, onEnd } = recordWhenDone(context.response, record);
    const pending = connections.begin(context.response, request.client, onEnd);
    if (pending === null) return;

    const finish = (made: Answer): void => {
      const selection = select(context, made);
      onReady({ request, answer: made, selection, milliseconds: clock() - start });
      if (!connections.sends(pending, selection.bytes, memoryOf(made, selection))) return;
      send(context, { answer: made, selection, id: request.trace.trace_id });
    };

    try {
      const made = await answer(request, (bytes) => connections.reserve(pending, bytes));
      // By then Node has read to its end a body that came in one piece with its head: its connection need not be closed.
      if (isStillSending(context.request)) await nextTurn();
      finish(made);
    } catch (error) {
      const instead = afterFault(error, request);
      // Half an answer cannot be taken back; the client sees that it broke off.
      if (context.response.headersSent) context.response.destroy();
      else finish(instead);
    }
  };
}

type ReadyEntry = Omit<LogEntry, 'isAborted'>;

/** Records a request when its answer is ready and its connection has done with it, whichever comes last. */
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
