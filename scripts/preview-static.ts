import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'http-server';
import { PROBLEM_TYPE } from '../src/api/problem.ts';
import { headersFor, parseHeaders, parseRedirects, rewrite } from './static-host/rules.ts';

/*
 * Serves dist/client as a static host does: http-server sends the files, and the rules of `_redirects` and `_headers`
 * apply. What no file answers (lists, comparison) goes to a running origin.
 */

const ROOT = 'dist/client';
const HELP = `Usage: npm run preview:static -- [--port 8080] [--origin http://localhost:4321]

Serves ${ROOT} without Node routes. Requests that no file answers are passed to the origin.`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string', default: 'http://localhost:4321' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else if (!existsSync(join(ROOT, '_redirects'))) {
  console.error(`${ROOT}/_redirects is missing: run \`npm run build\` first.`);
  process.exitCode = 1;
} else {
  serve();
}

function serve(): void {
  const redirects = parseRedirects(readFileSync(join(ROOT, '_redirects'), 'utf8'));
  const headers = parseHeaders(readFileSync(join(ROOT, '_headers'), 'utf8'));
  const server = createServer({
    root: ROOT,
    autoIndex: 'false',
    showDir: 'false',
    cache: 300,
    proxy: values.origin,
    before: [
      (request, response) => {
        const path = request.url.split('?', 1)[0] ?? '/';
        const { to, status } = rewrite(path, redirects);
        if (isLeading(status)) return end(response, { status, headers: { Location: to }, body: '' });
        const file = fileOf(to);
        if (file !== null && status === GONE) {
          const body = readFileSync(join(ROOT, file));
          return end(response, { status, headers: { 'Content-Type': typeOfGone(file) }, body });
        }
        if (file !== null) {
          request.url = file;
          for (const [name, value] of headersFor(path, headers)) response.setHeader(name, value);
        }
        response.emit('next');
      },
    ],
  });
  server.listen(Number(values.port), values.host, () => {
    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : values.port;
    console.log(`static mirror listening on http://${values.host}:${String(port)} (the rest from ${values.origin})`);
  });
  process.once('SIGTERM', () => server.close());
}

/** The file under the root that a path names, with a page's own index file; null when there is none. */
function fileOf(path: string): string | null {
  const candidates = [path, `${path.replace(/\/$/, '')}/index.html`];
  return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(ROOT, candidate))) ?? null;
}

const GONE = 410;

interface Whole {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers at once: what http-server does after this step does not see the request. */
function end(response: ServerResponse, { status, headers, body }: Whole): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

const isLeading = (status: number): boolean => status >= 300 && status < 400;

const typeOfGone = (file: string): string => (file.endsWith('.html') ? 'text/html; charset=utf-8' : PROBLEM_TYPE);
