import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { editionOf } from '../../src/catalog/release.ts';
import { realCatalog } from '../support/real-catalog.ts';
import { figure, first, robotCalled, type ActuatorFile, type CatalogFiles } from './catalog-files.ts';
import { call, get, listed, valueAt, valuesAt, type Question } from './question.ts';

const MOVED = 'zeroerr-erob-70f';

/** The new id of a record that moved, as the catalog's list has it. */
const newIdOf = (old: string): unknown => valueAt(parse(readFileSync('catalog/moved.yaml', 'utf8')), old);

const ROBOT = 'unitree-go1';

/** What is known of the actuators in a robot's joints. */
function motorsOf({ actuators, robots }: CatalogFiles): ActuatorFile[] {
  const used = new Set(robotCalled({ actuators, robots }, ROBOT).joints.flatMap(({ motor }) => motor.actuator ?? []));
  return first(
    actuators.filter(({ id }) => used.has(id)),
    () => 0,
    { most: 100 },
  );
}

const DATASET = '/api/v1/dataset';

/** How many rows the CSV of all actuators has, and that it can be checked. */
function csvIn(body: unknown): unknown {
  const file = valuesAt(body, 'files.*').find((one) => String(valueAt(one, 'url')).endsWith('/actuators.csv'));
  return { rows: valueAt(file, 'rows'), isSummed: /^[0-9a-f]{64}$/.test(String(valueAt(file, 'sha256'))) };
}

/** What a paper cites. */
const cited = (body: unknown): unknown =>
  ['version', 'counts.actuators', 'counts.robots'].map((path) => valueAt(body, path));

/** The questions of agents that work for someone. */
export const AGENTS: readonly Question[] = [
  {
    who: 'agent',
    asks: 'All actuators as CSV for a notebook: where, and how many rows?',
    rest: { calls: [get(DATASET)], read: csvIn },
    mcp: { calls: [{ resource: DATASET }], read: csvIn },
    expected: ({ actuators }) => ({ rows: actuators.length, isSummed: true }),
  },
  {
    who: 'agent',
    asks: 'Which version of the catalog is this, to be cited in a paper?',
    rest: { calls: [get(DATASET)], read: cited },
    mcp: { calls: [{ resource: DATASET }], read: cited },
    expected: ({ actuators, robots }) => [editionOf(realCatalog).version, actuators.length, robots.length],
  },
  {
    who: 'agent',
    asks: `A paper names ${MOVED}: what is its id today?`,
    rest: { calls: [get(`/api/v1/actuators/${MOVED}`)], read: (body) => valueAt(body, 'id') },
    mcp: {
      calls: [call('get_actuators', { ids: [MOVED] })],
      read: (body) => valueAt(body, `moved.${MOVED}`),
    },
    expected: () => newIdOf(MOVED),
  },
  {
    who: 'agent',
    asks: '“unitre go1”: which robot is that?',
    rest: {
      calls: [get('/api/v1/search?q=unitre%20go1&type=robot&limit=1')],
      read: (body) => valueAt(body, 'data.0.id'),
    },
    mcp: {
      calls: [call('search_robots', { q: 'unitre go1', fields: 'id' })],
      read: (body) => valueAt(body, 'data.0.id'),
    },
    expected: (files) => robotCalled(files, 'unitree-go1').id,
  },
  listed({
    who: 'agent',
    asks: 'Which motors of the Go1 can be bought, and for how much?',
    of: 'actuators',
    query: { robot_id: ROBOT },
    figures: ['price_usd', 'availability'],
    expected: (files) => {
      const those = motorsOf(files);
      return {
        total: those.length,
        rows: those.map((one) => [one.id, figure(one, 'price_usd'), one.availability ?? null]),
      };
    },
  }),
];
