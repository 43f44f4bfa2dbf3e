import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATCH_JOINTS } from '../../../src/limits.ts';
import { readQuantity } from '../../../src/site/filter/quantity.ts';
import { MOST_COUNT } from '../../../src/site/list/lines.ts';
import { apiLine } from '../../../src/site/match/api-request.ts';
import { FIELDS, unitOf } from '../../../src/site/match/form-fields.ts';
import { textsOfFilters } from '../../../src/site/match/from-filters.ts';
import {
  blankJoint,
  furtherJoint,
  LEFT_OUT_NAMES,
  matchParameters,
  readMatchState,
  SORTS,
  withJoint,
  withoutJoint,
  withTexts,
  type JointForm,
  type Sort,
} from '../../../src/site/match/joint.ts';
import { matchPath } from '../../../src/site/paths.ts';
import { copied } from '../fixtures.ts';

const stateOf = (query: string) => readMatchState(new URLSearchParams(query));

const joint: fc.Arbitrary<JointForm> = fc.record({
  name: fc.constantFrom('Knee', 'Left hip & ankle', '2.name', 'Größe=1'),
  count: fc.integer({ min: 1, max: MOST_COUNT }),
  texts: fc
    .record({
      min_peak_torque_nm: fc.constant('40'),
      duty: fc.constant('60:2,10:8'),
      comm: fc.constant('CAN,CAN FD'),
    })
    .map((texts) => ({ ...texts })),
  need: fc.constantFrom('', '40 N·m at 115 rpm, CAN'),
});

test('the address of any joints leads back to them', () => {
  const sorts = Object.keys(SORTS).filter((name): name is Sort => name in SORTS);
  fc.assert(
    fc.property(
      fc.array(joint, { minLength: 1, maxLength: MATCH_JOINTS.most }),
      fc.constantFrom(...sorts),
      fc.subarray([...LEFT_OUT_NAMES]),
      (joints, sort, include) => {
        const { searchParams } = new URL(
          matchPath(matchParameters({ joints, sort, include })),
          'https://x.example',
        );
        expect(readMatchState(searchParams)).toEqual({ joints, sort, include });
      },
    ),
  );
});

test('an address that asks for nothing has one blank joint, and words that the page does not know are left out', () => {
  expect(stateOf('wrong=1&sort=colour&count=0')).toEqual({
    joints: [{ name: 'Joint 1', count: 1, texts: {}, need: '' }],
    sort: 'weight_g',
    include: [],
  });
});

test('words of an address may be in any case', () => {
  expect(stateOf('sort=Price_USD').sort).toBe('price_usd');
});

test('a further joint has a name that no other has', () => {
  const joints = [blankJoint(1)];
  expect(furtherJoint(joints).name).toBe('Joint 3');
  expect(furtherJoint([blankJoint(0)])).toEqual(blankJoint(1));
});

test('the filters of the explorer ask a joint for the same', () => {
  const filters = {
    min_peak_torque_nm: '40',
    min_speed_rpm: '114.6',
    max_weight_g: '900',
    min_voltage_v: '48',
    max_voltage_v: '48',
    comm: 'CAN',
    backdrivable: 'true,unknown',
    q: 'ak',
  };
  expect(textsOfFilters(filters)).toEqual({
    min_peak_torque_nm: '40',
    min_speed_rpm: '114.6',
    max_weight_g: '900',
    voltage_v: '48',
    comm: 'CAN',
    backdrivable: 'true',
  });
  const shared = {
    voltage_v: '24-48',
    peak_points: '40@115,10@300',
    peak_torque_kind: 'stall,peak',
    min_ip: '54',
  };
  expect(textsOfFilters(shared)).toEqual(shared);
  const several = {
    category: 'smart_servo,integrated_joint',
    brand: 'CubeMars,Unitree',
    availability: 'unknown',
  };
  expect(textsOfFilters(several)).toEqual(several);
  for (const other of [
    { backdrivable: 'unknown', max_peak_torque_nm: '9' },
    { max_voltage_v: '24' },
    { min_voltage_v: '24', max_voltage_v: '48' },
    { integrated_driver: 'true,false', country: 'China,unknown' },
  ])
    expect(textsOfFilters(other), 'would be asked otherwise').toEqual({});
});

test('the example in a box for a figure can be read there', () => {
  for (const field of FIELDS) {
    const unit = unitOf(copied, field);
    if (unit !== undefined) expect(readQuantity(field.hint, unit), field.hint).toBeGreaterThan(0);
  }
});

test('a text is set and taken away, a joint removed, and the last one only emptied', () => {
  const two = stateOf('min_peak_torque_nm=40&2.name=Hip&2.min_peak_torque_nm=60');
  const [first] = two.joints;
  if (first === undefined) throw new Error('There is no joint.');
  expect(withTexts(first, { max_weight_g: ' 900 ', min_peak_torque_nm: ' ' }).texts).toEqual({
    max_weight_g: '900',
  });
  expect(withoutJoint(two, 0).joints.map(({ name }) => name)).toEqual(['Hip']);
  expect(withoutJoint(withoutJoint(two, 0), 0).joints).toEqual([
    { name: 'Joint 1', count: 1, texts: {}, need: '' },
  ]);
  expect(withJoint(two, 1, { count: 4 }).joints.map(({ count }) => count)).toEqual([1, 4]);
});

test('one joint is asked of the API by its address, several by a body', () => {
  const knee = 'name=Knee&count=2&need=40+Nm&min_peak_torque_nm=40&sort=price_usd';
  expect(apiLine(stateOf(`${knee}&include=discontinued`), 'https://x.example', ['unknown'])).toBe(
    "curl 'https://x.example/api/v1/actuators/match?min_peak_torque_nm=40&sort=price_usd&order=asc'",
  );
  expect(apiLine(stateOf('min_peak_torque_nm=40'), '', ['in_production', 'unknown'])).toContain(
    'match?availability=in_production%2Cunknown&min_peak_torque_nm=40',
  );
  const two = "min_peak_torque_nm=40&backdrivable=true&2.name=O'Neill&2.comm=CAN&include=discontinued";
  expect(apiLine(stateOf(two), '', [])).toBe(
    String.raw`curl '/api/v1/actuators/match' -H 'Content-Type: application/json' -d '{"joints":[{"name":"Joint 1","count":1,"min_peak_torque_nm":40,"backdrivable":true},{"name":"O'\''Neill","count":1,"comm":"CAN"}]}'`,
  );
});
