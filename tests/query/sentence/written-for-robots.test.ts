import { expect, test } from 'vitest';
import { asked } from './asked.ts';

// Sentences of designers of legs, grippers and arms with another first language, who do not know the reader.
// Each
// piece is read as it was meant, or shown as not used.

test.each<[string, ...string[]]>([
  [
    'I need motor for hexapod leg, 24 V, peak 12 Nm, weight below 250 g',
    'unused: hexapod leg',
    'voltage_v = 24',
    'peak_torque_nm >= 12',
    'weight_g <= 250',
  ],
  [
    'gripper actuator with CAN bus, under 60 USD, lighter than 500 g',
    'unused: gripper',
    'comm = CAN',
    'price_usd <= 60',
    'weight_g <= 500',
  ],
  [
    'exoskeleton hip joint, backdrivable, minimum 30 Nm rated, 48V, maximal 900 g',
    'unused: exoskeleton',
    'backdrivable = true',
    'rated_torque_nm >= 30',
    'voltage_v = 48',
    'weight_g <= 900',
  ],
  [
    'quadruped knee motor peak torque 45 Nm at least, speed 20 rad/s, CAN FD',
    'unused: quadruped knee motor peak torque 45 Nm at least',
    'speed_rpm >= 191',
    'comm = CAN FD',
  ],
  [
    'pan-tilt servo 25 kg·cm 7.4V metal gear, cheap',
    'unused: pan-tilt servo 25 kg·cm',
    'unused: 7.4V metal',
    'unused: cheap',
  ],
  [
    'SCARA axis 1, hollow shaft 20 mm, EtherCAT, backlash less than 1 arcmin',
    'unused: SCARA axis 1',
    'through_hole_mm >= 20',
    'comm = EtherCAT',
    'backlash_arcmin <= 1',
  ],
  [
    'cycloidal joint 60 Nm with brake and IP65',
    'category = cycloidal_premium',
    'peak_torque_nm >= 60',
    'brake = true',
    'ip >= 65',
  ],
  [
    'harmonic drive module, ratio 100:1, 24 V, outside diameter max 80 mm',
    'category = harmonic_precision',
    'unused: module',
    'gear_ratio in 100-100',
    'voltage_v = 24',
    'outer_diameter_mm <= 80',
  ],
  [
    'want 35 kg.cm torque and 0.16 sec/60deg servo, waterproof',
    'peak_torque_nm >= 3.432',
    'unused: 0.16 sec/60deg',
    'ip >= 65',
  ],
  [
    'stepper 200 oz-in 24V with encoder absolute',
    'unused: stepper 200 oz-in',
    'voltage_v = 24',
    'unused: encoder absolute',
  ],
  [
    'I search actuator 5 Nm at 100 rpm, price till 150 EUR',
    'unused: search actuator 5 Nm at 100 rpm',
    'unused: price till 150 EUR',
  ],
  [
    'need speed of 180 deg/s with 10 Nm, mass no more than 0.6 kg',
    'speed_rpm >= 30',
    'peak_torque_nm >= 10',
    'weight_g <= 600',
  ],
  [
    'robot wheel hub motor 36V 250 W, speed 200 rpm',
    'unused: robot wheel hub motor 36V',
    'power_w >= 250',
    'speed_rpm >= 200',
  ],
  ['rated 2,5 Nm, peak 7,5 Nm, 24 V', 'rated_torque_nm >= 2.5', 'peak_torque_nm >= 7.5', 'voltage_v = 24'],
  [
    'joint with peak torque between 20 and 40 Nm, weight from 400 to 700 g',
    'peak_torque_nm in 20-40',
    'weight_g in 400-700',
  ],
  [
    'motor diameter less than 3 inch, length under 2 inch, 1.5 lb',
    'outer_diameter_mm <= 76.2',
    'length_mm <= 50.8',
    'weight_g <= 680.4',
  ],
  [
    'backdrivable QDD, gear ratio lower than 10, kv 100',
    'backdrivable = true',
    'category = qdd_proprioceptive',
    'unused: gear ratio lower than 10',
    'unused: kv 100',
  ],
  [
    'actuator without brake, with dual encoder, RS485',
    'unused: without brake',
    'unused: dual encoder',
    'comm = RS-485',
  ],
  [
    '120 Nm peak, 1.5 kg or less, EtherCAT or CANopen',
    'peak_torque_nm >= 120',
    'weight_g <= 1500',
    'comm = EtherCAT',
    'comm = CANopen',
  ],
  ['load capacity 1,500 kg for lift, 400 W', 'unused: load capacity 1,500 kg for lift', 'power_w >= 400'],
  [
    'Dynamixel compatible servo with 4 Nm stall torque 12 V',
    'unused: Dynamixel compatible servo with 4 Nm stall torque 12 V',
  ],
  [
    'DAMIAO or CubeMars motor above 20 Nm, below 300 dollars',
    'unused: DAMIAO',
    'brand = CubeMars',
    'peak_torque_nm >= 20',
    'price_usd <= 300',
  ],
  [
    'hand finger actuator 0.5 Nm, diameter 16mm, lightweight less than 50 gram',
    'unused: hand finger actuator 0.5 Nm',
    'outer_diameter_mm <= 16',
    'weight_g <= 50',
  ],
  [
    'torque >= 15 N.m, speed >= 60 rpm, mass <= 800g, IP>=54',
    'peak_torque_nm >= 15',
    'speed_rpm >= 60',
    'weight_g <= 800',
    'unused: IP>=54',
  ],
  [
    'Please recommend me 48 V motor 3 kW peak current 60 A',
    'unused: recommend me 48 V',
    'power_w >= 3000',
    'unused: peak current 60 A',
  ],
  [
    'waist yaw joint, hollow shaft minimum 12mm, 80 Nm peak, 30 RPM, crossed roller bearing',
    'unused: waist yaw',
    'through_hole_mm >= 12',
    'peak_torque_nm >= 80',
    'speed_rpm >= 30',
    'unused: crossed roller bearing',
  ],
  [
    'two motors 10 Nm, arm length 0.5 m, payload 3 kg',
    'unused: two motors 10 Nm',
    'unused: arm length 0.5 m',
    'unused: payload 3 kg',
  ],
  [
    'backlash smaller as 10 arcmin, working temperature -20 to 60 °C',
    'unused: backlash smaller as 10 arcmin',
    'unused: working temperature -20 to 60 °C',
  ],
  ['noise under 50 dB, torque density over 30 Nm/kg', 'noise_db <= 50', 'torque_density_nm_per_kg >= 30'],
  [
    'torque constant 0.12 Nm/A, 12 lb-ft peak, 28VDC, with hall sensor',
    'unused: torque constant 0.12 Nm/A',
    'peak_torque_nm >= 16.27',
    'voltage_v = 28',
    'unused: hall sensor',
  ],
])('%s', (sentence, ...pieces) => {
  expect(asked(sentence)).toEqual(pieces);
});
