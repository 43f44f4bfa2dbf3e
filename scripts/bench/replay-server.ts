import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { recordedHeaders } from './record-answers.ts';

/* The limit of the platform: bare `node:http` that sends recorded answers. Takes their folder; prints its address. */

const [folder = ''] = process.argv.slice(2);
const headers = recordedHeaders.parse(JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')));
const answers = new Map(
  Object.entries(headers).map(([path, fields]) => [path, { fields, body: readFileSync(join(folder, path)) }]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return response.writeHead(404).end();
  return response.writeHead(200, answer.fields).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`);
});
