import { expect, test } from 'vitest';
import { buildCatalog } from '../../../scripts/catalog/check-and-build.ts';
import { statisticsOf } from '../../../scripts/catalog/statistics.ts';
import { figuresFile, specsFile } from '../../../src/catalog/files/yaml-schemas.ts';
import { actuatorWith, folderWith, ownJoint, robotWith, sourceStating } from '../fixtures.ts';

const build = buildCatalog(
  folderWith({
    'actuators/acme/heavy.yaml': actuatorWith({
      category: 'smart_servo',
      specs: { weight_g: 22 },
      verified: true,
      sources: [sourceStating('weight_g', 'peak_torque_nm')],
    }),
    'robots/acme/arm.yaml': robotWith({
      kind: 'arm',
      joints: [ownJoint('Base (J1)', 1, { weight_g: 22 })],
      sources: [sourceStating('joints[0].motor.weight_g')],
    }),
  }),
);
const statistics = build.ok ? statisticsOf(build.catalog) : null;

test('records, makers, joint groups and sources are counted', () => {
  expect(statistics?.counts).toEqual({
    actuators: 2,
    actuator_makers: 1,
    verified_actuators: 1,
    robots: 2,
    robot_makers: 1,
    joint_groups: 2,
    linked_joint_groups: 1,
    sources: 4,
  });
});

test('the fields of actuators are those that a file may omit, including specs, in the order of the schema', () => {
  const links = ['image_url', 'product_url', 'datasheet_url', 'price_usd', 'availability'];
  expect(Object.keys(statistics?.coverages[0]?.known ?? {})).toEqual([
    ...links,
    ...Object.keys(specsFile.shape),
    'conditions',
    ...Object.keys(figuresFile.shape),
    'aliases',
    'replaced_by',
  ]);
});

test('actuators are grouped by category, robots by kind, and their own motors form one group', () => {
  const [actuators, robots, motors] = statistics?.coverages ?? [];
  expect(actuators?.known.weight_g).toMatchObject({ all: 1, smart_servo: 1, qdd_proprioceptive: 0 });
  expect(actuators?.records).toMatchObject({ all: 2, smart_servo: 1, qdd_proprioceptive: 1 });
  expect(robots?.records).toMatchObject({ all: 2, quadruped: 1, arm: 1, hand: 0 });
  expect(motors).toMatchObject({
    records: { all: 1 },
    known: { weight_g: { all: 1 }, peak_torque_nm: { all: 0 } },
  });
});
