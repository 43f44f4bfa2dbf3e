import { z } from 'zod';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { SORT_FIELDS } from '../../../src/query/sort-fields.ts';
import { pick, type Random } from '../../support/random.ts';
import { misspelt } from '../speed/questions.ts';
import type { Ask, ExpectedAnswer, SentRequest } from './client.ts';
import { COMPUTED_ERRORS, ORIGIN_ERRORS } from './errors.ts';
import { answeredByMcp, computed, documentAt, tagOf, type Material } from './material.ts';

/** What a client does in one go, and how often of a hundred. */
interface Visit {
  readonly name: string;
  readonly weight: number;
  readonly make: (ask: Ask, material: Material, random: Random) => Promise<unknown>;
}

const IDENTITY = { 'Accept-Encoding': 'identity' };

/** The codings that clients accept, each as often as the others. */
const codingHeaders = (random: Random): Record<string, string> => ({ ...pick(random, CODINGS) });

const CODINGS = [IDENTITY, { 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'gzip, br' }] as const;

/** True in this percentage of calls. */
const chance = (random: Random, ofHundred: number): boolean => random() * 100 < ofHundred;

const NOTHING = Buffer.of();

type Make<Value> = (material: Material, random: Random) => Value;

const actuatorPath: Make<string> = ({ actuatorId }, random) => `/api/v1/actuators/${actuatorId(random)}`;
const robotPath: Make<string> = ({ robotId }, random) => `/api/v1/robots/${robotId(random)}`;
const overviewPath: Make<string> = ({ overviews }, random) => pick(random, overviews);
const sitePath: Make<string> = ({ sitePaths }, random) => pick(random, sitePaths);
const anyPath: Make<string> = (material, random) =>
  pick(random, [actuatorPath, robotPath, overviewPath, sitePath])(material, random);

/** The documents that refuse a parameter which they do not have; the others ignore a query. */
const STRICT: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ document, ignoresParameters }) => document && !ignoresParameters).map(({ path }) => path),
);

/** A visit for a document made at build time. */
const getting = (name: string, weight: number, pathOf: Make<string>): Visit => ({
  name,
  weight,
  make: (ask, material, random) => {
    const path = pathOf(material, random);
    const target = chance(random, 5) && !STRICT.has(path) ? `${path}?x=${Math.floor(random() * 1e6)}` : path;
    return ask({ method: 'GET', target, headers: codingHeaders(random) }, documentAt(material, path));
  },
});

/** A visit for an answer that is computed, here as well as there. */
const computing = (name: string, weight: number, sentBy: Make<SentRequest>): Visit => ({
  name,
  weight,
  make: (ask, material, random) => {
    const sent = sentBy(material, random);
    const headers = { ...sent.headers, ...codingHeaders(random) };
    return ask({ ...sent, headers }, computed(material, sent));
  },
});

/** HEAD, whose headers are those of the GET. */
const HEAD: Visit = {
  name: 'HEAD',
  weight: 4,
  make: (ask, material, random) => {
    const target = anyPath(material, random);
    const { content } = documentAt(material, target);
    const headers = { 'content-length': String(content.length), etag: tagOf(content, undefined) };
    return ask({ method: 'HEAD', target, headers: IDENTITY }, { status: 200, content: NOTHING, headers });
  },
};

/** A document, and later the question whether it has changed. */
const CONDITIONAL: Visit = {
  name: 'conditional',
  weight: 4,
  make: async (ask, material, random) => {
    const target = anyPath(material, random);
    const headers = codingHeaders(random);
    const expected = documentAt(material, target);
    const first = await ask({ method: 'GET', target, headers }, expected);
    const tag = tagOf(expected.content, first.headers['content-encoding']);
    const sent = { method: 'GET', target, headers: { ...headers, 'If-None-Match': `"other", W/${tag}` } };
    return ask(sent, { status: 304, content: NOTHING, headers: { etag: tag } });
  },
};

type Parameters = Readonly<Record<string, string>>;

const page = z.object({ pagination: z.object({ next_cursor: z.string().nullable() }) });

const MOST_PAGES = 4;

/** A visit for a list, whose cursors are followed a few pages far now and then. */
const walking =
  (path: string, parametersBy: Make<Parameters>): Visit['make'] =>
  async (ask, material, random) => {
    const parameters = parametersBy(material, random);
    const headers = codingHeaders(random);
    let cursor: Parameters | null = {};
    for (let left = chance(random, 40) ? MOST_PAGES : 1; left > 0 && cursor !== null; left -= 1) {
      const sent = { method: 'GET', target: `${path}?${new URLSearchParams({ ...parameters, ...cursor })}`, headers };
      const expected: ExpectedAnswer & { readonly content: Buffer } = computed(material, sent);
      await ask(sent, expected);
      const read = page.safeParse(JSON.parse(expected.content.toString()));
      const next: string | null = read.data?.pagination.next_cursor ?? null;
      cursor = next === null ? null : { cursor: next };
    }
  };

