import { z } from 'zod';
import type { AskedApi } from './api.ts';
import { withQuery } from './target.ts';

const figure = z.number().nullable();

/** What the tests read of an actuator; that it is whole says the OpenAPI schema. */
const actuator = z.looseObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  use_cases: z.array(z.string()),
  peak_torque_nm: figure,
  rated_torque_nm: figure,
  max_speed_rpm: figure,
  weight_g: figure,
  torque_density_nm_per_kg: figure,
  price_usd: figure,
  price_per_nm: figure,
  backlash_arcmin: figure,
  backdrivable: z.boolean().nullable(),
  integrated_driver: z.boolean().nullable(),
  notes: z.string().nullable(),
  sources: z.array(z.string()),
  source_url: z.string().nullable(),
  source_domain: z.string().nullable(),
  data_source: z.string(),
  url: z.string(),
  api_url: z.string(),
});

const reference = z.strictObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  url: z.string(),
  api_url: z.string(),
});

/** An actuator as get-one answers it. */
export const actuatorDetail = actuator.extend({ robots_using: z.array(reference) });

const robot = z.looseObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  dof: z.number(),
  summary: z.string(),
  url: z.string(),
  api_url: z.string(),
  joint_count: z.number(),
});

const joint = z.looseObject({
  role: z.string(),
  count: z.number(),
  motor: z.looseObject({
    id: z.string(),
    name: z.string(),
    actuator_id: z.string().nullable(),
    actuator_api_url: z.string().nullable(),
  }),
});

/** A robot as get-one answers it. */
export const robotDetail = robot.extend({ joints: z.array(joint) });

const pagination = z.strictObject({ next_cursor: z.string().nullable(), has_more: z.boolean(), total: z.number() });

const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item), pagination });

/** A page of actuators. */
export const actuatorList = listOf(actuator);
/** A page of robots. */
export const robotList = listOf(robot);
/** A page of anything with an id. */
export const anyList = listOf(z.looseObject({ id: z.string() }));
/** The answer of both forms of compare. */
export const comparison = z.strictObject({ data: z.array(actuator), not_found: z.array(z.string()) });
/** Brands or use cases. */
export const nameList = z.strictObject({
  data: z.array(z.strictObject({ name: z.string(), actuator_count: z.number() })),
});
export const categoryList = z.strictObject({
  data: z.array(
    z.strictObject({ slug: z.string(), label: z.string(), description: z.string(), actuator_count: z.number() }),
  ),
});

export type Actuator = z.infer<typeof actuator>;
export type Robot = z.infer<typeof robot>;

type Parameters = Readonly<Record<string, string | number>>;

/** One page of actuators. */
export const listActuators = async (
  api: AskedApi,
  parameters: Parameters = {},
): Promise<z.infer<typeof actuatorList>> =>
  actuatorList.parse(await api.json(withQuery('/api/v1/actuators', parameters)));

/** One page of robots. */
export const listRobots = async (api: AskedApi, parameters: Parameters = {}): Promise<z.infer<typeof robotList>> =>
  robotList.parse(await api.json(withQuery('/api/v1/robots', parameters)));

/** Every actuator that a list query finds, page by page; all that there are, once for the files of a worker. */
export const walkActuators = (api: AskedApi, parameters?: Parameters): Promise<readonly Actuator[]> =>
  parameters === undefined
    ? onceFor(everyActuator, api, () => walkActuators(api, {}))
    : walk((page) => listActuators(api, page), { limit: 100, ...parameters });

/** The ids of all actuators that a list query finds: a hundredth of the bytes. */
export const walkIds = async (api: AskedApi, parameters: Parameters = {}): Promise<string[]> =>
  idsOf(
    await walk(async (page) => anyList.parse(await api.json(withQuery('/api/v1/actuators', page))), {
      limit: 100,
      fields: 'id',
      ...parameters,
    }),
  );

/** Every robot that a list query finds, likewise. */
export const walkRobots = (api: AskedApi, parameters?: Parameters): Promise<readonly Robot[]> =>
  parameters === undefined
    ? onceFor(everyRobot, api, () => walkRobots(api, {}))
    : walk((page) => listRobots(api, page), { limit: 100, ...parameters });

/** By the address of their server. */
const everyActuator = new Map<string, Promise<readonly Actuator[]>>();
const everyRobot = new Map<string, Promise<readonly Robot[]>>();

function onceFor<Value>(kept: Map<string, Value>, { address }: AskedApi, read: () => Value): Value {
  const value = kept.get(address) ?? read();
  kept.set(address, value);
  return value;
}

interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: z.infer<typeof pagination>;
}

async function walk<Item>(read: (page: Parameters) => Promise<Page<Item>>, parameters: Parameters): Promise<Item[]> {
  const { data, pagination: place } = await read(parameters);
  if (place.next_cursor === null) return [...data];
  return [...data, ...(await walk(read, { ...parameters, cursor: place.next_cursor }))];
}

/** The ids of records, in their order. */
export const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
