import type { ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Document } from './server/document.ts';

type Answer = typeof import('./pages/_development.ts').answerInDevelopment;

const ANSWER = '/src/pages/_development.ts';

/** Serves the documents of a build at their public paths in `astro dev` too, which by itself has them under the names of their files. */
export const publicPathsInDevelopment = (): AstroIntegration => ({
  name: 'public-paths-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const { pathname: path, searchParams: parameters } = new URL(request.url ?? '/', 'http://localhost');
        const asked = { method: request.method ?? 'GET', path, parameters, contentType: null, body: null };
        // Vite gives the same module until one of its files changes.
        server
          .ssrLoadModule(ANSWER)
          .then(({ answerInDevelopment: answer }: { readonly answerInDevelopment?: Answer }) => {
            const document = answer?.(asked) ?? null;
            return document === null ? next() : send(response, document);
          })
          .catch(next);
      });
    },
  },
});

function send(response: ServerResponse, { status, type, body, headers }: Document): void {
  response.writeHead(status, { ...headers, ...(type !== '' && { 'Content-Type': type }) });
  response.end(typeof body === 'string' ? body : Buffer.concat(body));
}
