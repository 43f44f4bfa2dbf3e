import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useSharedApi } from '../support/api.ts';
import { BASE_URL } from '../support/program.ts';
import { connectSecond } from './support/clients.ts';

const api = useSharedApi();

/** Requests one of our addresses from the server under test. */
const fetchOwn = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(address.replace(BASE_URL, api().address), init);

const textAt = async (path: string): Promise<string> => (await fetchOwn(`${BASE_URL}${path}`)).text();

/** All of our addresses in a text, without trailing characters such as the closing brace of BibTeX. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .matchAll(new RegExp(`${BASE_URL}[^\\s"'<>)\`\\\\]*`, 'g'))
      .map(([address]) => address.replace(/[.,;:]+$|(?<=^[^{]*)}.*$/, '')),
  ),
];

const DOCUMENTS = [
  '/.well-known/api-catalog',
  '/.well-known/ai-catalog.json',
  '/mcp/server-card',
  '/llms.txt',
  '/api',
  '/docs/api.md',
];

/** Addresses whose normal status is not 200, because they need parameters or POST. */
const ALIVE: Readonly<Record<string, number>> = {
  '/mcp': 405,
  '/api/v1/actuators/compare': 400,
  '/api/v1/actuators/match': 400,
  '/api/v1/actuators/match?limit=1': 400,
  '/api/v1/actuators/match?limit=1&fields=name,price_usd': 400,
  '/api/v1/search': 400,
};

// An example with an error, and the context of a linkset, which is not a document (RFC 9727).
const NO_DOCUMENT = /max_wieght_g|\/api\/v1$|[{…$+]/;

// A client may hold 128 connections, and all test files are one client of the shared server.
const someAtATime = pLimit(8);

async function isAlive(address: string): Promise<boolean> {
  const { status } = await fetchOwn(address);
  return status === (ALIVE[address.slice(BASE_URL.length)] ?? 200);
}

describe.each(DOCUMENTS)('%s', (path) => {
  test('contains no dead link', async () => {
    const named = addressesIn(await textAt(path)).filter((address) => !NO_DOCUMENT.test(address));
    const alive = await someAtATime.map(named, isAlive);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((_, index) => !alive[index])).toEqual([]);
  });

  test('can be read by a page of any origin', async () => {
    const response = await fetchOwn(`${BASE_URL}${path}`, { headers: { Origin: 'https://agent.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('etag')).toMatch(/^"\S+"$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });
});

const aiCatalog = z.looseObject({ entries: z.tuple([z.looseObject({ type: z.string(), url: z.string() })]) });
const card = z.looseObject({
  name: z.string(),
  version: z.string(),
  remotes: z.tuple([z.looseObject({ url: z.string() })]),
});

const TOOLS = 10;

test('an agent that knows only the host finds the server and connects', async () => {
  const catalog = aiCatalog.parse(JSON.parse(await textAt('/.well-known/ai-catalog.json')));
  const [entry] = catalog.entries;
  const found = await fetchOwn(entry.url, { headers: { Accept: entry.type } });
  expect(found.headers.get('content-type')).toBe(entry.type);
  const { remotes } = card.parse(await found.json());
  expect(remotes[0].url).toBe(`${BASE_URL}/mcp`);
  const client = await connectSecond(remotes[0].url.replace(BASE_URL, api().address), 'modern');
  expect(await client.listTools()).toMatchObject({
    tools: [{ name: 'search_actuators' }, ...Array.from({ length: TOOLS - 1 }, () => ({}))],
  });
  await client.close();
});

test('the API catalog links to the card, and the index to the endpoint', async () => {
  expect(await textAt('/.well-known/api-catalog')).toContain(`"${BASE_URL}/mcp/server-card"`);
  expect(await textAt('/api')).toContain(`"mcp":"${BASE_URL}/mcp"`);
  expect(await textAt('/docs/api.md')).toContain(`${BASE_URL}/mcp`);
});
