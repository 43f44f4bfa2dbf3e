import { describe, expect, test } from 'vitest';
import { readingElsewhere, readingOf } from '../../../src/catalog/evidence/worded-values.ts';

describe('a quote states', () => {
  test.each([
    ['comm', ['CAN'], 'CAN bus 1 Mbps'],
    ['comm', ['CAN'], 'CAN/CAN-FD'],
    ['comm', ['CAN FD', 'RS-485'], '通讯接口 CANFD, RS485'],
    ['comm', ['CAN FD'], '总线：can–fd，5 Mbps'],
    ['control_modes', ['extended_position'], 'Extended Position Control Mode (Multi-turn)'],
    ['ip_rating', 'IP68', 'IP 68 (1 m, 24 hr)'],
    ['encoder', '15-bit rotor encoder', '15-bit rotor encoder'],
    ['integrated_driver', true, 'driver_included yes'],
    ['integrated_driver', false, 'sold without driver'],
    ['backdrivable', true, 'highly back-drivable'],
    ['backdrivable', false, 'not backdrivable'],
    ['availability', 'discontinued', 'RX-28 has been discontinued.'],
    ['output_bolt_thread', 'M4', '6×M4↧8 PCD23'],
    ['output_bolt_thread', 'M5', '6xM5↧8 ⌀22'],
    ['housing_bolt_thread', 'M2.5', '3xM2.5-6H↧5 ⌀49'],
    ['brake', true, 'Spring applied brake'],
    ['brake', true, 'ROW: "brake_options": [true]'],
    ['brake', false, 'AK80-6: Brake no'],
    ['brake', false, '(harmonique 50:1, sans frein)'],
    ['brake', false, 'ROW: "brake_options": [false]'],
    ['output_encoder', true, '"Dual Encoder ABS-17BIT (Input) / 18BIT (Output)"'],
    ['output_encoder', true, '双编码器，输出轴单圈绝对位置'],
    ['output_encoder', true, 'ROW: "dual_encoder_options": [true], "output_encoder_bits": 17'],
    ['output_encoder', false, 'driver encoder 14bit; 2nd output-shaft encoder: NO'],
    ['output_encoder', false, 'Input Encoder - 16 bit; Output Encoder - /'],
    ['output_encoder', false, 'Encoder single 14bit'],
    ['torque_sensor', true, 'Encoder abs+torque'],
    ['torque_sensor', false, '"torque from current, NO sensor"'],
    ['multi_turn_absolute', true, '单圈 17 bit / 多圈 16 bit'],
    ['multi_turn_absolute', false, '14bit (single lap absolute value)'],
    ['safe_torque_off', true, 'EtherCAT, integrated drive, STO'],
  ])('%s as %j: %j', (field, value, words) => {
    expect(readingOf(field, value, words)).toBe('as stated');
  });
});

describe('a quote does not state', () => {
  test.each([
    ['comm', ['CAN'], 'CANFD'],
    ['comm', ['CAN'], 'CANopen'],
    ['comm', ['CAN'], 'CAN–FD 5 Mbps'],
    ['comm', ['CAN'], 'CAN open'],
    ['comm', ['CAN'], '双CAN'],
    ['comm', ['CAN', 'RS-485'], 'CAN bus'],
    ['control_modes', ['velocity'], 'Speed Mode'],
    ['ip_rating', 'IP6', 'IP68'],
    ['encoder', 'dual 14-bit encoder', 'Magnetic Encoder 2 pcs'],
    ['integrated_driver', true, 'Driver: No'],
    ['backdrivable', true, 'not backdrivable'],
    ['availability', 'discontinued', 'Only the AX-12A is now being sold.'],
    ['output_bolt_thread', 'M4', '6×M40 PCD23'],
    ['output_bolt_thread', 'M2', '3xM2.5-6H↧5'],
    ['brake', true, 'without brake'],
    ['brake', false, 'with brake'],
    ['output_encoder', true, 'single 14-bit encoder'],
    ['output_encoder', true, 'All: dual encoder, CAN/CAN-FD 1 Mbps'],
    ['output_encoder', true, 'Double Encoder Yes'],
    ['output_encoder', true, '双编码器'],
    ['multi_turn_absolute', true, 'single-turn absolute'],
    ['safe_torque_off', true, 'no STO'],
  ])('%s as %j: %j', (field, value, words) => {
    expect(readingOf(field, value, words)).toBeNull();
  });
});

describe('a quote about another field', () => {
  const quote = { field: 'weight_g', words: '', kind: 'manufacturer' } as const;

  test.each([
    ['comm', ['CAN'], { words: 'All: dual encoder, CAN 1 Mbps', reading: 'as stated' }],
    ['ip_rating', 'IP67', { words: 'RobStride 02 IP67 ... 490', reading: 'as stated' }],
    ['control_modes', ['impedance'], { words: 'EtherCAT, IP67, impedance control', reading: 'as stated' }],
    ['integrated_driver', true, { words: 'dims/weight incl. driver', reading: 'as stated' }],
    [
      'integrated_driver',
      true,
      { field: 'comm', words: 'RS485', reading: 'a bus of its own: the driver is on board' },
    ],
    ['integrated_driver', false, { words: 'none (frameless)', reading: 'frameless: stator and rotor alone' }],
    [
      'availability',
      'in_production',
      { field: 'price_usd', words: '$9', reading: 'on sale: the maker asks a price' },
    ],
  ] as const)('states %s as %j: %j', (field, value, { reading, ...changes }) => {
    expect(readingElsewhere(field, value, { ...quote, ...changes })).toBe(reading);
  });

  test.each([
    ['control_modes', ['torque'], { words: 'Maximum torque 8.8 Nm' }],
    ['integrated_driver', false, { field: 'comm', words: 'CAN' }],
    ['integrated_driver', true, { words: 'motor only' }],
    ['availability', 'in_production', { field: 'price_usd', words: '$99', kind: 'repository' }],
    ['availability', 'discontinued', { field: 'price_usd', words: '$99' }],
    ['encoder', '14-bit', { words: '14-bit' }],
  ] as const)('does not state %s as %j: %j', (field, value, changes) => {
    expect(readingElsewhere(field, value, { ...quote, ...changes })).toBeNull();
  });
});
