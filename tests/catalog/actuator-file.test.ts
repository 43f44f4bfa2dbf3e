import { describe, expect, test } from 'vitest';
import { actuatorFile, specsFile } from '../../src/catalog/catalog.ts';
import { actuatorEntry } from '../support/small-catalog.ts';
import { CATEGORY_SLUGS } from '../support/spec.ts';

const { id: _id, brand: _brand, ...soundFile } = actuatorEntry();
const accepts = (change: object): boolean => actuatorFile.safeParse({ ...soundFile, ...change }).success;

describe('the figures of a file', () => {
  const figures = [
    'peak_torque_nm',
    'rated_torque_nm',
    'max_speed_rpm',
    'weight_g',
    'repeatability_arcmin',
    'peak_current_a',
    'power_w',
    'kt_nm_per_a',
  ];
  const lists = ['comm', 'control_modes'];

  test('may all be absent', () => {
    expect(specsFile.safeParse({}).success).toBe(true);
  });

  test.each(figures)('%s is a number above 0', (name) => {
    expect(specsFile.safeParse({ [name]: 0.1 }).success).toBe(true);
    for (const value of [0, -1, '1', null, Infinity])
      expect(specsFile.safeParse({ [name]: value }).success).toBe(false);
  });

  test('backlash_arcmin may be 0, and is not negative', () => {
    expect(specsFile.safeParse({ backlash_arcmin: 0 }).success).toBe(true);
    expect(specsFile.safeParse({ backlash_arcmin: -1 }).success).toBe(false);
  });

  test.each(lists)('%s is a list of at least one word', (name) => {
    expect(specsFile.safeParse({ [name]: ['CAN'] }).success).toBe(true);
    for (const value of [[], [''], 'CAN', [1]]) expect(specsFile.safeParse({ [name]: value }).success).toBe(false);
  });

  test.each(['backdrivable', 'integrated_driver'])('%s is true or false', (name) => {
    expect(specsFile.safeParse({ [name]: false }).success).toBe(true);
    expect(specsFile.safeParse({ [name]: 'yes' }).success).toBe(false);
  });

  test.each(['encoder', 'ip_rating'])('%s is a text that is not empty', (name) => {
    expect(specsFile.safeParse({ [name]: 'IP54' }).success).toBe(true);
    expect(specsFile.safeParse({ [name]: '' }).success).toBe(false);
  });

  test('have no other keys', () => {
    expect(specsFile.safeParse({ colour: 'red' }).success).toBe(false);
  });
});

describe('an actuator file', () => {
  test('may have no more than name, category, use cases, figures and sources', () => {
    expect(accepts({})).toBe(true);
  });

  test.each(CATEGORY_SLUGS)('may be of category %s', (category) => {
    expect(accepts({ category })).toBe(true);
  });

  test.each(['in_production', 'discontinued', 'eol', 'unknown'])('may say that the actuator is %s', (availability) => {
    expect(accepts({ availability })).toBe(true);
  });

  test.each([
    { name: '' },
    { category: 'hydraulic' },
    { use_cases: [] },
    { use_cases: [''] },
    { product_url: 'acme.example' },
    { datasheet_url: 'acme.example' },
    { image_url: 'acme.example' },
    { price_usd: 0 },
    { availability: 'sold_out' },
    { verified: 'yes' },
    { notes: '' },
    { sources: [] },
    { colour: 'red' },
  ])('with %j is refused', (change) => {
    expect(accepts(change)).toBe(false);
  });
});
