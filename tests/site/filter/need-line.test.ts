import { expect, test } from 'vitest';
import { readNeed } from '../../../src/site/filter/need-line.ts';

const BUSES = ['CAN', 'CAN FD', 'EtherCAT', 'RS-485'];

test.each<[string, Record<string, string>]>([
  ['40 N·m', { min_peak_torque_nm: '40' }],
  ['40Nm at 12 rad/s under 900 g', { min_peak_torque_nm: '40', min_speed_rpm: '114.6', max_weight_g: '900' }],
  ['40,5 Nm, 0.9 kg, $500', { min_peak_torque_nm: '40.5', max_weight_g: '900', max_price_usd: '500' }],
  ['> 30 kgf·cm; < 2 lb', { min_peak_torque_nm: '2.942', max_weight_g: '907.2' }],
  ['rated 10 N·m, 720 °/s', { min_rated_torque_nm: '10', min_speed_rpm: '120' }],
  ['24 V', { min_voltage_v: '24', max_voltage_v: '24' }],
  ['at least 200 USD', { min_price_usd: '200' }],
  ['CAN FD or EtherCAT', { comm: 'EtherCAT,CAN FD' }],
  ['rs485', { comm: 'RS-485' }],
  ['backdrivable', { backdrivable: 'true' }],
  ['backdrivable or unknown, can', { backdrivable: 'true,unknown', comm: 'CAN' }],
])('“%s” asks for %j', (text, filters) => {
  expect(readNeed(text, BUSES)).toEqual({ filters, left: '' });
});

test.each([
  ['6 DoF, 40 N·m', '6 DoF'],
  ['quiet and 40 N·m', 'quiet'],
  ['40', '40'],
  ['12 CANs', '12 CANs'],
])('of “%s”, %j is left', (text, left) => {
  expect(readNeed(text, BUSES).left).toBe(left);
});
