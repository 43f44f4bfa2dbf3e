import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tokensIn } from '../../../scripts/mcp/count-tokens.ts';
import { actuatorClaims, robotClaims } from '../../../src/catalog/evidence/claims-document.ts';
import { robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import { jointProfiles } from '../../../src/catalog/records/joint-groups.ts';
import { replacementsFor } from '../../../src/query/alternatives/replacements.ts';
import { get } from '../../support/ask.ts';
import { anyObject, objectOf } from '../../support/read.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { dataOf, refusalOf, resultOf, textOf, type Call } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';
import { mcpService } from '../support/service.ts';

const { dataset } = mcpService;
const tokensOf = (call: Call): number => tokensIn(textOf(call));
const without = (names: readonly string[], record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The catalog has no such record.');
  return value;
}

describe('get_actuators as alternatives', () => {
  const tool = 'get_actuators';
  const id = 'robotis-xm540-w270-r';
  const alternatives = (limit?: number, service = mcpService, ids = [id]) =>
    dataOf({ tool, given: { ids, as: 'alternatives', limit }, service });

  test('returns the nearest like REST, without addresses', () => {
    const { successors, data } = replacementsFor(dataset, known(dataset.actuatorById.get(id)));
    expect(alternatives(9)).toMatchObject([
      {
        id,
        successors: successors.map((other) => without(['url', 'api_url'], other)),
        alternatives: data.map((other) => without(['url', 'api_url'], other)),
      },
    ]);
  });

  test('returns five for each by default, in fewer than 2000 tokens', () => {
    expect(z.array(z.unknown()).parse(alternatives()[0]?.alternatives)).toHaveLength(5);
    expect(tokensOf({ tool, given: { ids: [id], as: 'alternatives' } })).toBeLessThan(2000);
  });

  test('returns none if no other is sold', () => {
    const service = mcpOver(serviceOf({ actuators: [actuatorEntry({ id: 'acme-a' })] }));
    expect(alternatives(5, service, ['acme-a'])).toMatchObject([{ id: 'acme-a', alternatives: [] }]);
  });
});

const claimed = z.looseObject({ claims: z.array(z.looseObject({ field: z.string() })) });

describe('get_claims', () => {
  const tool = 'get_claims';

  test('returns the evidence of an actuator and of a robot like REST', () => {
    const actuator = known(dataset.actuatorById.get('unitree-go-m8010-6'));
    const robot = robotDetailOf(dataset, known(dataset.robotById.get('unitree-go1')));
    expect(resultOf({ tool, given: { id: actuator.id } })).toEqual({
      ...without(['api_url'], actuatorClaims(actuator, known(dataset.actuatorEntries.get(actuator.id)))),
    });
    expect(resultOf({ tool, given: { id: robot.id } })).toEqual({
      ...without(['api_url'], robotClaims(robot, known(dataset.robotEntries.get(robot.id)))),
    });
  });

  test('returns the claims of named fields in all joints, and only their sources', () => {
    const evidence = z
      .looseObject({
        claims: z.array(z.looseObject({ field: z.string(), source: z.number() })),
        sources: z.array(z.looseObject({ number: z.number() })),
      })
      .parse(resultOf({ tool, given: { id: 'ghost-robotics-vision-60', fields: 'dof, Peak_torque_nm' } }));
    expect(evidence.claims.filter(({ field }) => !/^dof$|\/peak_torque_nm$/.test(field))).toEqual([]);
    expect(new Set(evidence.sources.map(({ number }) => number))).toEqual(
      new Set(evidence.claims.map(({ source }) => source)),
    );
  });

  test('accepts the path of a figure of one joint, as an array and as a text', () => {
    const path = 'joints/Hip, knee and ankle (J1-J10)/peak_torque_nm';
    const fieldsOf = (fields: unknown) =>
      claimed
        .parse(resultOf({ tool, given: { id: 'open-duck-mini-v2', fields } }))
        .claims.map(({ field }) => field);
    expect(new Set(fieldsOf(path))).toEqual(new Set([path]));
    expect(fieldsOf([path])).toEqual(fieldsOf(path));
  });

  test.each([
    ['joints', /^joints\//],
    ['joints/Calf (J9-J12)', /^joints\/Calf/],
  ])('returns everything below the path %s', (path, below) => {
    const all = claimed.parse(resultOf({ tool, given: { id: 'unitree-go1' } })).claims;
    const found = claimed.parse(resultOf({ tool, given: { id: 'unitree-go1', fields: [path] } })).claims;
    expect(found).toEqual(all.filter(({ field }) => below.test(field)));
    expect(found).not.toEqual([]);
  });

  test('names the joints if a path has an unknown one', () => {
    const { hint } = resultOf({
      tool,
      given: { id: 'unitree-go1', fields: ['joints/Knee (J3)/peak_torque_nm'] },
    });
    expect(hint).toContain(' Its joints are Hip abduction (J1-J4); Thigh (J5-J8); Calf (J9-J12).');
  });

  test('states that no source states a field', () => {
    const service = mcpOver(serviceOf({ actuators: [actuatorEntry({ id: 'acme-a' })] }));
    const { hint } = resultOf({ tool, given: { id: 'acme-a', fields: 'noise_db' }, service });
    expect(hint).toBe('No source of this record states `noise_db`.');
  });

  test('refuses a misspelt field and an unknown id, with the right name', () => {
    expect(refusalOf({ tool, given: { id: 'unitree-go1', fields: 'wieght_kg' } }).hint).toContain(
      'weight_kg',
    );
    expect(refusalOf({ tool, given: { id: 'unitree-go11' } })).toMatchObject({
      code: 'not_found',
      detail: 'No actuator and no robot has the id `unitree-go11`.',
    });
  });
});

describe('search_joints', () => {
  const tool = 'search_joints';
  const joint = z.looseObject({ robot: anyObject, role: z.string(), motor: anyObject });

  test('finds the same groups as REST, with the known figures of their motors', () => {
    const rest = z
      .looseObject({ data: z.array(joint) })
      .parse(objectOf(get(mcpService, 'list_joints', 'q=knee&min_peak_torque_nm=100&limit=8')));
    const found = dataOf({ tool, given: { q: 'knee', min_peak_torque_nm: 100, limit: 8 } }).map((group) =>
      joint.parse(group),
    );
    expect(found.map(({ robot, role }) => [robot.id, role])).toEqual(
      rest.data.map(({ robot, role }) => [robot.id, role]),
    );
    found.forEach(({ motor }, index) => expect(rest.data[index]?.motor).toMatchObject(motor));
  });

  test('uses fewer than 2500 tokens for a page', () => {
    expect(jointProfiles(dataset).length).toBeGreaterThan(25);
    expect(tokensOf({ tool })).toBeLessThan(2500);
  });

  test('does not accept `detail`', () => {
    expect(refusalOf({ tool, given: { detail: 'full' } }).errors).toMatchObject([{ field: 'detail' }]);
  });
});

describe('summarize_catalog', () => {
  const tool = 'summarize_catalog';

  test.each([
    [
      { count_by: 'comm', filters: { category: 'smart_servo' } },
      'summarize_actuators',
      'count_by=comm&category=smart_servo',
    ],
    [
      { count_by: 'comm', category: 'smart_servo' },
      'summarize_actuators',
      'count_by=comm&category=smart_servo',
    ],
    [
      { spread_of: 'price_per_nm', by: 'category' },
      'summarize_actuators',
      'spread_of=price_per_nm&by=category',
    ],
    [
      { record: 'robot', count_by: 'kind', filters: { min_dof: 6 } },
      'summarize_robots',
      'count_by=kind&min_dof=6',
    ],
  ] as const)('of %j is the summary of REST', (given, operation, query) => {
    expect(resultOf({ tool, given })).toEqual(objectOf(get(mcpService, operation, query)));
  });
});
