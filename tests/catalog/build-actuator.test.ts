import { describe, expect, test } from 'vitest';
import { buildActuator } from '../../src/catalog/build-records.ts';
import type { ActuatorEntry } from '../../src/catalog/catalog.ts';
import { actuatorEntry, BASE_URL, catalogOf, sourceStating } from '../support/small-catalog.ts';
import { ACTUATOR_FIELDS, NEVER_NULL_OF_ACTUATOR } from '../support/spec.ts';

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
const withoutFigures = built({ specs: {} });

describe('an actuator', () => {
  test.each([
    ['everything is known of it', withEverything],
    ['nothing is known of it', withoutFigures],
  ])('has the fields of SPEC 2.1 in their order when %s', (_case, actuator) => {
    expect(Object.keys(actuator)).toEqual(ACTUATOR_FIELDS);
  });

  test('has every figure of its file', () => {
    expect(withEverything).toMatchObject({ ...ALL_SPECS, ...ALL_TOP_FIELDS });
  });

  test('has null wherever its file is silent', () => {
    const nulls = Object.entries(withoutFigures).flatMap(([name, value]) => (value === null ? [name] : []));
    const nullable = ACTUATOR_FIELDS.filter((name) => !NEVER_NULL_OF_ACTUATOR.some((never) => never === name));
    const derivedFromBrandAndSources = ['country', 'country_flag', 'source_url', 'source_domain'];
    expect(nulls).toEqual(nullable.filter((name) => !derivedFromBrandAndSources.includes(name)));
  });

  test('keeps a false and a zero as they are', () => {
    expect(withEverything).toMatchObject({ integrated_driver: false, backlash_arcmin: 0 });
  });

  test('derives torque density and price per torque from its figures', () => {
    expect(withEverything).toMatchObject({ torque_density_nm_per_kg: 44.9, price_per_nm: 26.36 });
  });

  test('has no torque density without a mass and no price per torque without a price', () => {
    const withoutWeight = built({ specs: { peak_torque_nm: 22 } });
    expect(withoutWeight).toMatchObject({ torque_density_nm_per_kg: null, price_per_nm: null });
  });

  test("bears its maker's name, country and flag", () => {
    expect(built()).toMatchObject({ brand: 'Acme', country: 'Switzerland', country_flag: '🇨🇭' });
  });

  test('of a maker without a country has neither country nor flag', () => {
    expect(built({ brand: 'nomad' })).toMatchObject({ brand: 'Nomad', country: null, country_flag: null });
  });

  test("of a maker that no file names bears the folder's name", () => {
    expect(built({ brand: 'stranger' })).toMatchObject({ brand: 'stranger', country: null, country_flag: null });
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('whose file says verified: %s is verified: %s', (said, verified) => {
    expect(built(said === undefined ? {} : { verified: said }).verified).toBe(verified);
  });

  test('names the addresses of its sources, best first, and the domain of the first', () => {
    const sources = [
      sourceStating(['peak_torque_nm'], { url: 'https://www.acme.example/a1.pdf' }),
      sourceStating([], { url: 'https://shop.example/a1' }),
    ];
    expect(built({ sources })).toMatchObject({
      sources: ['https://www.acme.example/a1.pdf', 'https://shop.example/a1'],
      source_url: 'https://www.acme.example/a1.pdf',
      source_domain: 'acme.example',
    });
  });

  test('has the kind of the source of its torque as data source', () => {
    const sources = [sourceStating(['weight_g']), sourceStating(['peak_torque_nm'], { kind: 'repository' })];
    expect(built({ sources }).data_source).toBe('repository');
  });

  test('has a page for people and an address in the API', () => {
    expect(built()).toMatchObject({
      url: 'https://catalog.example/actuators/acme-a1',
      api_url: 'https://catalog.example/api/v1/actuators/acme-a1',
    });
  });
});
