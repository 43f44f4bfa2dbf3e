import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { answered, gearRatio, slug, voltage, webAddress } from '../../../src/catalog/fields/value-schemas.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

test.each([
  {
    name: 'a quantity',
    schema: answered.quantity,
    good: [0, 1.5, null],
    bad: [-1, '1', undefined, Infinity],
  },
  { name: 'a count', schema: answered.count, good: [0, 7], bad: [-1, 1.5, null] },
  { name: 'a text', schema: answered.text, good: ['a'], bad: ['', null, 1] },
  { name: 'a text that may be unknown', schema: answered.maybeText, good: ['a', null], bad: ['', undefined] },
  { name: 'a flag', schema: answered.maybeFlag, good: [true, false, null], bad: ['true', undefined] },
  { name: 'texts', schema: answered.maybeTexts, good: [['a'], [], null], bad: [[''], 'a', undefined] },
  {
    name: 'an address',
    schema: answered.address,
    good: ['https://a.example/', 'http://a.example'],
    bad: ['ftp://a.example', 'xhttps://a.example', 'httpss://a.example', null],
  },
  {
    name: 'an address that may be unknown',
    schema: answered.maybeAddress,
    good: ['https://a.example/', 'http://a.example', null],
    bad: ['ftp://a.example', 'xhttp://a.example', 'httpx://a.example', undefined],
  },
])('$name accepts good values and refuses bad ones', ({ schema, good, bad }) => {
  expect(good.filter((value) => !accepts(schema, value))).toEqual([]);
  expect(bad.filter((value) => accepts(schema, value))).toEqual([]);
});

test.each(['a', 'cubemars-ak80-9', '9', '-', 'unitree-go-m8010-6'])('%j is an id', (text) => {
  expect(slug.safeParse(text).success).toBe(true);
});

test.each(['', 'A', 'ak80_9', 'ak80.9', 'ä', 'a b', 'x.json', 'a/b', 'a\n', '\na', 'a%20'])(
  '%j is not an id',
  (text) => {
    expect(slug.safeParse(text)).toMatchObject({
      success: false,
      error: { issues: [{ message: 'must be lower-case letters, digits and hyphens' }] },
    });
  },
);

test.each(['https://acme.example/a?b#c', 'http://acme.example', 'http://acme.com.:8080/a@b'])(
  '%s is a web address',
  (url) => {
    expect(webAddress.safeParse(url).success).toBe(true);
  },
);

test.each([
  '',
  'acme.example',
  'ftp://acme.example/',
  'mailto:a@acme.example',
  'shttps://acme.example',
  'httpsx://a.example',
  'https://acme.com/a\u200bb',
  'https://acme.com/\u0007',
  'https://a.example/舵机',
  'https://电机.cn/a',
])('%j is not a web address', (url) => {
  expect(webAddress.safeParse(url)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be an http or https URL' }] },
  });
});

test.each(['https://unitree.com@evil.org/', 'https://a:b@acme.com/'])('%s has a user name', (url) => {
  expect(webAddress.safeParse(url)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be an address without a user name' }] },
  });
});

test.each([
  'http://127.0.0.1:4400/metrics',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.0.0.8/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://localhost/',
  'http://LOCALHOST.:8080/',
  'http://metadata.google.internal/',
  'http://printer.local/a.pdf',
  'http://nas.lan/',
  'http://intranet/',
])('%s has no public host', (url) => {
  expect(webAddress.safeParse(url)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be an address with the name of a public host' }] },
  });
});

describe('a gear ratio', () => {
  test.each(['9:1', '50.9:1', '100:1', '0.5:1'])('may be %s', (text) => {
    expect(gearRatio.safeParse(text).success).toBe(true);
  });

  test.each(['9', ':1', '9:10', '9:2', '9.:1', '.9:1', '9:1 ', ' 9:1', 'x9:1', '9,5:1', '1:9'])(
    'is not %j',
    (text) => {
      expect(gearRatio.safeParse(text)).toMatchObject({
        success: false,
        error: { issues: [{ message: 'must look like "9:1"' }] },
      });
    },
  );
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

test('the error of a malformed voltage range has an example', () => {
  expect(voltage.safeParse('24 to 60').error?.issues).toMatchObject([
    { message: 'must be a number of volts, or a range such as 24-60' },
  ]);
});
