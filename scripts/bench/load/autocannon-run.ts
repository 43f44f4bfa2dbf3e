import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { CONNECTIONS } from './load.ts';

/*
 * Puts one load on a server with autocannon and prints its result as JSON. Takes address, file of paths, coding and
 * seconds; it is started by `npm run bench`.
 */

const [url = '', pathsFile = '', coding = '', seconds = ''] = process.argv.slice(2);
const paths = readFileSync(pathsFile, 'utf8').split('\n');
let turn = 0;

const result = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: Number(seconds),
  headers: { 'Accept-Encoding': coding },
  requests: [
    {
      setupRequest(request) {
        turn += 1;
        return { ...request, path: paths[turn % paths.length] ?? '/' };
      },
    },
  ],
});
console.log(JSON.stringify(result));
