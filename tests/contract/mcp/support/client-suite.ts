import { expect, test } from 'vitest';
import { z } from 'zod';
import { useSharedApi } from '../../support/api.ts';
import { schemaReader } from '../../support/described.ts';
import { BASE_URL } from '../../support/program.ts';
import { callResult, contentOf, toolList, useClient, type AnyClient } from './clients.ts';

/** For each tool a call that succeeds and a call that is refused. */
const CALLS: readonly [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'search_actuators',
    {
      backdrivable: true,
      bounds: [
        { field: 'peak_torque_nm', min: 20 },
        { field: 'weight_g', max: 600 },
      ],
      sort: 'torque_density_nm_per_kg',
    },
    { limit: 0 },
  ],
  ['get_actuators', { ids: ['unitree-go-m8010-6', 'no-such-actuator'] }, { ids: [] }],
  ['match_actuators', { min_peak_torque_nm: 40, max_weight_g: 900, limit: 3 }, { min_peak_torque_nm: -1 }],
  [
    'get_claims',
    { id: 'unitree-go1', fields: ['peak_torque_nm'] },
    { id: 'unitree-go1', fields: ['torque'] },
  ],
  ['search_robots', { q: 'quadruped', limit: 5 }, { colour: 'red' }],
  ['get_robot', { id: 'unitree-go1' }, { id: 'unitree-go11' }],
  ['search_joints', { q: 'knee', kind: 'humanoid', limit: 5 }, { kind: 'human' }],
  ['summarize_catalog', { filters: { category: 'smart_servo' }, count_by: 'comm' }, { count_by: 'colour' }],
  ['describe_catalog', { about: ['categories'], fields: ['kt_nm_per_a'] }, { fields: ['torqe'] }],
  ['list_changes', { since: '2026.11.21', field: ['price_usd'], limit: 2 }, { since: '1999.01.01' }],
];

/** Further forms of the same tools' answers. */
const FORMS: readonly [string, Record<string, unknown>][] = [
  ['get_actuators', { ids: ['unitree-go-m8010-6', 'cubemars-ak80-9-v3-0-kv100'], as: 'rows' }],
  ['get_actuators', { ids: ['robotis-xm540-w270-r'], as: 'alternatives', limit: 2 }],
  ['match_actuators', { joints: [{ name: 'Knee', min_peak_torque_nm: 40 }] }],
];

/** An official client, as the tests meet it. */
export interface TestedClient {
  /** The revision that it negotiates. */
  readonly revision: string;
  readonly connect: (address: string) => Promise<AnyClient>;
  /** One client calls every tool: answers do not depend on the client. */
  readonly callsEveryTool: boolean;
}

