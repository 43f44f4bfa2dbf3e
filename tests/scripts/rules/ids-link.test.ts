import { expect, test } from 'vitest';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const idsLink = ruleNamed('ids-link');

const walker = (motor: object) => ({ [ROBOT]: robotWith({ joints: [ownJoint('Knee (J1)', 1, motor)] }) });

test.each([{ id: 'acme-knee' }, { id: 'acme-a1', actuator: 'acme-a1' }, { id: 'acme-a1-pair', actuator: 'acme-a1' }])(
  'a motor with an id of its own, or with the actuator of its id, is sound: %j',
  (motor) => {
    expect(faultsOf(idsLink, walker(motor))).toEqual([]);
  },
);

test('a motor with the id of an actuator that it does not link to is a fault', () => {
  expect(faultsOf(idsLink, walker({ id: 'acme-a1' }))).toEqual([
    {
      file: `catalog/${ROBOT}`,
      field: 'joints[0].motor.actuator',
      found: 'nothing',
      wanted: 'acme-a1, or another id',
    },
  ]);
});
