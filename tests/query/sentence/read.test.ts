import { expect, test } from 'vitest';
import { readSentence, type Piece } from '../../../src/query/sentence/read.ts';

const VOCABULARY = {
  brands: ['CubeMars', 'maxon', 'ROBOTIS', 'T-Motor'],
  buses: ['CAN', 'CAN FD', 'EtherCAT', 'RS-485'],
};

const SIGNS = { least: '>=', most: '<=', is: '=', within: 'in' };

/** A piece as the rows below write it: `peak_torque_nm >= 40`, and `ignored: quiet` for what is not asked. */
const shown = ({ text, need }: Piece): string =>
  need === null ? `ignored: ${text}` : `${need.name} ${SIGNS[need.sense]} ${need.value}`;

test.each<[string, ...string[]]>([
  // Torque, and which.
  ['40 N·m', 'peak_torque_nm >= 40'],
  ['40,5 Nm', 'peak_torque_nm >= 40.5'],
  ['20 kg cm', 'peak_torque_nm >= 1.961'],
  ['25kgf.cm', 'peak_torque_nm >= 2.452'],
  ['300 lb-in', 'peak_torque_nm >= 33.9'],
  ['300 mNm', 'peak_torque_nm >= 0.3'],
  ['max torque 40 Nm', 'peak_torque_nm >= 40'],
  ['torque below 2 Nm', 'peak_torque_nm <= 2'],
  ['10-20 Nm', 'peak_torque_nm in 10-20'],
  ['between 10 and 20 Nm', 'peak_torque_nm in 10-20'],
  ['between 500 g and 1 kg, 10 Nm and 20 rpm', 'weight_g in 500-1000', 'peak_torque_nm >= 10', 'speed_rpm >= 20'],
  ['500 g to 1 kg', 'weight_g in 500-1000'],
  ['30-20 Nm, 48-24 V, $90-$50', 'peak_torque_nm in 20-30', 'voltage_v = 24-48', 'price_usd in 50-90'],
  ['more torque than 20 Nm, less weight than 400 g', 'peak_torque_nm >= 20', 'weight_g <= 400'],
  ['more expensive than $50, no more expensive than $90', 'price_usd >= 50', 'price_usd <= 90'],
  ['10 Nm - 20 rpm', 'peak_torque_nm >= 10', 'speed_rpm >= 20'],
  ['slower than 100 rpm', 'speed_rpm <= 100'],
  ['less than or equal to 20 Nm', 'peak_torque_nm <= 20'],
  ['80 Nm peak, 25 Nm cont.', 'peak_torque_nm >= 80', 'rated_torque_nm >= 25'],
  ['ratio above 30:1', 'gear_ratio >= 30'],
  ['gear ratio of at most 10:1', 'gear_ratio <= 10'],
  ['between 6:1 and 10:1', 'gear_ratio in 6-10'],
  ['5 Nm per kg', 'torque_density_nm_per_kg >= 5'],
  ['rated 10 N·m', 'rated_torque_nm >= 10'],
  ['continuous torque of at least 20 Nm', 'rated_torque_nm >= 20'],
  ['nominal 10 Nm', 'rated_torque_nm >= 10'],
  ['40 Nm peak 15 Nm rated', 'peak_torque_nm >= 40', 'rated_torque_nm >= 15'],
  ['peak 40 Nm rated 15 Nm', 'peak_torque_nm >= 40', 'rated_torque_nm >= 15'],
  // A torque at a speed is a point.
  ['40 N·m at 115 rpm', 'peak_points = 40@115'],
  ['40Nm@115rpm', 'peak_points = 40@115'],
  ['40@115', 'peak_points = 40@115'],
  ['40 N·m at 12 rad/s', 'peak_points = 40@114.6'],
  ['40 N·m at up to 120 rpm', 'peak_points = 40@120'],
  ['115 rpm at 40 N·m', 'peak_points = 40@115'],
  ['20 Nm continuous at 60 rpm', 'rated_points = 20@60'],
  ['3 N·m lasting at 150 rpm', 'rated_points = 3@150'],
  ['20 Nm at 60 rpm continuous', 'rated_points = 20@60'],
  ['60 rpm at 20 Nm continuous', 'rated_points = 20@60'],
  ['40 Nm peak, 20 Nm continuous at 60 rpm', 'peak_torque_nm >= 40', 'rated_points = 20@60'],
  // Speed.
  ['up to 120 rpm', 'speed_rpm >= 120'],
  ['720 °/s', 'speed_rpm >= 120'],
  ['rated speed 60 rpm', 'ignored: rated', 'speed_rpm >= 60'],
  // Mass: the actuator's or the robot's.
  ['under 900 g', 'weight_g <= 900'],
  ['500 g minimum, 20 Nm at most, 9:1 at least', 'weight_g >= 500', 'peak_torque_nm <= 20', 'gear_ratio >= 9'],
  ['20 Nm at least 500 g at most', 'peak_torque_nm >= 20', 'weight_g <= 500'],
  ['20 Nm max weight 500 g', 'peak_torque_nm >= 20', 'weight_g <= 500'],
  ['60 mm diameter minimum, 400 g and above', 'outer_diameter_mm >= 60', 'weight_g >= 400'],
  ['100 rpm under load, 500 g from maxon', 'speed_rpm >= 100', 'ignored: load', 'weight_g <= 500', 'brand = maxon'],
  ['20 Nm max at 60 rpm', 'peak_points = 20@60'],
  ['24 V minimum, IP65 or less', 'ignored: 24 V minimum', 'ignored: IP65 or less'],
  ['12345 g', 'weight_g <= 12345'],
  ['20 rad/sec', 'speed_rpm >= 191'],
  ['20 radians per second', 'speed_rpm >= 191'],
  ['60 revolutions per minute', 'speed_rpm >= 60'],
  ['5 pounds, 16 ounces', 'weight_g <= 2268', 'ignored: 16 ounces'],
  ['1 kilogram', 'weight_g <= 1000'],
  ['30 in-lb', 'peak_torque_nm >= 3.39'],
  ['20 foot pounds', 'peak_torque_nm >= 27.12'],
  ['2 newton meters', 'peak_torque_nm >= 2'],
  ['diameter 10 centimeters', 'outer_diameter_mm <= 100'],
  ['max 0.9 kg', 'weight_g <= 900'],
  ['1,200 g or less', 'weight_g <= 1200'],
  ['3 oz', 'weight_g <= 85.05'],
  ['arm joint under 900 g', 'ignored: arm', 'weight_g <= 900'],
  ['knee of a 30 kg quadruped', 'ignored: 30 kg quadruped'],
  ['payload 3 kg, reach 700 mm', 'ignored: payload 3 kg', 'ignored: reach 700 mm'],
  ['robot of 12 kg', 'ignored: robot of 12 kg'],
  ['80 kg', 'ignored: 80 kg'],
  ['25 kg servo', 'ignored: 25 kg'],
  // Lengths are asked what they measure.
  ['hollow shaft 20 mm', 'through_hole_mm >= 20'],
  ['hollow 12mm', 'through_hole_mm >= 12'],
  ['Ø80 mm', 'outer_diameter_mm <= 80'],
  ['fits a 2.5 inch tube', 'outer_diameter_mm <= 63.5'],
  ['20 mm bore, 60 mm diameter, 40 mm long', 'through_hole_mm >= 20', 'outer_diameter_mm <= 60', 'length_mm <= 40'],
  ['60 mm', 'ignored: 60 mm'],
  // Angles, price, supply.
  ['backlash 3 arcmin', 'backlash_arcmin <= 3'],
  ['repeatability under 30 arcsec', 'repeatability_arcmin <= 0.5'],
  ['under $300 QDD', 'price_usd <= 300', 'category = qdd_proprioceptive'],
  ['40 Nm for 500 USD', 'peak_torque_nm >= 40', 'price_usd <= 500'],
  ['at least 200 USD', 'price_usd >= 200'],
  ['budget of $400, 5 Nm', 'price_usd <= 400', 'peak_torque_nm >= 5'],
  ['below 50 €', 'ignored: 50 €'],
  ['24 V', 'voltage_v = 24'],
  ['24-48 V', 'voltage_v = 24-48'],
  ['24 V to 48 V', 'voltage_v = 24-48'],
  ['6S LiPo', 'voltage_v = 22.2'],
  ['under 48 V', 'ignored: under 48 V'],
  // Properties and names.
  ['IP65', 'min_ip = 65'],
  ['IP65 or better', 'min_ip = 65'],
  ['gear ratio 9:1', 'gear_ratio in 9-9'],
  ['backdrivable or unknown, can', 'backdrivable = true,unknown', 'comm = CAN'],
  ['not backdrivable', 'backdrivable = false'],
  ['without driver', 'integrated_driver = false'],
  ['CAN FD or rs485', 'comm = CAN FD', 'comm = RS-485'],
  ['strain wave by maxon', 'category = harmonic_precision', 'ignored: by', 'brand = maxon'],
  // What is not understood is told, never bent.
  ['not maxon, no CAN', 'ignored: not maxon', 'ignored: no CAN'],
  ['quiet, 6 DoF and 40 N·m', 'ignored: quiet', 'ignored: 6 DoF', 'peak_torque_nm >= 40'],
  ['anything but maxon', 'ignored: anything but maxon'],
  ['any motor but maxon', 'ignored: any motor but maxon'],
  ['except maxon and T-Motor, or CubeMars', 'ignored: except maxon', 'ignored: T-Motor', 'brand = CubeMars'],
  ['like maxon, lighter than CubeMars', 'ignored: like maxon', 'ignored: lighter than CubeMars'],
  ['less than IP54', 'ignored: less than IP54'],
  ['I would like 20 Nm from maxon', 'peak_torque_nm >= 20', 'brand = maxon'],
  ['compatible with CAN, 24 V', 'ignored: compatible with', 'comm = CAN', 'voltage_v = 24'],
  ['high accuracy 20 Nm', 'ignored: high accuracy', 'peak_torque_nm >= 20'],
  ['20 newton meters per kg', 'torque_density_nm_per_kg >= 20'],
  ['must not be backdrivable', 'ignored: not be backdrivable'],
  ['isn’t backdrivable', 'ignored: isn’t backdrivable'],
  ['not necessarily CAN', 'ignored: not necessarily CAN', 'ignored: necessarily'],
  ['neither CAN nor EtherCAT', 'ignored: neither CAN', 'ignored: EtherCAT'],
  ['backdrivable is not required, CAN optional', 'ignored: backdrivable is not required', 'ignored: CAN optional'],
  ['Can it lift 5 kg?', 'ignored: lift 5 kg'],
  ['a motor that can give 20 Nm, can bus', 'peak_torque_nm >= 20', 'comm = CAN'],
  ['servo can bus or EtherCAT', 'comm = CAN', 'comm = EtherCAT'],
  ['holds 3 kg at 30 cm', 'ignored: holds 3 kg', 'ignored: 30 cm'],
  ['3 kg at 30 cm', 'ignored: 3 kg at 30 cm'],
  ['120° of motion, 60 °/s', 'ignored: 120°', 'ignored: motion', 'speed_rpm >= 10'],
  ['0 to 120 degrees', 'ignored: 0 to 120 degrees'],
  ['hollow shaft with a diameter of 20 mm', 'through_hole_mm >= 20'],
  ['inner diameter 20 mm, bore diameter 20 mm', 'through_hole_mm >= 20', 'ignored: bore diameter 20 mm'],
  ['shaft diameter 8 mm, diameter 60 mm', 'ignored: shaft diameter 8 mm', 'outer_diameter_mm <= 60'],
  ['100 Nm/rad, 10 rpm/V', 'ignored: 100 Nm/rad', 'ignored: 10 rpm/V'],
  ['20 rad/s^2', 'ignored: 20 rad/s^2'],
  ['brake torque 5 Nm, 20 Nm', 'ignored: brake torque 5 Nm', 'peak_torque_nm >= 20'],
  ['accuracy 10 arcsec', 'ignored: accuracy 10 arcsec'],
  ['1 200 g', 'ignored: 1 200 g'],
  ['12 CANs', 'ignored: 12 CANs'],
  ['40', 'ignored: 40'],
  ['40 N·m, 20 N·m', 'peak_torque_nm >= 40', 'ignored: 20 N·m'],
  [
    'hollow shaft 20 mm, 10 Nm at 60 rpm, CAN, under $400',
    'through_hole_mm >= 20',
    'peak_points = 10@60',
    'comm = CAN',
    'price_usd <= 400',
  ],
  [
    'wrist 5 Nm continuous at 60rpm, max 350g, EtherCAT, 12 mm bore',
    'rated_points = 5@60',
    'weight_g <= 350',
    'comm = EtherCAT',
    'through_hole_mm >= 12',
  ],
  [
    '150 kg·cm servo, 12 V, RS485, IP54, $80',
    'peak_torque_nm >= 14.71',
    'voltage_v = 12',
    'comm = RS-485',
    'min_ip = 54',
    'price_usd <= 80',
  ],
  [
    'knee: 40 N·m at 12 rad/s, < 900 g, backdrivable, CAN, < $500',
    'peak_points = 40@114.6',
    'weight_g <= 900',
    'backdrivable = true',
    'comm = CAN',
    'price_usd <= 500',
  ],
])('“%s” asks %j', (sentence, ...pieces) => {
  expect(readSentence(sentence, VOCABULARY).map(shown)).toEqual(pieces);
});

test('what is not asked says why, and what it may mean instead', () => {
  const [length] = readSentence('60 mm', VOCABULARY);
  expect(length?.why).toBe('Say what it measures.');
  expect(length?.others.map(({ name }) => name)).toEqual(['outer_diameter_mm', 'length_mm', 'through_hole_mm']);
});

test('a torque of no stated kind may be made the rated one', () => {
  const [torque] = readSentence('40 N·m', VOCABULARY);
  expect(torque?.others).toEqual([{ name: 'rated_torque_nm', sense: 'least', value: '40' }]);
});
