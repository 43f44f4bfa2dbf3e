import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Document } from './server/document.ts';

interface Running {
  readonly runner: {
    readonly import: (file: string) => Promise<typeof import('./pages/_answer-in-development.ts')>;
  };
}

const ANSWER = '/src/pages/_answer-in-development.ts';

/**
 * Serves the documents of a build at their public paths in `astro dev` too, which by itself has them under
 * the names of their files.
 */
export const publicPathsInDevelopment = (): AstroIntegration => ({
  name: 'public-paths-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const { ssr } = server.environments;
      if (!runs(ssr)) throw new Error('Vite runs no modules.');
      server.middlewares.use((request, response, next) => {
        const { pathname: path, searchParams: parameters } = new URL(request.url ?? '/', 'http://localhost');
        const asked = { method: request.method ?? 'GET', path, parameters, contentType: null, body: null };
        // The same module until its files change; `ssrLoadModule` would make a second service.
        ssr.runner
          .import(ANSWER)
          .then(({ answerInDevelopment }) => {
            const document = answerInDevelopment(asked);
            return document === null ? next() : send(response, document);
          })
          .catch(next);
      });
    },
  },
});

const runs = (environment: object): environment is Running => 'runner' in environment;

function send(response: ServerResponse, { status, type, body, headers }: Document): void {
  response.writeHead(status, { ...headers, ...(type !== '' && { 'Content-Type': type }) });
  response.end(typeof body === 'string' ? body : Buffer.concat(body));
}
