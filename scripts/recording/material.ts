import { z } from 'zod';
import type { RequestMaterial } from './requests.ts';

const record = z.object({ id: z.string(), brand: z.string(), use_cases: z.array(z.string()).optional() });
const page = z.object({
  data: z.array(record),
  pagination: z.object({ next_cursor: z.string().nullable() }),
});

const parameter = z.object({
  name: z.string(),
  schema: z.object({ enum: z.array(z.string()).optional(), type: z.string().optional() }),
  example: z.union([z.string(), z.number()]).optional(),
});
const openApi = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ parameters: z.array(parameter) }).optional() })),
});

const ACTUATORS = '/api/v1/actuators';
const ROBOTS = '/api/v1/robots';

/** Reads what requests are made from off a running server: the parameters that it describes, and the ids that it lists. */
export async function readMaterial(server: string): Promise<RequestMaterial> {
  const { paths } = openApi.parse(await getJson(`${server}/openapi.json`));
  const parametersAt = (path: string) => Object.fromEntries((paths[path]?.get?.parameters ?? []).flatMap(textsOf));
  return {
    lists: { [ACTUATORS]: parametersAt(ACTUATORS), [ROBOTS]: parametersAt(ROBOTS) },
    actuators: await readIds(server, ACTUATORS),
    robots: await readIds(server, ROBOTS),
  };
}

function textsOf({ name, schema, example }: z.infer<typeof parameter>): [name: string, texts: readonly string[]][] {
  if (name === 'cursor') return [];
  const texts = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : [String(example ?? '')]);
  return [[name, [...texts, ...(FURTHER[name] ?? [])]]];
}

/** Texts beyond those that the description names. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  q: ['ak80', 'unitree humanoid', 'qudruped', 'ELMO', 'zzzz', 'b%'],
  brand: ['cubemars', 'No Such'],
  limit: ['1', '100'],
};

async function readIds(server: string, path: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data, pagination } = page.parse(
      await getJson(`${server}${path}?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`),
    );
    ids.push(...data.map(({ id }) => id));
    cursor = pagination.next_cursor;
  }
  return ids;
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: found status ${response.status}, wanted 200.`);
  return response.json();
}
