import { expect, test } from 'vitest';
import { accepts, placeholder, readAnswer } from '../../../scripts/record-form/read-answer.ts';
import { fieldOf } from './form.ts';

test.each([
  ['name', '22', '22'],
  ['encoder', 'yes', 'yes'],
  ['weight-g', ' 0.5 ', 0.5],
  ['backlash-arcmin', '0', 0],
  ['voltage-v', '48', 48],
  ['voltage-v', '24-60', '24-60'],
  ['gear-ratio', '9:1', '9:1'],
  ['integrated-driver', 'yes', true],
  ['integrated-driver', 'False', false],
  ['comm', 'CAN', ['CAN']],
  ['comm', 'CAN, UART,', ['CAN', 'UART']],
  ['use-cases', 'humanoid,robot_arm', ['humanoid', 'robot_arm']],
  ['category', 'smart_servo', 'smart_servo'],
  ['notes', 'Peak, for a second', 'Peak, for a second'],
  ['replaced-by', 'acme-a2', 'acme-a2'],
  [
    'conditions',
    '{peak_torque_nm: {kind: stall, voltage_v: 12}}',
    { peak_torque_nm: { kind: 'stall', voltage_v: 12 } },
  ],
  ['conditions', 'kt_nm_per_a: {side: motor}', { kt_nm_per_a: { side: 'motor' } }],
])('--%s %j is %j', (flag, text, value) => {
  expect(readAnswer(fieldOf(flag), text)).toEqual({ ok: true, value });
});

test.each([
  ['weight-g', 'heavy', 'a number'],
  ['weight-g', '0', 'a number above 0'],
  ['weight-g', '0x10', 'a number'],
  ['weight-g', '1e3', 'a number'],
  ['gear-ratio', '9', 'something like "9:1"'],
  ['integrated-driver', 'perhaps', 'yes or no'],
  ['model', 'A9', 'lower-case letters, digits and hyphens'],
  ['source-url', 'acme', 'an http or https URL'],
  ['source-accessed', 'yesterday', 'a date such as 2026-11-21'],
  ['source-kind', 'blog', 'one of manufacturer, paper, distributor, repository, press'],
  [
    'conditions',
    '{peak_torque_nm: {kind: hot}}',
    'peak_torque_nm.kind: one of stall, peak, momentary, repeated_peak, limit',
  ],
  ['use-cases', 'humanoid,robot-arm', 'one of humanoid, robot_arm (nearest: robot_arm)'],
  [
    'brand',
    'acmee',
    'a brand of brands.yaml (nearest: acme); a new one is added there as `acmee: { name: …, country: … }`',
  ],
])('--%s %j is refused', (flag, text, wanted) => {
  expect(readAnswer(fieldOf(flag), text)).toEqual({ ok: false, wanted });
});

test.each([
  ['weight-g', 'a number', '<number>'],
  ['verified', 'yes or no', '<yes|no>'],
  ['comm', 'words, separated by commas', '<a,b,…>'],
  ['use-cases', 'some of humanoid, robot_arm, separated by commas', '<a,b,…>'],
  ['availability', 'one of in_production, discontinued, eol, unknown', '<choice>'],
  ['gear-ratio', 'a ratio such as 9:1', '<ratio>'],
  ['notes', 'a text', '<text>'],
])('--%s accepts %s', (flag, words, short) => {
  expect(accepts(fieldOf(flag))).toBe(words);
  expect(placeholder(fieldOf(flag))).toBe(short);
});
