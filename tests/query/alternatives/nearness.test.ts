import { expect, test } from 'vitest';
import { familyOf } from '../../../src/query/alternatives/model-family.ts';

const familyOfName = (name: string): string => familyOf({ brand: 'B', name });

test.each([
  ['AK80-9', 'AK80-9 V3.0 KV100'],
  ['XM540-W270-R', 'XM540-W270-T'],
  ['MX-64R', 'MX-64T'],
  ['MX-64AT', 'MX-64AR'],
  ['LX-224', 'LX-224HV'],
  ['GIM8115-9 (GDS810 driver, 24 V)', 'GIM8115-9 (GDM810 driver, 48 V)'],
  ['eRob70i 14-50', 'eRob70i 14-100'],
  ['qdd100 beta 2', 'qdd100 beta 3'],
  ['Actuator Module v1', 'Actuator Module v1.1'],
])('%s and %s are variants of one model', (one, other) => {
  expect(familyOfName(one)).toBe(familyOfName(other));
});

test.each([
  ['RB-Y1 joint type 14C', 'RB-Y1 joint type 14N'],
  ['PhyArc 47', 'PhyArc 102'],
  ['QDD Lite-EL20-36', 'QDD Lite-NE30-36'],
  ['RoboMaster M2006 P36', 'RoboMaster M3508 P19'],
  ['Berkeley Humanoid 5013 actuator', 'Berkeley Humanoid 8513 actuator'],
])('%s and %s are different models', (one, other) => {
  expect(familyOfName(one)).not.toBe(familyOfName(other));
});
