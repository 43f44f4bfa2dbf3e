import { setImmediate } from 'node:timers/promises';
import { isStillSending } from './http/body.ts';
import type { Clients } from './http/client.ts';
import { readRequest, type Request } from './http/request.ts';
import { send, type Reply, type Sent } from './http/send.ts';
import type { Handle } from './http/server.ts';
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

/** The way of a request from its connection to the answer and back; without a promise where the answer is there at once. */
export const handleBy =
  ({ clients, answer, afterFault, record, clock }: Answering): Handle =>
  (exchange, connections) => {
    const start = clock();
    const { request: message, response } = exchange;
    const request = readRequest(exchange, clients);
    if (!connections.begin(response, request.client)) return;

    const finish = (reply: Reply): void => {
      const sent = send(exchange, withId(reply, request));
      connections.flows(response, sent.bytes);
      record({ request, reply, sent, milliseconds: clock() - start });
    };
    const fail = (error: unknown): void => {
      const reply = afterFault(error, request);
      // Half an answer cannot be taken back; the client sees that it broke off.
      if (response.headersSent) response.destroy();
      else finish(reply);
    };

    try {
      const reply = answer(request);
      if (reply instanceof Promise || isStillSending(message)) whole(reply, request).then(finish).catch(fail);
      else finish(reply);
    } catch (error) {
      fail(error);
    }
  };

/** A reply when it is there and Node has had the time to see the end of a body that came in one piece with its head. */
async function whole(reply: Soon<Reply>, { exchange }: Request): Promise<Reply> {
  const made = await reply;
  if (isStillSending(exchange.request)) await setImmediate();
  return made;
}

const withId = (reply: Reply, { trace }: Request): Reply => ({
  ...reply,
  fields: reply.fields.concat('Request-Id', trace.trace_id),
});
