import { WebStandardStreamableHTTPServerTransport, type McpServer } from '@modelcontextprotocol/server';

/**
 * Answers a message of the 2025 revisions without a session, as `createMcpHandler` itself would, but as plain JSON: its own
 * way answers every request with a stream of one event, which takes no length, no ETag and no CDN well.
 */
export async function answerLegacy(factory: () => McpServer, request: Request, message: unknown): Promise<Response> {
  const mcp = factory();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcp.connect(transport);
  try {
    return await transport.handleRequest(acceptingAll(request), { parsedBody: message });
  } finally {
    await mcp.close();
  }
}

/** There is one form of answer, so that it does not matter which ones the client says it takes. */
function acceptingAll(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}
