import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();

/** The server of a foreign page: another port is another origin. */
let elsewhere: Server;

beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A notebook</title>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  elsewhere.close();
});

async function openElsewhere() {
  const { page } = await site.open('/robots.txt');
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('The other server is not listening.');
  await page.goto(`http://127.0.0.1:${address.port}/`);
  return page;
}

test('a page of another origin reads a Parquet file in ranges', async () => {
  const page = await openElsewhere();
  const read = await page.evaluate(async (address) => {
    const part = async (range: string) => {
      const answer = await fetch(`${address}/data/latest/actuators.parquet`, { headers: { Range: range } });
      const [unit] = (answer.headers.get('Content-Range') ?? '').split(' ');
      return { status: answer.status, unit, text: await answer.text() };
    };
    // The second range makes the browser send a preflight request first.
    return [await part('bytes=0-3'), await part('bytes=-4')];
  }, site.address());
  const magic = { status: 206, unit: 'bytes', text: 'PAR1' };
  expect(read).toEqual([magic, magic]);
});

test('a page of another origin calls the API with the headers of its own client, and reads ours', async () => {
  const page = await openElsewhere();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const read = await page.evaluate(
    async ({ address, trace }) => {
      const answer = await fetch(`${address}/api/v1/actuators?limit=1`, {
        headers: {
          Authorization: 'Bearer none',
          'Cache-Control': 'no-cache',
          traceparent: `00-${trace}-b7ad6b7169203331-01`,
        },
      });
      const list: unknown = await answer.json();
      return {
        status: answer.status,
        request: answer.headers.get('Request-Id'),
        version: answer.headers.get('API-Version'),
        list,
      };
    },
    { address: site.address(), trace: traceId },
  );
  expect(read).toMatchObject({
    status: 200,
    request: traceId,
    version: 'v1',
    list: { pagination: { has_more: true } },
  });
});
