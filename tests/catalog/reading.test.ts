import { describe, expect, test } from 'vitest';
import { readingElsewhere, readingOf } from '../../src/catalog/reading.ts';

describe('words state', () => {
  test.each([
    ['comm', ['CAN'], 'CAN bus 1 Mbps'],
    ['comm', ['CAN'], 'CAN/CAN-FD'],
    ['comm', ['CAN FD', 'RS-485'], '通讯接口 CANFD, RS485'],
    ['control_modes', ['extended_position'], 'Extended Position Control Mode (Multi-turn)'],
    ['ip_rating', 'IP68', 'IP 68 (1 m, 24 hr)'],
    ['encoder', '15-bit rotor encoder', '15-bit rotor encoder'],
    ['integrated_driver', true, 'driver_included yes'],
    ['integrated_driver', false, 'sold without driver'],
    ['backdrivable', true, 'highly back-drivable'],
    ['backdrivable', false, 'not backdrivable'],
    ['availability', 'discontinued', 'RX-28 has been discontinued.'],
  ])('%s as %j: %j', (field, value, words) => {
    expect(readingOf(field, value, words)).toBe('as stated');
  });
});

describe('words do not state', () => {
  test.each([
    ['comm', ['CAN'], 'CANFD'],
    ['comm', ['CAN'], 'CANopen'],
    ['comm', ['CAN', 'RS-485'], 'CAN bus'],
    ['control_modes', ['velocity'], 'Speed Mode'],
    ['ip_rating', 'IP6', 'IP68'],
    ['encoder', 'dual 14-bit encoder', 'Magnetic Encoder 2 pcs'],
    ['integrated_driver', true, 'Driver: No'],
    ['backdrivable', true, 'not backdrivable'],
    ['availability', 'discontinued', 'Only the AX-12A is now being sold.'],
  ])('%s as %j: %j', (field, value, words) => {
    expect(readingOf(field, value, words)).toBeNull();
  });
});

describe('words about another field', () => {
  const quote = { field: 'weight_g', words: '', kind: 'manufacturer' } as const;

  test.each([
    ['comm', ['CAN'], { words: 'All: dual encoder, CAN 1 Mbps', reading: 'as stated' }],
    ['ip_rating', 'IP67', { words: 'RobStride 02 IP67 ... 490', reading: 'as stated' }],
    ['control_modes', ['impedance'], { words: 'EtherCAT, IP67, impedance control', reading: 'as stated' }],
    ['integrated_driver', true, { words: 'dims/weight incl. driver', reading: 'as stated' }],
    ['integrated_driver', true, { field: 'comm', words: 'RS485', reading: 'a bus of its own: the driver is on board' }],
    ['integrated_driver', false, { words: 'none (frameless)', reading: 'frameless: stator and rotor alone' }],
    ['availability', 'in_production', { field: 'price_usd', words: '$9', reading: 'on sale: the maker asks a price' }],
  ] as const)('state %s as %j: %j', (field, value, { reading, ...changes }) => {
    expect(readingElsewhere(field, value, { ...quote, ...changes })).toBe(reading);
  });

  test.each([
    ['control_modes', ['torque'], { words: 'Maximum torque 8.8 Nm' }],
    ['integrated_driver', false, { field: 'comm', words: 'CAN' }],
    ['integrated_driver', true, { words: 'motor only' }],
    ['availability', 'in_production', { field: 'price_usd', words: '$99', kind: 'repository' }],
    ['availability', 'discontinued', { field: 'price_usd', words: '$99' }],
    ['encoder', '14-bit', { words: '14-bit' }],
  ] as const)('do not state %s as %j: %j', (field, value, changes) => {
    expect(readingElsewhere(field, value, { ...quote, ...changes })).toBeNull();
  });
});
