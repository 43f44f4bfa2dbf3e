import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { startProgram, type Program } from '../contract/support/program.ts';
import { makeSecondBuild, pointTo } from './support/second-build.ts';

// A client pages through a list while the service loads a build of another catalog, back and forth between two.

const page = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), weight_g: z.number().nullable() })),
  pagination: z.object({ next_cursor: z.string().nullable(), total: z.number() }),
});

type ListedActuator = z.infer<typeof page>['data'][number];

const folder = temporaryFolder('second');
const link = join(folder, 'current');
const ours = resolve('dist');
const second = join(folder, 'dist');
let server: Program | undefined;
let loads = 0;

beforeAll(async () => {
  makeSecondBuild(second);
  pointTo(ours, link);
  server = await startProgram(['src/serve.ts', link], {
    environment: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'info' },
  });
});
afterAll(() => server?.terminate());

function running(): Program {
  if (server === undefined) throw new Error('Started by `beforeAll`: ask inside a test.');
  return server;
}

/** The ids of the actuators in a build's files. */
const idsIn = (build: string): Set<string> =>
  new Set(
    globSync('*.json', { cwd: join(build, 'client/api/v1/actuators') }).map((name) =>
      basename(name, '.json'),
    ),
  );

async function reloadFrom(build: string): Promise<void> {
  const program = running();
  pointTo(build, link);
  process.kill(program.processId, 'SIGHUP');
  loads += 1;
  await expect.poll(() => program.output().split('the new build is served').length - 1).toBe(loads);
}

/** Reads the whole list, 40 at a time, with a reload after six pages. Returns the records and the totals. */
async function walk(
  query: string,
  reload: () => Promise<void>,
): Promise<{ met: ListedActuator[]; totals: Set<number> }> {
  const met: ListedActuator[] = [];
  const totals = new Set<number>();
  const turn = async (cursor: string | null, pages: number): Promise<void> => {
    if (pages === 6) await reload();
    const address = `${running().address}/api/v1/actuators?limit=40${query}${cursor === null ? '' : `&cursor=${cursor}`}`;
    const { data, pagination } = page.parse(await (await fetch(address)).json());
    met.push(...data);
    totals.add(pagination.total);
    if (pagination.next_cursor !== null) await turn(pagination.next_cursor, pages + 1);
  };
  await turn(null, 0);
  return { met, totals };
}

/** True if one record may follow another in an order; states docs/interface.md, "Lists", a second time. */
const inOrder: Readonly<Record<string, (before: ListedActuator, after: ListedActuator) => boolean>> = {
  '': (before, after) => before.id < after.id,
  '&order=desc': (before, after) => before.id > after.id,
  '&sort=name&order=asc': (before, after) =>
    before.name.toLowerCase() < after.name.toLowerCase() ||
    (before.name.toLowerCase() === after.name.toLowerCase() && before.id < after.id),
  '&sort=weight_g': (before, after) => {
    if (before.weight_g === after.weight_g) return before.id < after.id;
    return after.weight_g === null || (before.weight_g !== null && before.weight_g > after.weight_g);
  },
};

describe('paging over a reload', () => {
  test('has two builds that differ', () => {
    const [one, other] = [idsIn(ours), idsIn(second)];
    expect(one.difference(other).size).toBeGreaterThan(20);
    expect(other.difference(one).size).toBeGreaterThan(20);
    expect(one.intersection(other).size).toBeGreaterThan(400);
  });

  test.each(Object.keys(inOrder))(
    'with %j returns every record of both builds once, in order',
    async (query) => {
      const target = loads % 2 === 0 ? second : ours;
      const { met, totals } = await walk(query, () => reloadFrom(target));
      const ids = met.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const both = idsIn(ours).intersection(idsIn(second));
      expect([...both.difference(new Set(ids))]).toEqual([]);
      expect([...new Set(ids).difference(idsIn(ours).union(idsIn(second)))]).toEqual([]);
      const isBefore = inOrder[query] ?? (() => false);
      expect(met.filter((record, index) => index > 0 && !isBefore(met[index - 1] ?? record, record))).toEqual(
        [],
      );
      expect(totals).toEqual(new Set([idsIn(ours).size, idsIn(second).size]));
    },
  );
});
