import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Service } from '../../../src/api/service.ts';
import { get } from '../../support/ask.ts';
import { faultyFieldsOf, objectOf } from '../../support/read.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

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

describe('the list of joints', () => {
  test('distinguishes a motor without a stated version from one that is the actuator', () => {
    expect(joints(small, 'linked=true').data.map(({ exact }) => exact)).toEqual([false, true]);
  });

  test('is summarised by kind of torque, so that no continuous torque counts as a peak', () => {
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

  test.each([
    ['kind=car', ['kind']],
    ['linked=maybe&sort=role&fields=robot', ['linked', 'sort', 'fields']],
    ['min_peak_torque_nm=-1', ['min_peak_torque_nm']],
    ['robot_id=unitree-go1,acme-none', ['robot_id']],
  ])('refuses %s', (query, fields) => {
    expect(faultyFieldsOf(get(realService, 'list_joints', query))).toEqual(fields);
  });

  test('converts a torque in another unit', () => {
    expect(objectOf(get(realService, 'list_joints', 'min_peak_torque_nm=300 lbf.in'))).toMatchObject({
      hint: '"300 lbf.in" is 33.9 N·m: send `min_peak_torque_nm=33.9`.',
    });
  });
});
