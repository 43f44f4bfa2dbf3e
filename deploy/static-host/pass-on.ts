/** The origin to which a request is passed on, and the address from which it came. */
export interface Way {
  /** Such as `https://origin.example.org`; empty if not set. */
  readonly origin: string;
  /** Address of the client, as the host knows it. */
  readonly client: string;
}

const COUNTERS = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Headers of a request that the service reads. Cookies and other headers of browsers are not passed on. */
const PASSED = new Set([
  'accept',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'last-event-id',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
  'origin',
  'traceparent',
  'user-agent',
]);

/**
 * Passes requests without a file to the origin: lists, comparison, MCP. Removes the counters of the limit
 * from an answer that the host may cache, because they belong to one client.
 */
export async function passOn(request: Request, { origin, client }: Way): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!URL.canParse(origin)) return unavailable(pathname);
  // Joined as text: resolving a path such as `//host/x` against the origin would name another host.
  const target = new URL(origin);
  target.pathname = pathname;
  target.search = search;
  const asked = new Request(target, request);
  for (const name of [...asked.headers.keys()]) if (!PASSED.has(name)) asked.headers.delete(name);
  // Replaces any address that the client claims.
  asked.headers.set('X-Forwarded-For', client);
  const answer = await fetch(asked, { redirect: 'manual' }).catch(() => unavailable(pathname));
  return isKept(request, answer) ? withoutCounters(answer) : answer;
}

const isKept = ({ method }: Request, { headers }: Response): boolean =>
  (method === 'GET' || method === 'HEAD') && /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '');

function withoutCounters(answer: Response): Response {
  const copy = new Response(answer.body, answer);
  for (const name of COUNTERS) copy.headers.delete(name);
  return copy;
}

/** The problem document for an origin that cannot be reached or is not set (RFC 9457). */
function unavailable(instance: string): Response {
  const problem = {
    type: '/docs/api#error-internal-error',
    title: 'Internal error',
    status: 503,
    detail: 'The service cannot be reached at the moment.',
    code: 'internal_error',
    hint: 'Repeat the request; every call is safe to retry.',
    instance,
    docs: '/docs/api#errors',
  };
  return new Response(JSON.stringify(problem), {
    status: 503,
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      'Access-Control-Allow-Origin': '*',
      'API-Version': 'v1',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
