import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/* Serves the entry that Astro's adapter builds, as a host would that runs Node: nothing of ours stands in front of it. */

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

const entry = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });

const { handler } = entry.parse(await import(pathToFileURL(resolve('dist/server/entry.mjs')).href));

const server = createServer((request, response) => {
  handler(request, response, () => response.writeHead(404).end());
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`listening on http://127.0.0.1:${address.port}`);
});

process.once('SIGTERM', () => server.close());
