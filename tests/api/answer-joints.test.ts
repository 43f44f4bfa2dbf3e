import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Service } from '../../src/api/service.ts';
import { get } from '../support/ask.ts';
import { mismatches } from '../support/openapi.ts';
import { faultyFieldsOf, objectOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../support/small-catalog.ts';

const unlisted = {
  id: 'acme-own',
  name: 'Own motor',
  brand: 'Acme',
  peak_torque_nm: 120,
  conditions: { peak_torque_nm: { kind: 'limit' } },
};
const small = serviceOf({
  actuators: [actuatorEntry({ id: 'acme-a1', availability: 'discontinued' })],
  robots: [
    robotEntry({
      id: 'acme-man',
      name: 'Man',
      kind: 'humanoid',
      joints: [
        { role: 'Knee (J1-J2)', count: 2, motor: unlisted },
        { role: 'Ankle (J3-J4)', count: 2, motor: { actuator: 'acme-a1' } },
      ],
    }),
    robotEntry({
      id: 'acme-dog',
      name: 'Dog',
      joints: [
        {
          role: 'Knee (J1-J4)',
          count: 4,
          motor: { id: 'a1', name: 'A1, version not stated', brand: 'Acme', actuator: 'acme-a1' },
        },
      ],
    }),
  ],
});

const page = z.object({
  data: z.array(z.object({ robot: z.object({ id: z.string() }), role: z.string(), exact: z.boolean() })),
  pagination: z.object({ next_cursor: z.string().nullable(), total: z.int() }),
});

const joints = (service: Service, query: string) => page.parse(objectOf(get(service, 'list_joints', query)));
const found = (query: string): string[] => joints(small, query).data.map(({ robot, role }) => `${robot.id} ${role}`);

const DOG_KNEE = 'acme-dog Knee (J1-J4)';
const KNEE = 'acme-man Knee (J1-J2)';
const ANKLE = 'acme-man Ankle (J3-J4)';

describe('the list of joints', () => {
  test.each([
    ['', [DOG_KNEE, KNEE, ANKLE]],
    ['q=knee', [DOG_KNEE, KNEE]],
    ['q=ankle man', [ANKLE]],
    ['kind=humanoid', [KNEE, ANKLE]],
    ['robot_id=acme-dog', [DOG_KNEE]],
    ['robot_id=acme-man,acme-dog', [DOG_KNEE, KNEE, ANKLE]],
    ['actuator_id=acme-a1', [DOG_KNEE, ANKLE]],
    ['brand=acme', [DOG_KNEE, KNEE, ANKLE]],
    ['min_peak_torque_nm=100', [KNEE]],
    ['torque_kind=limit', [KNEE]],
    ['torque_kind=peak,stall', []],
    ['doubted=true', []],
    ['sort=peak_torque_nm', [KNEE, ANKLE, DOG_KNEE]],
    ['sort=count&order=desc', [DOG_KNEE, KNEE, ANKLE]],
    ['has=actuator_id&lacks=peak_torque_nm', [DOG_KNEE]],
    ['doubted=false', [DOG_KNEE, KNEE, ANKLE]],
    ['linked=true', [DOG_KNEE, ANKLE]],
    ['linked=false', [KNEE]],
    ['availability=discontinued', [DOG_KNEE, ANKLE]],
    ['availability=eol', []],
  ])('with %j has %j', (query, groups) => {
    expect(found(query)).toEqual(groups);
  });

  test('tells a motor of which the version is not stated from one that is the actuator', () => {
    expect(joints(small, 'linked=true').data.map(({ exact }) => exact)).toEqual([false, true]);
  });

  test('has the columns of a row that are asked for', () => {
    const fields = 'role,robot_id,count,peak_torque_nm,peak_torque_kind,availability';
    expect(objectOf(get(small, 'list_joints', { fields, sort: 'peak_torque_nm', limit: '2' })).data).toEqual([
      {
        ...{ robot_id: 'acme-man', role: 'Knee (J1-J2)', count: 2 },
        ...{ peak_torque_nm: 120, availability: null, peak_torque_kind: 'limit' },
      },
      {
        ...{ robot_id: 'acme-man', role: 'Ankle (J3-J4)', count: 2 },
        ...{ peak_torque_nm: 22, availability: 'discontinued', peak_torque_kind: null },
      },
    ]);
  });

  test('are counted and spread by the kind of their torque, so that no limit is among the peaks', () => {
    const query = 'q=knee&count_by=robot_kind&spread_of=peak_torque_nm&by=peak_torque_kind';
    expect(objectOf(get(small, 'summarize_joints', query))).toMatchObject({
      total: 2,
      counts: {
        robot_kind: [
          { value: 'humanoid', count: 1 },
          { value: 'quadruped', count: 1 },
        ],
      },
      spreads: [
        { group: 'limit', known: 1, max: 120 },
        { group: null, known: 0, unknown: 1 },
      ],
    });
  });

  test('is walked by its cursor, and fits its schema', () => {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const document = get(realService, 'list_joints', { limit: '100', ...(cursor !== '' && { cursor }) });
      expect(mismatches('#/components/schemas/JointGroupList', objectOf(document))).toEqual([]);
      const { data, pagination } = page.parse(objectOf(document));
      ids.push(...data.map(({ robot, role }) => `${robot.id} ${role}`));
      cursor = pagination.next_cursor;
    }
    const all = [...realService.dataset.jointsOf].flatMap(([id, groups]) => groups.map(({ role }) => `${id} ${role}`));
    expect(ids).toEqual(all);
  });

  test.each([
    ['kind=car', ['kind']],
    ['linked=maybe&sort=role&fields=robot', ['linked', 'sort', 'fields']],
    ['min_peak_torque_nm=-1', ['min_peak_torque_nm']],
    ['robot_id=unitree-go1,acme-none', ['robot_id']],
  ])('refuses %s', (query, fields) => {
    expect(faultyFieldsOf(get(realService, 'list_joints', query))).toEqual(fields);
  });

  test('tells what a torque in another unit is', () => {
    expect(objectOf(get(realService, 'list_joints', 'min_peak_torque_nm=300 lbf.in'))).toMatchObject({
      hint: '"300 lbf.in" is 33.9 N·m: send `min_peak_torque_nm=33.9`.',
    });
  });
});
