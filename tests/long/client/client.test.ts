import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { useSharedApi } from '../../contract/support/api.ts';
import { runProgram } from '../../contract/support/program.ts';
import { idsOf, listRecords } from '../../contract/support/records.ts';
import { clientProject, type ClientProject } from './project.ts';

const api = useSharedApi();

/** Programs that a client's types must refuse, each compiled separately. */
const MISUSES = {
  'a sort that does not exist': `await client.GET('/api/v1/actuators', { params: { query: { sort: 'weight' } } });`,
  'a limit that is text': `await client.GET('/api/v1/actuators', { params: { query: { limit: '5' } } });`,
  'a misspelt parameter': `await client.GET('/api/v1/actuators', { params: { query: { max_wieght_g: 5 } } });`,
  'a category that does not exist': `await client.GET('/api/v1/actuators', { params: { query: { category: ['qdd'] } } });`,
  'a filter of actuators on robots': `await client.GET('/api/v1/robots', { params: { query: { category: ['smart_servo'] } } });`,
  'a misspelt path': `await client.GET('/api/v1/actuator');`,
  'a method that the path does not have': `await client.DELETE('/api/v1/actuators');`,
  'get-one without an id': `await client.GET('/api/v1/actuators/{id}');`,
  'compare without ids': `await client.GET('/api/v1/actuators/compare');`,
  'ids that are no array': `await client.POST('/api/v1/actuators/compare', { body: { ids: 'x' } });`,
  'a figure taken for known': `const { data } = await client.GET('/api/v1/actuators/{id}', { params: { path: { id: 'x' } } });
export const torque: number | undefined = data?.peak_torque_nm;`,
  'a field that does not exist': `const { data } = await client.GET('/api/v1/actuators/{id}', { params: { path: { id: 'x' } } });
export const torque = data?.torque;`,
  'joints in the list of robots': `const { data } = await client.GET('/api/v1/robots');
export const joints = data?.data[0]?.joints;`,
  'a code that does not exist': `const { error } = await client.GET('/api/v1/robots');
export const isOdd = error?.code === 'odd_error';`,
};

const PRELUDE = `import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';
const client = createClient<paths>({ baseUrl: '' });
`;

const misuseFile = (index: number): string => `misuse-${index}.ts`;

let project: ClientProject | undefined;
let complaints = '';

// Types are generated and compiled once, as by a stranger who has only the address.
beforeAll(async () => {
  project = await clientProject();
  const { write, run, compile } = project;
  await write('openapi.json', (await api().get('/openapi.json')).bytes);
  await write('walk.ts', await readFile('tests/long/client/walk.ts.txt'));
  await Promise.all(
    Object.values(MISUSES).map((misuse, index) => write(misuseFile(index), `${PRELUDE}${misuse}\n`)),
  );
  const generated = await run('node_modules/openapi-typescript/bin/cli.js', [
    'openapi.json',
    '--output',
    'schema.ts',
  ]);
  expect(generated).toMatchObject({ exitCode: 0 });
  complaints = await compile();
});

afterAll(() => project?.remove());

/** The compiler's lines about one file. */
const complaintsAbout = (file: string): string[] =>
  complaints.split('\n').filter((line) => new RegExp(`(^|/)${file}\\(`).test(line));

test('the generated types and a client program compile under --strict', () => {
  expect([...complaintsAbout('schema.ts'), ...complaintsAbout('walk.ts')]).toEqual([]);
});

test.each(Object.keys(MISUSES).map((name, index) => [name, index] as const))(
  '%s does not compile',
  (_, index) => {
    expect(complaintsAbout(misuseFile(index))).not.toEqual([]);
  },
);

const told = z.strictObject({
  ids: z.array(z.string()),
  torque: z.number().nullable(),
  voltage: z.union([z.number(), z.string()]).nullable(),
  counted: z.literal(1),
  robotId: z.string(),
  linked: z.array(z.string()),
  found: z.array(z.string()),
  notFound: z.array(z.string()),
  refused: z.unknown(),
  missing: z.unknown(),
  categories: z.number(),
  brands: z.boolean(),
});

test('the client pages from a list to an actuator, a robot, its motors and a comparison', async () => {
  const { exitCode, stdout, stderr } = await runProgram([
    join(project?.folder ?? '', 'walk.ts'),
    api().address,
  ]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  const walked = told.parse(JSON.parse(stdout));
  const asked = { q: 'unitree', min_peak_torque_nm: 20, sort: 'peak_torque_nm', limit: 100 };
  const wanted = await listRecords(api(), 'actuators', asked);
  expect(walked.ids).toEqual(idsOf(wanted.data));
  expect(walked.ids.length).toBeGreaterThan(2);
  expect(walked.linked).toContain('unitree-go-m8010-6');
  expect({ found: walked.found, notFound: walked.notFound }).toEqual({
    found: walked.linked.slice(0, 1),
    notFound: ['nope'],
  });
  expect(walked).toMatchObject({
    refused: { status: 400, isParameter: true, fields: ['query limit'] },
    missing: { status: 404, code: 'not_found' },
    categories: 6,
    brands: true,
  });
});
