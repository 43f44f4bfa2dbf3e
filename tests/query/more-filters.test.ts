import { describe, expect, test } from 'vitest';
import type { RobotEntry } from '../../src/catalog/catalog.ts';
import { actuatorsFound, faultsOfActuatorQuery, parseRobotQuery, robotsFound } from '../support/list.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../support/small-catalog.ts';
import { textWith } from '../support/text-with.ts';

const bare = actuatorEntry({ id: 'bare', brand: 'nomad', specs: { rated_torque_nm: 1 } });
const geared = actuatorEntry({
  id: 'geared',
  price_usd: 50,
  availability: 'in_production',
  verified: true,
  specs: {
    peak_torque_nm: 20,
    rated_torque_nm: 8,
    max_speed_rpm: 200,
    gear_ratio: '9.5:1',
    weight_g: 400,
    voltage_v: '24-48',
    comm: ['CAN', 'RS-485'],
    control_modes: ['position', 'MIT'],
    ip_rating: 'IP65',
  },
  figures: {
    outer_diameter_mm: 76,
    through_hole_mm: 8,
    brake: false,
    output_encoder: true,
    encoder_bits: 17,
    width_mm: 28,
  },
  conditions: {
    peak_torque_nm: { kind: 'repeated_peak' },
    rated_torque_nm: { kind: 'continuous' },
    max_speed_rpm: { kind: 'no_load', voltage_v: 48 },
  },
});
const direct = actuatorEntry({
  id: 'direct',
  availability: 'discontinued',
  specs: { peak_torque_nm: 2, gear_ratio: '1:1', voltage_v: 12, comm: ['TTL'], ip_rating: 'IP56' },
  conditions: { peak_torque_nm: { kind: 'stall' } },
});

const jointsWith = (actuator: string): RobotEntry['joints'] => [{ role: 'Hip (J1)', count: 1, motor: { actuator } }];
const service = serviceOf({
  suspects: [{ ids: ['direct'], fields: ['peak_torque_nm'], says: 'Twice what its sisters have.' }],
  actuators: [bare, geared, direct],
  robots: [
    robotEntry({ id: 'dog', joints: jointsWith('geared'), weight_kg: 12, reach_mm: 400 }),
    robotEntry({ id: 'man', kind: 'humanoid', brand: 'nomad', joints: jointsWith('direct'), dof: 20, price_usd: 900 }),
    robotEntry({ id: 'arm', kind: 'arm', dof: 6, payload_kg: 3, reach_mm: 800 }),
  ],
});

describe('a filter of actuators', () => {
  test.each([
    ['min_rated_torque_nm', '8', ['geared']],
    ['min_speed_rpm', '200', ['geared']],
    ['min_torque_density_nm_per_kg', '50', ['geared']],
    ['max_peak_torque_nm', '2', ['direct']],
    ['min_weight_g', '401', []],
    ['min_gear_ratio', '1', ['direct', 'geared']],
    ['min_gear_ratio', '9.5', ['geared']],
    ['max_gear_ratio', '9', ['direct']],
    ['max_outer_diameter_mm', '76', ['geared']],
    ['min_through_hole_mm', '9', []],
    ['brake', 'false', ['geared']],
    ['brake', 'true', []],
    ['output_encoder', 'true', ['geared']],
    ['min_encoder_bits', '17', ['geared']],
    ['min_encoder_bits', '18', []],
    ['max_width_mm', '28', ['geared']],
    ['has', 'brake', ['geared']],
    ['lacks', 'brake,width_mm', ['bare', 'direct']],
    ['voltage_v', '24', ['geared']],
    ['voltage_v', '48', ['geared']],
    ['voltage_v', '48.1', []],
    ['voltage_v', '24-36', ['geared']],
    ['voltage_v', '20-48', []],
    ['voltage_v', '10.8', ['direct']],
    ['voltage_v', '13.3', []],
    ['voltage_v', '11-13', ['direct']],
    ['min_ip', 'IP56', ['direct']],
    ['min_gear_ratio', '2:1', ['geared']],
    ['voltage_v', '12', ['direct']],
    ['comm', 'rs485', ['geared']],
    ['comm', 'RS 485,canfd', ['geared']],
    ['min_ip', '65', ['geared']],
    ['min_ip', '50', ['direct', 'geared']],
    ['min_ip', '56', ['direct']],
    ['min_ip', '67', []],
    ['comm', 'can', ['geared']],
    ['comm', 'ttl, CAN', ['direct', 'geared']],
    ['comm', 'CAN FD', []],
    ['control_mode', 'mit', ['geared']],
    ['country', 'switzerland', ['direct', 'geared']],
    ['country', 'Swiss', []],
    ['availability', 'in_production', ['geared']],
    ['availability', 'in_production,Discontinued', ['direct', 'geared']],
    ['data_source', 'manufacturer', ['bare', 'direct', 'geared']],
    ['data_source', 'paper', []],
    ['verified', 'true', ['geared']],
    ['verified', 'false', ['bare', 'direct']],
    ['torque_kind', 'stall,peak', ['direct']],
    ['rated_torque_kind', 'continuous', ['geared']],
    ['speed_kind', 'No_Load,rated', ['geared']],
    ['has', 'max_speed_voltage_v', ['geared']],
    ['doubted', 'true', ['direct']],
    ['doubted', 'false', ['bare', 'geared']],
    ['used_in', 'quadruped', ['geared']],
    ['used_in', 'hand', []],
    ['robot_id', 'man', ['direct']],
    ['has', 'price_usd,outer_diameter_mm', ['geared']],
    ['has', 'min_voltage_v', ['direct', 'geared']],
    ['lacks', 'price_usd', ['bare', 'direct']],
    ['lacks', 'price_usd,gear_ratio', ['bare']],
    ['lacks', 'peak_torque_kind', ['bare']],
  ])('%s=%s keeps %j', (name, value, ids) => {
    expect(actuatorsFound(service, { [name]: value })).toEqual(ids);
  });

  test('sorts by a ratio, by the robots that use it, and by rated torque density', () => {
    expect(actuatorsFound(service, 'sort=gear_ratio')).toEqual(['geared', 'direct', 'bare']);
    expect(actuatorsFound(service, 'sort=robot_count')).toEqual(['direct', 'geared', 'bare']);
    expect(actuatorsFound(service, 'sort=rated_torque_density_nm_per_kg')).toEqual(['geared', 'bare', 'direct']);
  });
});

