import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COUNTS } from '../support/catalog-counts.ts';
import { anyObject } from '../support/read.ts';
import { ACTUATOR_FIELDS, JOINT_FIELDS, MOTOR_FIELDS, ROBOT_FIELDS, ROBOT_REF_FIELDS } from '../support/spec.ts';
import { useSharedApi } from './support/api.ts';
import { BASE_URL } from './support/program.ts';
import { actuatorDetail, idsOf, robotDetail, walkActuators, walkRobots } from './support/records.ts';

const api = useSharedApi();

type ActuatorDetail = z.infer<typeof actuatorDetail>;
type RobotDetail = z.infer<typeof robotDetail>;

const actuators: ActuatorDetail[] = [];
const robots: RobotDetail[] = [];
const raw: { readonly actuators: unknown[]; readonly robots: unknown[] } = { actuators: [], robots: [] };

// Every get-one is read once; `api().json` holds each against status 200, the headers and its schema.
beforeAll(async () => {
  const actuatorIds = idsOf(await walkActuators(api()));
  const robotIds = idsOf(await walkRobots(api()));
  raw.actuators.push(...(await Promise.all(actuatorIds.map((id) => api().json(`/api/v1/actuators/${id}`)))));
  raw.robots.push(...(await Promise.all(robotIds.map((id) => api().json(`/api/v1/robots/${id}`)))));
  actuators.push(...raw.actuators.map((body) => actuatorDetail.parse(body)));
  robots.push(...raw.robots.map((body) => robotDetail.parse(body)));
});

const keysOf = (value: unknown): string[] => Object.keys(anyObject.parse(value));

/** The different key orders among values, so that one odd record of hundreds is shown alone. */
const keyOrders = (values: readonly unknown[]): string[] => [
  ...new Set(values.map((value) => keysOf(value).join(' '))),
];

describe('every actuator', () => {
  test('of the catalog is listed and answers alone', () => {
    expect(actuators).toHaveLength(COUNTS.actuators);
    expect(new Set(idsOf(actuators)).size).toBe(COUNTS.actuators);
  });

  test('has the fields of SPEC 2.1 and 2.2 in the order of the tables', () => {
    expect(keyOrders(raw.actuators)).toEqual([[...ACTUATOR_FIELDS, 'robots_using'].join(' ')]);
  });

  test('is the listed actuator and its robots', async () => {
    const listed = await walkActuators(api());
    expect(actuators.map(({ robots_using: _robots, ...actuator }) => JSON.stringify(actuator))).toEqual(
      listed.map((actuator) => JSON.stringify(actuator)),
    );
  });

  test('names its page and its API address', () => {
    expect(actuators.map(({ url, api_url }) => [url, api_url])).toEqual(
      actuators.map(({ id }) => [`${BASE_URL}/actuators/${id}`, `${BASE_URL}/api/v1/actuators/${id}`]),
    );
  });

  test('has a torque density that follows from its peak torque and mass', () => {
    expect(actuators.map(({ torque_density_nm_per_kg }) => torque_density_nm_per_kg)).toEqual(
      actuators.map(({ peak_torque_nm, weight_g }) =>
        quotient(peak_torque_nm, weight_g === null ? null : weight_g / 1000),
      ),
    );
  });

  test('has a price per torque that follows from its price and peak torque', () => {
    expect(actuators.map(({ price_per_nm }) => price_per_nm)).toEqual(
      actuators.map(({ price_usd, peak_torque_nm }) => quotient(price_usd, peak_torque_nm)),
    );
  });

  test('has its first source as source_url, and the host of that as source_domain', () => {
    expect(actuators.map(({ source_url, source_domain }) => [source_url, source_domain])).toEqual(
      actuators.map(({ sources: [first = ''] }) => [first, new URL(first).hostname.replace(/^www\./, '')]),
    );
  });

  test('has its data from a manufacturer, a distributor, a paper or a repository', () => {
    const kinds = new Set(actuators.map(({ data_source }) => data_source));
    expect(['manufacturer', 'distributor', 'paper', 'repository']).toEqual(expect.arrayContaining([...kinds]));
  });
});

/** A division to 4 significant digits; null when an operand is null or the divisor is 0 (CONTRACT, Bodies). */
const quotient = (dividend: number | null, divisor: number | null): number | null =>
  dividend === null || divisor === null || divisor === 0 ? null : Number((dividend / divisor).toPrecision(4));

