import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'http-server';
import { z } from 'zod';
import { PROBLEM_TYPE } from '../src/api/problem.ts';
import { headersFor, parseHeaders, parseRedirects, rewrite } from './static-host/redirects-and-headers.ts';
import { builtPath } from './support/built-catalog.ts';
import { complain, EXIT, flag, runCommand } from './support/command-line.ts';

const ROOT = 'dist/client';
const HELP = `Usage: npm run preview:static [-- <flags>]

Serves ${ROOT} like a static host: http-server sends the files, and the rules of \`_redirects\` and \`_headers\` apply.
A request without a file (lists, comparison) is passed to a running origin.`;

const port = z
  .string()
  .transform(Number)
  .refine((number) => Number.isInteger(number) && number < 2 ** 16, 'wanted a whole number below 65536');

const FLAGS = z.object({
  port: flag(port, '8080', 'port to listen on'),
  host: flag(z.string(), '127.0.0.1', 'address to listen on'),
  origin: flag(
    z.url('wanted an address'),
    'http://localhost:4321',
    'origin that answers the paths without a file',
  ),
});

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run: serve });

function serve({ port, host, origin }: z.output<typeof FLAGS>): number {
  const redirects = parseRedirects(readFileSync(builtPath(join(ROOT, '_redirects')), 'utf8'));
  const headers = parseHeaders(readFileSync(join(ROOT, '_headers'), 'utf8'));
  const server = createServer({
    root: ROOT,
    autoIndex: 'false',
    showDir: 'false',
    cache: 300,
    proxy: origin,
    before: [
      (request, response) => {
        const path = request.url.split('?', 1)[0] ?? '/';
        const { to, status } = rewrite(path, redirects);
        const file = fileOf(to);
        const isGone = file !== null && status === GONE;
        if (isGone || (status >= 300 && status < 400)) {
          // The later steps of http-server do not see the request.
          response.writeHead(status, isGone ? { 'Content-Type': typeOfGone(file) } : { Location: to });
          response.end(isGone ? readFileSync(join(ROOT, file)) : '');
          return;
        }
        if (file !== null) {
          request.url = file;
          for (const [name, value] of headersFor(path, headers)) response.setHeader(name, value);
        }
        response.emit('next');
      },
    ],
  });
  server.listen(port, host, () => {
    const address = server.server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    console.log(`static mirror listening on http://${host}:${bound} (the rest from ${origin})`);
  });
  server.server.once('error', ({ message }) => (process.exitCode = complain([message], EXIT.failed)));
  process.once('SIGTERM', () => server.close());
  return EXIT.success;
}

/** The file under the root that a path names, with a page's own index file; null when there is none. */
function fileOf(path: string): string | null {
  const candidates = [path, `${path.replace(/\/$/, '')}/index.html`];
  return (
    candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(ROOT, candidate))) ?? null
  );
}

const GONE = 410;

const typeOfGone = (file: string): string =>
  file.endsWith('.html') ? 'text/html; charset=utf-8' : PROBLEM_TYPE;