describe('a filter of robots', () => {
  test.each([
    ['kind', 'humanoid', ['man']],
    ['kind', 'arm,quadruped', ['arm', 'dog']],
    ['country', 'Switzerland', ['arm', 'dog']],
    ['actuator_id', 'geared', ['dog']],
    ['actuator_id', 'geared,direct', ['dog', 'man']],
    ['actuator_id', 'bare', []],
    ['torque_kind', 'stall,limit', ['man']],
    ['doubted', 'true', ['man']],
    ['min_dof', '6', ['arm', 'man']],
    ['max_dof', '6', ['arm', 'dog']],
    ['min_payload_kg', '3', ['arm']],
    ['min_reach_mm', '500', ['arm']],
    ['max_weight_kg', '12', ['dog']],
    ['max_price_usd', '1000', ['man']],
    ['has', 'motor_price_usd', ['dog']],
    ['lacks', 'payload_kg', ['dog', 'man']],
  ])('%s=%s keeps %j', (name, value, ids) => {
    expect(robotsFound(service, { [name]: value })).toEqual(ids);
  });

  test('sorts by a figure, its unknown ones last, and by name in any case', () => {
    expect(robotsFound(service, 'sort=reach_mm')).toEqual(['arm', 'dog', 'man']);
    expect(robotsFound(service, 'sort=motor_price_usd&order=asc')).toEqual(['dog', 'arm', 'man']);
    expect(robotsFound(service, 'sort=name&order=asc')).toEqual(['arm', 'dog', 'man']);
  });
});

describe('a value that no filter takes', () => {
  test.each<[string, string, [RegExp, string | null]]>([
    [
      'availability',
      'in_production,discontinud',
      [/^must be some of in_production, .+; got discontinud$/, 'discontinued'],
    ],
    ['torque_kind', 'repeated_peek', [/^must be some of stall, .+; got repeated_peek$/, 'repeated_peak']],
    ['used_in', 'humaniod', [/; got humaniod$/, 'humanoid']],
    ['has', 'id,price_usd', [/^must be some of .+; got id$/, null]],
    ['lacks', 'price', [/; got price$/, 'price_usd` or `price_date']],
    ['comm', ' , ', [/^must name at least one value; got ,$/, null]],
    ['min_ip', '6', [/^must be two digits such as 65/, null]],
    ['min_ip', '95', [/^must be two digits such as 65/, null]],
    ['voltage_v', '48-', [/^must be a number of at least 0 .+ or a range/, null]],
  ])('%s=%s is named, with the word that it may stand for', (name, value, [detail, meant]) => {
    const repair =
      meant === null
        ? textWith(new RegExp(`^\`${name}\` (must|takes)`))
        : textWith(`Did you mean \`${meant}\` instead of`);
    expect(faultsOfActuatorQuery({ [name]: value })).toEqual([
      { field: name, in: 'query', detail: textWith(detail), repair },
    ]);
  });

  test.each([
    ['min_weight_g=600&max_weight_g=500', 'max_weight_g'],
    ['max_gear_ratio=5&min_gear_ratio=6', 'max_gear_ratio'],
  ])('leaves nothing between two bounds: %s', (query, field) => {
    expect(faultsOfActuatorQuery(query)).toEqual([
      {
        field,
        in: 'query',
        detail: textWith(/^must be at least \d+, which is `min_\w+`; got \d+$/),
        repair: textWith(/^Nothing lies between `min_\w+=\d+` and `max_\w+=\d+`: swap them, or leave one out\.$/),
      },
    ]);
    expect(parseRobotQuery('min_dof=7&max_dof=7').ok).toBe(true);
    expect(parseRobotQuery('min_dof=8&max_dof=7').ok).toBe(false);
  });
});
