import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The connections of a server and the answers that are under way on them. */
export interface Traffic {
  /** Takes note of an answer that begins. */
  readonly add: (response: ServerResponse) => void;
  /** Whether an answer is under way for a request that came whole, or has begun to flow: nothing else may be written then. */
  readonly isAnswering: (socket: Duplex) => boolean;
  /** From now on tells with each answer that it is the last on its connection. */
  readonly announceEnd: () => void;
  /** From now on closes each connection as soon as no answer is under way on it. */
  readonly wane: () => void;
}

/** Watches the traffic of a server. */
export function watchTraffic(server: Server): Traffic {
  const sockets = new Map<Socket, Set<ServerResponse>>();
  const state = { isEnding: false, isWaning: false };

  server.on('connection', (socket) => {
    sockets.set(socket, new Set());
    socket.once('close', () => sockets.delete(socket));
  });

  const closeIdle = (): void => {
    for (const [socket, answers] of sockets) if (answers.size === 0) socket.destroySoon();
  };

  return {
    add: (response) => {
      const answers = sockets.get(response.req.socket);
      answers?.add(response);
      if (state.isEnding) announceEnd(response);
      response.once('close', () => {
        answers?.delete(response);
        if (state.isWaning) closeIdle();
      });
    },
    isAnswering: (socket) => socket instanceof Socket && [...(sockets.get(socket) ?? [])].some(isOwed),
    announceEnd: () => {
      state.isEnding = true;
      for (const answers of sockets.values()) answers.forEach(announceEnd);
    },
    wane: () => {
      state.isWaning = true;
      closeIdle();
    },
  };
}

const isOwed = ({ headersSent, req }: ServerResponse): boolean => headersSent || req.complete;

/** Tells the client that no further answer will come on this connection, if it is not too late. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
