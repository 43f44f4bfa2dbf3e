import { expect, test } from 'vitest';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const actuatorReferenceExists = ruleNamed('actuator-reference-exists');

test.each([{ actuator: 'acme-a2' }, { id: 'x', name: 'X', brand: 'Acme', actuator: 'acme-a2' }])(
  'a motor that names no actuator of the catalog is a fault: %j',
  (motor) => {
    const joints = [ownJoint('Hip (J1)', 1), { role: 'Knee (J2)', count: 1, motor }];
    expect(faultsOf(actuatorReferenceExists, { [ROBOT]: robotWith({ joints }) })).toEqual([
      {
        file: `catalog/${ROBOT}`,
        field: 'joints[1].motor.actuator',
        found: '"acme-a2"',
        wanted: 'the id of an actuator, <brand>-<model> (nearest: acme-a1)',
      },
    ]);
  },
);