/** Each parameter with a value of chance; about a third of them are used in a request. */
function filters({ service }: Material, random: Random): Parameters {
  const all = {
    category: pick(random, CATEGORIES),
    brand: pick(random, service.dataset.brands).name,
    use_case: pick(random, service.dataset.useCases).name,
    min_peak_torque_nm: String(Math.round(random() * 1000) / 10),
    max_weight_g: String(Math.round(random() * 3000)),
    max_price_usd: String(Math.round(random() * 1500)),
    backdrivable: pick(random, ['true', 'false']),
    integrated_driver: pick(random, ['true', 'false']),
    sort: pick(random, SORT_FIELDS),
    order: pick(random, ['asc', 'desc']),
    limit: String(1 + Math.floor(random() * 100)),
  };
  return Object.fromEntries(Object.entries(all).filter(() => chance(random, 30)));
}

/** A part of a name, now and then with a word of the same record or misspelt. */
function searched({ service }: Material, random: Random): Parameters {
  const { name, category, brand } = pick(random, service.dataset.actuators);
  const part = name.slice(0, 2 + Math.floor(random() * 6));
  const word = chance(random, 50) ? category : brand;
  const q = chance(random, 50) ? part : `${part} ${chance(random, 20) ? misspelt(word) : word}`;
  return { q, limit: String(1 + Math.floor(random() * 30)) };
}

const robotParameters: Make<Parameters> = ({ service }, random) => {
  const { name, brand } = pick(random, service.dataset.robots);
  return pick<Parameters>(random, [{}, { brand }, { q: name.slice(0, 4), limit: '7' }]);
};

const ACTUATORS = '/api/v1/actuators';
const COMPARE = `${ACTUATORS}/compare`;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Up to twenty ids, some of them of nobody. */
const ids: Make<string[]> = ({ actuatorId }, random) =>
  Array.from({ length: 1 + Math.floor(random() * 20) }, () =>
    chance(random, 5) ? `nobody-${Math.floor(random() * 1e6)}` : actuatorId(random),
  );

const tool = (name: string, given: Readonly<Record<string, unknown>>) => ({
  method: 'tools/call',
  params: { name, arguments: given },
});

/** What an agent sends. */
function message({ actuatorId, robotId, service }: Material, random: Random): object {
  const { brand, name } = pick(random, service.dataset.actuators);
  return pick<object>(random, [
    { method: 'ping' },
    { method: 'tools/list' },
    { method: 'resources/list' },
    tool('search_actuators', { q: name.slice(0, 4), limit: 5 }),
    tool('search_actuators', { brand, sort: 'peak_torque_nm' }),
    tool('search_actuators', { colour: 'red' }),
    tool('get_actuators', { ids: [actuatorId(random), actuatorId(random), 'nobody'] }),
    tool('get_actuators', { ids: [actuatorId(random), actuatorId(random)], as: 'rows' }),
    tool('get_robot', { id: robotId(random) }),
    tool('describe_catalog', { about: ['categories', 'brands', 'use_cases'] }),
    tool('no_such_tool', {}),
  ]);
}

const MCP: Visit = {
  name: 'MCP',
  weight: 5,
  make: async (ask, material, random) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: Math.floor(random() * 1e6), ...message(material, random) });
    const accepted = { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-06-18' };
    const sent = { method: 'POST', target: '/mcp', headers: { ...JSON_TYPE, ...accepted }, body };
    const expected = await answeredByMcp(material, sent);
    return ask({ ...sent, headers: { ...sent.headers, ...codingHeaders(random) } }, expected);
  },
};

/** The mixture of the load. */
export const VISITS: readonly Visit[] = [
  getting('one actuator', 26, actuatorPath),
  getting('one robot', 6, robotPath),
  getting('taxonomies, index, OpenAPI', 5, overviewPath),
  getting('pages and assets', 9, sitePath),
  HEAD,
  CONDITIONAL,
  { name: 'lists of actuators', weight: 12, make: walking(ACTUATORS, filters) },
  { name: 'search', weight: 9, make: walking(ACTUATORS, searched) },
  { name: 'lists of robots', weight: 4, make: walking('/api/v1/robots', robotParameters) },
  computing('compare by GET', 4, (material, random) => ({
    method: 'GET',
    target: `${COMPARE}?ids=${ids(material, random).join(',')}`,
  })),
  computing('compare by POST', 4, (material, random) => ({
    method: 'POST',
    target: COMPARE,
    headers: JSON_TYPE,
    body: JSON.stringify({ ids: ids(material, random) }),
  })),
  computing('errors, computed', 4, (_material, random) => pick(random, COMPUTED_ERRORS)),
  {
    name: 'errors of path, method and size',
    weight: 4,
    make: (ask, _material, random) => ask(...pick(random, ORIGIN_ERRORS)),
  },
  MCP,
];

const WEIGHT = VISITS.reduce((sum, { weight }) => sum + weight, 0);

/** A visit by chance, each as often as its weight says. */
export function pickVisit(random: Random): Visit {
  let left = random() * WEIGHT;
  const found = VISITS.find(({ weight }) => (left -= weight) < 0);
  if (found === undefined) throw new Error('The table of visits is empty.');
  return found;
}
