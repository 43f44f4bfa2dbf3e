import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { namesMeantBy } from '../../../src/query/suggest/misspelt-parameters.ts';

const PARAMETERS = Object.keys(ACTUATOR_LISTING.parameters);
const FIGURES = [
  'peak_torque_nm',
  'rated_torque_nm',
  'weight_g',
  'price_usd',
  'price_per_nm',
  'max_speed_rpm',
];

describe('a mistyped name means', () => {
  test.each([
    ['max_wieght_g', 'max_weight_g'],
    ['mni_peak_torque_nm', 'min_peak_torque_nm'],
    ['max-weight-g', 'max_weight_g'],
    ['maxWeightG', 'max_weight_g'],
    ['use_cases', 'use_case'],
    ['usecase', 'use_case'],
    ['Limit', 'limit'],
    ['weight_g_max', 'max_weight_g'],
    ['rated_torque_nm_min', 'min_rated_torque_nm'],
  ])('the name that it misspells: %s is %s', (mistyped, name) => {
    expect(namesMeantBy(mistyped, PARAMETERS)).toEqual([name]);
  });

  test.each([
    ['price', ['price_usd']],
    ['rated_torque', ['rated_torque_nm']],
    ['price_per', ['price_per_nm']],
    ['torque', ['peak_torque_nm', 'rated_torque_nm']],
  ])('every name that has all its words: %s', (mistyped, names) => {
    expect(namesMeantBy(mistyped, FIGURES)).toEqual(names);
  });
});

describe('the meaning is never reversed:', () => {
  test.each([
    ['min_weight_g', 'max_weight_g'],
    ['min_wieght_g', 'max_weight_g'],
    ['max_peak_torque_nm', 'min_peak_torque_nm'],
    ['max_rated_torque_nm', 'max_peak_torque_nm'],
    ['max_gear_ratio', 'min_gear_ratio'],
    ['min_length_mm', 'max_length_mm'],
    ['min_rated_torque_nm', 'min_peak_torque_nm'],
    ['max_torque', 'min_peak_torque_nm'],
    ['max_weight_kg', 'max_weight_g'],
    ['max_price_eur', 'max_price_usd'],
    ['peak_torque_nm', 'rated_torque_nm'],
    ['sort', 'cursor'],
    ['min_year', 'min_gear_ratio'],
    ['role', 'through_hole_mm'],
    ['min_torque', 'min_peak_torque_per_kg'],
    ['weight_g_min', 'max_weight_g'],
  ])('%s is not %s', (mistyped, name) => {
    expect(namesMeantBy(mistyped, [name])).toEqual([]);
  });

  test('a bound missing from a list is not read as the opposite bound', () => {
    for (const name of ['min_noise_db', 'max_efficiency_pct', 'max_encoder_bits', 'min_repeatability_arcmin'])
      expect(namesMeantBy(name, PARAMETERS)).toEqual([]);
    for (const name of ['max_payload_per_kg', 'min_payload_lb', 'max_reach_m'])
      expect(namesMeantBy(name, Object.keys(ROBOT_LISTING.parameters))).toEqual([]);
  });

  test('a bound is never proposed for the opposite bound, however it is misspelt', () => {
    const misspelt = fc.constantFrom('weight_g', 'price_usd', 'weigth', 'wieght_g', 'price', 'torque_nm');
    fc.assert(
      fc.property(misspelt, (quantity) => {
        expect(namesMeantBy(`min_${quantity}`, PARAMETERS).filter((name) => name.startsWith('max_'))).toEqual(
          [],
        );
        expect(namesMeantBy(`max_${quantity}`, PARAMETERS).filter((name) => name.startsWith('min_'))).toEqual(
          [],
        );
      }),
    );
  });
});

describe('nothing is meant by', () => {
  test.each(['', '_', 'x', 'min', 'max', 'g', 'colour', 'page', '🦾', 'x'.repeat(65)])('%j', (mistyped) => {
    expect(namesMeantBy(mistyped, PARAMETERS)).toEqual([]);
  });

  test('a word that four or more names have', () => {
    expect(namesMeantBy('torque', ['a_torque', 'b_torque', 'c_torque', 'd_torque'])).toEqual([]);
  });

  test('anything without names', () => {
    expect(namesMeantBy('limit', [])).toEqual([]);
  });
});
