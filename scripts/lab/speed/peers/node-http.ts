import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

/*
 * The server of the suite speed that does nothing but send: recorded answers, their headers and bytes, by bare node:http.
 * Takes a file of answers by their targets, and prints its address when it listens.
 */

const recorded = z.record(
  z.string(),
  z.object({ headers: z.array(z.string()), body: z.base64().transform((text) => Buffer.from(text, 'base64')) }),
);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('server.ts: wanted the file of answers; the suite speed starts it.');
const answers = new Map(Object.entries(recorded.parse(JSON.parse(readFileSync(file, 'utf8')))));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
});
