import { expect, test } from 'vitest';
import { readSentence } from '../../../src/query/sentence/read.ts';
import { asked, VOCABULARY } from './asked.ts';

/*
 * Sentences of designers, the chips that they give, and the words that are shown as not used.
 */

test.each<[string, ...string[]]>([
  [
    'Knee 40 N·m at 12 rad/s, under 900 g, backdrivable, CAN, < $500',
    'peak_points = 40@114.6',
    'weight_g <= 900',
    'backdrivable = true',
    'comm = CAN',
    'price_usd <= 500',
  ],
  [
    'Hexapod leg, 2 N·m at 60 rpm, 12 V, < $60 a joint',
    'unused: Hexapod leg',
    'peak_points = 2@60',
    'voltage_v = 12',
    'price_usd <= 60',
  ],
  ['hexapod leg 2 Nm at 60 rpm', 'unused: hexapod leg 2 Nm at 60 rpm'],
  ['20 kg cm servo under $50', 'peak_torque_nm >= 1.961', 'price_usd <= 50'],
  ['20 Nm hold, 60 Nm peak at 100 rpm', 'unused: 20 Nm hold', 'peak_points = 60@100'],
  ['48V 20A', 'voltage_v = 48', 'unused: 20A'],
  ['min 20 Nm, max 900 g', 'peak_torque_nm >= 20', 'weight_g <= 900'],
  ['at least 40 Nm peak and 15 Nm continuous', 'peak_torque_nm >= 40', 'rated_torque_nm >= 15'],
  ['40 Nm peak 15 Nm rated', 'peak_torque_nm >= 40', 'rated_torque_nm >= 15'],
  ['peak 40 Nm rated 15 Nm', 'peak_torque_nm >= 40', 'rated_torque_nm >= 15'],
  ['40 Nm rated 15 Nm', 'unused: 40 Nm rated', 'unused: 15 Nm'],
  ['Rated torque: 20 Nm; peak torque = 60 Nm', 'rated_torque_nm >= 20', 'peak_torque_nm >= 60'],
  ['15 Nm (continuous), 45 Nm [peak]', 'rated_torque_nm >= 15', 'peak_torque_nm >= 45'],
  ['20 Nm (rated)', 'rated_torque_nm >= 20'],
  ['60 Nm (rated torque 20 Nm)', 'peak_torque_nm >= 60', 'rated_torque_nm >= 20'],
  ['40 Nm at least (mass 900 g)', 'peak_torque_nm >= 40', 'weight_g <= 900'],
  ['20 Nm at least 500 g at most', 'peak_torque_nm >= 20', 'weight_g <= 500'],
  ['20 Nm max 900 g', 'unused: 20 Nm max', 'unused: 900 g'],
  ['20 Nm under 900 g', 'peak_torque_nm >= 20', 'weight_g <= 900'],
  ['max torque 40 Nm', 'unused: max torque 40 Nm'],
  ['at most 40 Nm', 'peak_torque_nm <= 40'],
  ['hollow shaft 20 mm, outer diameter under 100 mm', 'through_hole_mm >= 20', 'outer_diameter_mm <= 100'],
  ['EtherCAT with brake and hollow shaft', 'comm = EtherCAT', 'brake = true', 'unused: hollow shaft'],
  ['no brake', 'unused: no brake'],
  ['without brake, 20 Nm', 'unused: without brake', 'peak_torque_nm >= 20'],
  ['servo without brake and CAN', 'unused: without brake', 'comm = CAN'],
  ['not CAN', 'unused: not CAN'],
  ['no CAN, RS-485', 'unused: no CAN', 'unused: RS-485'],
  ['no CAN or EtherCAT', 'unused: no CAN or EtherCAT'],
  ['not backdrivable', 'unused: not backdrivable'],
  ['non-backdrivable', 'backdrivable = false'],
  ['CAN and EtherCAT', 'comm = CAN', 'unused: EtherCAT'],
  ['CAN or EtherCAT', 'comm = CAN', 'comm = EtherCAT'],
  ['a motor that can lift 5 kg', 'unused: can lift 5 kg'],
  ['payload 5 kg', 'unused: payload 5 kg'],
  ['5 kg payload', 'unused: 5 kg payload'],
  ['robot of 12 kg', 'unused: robot of 12 kg'],
  ['80 kg', 'unused: 80 kg'],
  ['25 kg servo', 'unused: 25 kg'],
  ['cogging torque 0.1 Nm', 'unused: cogging torque 0.1 Nm'],
  ['backdrive torque under 0.5 Nm', 'backdrive_torque_nm <= 0.5'],
  ['holding brake 5 Nm', 'brake = true', 'unused: 5 Nm'],
  ['30 mm', 'unused: 30 mm'],
  ['Harmonic Drive, harmonic drive', 'brand = Harmonic Drive', 'category = harmonic_precision'],
  ['made in Germany', 'country = Germany'],
  ['shipped to Germany', 'unused: shipped to Germany'],
  ['German or Swiss motors', 'country = Germany', 'country = Switzerland'],
  ['from Japan', 'country = Japan'],
  ['between 10 and 20 Nm', 'peak_torque_nm in 10-20'],
  ['from 24 to 48 V', 'voltage_v = 24-48'],
  ['24-48 V, 300 rpm at 48 V', 'voltage_v = 24-48', 'speed_rpm >= 300', 'unused: 48 V'],
  ['20 Nm @ 60 rpm continuous', 'rated_points = 20@60'],
  ['40@115', 'unused: 40@115'],
  ['IP65, ratio 9:1', 'ip >= 65', 'gear_ratio in 9-9'],
  ['ratio at most 10:1', 'gear_ratio <= 10'],
  ['6:1 to 10:1', 'gear_ratio in 6-10'],
  ['waterproof, quiet', 'ip >= 65', 'unused: quiet'],
  ['quieter than 50 dB', 'unused: quieter than 50 dB'],
  ['noise under 50 dB', 'noise_db <= 50'],
  ['cheaper than the AK80-9', 'unused: cheaper than the AK80-9'],
  ['like the ROBOTIS XM430', 'unused: like the ROBOTIS XM430'],
  ['about 40 Nm', 'unused: about 40 Nm'],
  ['encoder at least 14 bits', 'unused: encoder at least 14 bits'],
  ['backlash under 5 arcmin', 'backlash_arcmin <= 5'],
  ['5 arcmin', 'unused: 5 arcmin'],
  ['zero backlash', 'backlash_arcmin <= 0'],
  ['torque control, 20 Nm', 'control_mode = torque', 'peak_torque_nm >= 20'],
  ['20 Nm torque, position control', 'peak_torque_nm >= 20', 'control_mode = position'],
  ['60 rpm rated speed', 'rated_speed_rpm >= 60'],
  ['peak current below 20 A', 'peak_current_a <= 20'],
  ['direct drive, smart servo', 'gear_ratio <= 1', 'category = smart_servo'],
  [
    'quasi-direct drive with EtherCAT under 1.5 kg',
    'category = qdd_proprioceptive',
    'comm = EtherCAT',
    'weight_g <= 1500',
  ],
  ['1.2 kg', 'unused: 1.2 kg'],
  [
    '40 N·m, 12 rad/s, 900 g, $500',
    'peak_torque_nm >= 40',
    'speed_rpm >= 114.6',
    'weight_g <= 900',
    'price_usd <= 500',
  ],
  ['five kilos', 'unused: five kilos'],
  ['20 Nm is not enough', 'unused: 20 Nm is not enough'],
  ['nicht teurer als 500 USD', 'unused: nicht teurer als 500 USD'],
  ['5 kg at 400 mm', 'unused: 5 kg at 400 mm'],
  ['0.2 s/60°', 'unused: 0.2 s/60°'],
  ['300 lb-in continuous', 'rated_torque_nm >= 33.9'],
  ['power at least 200 W, torque density over 40 Nm/kg', 'power_w >= 200', 'torque_density_nm_per_kg >= 40'],
  ['20Nm,5kg,48V', 'peak_torque_nm >= 20', 'unused: 5kg', 'voltage_v = 48'],
  ['1.200 g, 2.500 rpm, $1.500', 'unused: 1.200 g', 'speed_rpm >= 2500', 'price_usd <= 1500'],
  ['$1.5k, 1-2k rpm', 'price_usd <= 1500', 'speed_rpm in 1000-2000'],
  ['.5 rev/s, 40,5 Nm', 'speed_rpm >= 30', 'peak_torque_nm >= 40.5'],
  ['0-100 rpm, 0-500 g', 'speed_rpm >= 100', 'weight_g <= 500'],
  ['30 in-lbs, 20 foot pounds continuous', 'peak_torque_nm >= 3.39', 'rated_torque_nm >= 27.12'],
  ['5 Nm per kg', 'torque_density_nm_per_kg >= 5'],
  ['60 rpm at most 20 Nm', 'unused: 60 rpm at most', 'unused: 20 Nm'],
  ['2 Nm at no more than 240 rpm', 'unused: 2 Nm at no more than 240 rpm'],
  ['5-10 Nm at 60 rpm', 'unused: 5-10 Nm at 60 rpm'],
  ['| Peak torque | 60 Nm | Rated torque | 20 Nm |', 'peak_torque_nm >= 60', 'rated_torque_nm >= 20'],
  ['Weight: 0,9 kg\nEtherCAT interface', 'weight_g <= 900', 'comm = EtherCAT'],
  ['5 V logic, rotor mass 100 g', 'unused: 5 V logic', 'unused: rotor mass 100 g'],
  ['$5 per Nm', 'unused: $5 per Nm'],
  ['$100 - 200 €', 'unused: $100 - 200 €'],
  ['1.2.3 Nm', 'unused: 1.2.3 Nm'],
  ['IP65 or less, at least IP54', 'ip <= 65', 'ip >= 54'],
  ['24 V minimum', 'unused: 24 V minimum'],
  ['my current motor has 20 Nm', 'unused: current motor has 20 Nm'],
  ['optional brake, CAN preferably', 'unused: optional brake', 'unused: CAN preferably'],
  ['XM430-W350 or AK80-9', 'unused: XM430-W350 or AK80-9'],
  ['three motors', 'unused: three'],
  [
    'dual encoder, torque sensor, multi-turn',
    'output_encoder = true',
    'torque_sensor = true',
    'multi_turn_absolute = true',
  ],
  ['torque as high as possible', 'unused: torque as high as possible'],
  ['500 g or less, 100 rpm or more', 'weight_g <= 500', 'speed_rpm >= 100'],
  ['between 500 g and 1 kg', 'weight_g in 500-1000'],
  ['USA, South Korea', 'country = United States', 'country = South Korea'],
  ['canopen and can', 'comm = CANopen', 'unused: can'],
  ['max 1,500 kg, 2,000 N·m', 'unused: max 1,500 kg', 'unused: 2,000 N·m'],
  ['under 1,200 g, at least 1,500 rpm', 'weight_g <= 1200', 'speed_rpm >= 1500'],
  ['max 0,500 kg', 'weight_g <= 500'],
  ['1,500 N·m at 60 rpm', 'unused: 1,500 N·m at 60 rpm'],
  ['peak current 60 A', 'unused: peak current 60 A'],
  ['peak current at least 60 A', 'peak_current_a >= 60'],
  ['rated 3000 rpm, rated 48 V', 'rated_speed_rpm >= 3000', 'voltage_v = 48'],
  ['8 Nm rated 48 V', 'unused: 8 Nm rated', 'unused: 48 V'],
  ['20 Nm continuous 900 g', 'rated_torque_nm >= 20', 'weight_g <= 900'],
  ['20 Nm payload 500 g', 'unused: 20 Nm payload', 'unused: 500 g'],
  ['40 Nm (for the knee of my robot dog)', 'peak_torque_nm >= 40', 'unused: robot dog'],
  ['brake 24 V', 'brake = true', 'unused: 24 V'],
  ['IP65 or better', 'ip >= 65'],
  ['minimal 20 Nm, maximal 900 g', 'peak_torque_nm >= 20', 'weight_g <= 900'],
])('%s', (sentence, ...pieces) => {
  expect(asked(sentence)).toEqual(pieces);
});