/** The tests of a client against the running server. */
export function testClient({ revision, connect, callsEveryTool }: TestedClient): void {
  const api = useSharedApi();
  const client = useClient(() => connect(api().address));
  const calls = callsEveryTool ? CALLS : CALLS.slice(0, 1);
  const forms = callsEveryTool ? FORMS : [];

  test('negotiates a revision and receives the instructions', () => {
    expect(client().revision()).toBe(revision);
    expect(client().instructions()).toContain('search_actuators');
  });

  test('lists the tools', async () => {
    const { tools } = toolList.parse(await client().listTools());
    expect(tools.map((tool) => tool.name)).toEqual(CALLS.map(([called]) => called));
  });

  test.each([...calls.map(([tool, given]) => [tool, given] as const), ...forms])(
    'calls %s with %j, whose result fits its schema',
    async (called, given) => {
      const { tools } = toolList.parse(await client().listTools());
      const fits = schemaReader().compile(tools.find((tool) => tool.name === called)?.outputSchema ?? false);
      const content = await contentOf(client(), called, given);
      expect([fits(content), fits.errors]).toEqual([true, null]);
    },
  );

  test.each(calls)('gets the repair of a bad call of %s', async (called, _given, refused) => {
    const { isError, content } = callResult.parse(await client().callTool(called, refused));
    expect(isError).toBe(true);
    expect(JSON.parse(content[0].text)).toMatchObject({ code: expectAnyText, hint: expectAnyText });
  });

  test('chooses motors for three joints in three calls: matches, compares, and reads the evidence', async () => {
    const match = selection.parse(await contentOf(client(), 'match_actuators', THREE_JOINTS));
    const { choices, totals } = match.sets.cheapest;
    expect(choices.map(({ name }) => name)).toEqual(['Hip', 'Knee', 'Ankle']);
    const ids = choices.map(({ id }) => id);
    const rows = await contentOf(client(), 'get_actuators', { ids, as: 'rows' });
    expect(rows).toMatchObject({ actuators: ids.map((id) => ({ id })) });
    const [dearest] = choices.toSorted((one, other) => other.price_usd - one.price_usd);
    const claims = await contentOf(client(), 'get_claims', { id: dearest?.id, fields: ['price_usd'] });
    expect(claims).toMatchObject({ claims: [{ value: dearest?.price_usd }] });
    expect(totals.price_usd.sum).toBe(
      choices.reduce((sum, { count, price_usd }) => sum + count * price_usd, 0),
    );
  });

  test('reads the guide, the OpenAPI document and a record, equal to those at their addresses', async () => {
    for (const path of ['/docs/api.md', '/openapi.json', '/api/v1/actuators/unitree-go-m8010-6']) {
      const read = contents.parse(await client().readResource(`${BASE_URL}${path}`));
      expect(read.contents[0].text).toBe(
        await fetch(`${api().address}${path}`).then((response) => response.text()),
      );
    }
  });

  test('lists resources and templates, and completes an id', async () => {
    expect(await client().listResources()).toMatchObject({
      resources: [{ name: 'guide' }, { name: 'openapi' }, { name: 'dataset' }],
    });
    expect(await client().listTemplates()).toMatchObject({
      resourceTemplates: [{ name: 'actuator' }, { name: 'robot' }],
    });
    const completed = await client().complete(`${BASE_URL}/api/v1/robots/{id}`, 'unitree-go1');
    expect(completed).toMatchObject({ completion: { values: ['unitree-go1'] } });
  });

  test('gets an error for a record that does not exist', async () => {
    await expect(client().readResource(`${BASE_URL}/api/v1/robots/nope`)).rejects.toThrow('not found');
  });

  test('lists the prompts and gets each', async () => {
    const { prompts } = promptList.parse(await client().listPrompts());
    for (const { name: prompt, arguments: taken } of prompts) {
      const given = Object.fromEntries(taken.map((argument) => [argument.name, 'unitree-go-m8010-6']));
      expect(await client().getPrompt(prompt, given)).toMatchObject({ messages: [{ role: 'user' }] });
    }
    expect(prompts).toHaveLength(3);
  });
}

/** Joints of a leg, with the supply and the bus of the robot. */
const THREE_JOINTS = {
  joints: [
    { name: 'Hip', count: 2, min_peak_torque_nm: 40, max_weight_g: 1500 },
    { name: 'Knee', count: 2, peak_points: '40@115', max_weight_g: 1500 },
    { name: 'Ankle', count: 2, min_peak_torque_nm: 12, max_weight_g: 600 },
  ],
  voltage_v: '48',
  comm: ['CAN'],
};

const selection = z.looseObject({
  sets: z.looseObject({
    cheapest: z.looseObject({
      choices: z.array(
        z.looseObject({ name: z.string(), count: z.number(), id: z.string(), price_usd: z.number() }),
      ),
      totals: z.looseObject({ price_usd: z.looseObject({ sum: z.number() }) }),
    }),
  }),
});

const expectAnyText: unknown = expect.stringMatching(/\S/);

const contents = z.looseObject({ contents: z.tuple([z.looseObject({ text: z.string() })]) });

const promptList = z.looseObject({
  prompts: z.array(
    z.looseObject({ name: z.string(), arguments: z.array(z.looseObject({ name: z.string() })) }),
  ),
});
