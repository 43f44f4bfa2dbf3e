import type { Clients } from './http/client.ts';
import { flows } from './http/connections.ts';
import { readRequest, type Request } from './http/request.ts';
import { choose, send, type Reply, type Sent } from './http/send.ts';
import type { Handle } from './http/server.ts';
import { inTurns } from './slices.ts';
import type { Soon } from './soon.ts';

/** A request and what became of it. */
export interface Exchanged {
  readonly request: Request;
  readonly reply: Reply;
  readonly sent: Sent;
  readonly milliseconds: number;
}

/** How requests are answered. */
export interface Answering {
  readonly clients: Clients;
  readonly answer: (request: Request) => Soon<Reply>;
  /** What is sent after an exception, of which note is taken. */
  readonly afterFault: (error: unknown, request: Request) => Reply;
  /** Takes note of a request that was answered. */
  readonly record: (exchanged: Exchanged) => void;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
}

/**
 * The way of a request from its connection to the answer and back; without a promise where the answer is there at once.
 *
 * What is answered in one turn of the event loop is sent at its end, one answer behind the other: to wake a client that sleeps
 * costs more than all else of sending, and the second answer finds it awake. And Node has had the time then to see the end
 * of a body that came in one piece with its head.
 */
export function handleBy({ clients, answer, afterFault, record, clock }: Answering): Handle {
  const atEndOfTurn = inTurns();
  return (exchange, connections) => {
    const start = clock();
    const { response } = exchange;
    const request = readRequest(exchange, clients);
    const underWay = connections.begin(response, request.client);
    if (underWay === null) return;

    const finish = (reply: Reply): void => {
      const choice = choose(exchange, reply);
      flows(underWay, choice.bytes);
      atEndOfTurn(() => {
        try {
          send(exchange, { reply, choice, id: request.trace.trace_id });
          record({ request, reply, sent: choice, milliseconds: clock() - start });
        } catch (error) {
          fail(error);
        }
      });
    };
    const fail = (error: unknown): void => {
      const reply = afterFault(error, request);
      // Half an answer cannot be taken back; the client sees that it broke off.
      if (response.headersSent) response.destroy();
      else finish(reply);
    };

    try {
      const reply = answer(request);
      if (reply instanceof Promise) reply.then(finish).catch(fail);
      else finish(reply);
    } catch (error) {
      fail(error);
    }
  };
}
