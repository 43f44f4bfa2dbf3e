import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { CACHE_SECONDS } from '../../limits.ts';
import { implementation, INSTRUCTIONS, PROTOCOL_REVISIONS } from '../about.ts';
import { getPrompt, invalid, LISTED_PROMPTS } from '../prompts.ts';
import { listResources, listTemplates, readResource } from '../resources.ts';
import type { McpService } from '../service.ts';
import { callTool } from '../tools/call-tool.ts';
import { LISTED_TOOLS } from '../tools/tools.ts';
import { complete } from './completions.ts';

/** Records an exception, whose details the client does not see. */
export type NoteError = (error: unknown) => void;

// Cached as long as the API's answers; they are the same for everyone.
const FRESH = { ttlMs: CACHE_SECONDS * 1000, cacheScope: 'public' } as const;

const OPTIONS = {
  instructions: INSTRUCTIONS,
  supportedProtocolVersions: [...PROTOCOL_REVISIONS.legacy, ...PROTOCOL_REVISIONS.modern],
  cacheHints: {
    'server/discover': FRESH,
    'tools/list': FRESH,
    'prompts/list': FRESH,
    'resources/list': FRESH,
    'resources/templates/list': FRESH,
    'resources/read': FRESH,
  },
};

/** A server for one request of any revision. Its handlers only look up prepared data. */
export function buildServer(service: McpService, noteError: NoteError): McpServer {
  const mcp = new McpServer(implementation(service.baseUrl), OPTIONS);
  const { server } = mcp;
  const guarded = guardedBy(noteError);
  server.registerCapabilities({ tools: {}, resources: {}, prompts: {}, completions: {} });
  server.setRequestHandler('tools/list', ({ params }) => onePage(params, { tools: [...LISTED_TOOLS] }));
  server.setRequestHandler('tools/call', ({ params }) =>
    guarded(() => callTool(service, params.name, params.arguments ?? {})),
  );
  server.setRequestHandler('resources/list', ({ params }) =>
    onePage(params, { resources: listResources(service) }),
  );
  server.setRequestHandler('resources/templates/list', ({ params }) =>
    onePage(params, { resourceTemplates: listTemplates(service) }),
  );
  server.setRequestHandler('resources/read', ({ params }) =>
    guarded(() => readResource(service, params.uri)),
  );
  server.setRequestHandler('prompts/list', ({ params }) => onePage(params, { prompts: LISTED_PROMPTS }));
  server.setRequestHandler('prompts/get', ({ params }) =>
    guarded(() => getPrompt(params.name, params.arguments ?? {})),
  );
  server.setRequestHandler('completion/complete', ({ params }) => guarded(() => complete(service, params)));
  return mcp;
}

/** Every list fits on one page, so no cursor was ever issued. */
function onePage<Result>(
  params: { readonly cursor?: string | undefined } | undefined,
  result: Result,
): Result {
  if (params?.cursor === undefined) return result;
  throw invalid('The list has one page: repeat the request without a cursor.');
}

const guardedBy =
  (noteError: NoteError) =>
  <Result>(answer: () => Result): Result => {
    try {
      return answer();
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      noteError(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error');
    }
  };
