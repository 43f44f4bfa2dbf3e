import { describe, expect, test } from 'vitest';
import { billOf } from '../../../src/site/parts/bill.ts';
import { lineOf } from '../../../src/site/parts/lines.ts';
import {
  peakCurrentText,
  refusing,
  sharedBus,
  sharedSupply,
} from '../../../src/site/parts/supply-and-bus.ts';
import { listedLike } from '../fixtures.ts';

const motors = new Map(
  [
    listedLike({ id: 'narrow', name: 'Narrow', brand: 'One', voltage_v: '24', comm: ['CAN'] }),
    listedLike({ id: 'wide', name: 'Wide', brand: 'Two', voltage_v: '18-30', comm: ['CAN', 'RS-485'] }),
    listedLike({ id: 'servo', name: 'Servo', brand: 'Two', voltage_v: '12', comm: ['TTL'] }),
    listedLike({ id: 'unsaid', name: 'Unsaid', brand: 'Two', voltage_v: null, comm: [] }),
    listedLike({ id: 'battery', name: 'Battery', brand: 'Two', voltage_v: '22.2', comm: ['CAN'] }),
  ].map((actuator) => [actuator.id, actuator]),
);
const billFor = (...ids: string[]) =>
  billOf(
    ids.map((id) => lineOf({ id })),
    motors,
  );

describe('one supply', () => {
  test.each([
    [['narrow', 'wide'], true, '24 V'],
    [['narrow', 'battery'], true, '24 V'],
    [['narrow', 'servo'], false, 'no common supply: Narrow 24 V; Servo 12 V'],
    [['wide', 'unsaid'], null, '18–30 V; 1 actuator unknown'],
    [['unsaid'], null, 'unknown'],
  ])('of %j: %s, %s', (ids, isShared, text) => {
    expect(sharedSupply(billFor(...ids))).toEqual({ isShared, text });
  });

  test('names the motors that do not accept a chosen one', () => {
    expect(refusing(billFor('narrow', 'wide', 'servo', 'unsaid'), 24)).toEqual(['Servo']);
  });
});

describe('one bus', () => {
  test.each([
    [['wide', 'battery'], true, 'CAN'],
    [['narrow', 'wide'], true, 'CAN; each maker may use its own protocol'],
    [['narrow', 'servo'], false, 'no common bus: Narrow CAN; Servo TTL'],
    [['battery', 'unsaid'], null, 'CAN; 1 actuator unknown'],
  ])('of %j: %s, %s', (ids, isShared, text) => {
    expect(sharedBus(billFor(...ids))).toEqual({ isShared, text });
  });
});

test('the peak current is the power of the stated operating points divided by the voltage', () => {
  const points = [{ torque_nm: 40, speed_rpm: 60, kind: 'peak_points' as const }];
  const bill = billOf([lineOf({ id: 'wide', count: 2, points }), lineOf({ id: 'narrow' })], motors);
  expect(peakCurrentText(bill, 24)).toBe('more than 20.9 A, 1 actuator without an operating point');
  expect(peakCurrentText(billFor('wide'), 24)).toBe('enter operating points');
});
