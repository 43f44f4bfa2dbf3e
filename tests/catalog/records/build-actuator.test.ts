import { describe, expect, test } from 'vitest';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { buildActuator } from '../../../src/catalog/records/build-records.ts';
import { actuatorEntry, BASE_URL, catalogOf, sourceStating } from '../../support/small-catalog.ts';

const built = (changes: Partial<ActuatorEntry> = {}) =>
  buildActuator(actuatorEntry(changes), { brands: catalogOf().brands, baseUrl: BASE_URL });

const ALL_SPECS = {
  peak_torque_nm: 22,
  rated_torque_nm: 9,
  max_speed_rpm: 570,
  gear_ratio: '9:1',
  weight_g: 490,
  backdrivable: true,
  backlash_arcmin: 0,
  repeatability_arcmin: 2,
  voltage_v: '24-48',
  peak_current_a: 31,
  power_w: 350,
  kt_nm_per_a: 0.95,
  comm: ['CAN', 'UART'],
  control_modes: ['torque'],
  encoder: '21-bit',
  integrated_driver: false,
  ip_rating: 'IP54',
};

const ALL_TOP_FIELDS = {
  image_url: 'https://acme.example/a1.png',
  product_url: 'https://acme.example/a1',
  datasheet_url: 'https://acme.example/a1.pdf',
  price_usd: 579.9,
  availability: 'discontinued',
  notes: 'Rated torque at 25 °C.',
} as const;

const withEverything = built({ ...ALL_TOP_FIELDS, specs: ALL_SPECS });

describe('an actuator', () => {
  test('keeps false and zero', () => {
    expect(withEverything).toMatchObject({ integrated_driver: false, backlash_arcmin: 0 });
  });

  test('has no torque density without a mass and no price per torque without a price', () => {
    const withoutWeight = built({ specs: { peak_torque_nm: 22 } });
    expect(withoutWeight).toMatchObject({ torque_density_nm_per_kg: null, price_per_nm: null });
  });

  test.each([
    ['frameless_driver', undefined, '1:1'],
    ['frameless_driver', '6:1', '6:1'],
    ['smart_servo', undefined, null],
  ] as const)('%s with the stated ratio %s has the ratio %s', (category, stated, ratio) => {
    expect(built({ category, specs: { peak_torque_nm: 22, gear_ratio: stated } }).gear_ratio).toBe(ratio);
  });

  test('of a maker without a country has neither country nor flag', () => {
    expect(built({ brand: 'nomad' })).toMatchObject({ brand: 'Nomad', country: null, country_flag: null });
  });

  test("of a maker without a file has the folder's name", () => {
    expect(built({ brand: 'stranger' })).toMatchObject({
      brand: 'stranger',
      country: null,
      country_flag: null,
    });
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('with verified: %s in its file is verified: %s', (said, verified) => {
    expect(built(said === undefined ? {} : { verified: said }).verified).toBe(verified);
  });

  test('has as data source the kind of source of its torque', () => {
    const sources = [sourceStating(['weight_g']), sourceStating(['peak_torque_nm'], { kind: 'repository' })];
    expect(built({ sources }).data_source).toBe('repository');
  });

  test.each([
    { one: ['weight_g'], two: ['rated_torque_nm', 'peak_torque_nm'], host: 'two.example' },
    { one: ['rated_torque_nm'], two: ['peak_torque_nm'], host: 'two.example' },
    { one: ['weight_g'], two: ['rated_torque_nm'], host: 'two.example' },
    { one: ['peak_torque_nm'], two: ['peak_torque_nm'], host: 'one.example' },
  ])('whose sources state $one and $two has $host as primary source', ({ one, two, host }) => {
    const sources = [
      sourceStating(one, { url: 'https://www.one.example/a' }),
      sourceStating(two, { url: 'https://www.two.example/a' }),
    ];
    expect(built({ sources })).toMatchObject({ source_url: `https://www.${host}/a`, source_domain: host });
  });
});
