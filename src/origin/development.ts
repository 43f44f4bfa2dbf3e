import type { AstroIntegration } from 'astro';
import type { Document } from '../api/document.ts';
import { config } from '../config.ts';
import { isApiPath } from '../api/routes.ts';
import { PLACES } from '../api/links.ts';
import type { Question } from './documents/computed.ts';
import { documentsFrom } from './documents/documents.ts';
import { limitInMemory } from './limit/limit.ts';
import { openLog } from './log.ts';
import { createOrigin, type Handle } from './origin.ts';
import { splitTarget } from './http/target.ts';

/** The sources as Vite last loaded them: the exports of `pages/_development.ts`. */
interface Sources {
  readonly findDocument: (path: string) => Document | null;
  readonly paths: readonly string[];
  readonly answer: (question: Question) => Document;
}

const SOURCES = '/src/pages/_development.ts';

/** Mounts the origin's request path in front of Vite, so that `astro dev` answers the API as the built server does. */
export const originInDevelopment = (): AstroIntegration => ({
  name: 'origin-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const handle = originOver(() => server.ssrLoadModule(SOURCES));
      server.middlewares.use((request, response, next) => {
        const { path } = splitTarget(request.url ?? '/');
        const isOurs = isApiPath(path) && path !== PLACES.mcp;
        if (!isOurs && path !== PLACES.apiCatalog && path !== PLACES.health) return next();
        handle(request, response).then((answered) => answered || next(), next);
      });
    },
  },
});

/** An origin over the newest sources. Vite gives the same module until one of its files changes. */
function originOver(load: () => Promise<unknown>): Handle {
  const { log } = openLog('warn');
  const settings = config();
  const limit = settings.rateLimit && limitInMemory(settings.rateLimit);
  const made: { from?: unknown; handle?: Handle } = {};
  return async (request, response) => {
    const sources = await load();
    if (made.handle === undefined || made.from !== sources) {
      if (!isSources(sources)) throw new Error(`${SOURCES} does not export what the origin answers from.`);
      made.from = sources;
      made.handle = createOrigin({
        config: settings,
        limit,
        documents: documentsFrom(sources.findDocument, sources.paths),
        answer: (question) => Promise.resolve(sources.answer(question)),
        log,
        clock: () => performance.now(),
      });
    }
    return made.handle(request, response);
  };
}

const isSources = (module: unknown): module is Sources =>
  typeof module === 'object' && module !== null && ['findDocument', 'paths', 'answer'].every((name) => name in module);
