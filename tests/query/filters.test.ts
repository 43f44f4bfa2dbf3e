import { describe, expect, test } from 'vitest';
import { actuatorsFound, robotsFound } from '../support/list.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../support/small-catalog.ts';

const specs = { rated_torque_nm: 1 };
const light = actuatorEntry({ id: 'light', specs: { ...specs, peak_torque_nm: 10, weight_g: 100 }, price_usd: 50 });
const heavy = actuatorEntry({ id: 'heavy', specs: { ...specs, peak_torque_nm: 20, weight_g: 900 }, price_usd: 500 });
const withoutFigures = actuatorEntry({ id: 'without-figures', specs });
const stiff = actuatorEntry({ id: 'stiff', specs: { backdrivable: false, integrated_driver: false } });
const yielding = actuatorEntry({
  id: 'yielding',
  brand: 'nomad',
  category: 'smart_servo',
  use_cases: ['Robot_Arm', 'quadruped'],
  specs: { backdrivable: true, integrated_driver: true },
});

const service = serviceOf({
  actuators: [light, heavy, withoutFigures, stiff, yielding],
  robots: [robotEntry({ id: 'acme-dog' }), robotEntry({ id: 'nomad-dog', brand: 'nomad' })],
});
const found = (query: Record<string, string>): string[] => actuatorsFound(service, query);

describe('a numeric filter', () => {
  test.each([
    ['min_peak_torque_nm', '15', ['heavy']],
    ['min_peak_torque_nm', '20', ['heavy']],
    ['min_peak_torque_nm', '20.01', []],
    ['max_weight_g', '500', ['light']],
    ['max_weight_g', '100', ['light']],
    ['max_weight_g', '99.9', []],
    ['max_price_usd', '100', ['light']],
    ['max_price_usd', '500', ['heavy', 'light']],
    ['max_price_usd', '49', []],
  ])('%s=%s keeps %j', (name, value, ids) => {
    expect(found({ [name]: value })).toEqual(ids);
  });

  test.each([
    ['min_peak_torque_nm', '0'],
    ['max_weight_g', '1e9'],
    ['max_price_usd', '1e9'],
  ])('%s=%s never keeps an unknown figure', (name, value) => {
    expect(found({ [name]: value })).toEqual(['heavy', 'light']);
  });
});

describe('a flag', () => {
  test.each(['backdrivable', 'integrated_driver'])('%s matches what is known to be so', (name) => {
    expect(found({ [name]: 'true' })).toEqual(['yielding']);
    expect(found({ [name]: 'false' })).toEqual(['stiff']);
  });
});

describe('a name', () => {
  test.each(['Nomad', 'nomad', 'NOMAD', ' Nomad '])('of a brand is matched in any case: %s', (brand) => {
    expect(found({ brand })).toEqual(['yielding']);
    expect(robotsFound(service, { brand })).toEqual(['nomad-dog']);
  });

  test.each(['Noma', 'Nomad Works'])('of a brand that none bears exactly gives an empty list: %j', (brand) => {
    expect(found({ brand })).toEqual([]);
    expect(robotsFound(service, { brand })).toEqual([]);
  });

  test.each(['robot_arm', 'ROBOT_ARM'])('of a use case is matched in any case: %s', (use_case) => {
    expect(found({ use_case })).toEqual(['yielding']);
  });

  test('of a use case is matched wherever it stands among several', () => {
    expect(found({ use_case: 'quadruped' })).toEqual(['yielding']);
  });

  test.each(['robot', 'robot_arms'])('of a use case that none has exactly gives an empty list: %j', (use_case) => {
    expect(found({ use_case })).toEqual([]);
  });

  test('of a category is matched exactly', () => {
    expect(found({ category: 'smart_servo' })).toEqual(['yielding']);
    expect(found({ category: 'frameless_driver' })).toEqual([]);
  });
});

test('all filters must be passed', () => {
  expect(found({ max_weight_g: '1000', min_peak_torque_nm: '15' })).toEqual(['heavy']);
  expect(found({ max_weight_g: '500', min_peak_torque_nm: '15' })).toEqual([]);
});

test('without a filter everything is found', () => {
  expect(found({})).toEqual(['heavy', 'light', 'stiff', 'without-figures', 'yielding']);
});