const offered = (sentence: string): string[] =>
  readSentence(sentence, VOCABULARY).flatMap(({ need, others }) =>
    need === null ? others.slice(0, 2).map(({ name, sense, value }) => `${name} ${sense} ${value}`) : [],
  );

test.each([
  ['no brake', ['brake is false']],
  ['without integrated driver', ['integrated_driver is false']],
  ['not backdrivable', ['backdrivable is false']],
  ['no CAN', []],
  ['payload 5 kg', ['weight_g most 5000', 'weight_g least 5000']],
  ['max torque 40 Nm', ['peak_torque_nm most 40', 'peak_torque_nm least 40']],
  ['about 40 Nm', ['peak_torque_nm least 40', 'peak_torque_nm most 40']],
  ['CAN and EtherCAT', ['comm is EtherCAT']],
  ['max 1,500 kg', ['weight_g most 1500000', 'weight_g least 1500000']],
  ['torque constant 0.12 Nm/A', ['kt_nm_per_a least 0.12', 'kt_nm_per_a most 0.12']],
  ['IP65, no CAN, RS-485', ['comm is RS-485']],
  ['30 mm', ['outer_diameter_mm most 30', 'length_mm most 30']],
])('what is not used of “%s” can be chosen as %j', (sentence, options) => {
  expect(offered(sentence)).toEqual(options);
});

test('a chip can be changed to the other end, or to another figure in its unit', () => {
  const [torque] = readSentence('40 N·m', VOCABULARY);
  expect(torque?.others.map(({ name, sense }) => `${name} ${sense}`)).toEqual([
    'peak_torque_nm most',
    'rated_torque_nm least',
    'backdrive_torque_nm most',
  ]);
});

test('a number that may be read in two ways can be chosen as either', () => {
  const [torque] = readSentence('1,500 N·m', VOCABULARY);
  expect(torque?.others.slice(0, 4).map(({ name, sense, value }) => `${name} ${sense} ${value}`)).toEqual([
    'peak_torque_nm least 1500',
    'peak_torque_nm most 1500',
    'peak_torque_nm least 1.5',
    'peak_torque_nm most 1.5',
  ]);
});

test('every word is in a piece or small', () => {
  const sentence = 'foo 20 Nm bar, CAN baz; qux under 900 g';
  const text = readSentence(sentence, VOCABULARY)
    .map((piece) => piece.text)
    .join(' ');
  for (const word of ['foo', 'bar', 'baz', 'qux']) expect(text).toContain(word);
});
