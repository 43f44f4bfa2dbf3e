import { expect, test } from 'vitest';
import { duty, points } from '../../../../src/query/parameters/operating-point-kind.ts';
import { getMatch, postMatch, problemIn } from '../../../support/match.ts';
import { actuatorEntry, serviceOf } from '../../../support/small-catalog.ts';

const service = serviceOf({ actuators: [actuatorEntry()] });
const hintFor = (query: string) => problemIn(getMatch(service, query)).hint;

test.each([
  ['min_peak_torque_nm=300 lb-in', 'send `min_peak_torque_nm=33.9`'],
  ['max_price_usd=1,5', 'send `max_price_usd=1.5`'],
  ['max_price_usd=300 EUR', 'Prices are in US dollars'],
  ['peak_points=40Nm@12 rad/s', 'send `peak_points=40@114.6`'],
  ['peak_points=40@12 rad/s,300 lb-in@60 rpm', 'send `peak_points=40@114.6,33.9@60`'],
  ['duty=60Nm:2 s,-10@1 rev/s:500ms', 'send `duty=60:2,-10@60:0.5`'],
  ['peak_points=40 Nm at 0.2 s/60°', 'send `peak_points=40@50`'],
  ['duty=60 Nm for 2 s,10 Nm for 1 h', 'send `duty=60:2,10:3600`'],
  ['min_peak_torque_nm=2000 N·mm', 'send `min_peak_torque_nm=2`'],
  ['min_peak_torque_nm=0.02 kNm', 'send `min_peak_torque_nm=20`'],
  ['min_speed_rpm=2 Hz', 'send `min_speed_rpm=120`'],
  ['min_speed_rpm=0.16 sec/60 deg', 'send `min_speed_rpm=62.5`'],
  ['min_speed_rpm=100 min⁻¹', 'send `min_speed_rpm=100`'],
  ['min_speed_rpm=1,500', 'send `min_speed_rpm=1500`'],
  ['max_outer_diameter_mm=3 ft', 'send `max_outer_diameter_mm=914.4`'],
  ['min_efficiency_pct=80 %', 'send `min_efficiency_pct=80`'],
  ['min_encoder_bits=14 bits', 'send `min_encoder_bits=14`'],
  ['min_ip=IP69K', 'send `min_ip=69`'],
  ['min_ip=IP 65', 'send `min_ip=65`'],
  ['min_gear_ratio=9 to 1', 'send `min_gear_ratio=9`'],
  ['voltage_v=24–48', 'send `voltage_v=24-48`'],
  ['voltage_v=24 to 48 V', 'send `voltage_v=24-48`'],
  ['tolerance=10%', 'send `tolerance=0.1`'],
  ['peak_seconds=2000 ms', 'send `peak_seconds=2`'],
  ['max_price_usd=300 yuan', 'Prices are in US dollars'],
])('%s gets the number to send', (query, hint) => {
  expect(hintFor(query)).toContain(hint);
});

test.each([
  ['max_weight_g=20-30 g', 'max_weight_g'],
  ['max_weight_g=1,500 kg', 'max_weight_g'],
  ['min_peak_torque_nm=1,500', 'min_peak_torque_nm'],
  ['min_peak_torque_nm=20 kg', 'min_peak_torque_nm'],
  ['tolerance=120%', 'tolerance'],
  ['voltage_v=24,48', 'voltage_v'],
  ['min_speed_rpm=0 s/60°', 'min_speed_rpm'],
])('%s is not one value in another unit, so the hint offers none', (query, name) => {
  expect(hintFor(query)).toMatch(new RegExp(`^\`${name}\` must be`));
});

test.each([
  [{ min_peak_torque_nm: '9' }, 'Send `"min_peak_torque_nm": 9`, a number without quotes.'],
  [{ min_peak_torque_nm: 9, peak_points: '9Nm@12rad/s' }, 'send `"peak_points": "9@114.6"`'],
  [{ min_peak_torque_nm: 9, voltage_v: '24 V - 48 V' }, 'send `"voltage_v": "24-48"`'],
  [{ load: { mass_kg: '4 lb', lever_m: '30 cm' } }, 'send `"mass_kg": 1.814`'],
  [{ load: { mass_kg: 2, lever_m: '30 cm' } }, 'send `"lever_m": 0.3`'],
])('a joint of a body gets the JSON to send: %j', (joint, hint) => {
  expect(problemIn(postMatch(service, { joints: [{ name: 'Knee', ...joint }] })).hint).toContain(hint);
});

test('a joint of a body gets the number as a member', () => {
  const answer = problemIn(
    postMatch(service, { joints: [{ name: 'Knee', min_peak_torque_nm: '300 lb-in' }] }),
  );
  expect(answer.hint).toContain('"300 lb-in" is 33.9 N·m: send `"min_peak_torque_nm": 33.9`.');
});

test.each(['40@12 apples', '40Nm@', '-40Nm@12 rad/s', '40@115', ''])('%j has no units to remove', (text) => {
  expect(points().withoutUnits?.(text) ?? null).toBeNull();
});

test('seconds, minutes and hours are units of a step', () => {
  expect(duty().withoutUnits?.('10Nm:1min')).toBe('10:60');
  expect(duty().withoutUnits?.('10:1h')).toBe('10:3600');
  expect(duty().withoutUnits?.('10:1 week')).toBeNull();
});