describe('every robot', () => {
  test('of the catalog is listed and answers alone', () => {
    expect(robots).toHaveLength(COUNTS.robots);
    expect(new Set(idsOf(robots)).size).toBe(COUNTS.robots);
  });

  test('has the fields of SPEC 2.4 and its joints, in the order of the tables', () => {
    expect(keyOrders(raw.robots)).toEqual([[...ROBOT_FIELDS, 'joints'].join(' ')]);
  });

  test('is the listed robot and its joints', async () => {
    const listed = await walkRobots(api());
    expect(robots.map(({ joints: _joints, ...robot }) => JSON.stringify(robot))).toEqual(
      listed.map((robot) => JSON.stringify(robot)),
    );
  });

  test('has joint groups and motors with the fields of SPEC 2.6 in the order of the tables', () => {
    const joints = robots.flatMap((robot) => robot.joints);
    expect(rawJointOrders()).toEqual([JOINT_FIELDS.join(' ')]);
    expect(rawMotorOrders()).toEqual([MOTOR_FIELDS.join(' ')]);
    expect(joints.length).toBeGreaterThan(COUNTS.robots);
  });

  test('names its page and its API address', () => {
    expect(robots.map(({ url, api_url }) => [url, api_url])).toEqual(
      robots.map(({ id }) => [`${BASE_URL}/robots/${id}`, `${BASE_URL}/api/v1/robots/${id}`]),
    );
  });

  test('has the sum of its joint groups as joint_count', () => {
    expect(robots.map(({ joint_count }) => joint_count)).toEqual(
      robots.map(({ joints }) => joints.reduce((sum, { count }) => sum + count, 0)),
    );
  });
});

const rawJoints = (): unknown[] =>
  raw.robots.flatMap((robot) => z.looseObject({ joints: z.array(z.unknown()) }).parse(robot).joints);
const rawJointOrders = (): string[] => keyOrders(rawJoints());
const rawMotorOrders = (): string[] =>
  keyOrders(rawJoints().map((joint) => z.looseObject({ motor: z.unknown() }).parse(joint).motor));

describe('every record', () => {
  test('has the page for people that it names', async () => {
    const pages = [...actuators, ...robots].map(({ url }) => url.replace(BASE_URL, ''));
    const missing = await Promise.all(
      pages.map(async (page) => ((await api().get(page)).status === 200 ? [] : [page])),
    );
    expect(missing.flat()).toEqual([]);
  });
});

describe('joints and actuators', () => {
  test('agree: robots_using names exactly the robots whose joints link the actuator, by id', () => {
    const users = (actuatorId: string): string[] =>
      idsOf(robots.filter(({ joints }) => joints.some(({ motor }) => motor.actuator_id === actuatorId))).toSorted();
    expect(actuators.map(({ id, robots_using }) => [id, idsOf(robots_using)])).toEqual(
      actuators.map(({ id }) => [id, users(id)]),
    );
  });

  test('are linked by an API address exactly where they are linked by id', () => {
    const motors = robots.flatMap(({ joints }) => joints.map(({ motor }) => motor));
    expect(motors.map(({ actuator_api_url }) => actuator_api_url)).toEqual(
      motors.map(({ actuator_id }) => (actuator_id === null ? null : `${BASE_URL}/api/v1/actuators/${actuator_id}`)),
    );
  });

  test('link no actuator that the catalog lacks', () => {
    const known = new Set(idsOf(actuators));
    const linked = robots.flatMap(({ joints }) => joints.flatMap(({ motor }) => motor.actuator_id ?? []));
    expect(linked.filter((id) => !known.has(id))).toEqual([]);
    expect(linked.length).toBeGreaterThan(100);
  });

  test('share the figures of a listed motor, which bears the actuator’s id and name', () => {
    const shared = ['brand', 'rated_torque_nm', 'peak_torque_nm', 'gear_ratio', 'weight_g', 'product_url'];
    const figuresOf = (record: Readonly<Record<string, unknown>>): unknown[] => shared.map((field) => record[field]);
    const byId = new Map(actuators.map((actuator) => [actuator.id, actuator]));
    // The file of BEZ1 states limits of its own for the AX-12, so that its motors only link it.
    const others = robots.filter(({ id }) => id !== 'utra-robosoccer-bez1');
    const motors = others.flatMap(({ joints }) => joints.map(({ motor }) => motor));
    const listed = motors.filter(({ id, name, actuator_id }) => id === actuator_id && byId.get(id)?.name === name);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.map(figuresOf)).toEqual(listed.map(({ id }) => figuresOf(byId.get(id) ?? {})));
  });
});

describe('a reference to a robot', () => {
  test('has the fields of SPEC 2.3 in the order of the table', () => {
    const references = raw.actuators.flatMap(
      (actuator) => z.looseObject({ robots_using: z.array(z.unknown()) }).parse(actuator).robots_using,
    );
    expect(keyOrders(references)).toEqual([ROBOT_REF_FIELDS.join(' ')]);
  });

  test('says the same as the robot', () => {
    const byId = new Map(robots.map((robot) => [robot.id, robot]));
    const references = actuators.flatMap(({ robots_using }) => robots_using);
    expect(references).toEqual(
      references.map(({ id }) => {
        const { name, brand, url, api_url } = byId.get(id) ?? {};
        return { id, name, brand, url, api_url };
      }),
    );
  });
});
