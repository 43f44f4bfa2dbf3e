import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server and the answers that are under way on them. */
export interface Traffic {
  /** Takes note of an answer that begins. */
  readonly add: (response: ServerResponse) => void;
  /** From now on tells with each answer that it is the last on its connection. */
  readonly announceEnd: () => void;
  /** From now on closes each connection as soon as no answer is under way on it. */
  readonly wane: () => void;
}

/** Watches the traffic of a server. */
export function watchTraffic(server: Server): Traffic {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  const state = { isEnding: false, isWaning: false };

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const closeIdle = (): void => {
    const busy = new Set([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };

  return {
    add: (response) => {
      answers.add(response);
      if (state.isEnding) announceEnd(response);
      response.once('close', () => {
        answers.delete(response);
        if (state.isWaning) closeIdle();
      });
    },
    announceEnd: () => {
      state.isEnding = true;
      answers.forEach(announceEnd);
    },
    wane: () => {
      state.isWaning = true;
      closeIdle();
    },
  };
}

/** Tells the client that no further answer will come on this connection, if it is not too late. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
