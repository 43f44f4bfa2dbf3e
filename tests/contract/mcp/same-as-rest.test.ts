import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useSharedApi } from '../support/api.ts';
import { problemOf } from '../support/problem.ts';
import { withQuery } from '../support/target.ts';
import { callResult, connectSecond, contentOf, useClient } from './support/clients.ts';

const api = useSharedApi();
const client = useClient(() => connectSecond(api().address, 'modern'));

const anything = z.unknown();
const paged = z.looseObject({ pagination: z.looseObject({ next_cursor: z.string() }) });
const listed = z.looseObject({ data: z.array(z.unknown()) });

type Value = string | number | boolean;

const maybe = <Of extends Value>(value: fc.Arbitrary<Of>) => fc.option(value, { nil: undefined });

/** Queries of actuators as an agent writes them, sound and unsound. */
const queries = fc.record({
  q: maybe(fc.constantFrom('ak80', 'humanoid can', '4310', 'hmanoid', 'zzz9', ' ', 'é')),
  category: maybe(fc.constantFrom('qdd_proprioceptive', 'smart_servo', 'harmonic_precision')),
  brand: maybe(fc.constantFrom('CubeMars', 'unitree', 'nobody')),
  use_case: maybe(fc.constantFrom('quadruped', 'HUMANOID', 'robot_arm')),
  min_peak_torque_nm: maybe(fc.constantFrom(0, 1.5, 20, 100)),
  max_weight_g: maybe(fc.constantFrom(0, 600, 1e3, -1)),
  max_price_usd: maybe(fc.constantFrom(99.9, 500)),
  backdrivable: maybe(fc.boolean()),
  integrated_driver: maybe(fc.boolean()),
  sort: maybe(fc.constantFrom('peak_torque_nm', 'price_per_nm', 'name', 'weight')),
  order: maybe(fc.constantFrom('asc', 'desc')),
  limit: maybe(fc.constantFrom(1, 7, 100, 0)),
});

const given = (query: Readonly<Record<string, Value | undefined>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const texts = (query: Record<string, Value>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

describe('search_actuators', () => {
  test('answers 50 generated queries as REST does, page or refusal', async () => {
    const samples = fc.sample(queries, { numRuns: 50, seed: 20_260_728 }).map(given);
    const outcomes = await Promise.all(samples.map(compareBoth));
    expect(outcomes.filter((outcome) => outcome === 'page').length).toBeGreaterThan(15);
    expect(outcomes.filter((outcome) => outcome === 'refusal').length).toBeGreaterThan(5);
  });
});

const FIGURES = 'name,brand,peak_torque_nm,weight_g,kinds,doubts';

/** Asks REST and the tool the same and holds one answer against the other. */
async function compareBoth(query: Record<string, Value>): Promise<'page' | 'refusal'> {
  const called = { ...query, fields: FIGURES };
  const rest = await api().get(withQuery('/api/v1/actuators', texts(called)));
  if (rest.status === 200) {
    const { hint: _hint, ...page } = await contentOf(client(), 'search_actuators', called);
    expect({ query, page }).toEqual({ query, page: anything.parse(JSON.parse(rest.text)) });
    return 'page';
  }
  const { isError, content } = callResult.parse(await client().callTool('search_actuators', called));
  const { code, hint, errors } = problemOf(rest);
  const told = anything.parse(JSON.parse(content[0].text));
  const inArguments = errors?.map((error) => ({ ...error, in: 'arguments' }));
  expect({ query, isError, told }).toMatchObject({ query, isError: true, told: { code, hint, errors: inArguments } });
  return 'refusal';
}

test('a walk along the cursors meets the records of REST, and cursors may be exchanged', async () => {
  const query = { brand: 'CubeMars', sort: 'weight_g', limit: 40, fields: FIGURES };
  const first = await contentOf(client(), 'search_actuators', query);
  const { next_cursor: cursor } = paged.parse(first).pagination;
  const rest: unknown = await api().json(withQuery('/api/v1/actuators', { ...query, cursor }));
  const { hint: _hint, ...second } = await contentOf(client(), 'search_actuators', {
    ...query,
    cursor,
  });
  expect(second).toEqual(rest);
});

test.each(['categories', 'brands', 'use-cases'])('describe_catalog gives the %s of REST', async (path) => {
  const kind = path.replace('-', '_');
  const { data } = listed.parse(await api().json(`/api/v1/${path}`));
  expect(await contentOf(client(), 'describe_catalog', { about: [kind] })).toMatchObject({ [kind]: data });
});

test('get_actuators and get_robot give the figures of REST', async () => {
  const figures = ['id', 'name', 'peak_torque_nm', 'weight_g', 'sources'];
  const picked = (record: unknown) => figures.map((name) => z.looseObject({}).parse(record)[name]);
  const actuator = await api().json('/api/v1/actuators/unitree-go-m8010-6');
  const { data } = listed.parse(await contentOf(client(), 'get_actuators', { ids: ['unitree-go-m8010-6'] }));
  expect(picked(data[0])).toEqual(picked(actuator));
  const robot = z.looseObject({ sources: z.unknown() }).parse(await api().json('/api/v1/robots/unitree-go1'));
  expect(await contentOf(client(), 'get_robot', { id: 'unitree-go1' })).toMatchObject({ sources: robot.sources });
});

test('a client that negotiates by itself finds the newest revision', async () => {
  const auto = new Client({ name: 'auto', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await auto.connect(new StreamableHTTPClientTransport(new URL('/mcp', api().address)));
  expect(auto.getProtocolEra()).toBe('modern');
  await auto.close();
});
