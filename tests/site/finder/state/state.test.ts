import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_JOINTS } from '../../../../src/limits.ts';
import { apiRequest, shellLine } from '../../../../src/site/finder/state/api-request.ts';
import { readState } from '../../../../src/site/finder/state/read-state.ts';
import {
  defaultState,
  filtersIn,
  withFilter,
  withFurtherJoint,
  withJoint,
  withoutFilters,
  withoutJoint,
  withSort,
  withValue,
  type FinderState,
} from '../../../../src/site/finder/state/state.ts';
import { addressOf } from '../../../../src/site/finder/state/write-address.ts';
import type { JointForm } from '../../../../src/site/match/joint-form.ts';
import { MOST_COUNT } from '../../../../src/site/parts/lines.ts';
import { copied, stateAt } from '../../fixtures.ts';

const DEFAULTS = defaultState(copied);
const reread = (state: FinderState): FinderState =>
  readState(copied, new URL(addressOf(copied, state), 'https://x.example')).state;

describe('an address is read and written without loss', () => {
  test.each([
    [''],
    ['q=ak80&category=qdd_proprioceptive&sort=weight_g&order=asc'],
    ['min_peak_torque_nm=20&max_weight_g=600&integrated_driver=true', '#view=plot&x=price_usd'],
    ['brand=CubeMars,Unitree', '#view=cards&columns=comm,encoder'],
    ['min_speed_rpm=100&max_speed_rpm=200&include_unknown=max_speed_rpm,price_usd'],
    ['q=ak80&robot_id=unitree-go2', '#variants=all&columns='],
    ['', '#view=plot&replacing=robstride-rs03'],
    ['peak_points=40@115&voltage_v=24-48&margin=1.5&duty=60:2,10:8'],
  ])('%s %s', (query, hash = '') => {
    expect(reread(stateAt(query, hash))).toEqual(stateAt(query, hash));
  });

  const joint: fc.Arbitrary<JointForm> = fc.record({
    name: fc.constantFrom('Knee', 'Left hip & ankle', '2.name', 'Größe=1#'),
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

  test('of any joints', () => {
    fc.assert(
      fc.property(fc.array(joint, { minLength: 1, maxLength: MATCH_JOINTS.most }), (joints) => {
        const state = { ...DEFAULTS, joints, shown: joints.length - 1 };
        expect(reread(state)).toEqual(state);
      }),
      { numRuns: 20 },
    );
  });
});

test('the query has parameters of the API, and the fragment has those of the page', () => {
  const state = stateAt(
    'min_peak_torque_nm=40&max_weight_g=900&need=40+Nm&view=plot&columns=comm&2.name=Hip&2.comm=CAN&name=Knee',
  );
  const [query, fragment = ''] = addressOf(copied, state).split('#');
  expect(query).toBe('/actuators?min_peak_torque_nm=40&max_weight_g=900');
  expect([...new URLSearchParams(fragment).keys()]).toEqual([
    ...['name', 'need', '2.name', '2.comm'],
    ...['view', 'columns'],
  ]);
});

test('a fragment that names a section of the page has no parameters', () => {
  expect(stateAt('', '#sizing')).toEqual(DEFAULTS);
});

test('unreadable parameters and empty ranges count as absent', () => {
  const filters = 'max_weight_g=heavy&category=qdd&backdrivable=maybe&min_ip=IP99';
  expect(stateAt(`view=globe&x=colour&columns=colour&sort=colour&wrong=1&${filters}`)).toEqual(DEFAULTS);
  expect(filtersIn(stateAt('min_peak_torque_nm=100&max_peak_torque_nm=5'))).toEqual({
    min_peak_torque_nm: '100',
  });
});

test('a filter in the address that the page cannot show is reported', () => {
  const errorsOf = (hash: string): readonly string[] => readState(copied, { search: '', hash }).errors;
  expect(errorsOf('#replace=acme-x1')).toEqual(['replace=acme-x1 is not an actuator of the catalog.']);
  expect(errorsOf('#replacing=acme-x1')).toEqual(['replacing=acme-x1 is not an actuator of the catalog.']);
  expect(errorsOf('#columns=comm,colour&2.name=Hip&2.count=0&joint=3')).toEqual([
    'columns=colour is not a column.',
    `2.count=0: the count must be from 1 to ${MOST_COUNT}.`,
    'joint=3: the address has 2 joints.',
  ]);
  expect(errorsOf('#count=4&joint=1&columns=&replace=robstride-rs03')).toEqual([]);
});

test('the count of a joint is read without its other parameters', () => {
  expect(stateAt('', '#count=4').joints).toMatchObject([{ count: 4 }]);
});

test('an actuator to replace is found by its id, and then by its name', () => {
  const { state, toReplace } = readState(copied, { search: '', hash: '#replace=robstride-rs03' });
  expect([state.replacing, toReplace?.name]).toEqual(['robstride-rs03', 'RS03']);
  expect(readState(copied, { search: '', hash: '#replacing=robstride-rs03' }).toReplace).toBeNull();
});

test('words of an address may be in any case, as in the API', () => {
  expect(stateAt('view=Plot&x=PRICE_USD&sort=Weight_g&order=ASC&variants=All')).toEqual(
    stateAt('view=plot&x=price_usd&sort=weight_g&order=asc&variants=all'),
  );
});

test('a figure in another unit, or with a decimal comma, becomes a plain number in our unit', () => {
  const query = 'min_speed_rpm=12 rad/s&min_peak_torque_nm=40,5 Nm&max_weight_g=0.9 kg&voltage_v=24 - 48 V';
  expect(filtersIn(stateAt(query))).toEqual({
    min_speed_rpm: '114.6',
    min_peak_torque_nm: '40.5',
    max_weight_g: '900',
    voltage_v: '24-48',
  });
});

test.each([
  ['weight_g', 'asc', 'desc'],
  ['repeatability_arcmin', 'asc', 'desc'],
  ['peak_torque_nm', 'desc', 'asc'],
  ['name', 'asc', 'desc'],
])(
  'the column head of %s sorts by the better end, then the other, then not at all',
  (name, first, second) => {
    const once = withSort(copied, DEFAULTS, name);
    const twice = withSort(copied, once, name);
    expect([once.direction, twice.direction, withSort(copied, twice, name).sort]).toEqual([
      first,
      second,
      null,
    ]);
  },
);

test('filters are set, extended and removed, with their unknown values', () => {
  expect(filtersIn(withFilter(withFilter(DEFAULTS, 'q', 'ak80'), 'q', ' '))).toEqual({});
  const two = withValue(withValue(DEFAULTS, 'comm', 'CAN'), 'comm', 'EtherCAT');
  expect([filtersIn(two), filtersIn(withValue(two, 'comm', 'CAN'))]).toEqual([
    { comm: 'CAN,EtherCAT' },
    { comm: 'EtherCAT' },
  ]);
  const bounded = stateAt('min_price_usd=1&max_price_usd=9&include_unknown=price_usd&q=a');
  expect(filtersIn(withoutFilters(bounded, ['min_price_usd', 'max_price_usd'], 'price_usd'))).toEqual({
    q: 'a',
  });
});

test('a joint is added, changed and removed, and the last one is only emptied', () => {
  const two = withFurtherJoint(stateAt('min_peak_torque_nm=40'));
  expect([two.shown, two.joints.map(({ name }) => name)]).toEqual([1, ['Joint 1', 'Joint 2']]);
  expect(withJoint(two, { count: 4 }).joints.map(({ count }) => count)).toEqual([1, 4]);
  expect(withoutJoint(two).joints.map(({ name }) => name)).toEqual(['Joint 1']);
  expect(withoutJoint(withoutJoint(two))).toEqual(DEFAULTS);
});

describe('"Copy as curl"', () => {
  const lineOf = (query: string): string =>
    shellLine(apiRequest(copied, stateAt(query)), 'https://x.example');

  test('requests the list, or the match if anything is judged', () => {
    expect(lineOf('q=ak80&comm=CAN,EtherCAT&sort=weight_g&order=asc&view=plot')).toBe(
      "curl 'https://x.example/api/v1/actuators?q=ak80&comm=CAN,EtherCAT&sort=weight_g&order=asc'",
    );
    expect(lineOf('name=Knee&need=40+Nm&min_peak_torque_nm=40&margin=1.5&sort=price_usd')).toBe(
      "curl 'https://x.example/api/v1/actuators/match?min_peak_torque_nm=40&margin=1.5&sort=price_usd'",
    );
    expect(lineOf("q=o'neill")).toBe("curl 'https://x.example/api/v1/actuators?q=o%27neill'");
  });

  test('names parameters that a list does not take', () => {
    expect(apiRequest(copied, stateAt('comm=CAN&margin=1.5'))).toEqual({
      path: '/api/v1/actuators?comm=CAN',
      body: null,
      idle: ['margin'],
    });
  });

  test('sends several joints in a body', () => {
    expect(lineOf("min_peak_torque_nm=40&backdrivable=true&2.name=O'Neill&2.comm=CAN")).toBe(
      String.raw`curl 'https://x.example/api/v1/actuators/match' -H 'Content-Type: application/json' -d '{"joints":[{"name":"Joint 1","count":1,"min_peak_torque_nm":40,"backdrivable":true},{"name":"O'\''Neill","count":1,"comm":"CAN"}]}'`,
    );
  });
});
