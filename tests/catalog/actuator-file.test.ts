import { describe, expect, test } from 'vitest';
import { actuatorFile, gearRatio, specsFile, voltage } from '../../src/catalog/actuator-file.ts';
import { actuatorEntry } from '../support/small-catalog.ts';
import { CATEGORY_SLUGS } from '../support/spec.ts';

const { id: _id, brand: _brand, ...soundFile } = actuatorEntry();
const accepts = (change: object): boolean => actuatorFile.safeParse({ ...soundFile, ...change }).success;

describe('a gear ratio', () => {
  test.each(['9:1', '50.9:1', '100:1', '0.5:1'])('may be %s', (text) => {
    expect(gearRatio.safeParse(text).success).toBe(true);
  });

  test.each(['9', ':1', '9:10', '9:2', '9.:1', '.9:1', '9:1 ', ' 9:1', 'x9:1', '9,5:1', '1:9'])('is not %j', (text) => {
    expect(gearRatio.safeParse(text)).toMatchObject({
      success: false,
      error: { issues: [{ message: 'must look like "9:1"' }] },
    });
  });
});

describe('a voltage', () => {
  test.each([48, 0.5, '24-60', '7.4-11.1', '10-100'])('may be %j', (value) => {
    expect(voltage.safeParse(value).success).toBe(true);
  });

  test.each([0, -1, '48', '24-', '-60', '24 - 60', '24-60V', '7.-11', '7-.5', 'x24-60', Infinity, null])(
    'is not %j',
    (value) => {
      expect(voltage.safeParse(value).success).toBe(false);
    },
  );
});

test('a text that is no range of voltages is told what one looks like', () => {
  expect(voltage.safeParse('24 to 60').error?.issues).toMatchObject([
    { message: 'must be a number of volts, or a range such as 24-60' },
  ]);
});

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
