import { serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { fromBytes, toBytes } from '../../src/api/service-bytes.ts';
import { readService, writeService } from '../../src/api/service-file.ts';
import { prepareService } from '../../src/api/service.ts';
import { serviceOf } from '../support/small-catalog.ts';

test('a service that was written is read again', () => {
  const prepared = prepareService(serviceOf({}).dataset);
  expect(readService(writeService(prepared))).toEqual(prepared);
});

test('what another version of the code has written is refused with the place that differs', () => {
  const { edition: _, ...older } = prepareService(serviceOf({}).dataset);
  expect(() => readService(toBytes(older))).toThrow(
    'service.bin was not written by this version of the code: edition is not as expected',
  );
});

test('what was written in another form is refused', () => {
  expect(() => readService(serialize(prepareService(serviceOf({}).dataset)))).toThrow();
});

describe('the arrays of a file', () => {
  const value = {
    odd: new Uint8Array([1, 2, 3]),
    wide: new Float64Array([NaN, -0, 1.5]),
    many: [{ numbers: new Uint32Array([4_294_967_295]) }, { numbers: new Uint32Array() }],
    text: 'ä',
  };

  test('are those that were written', () => {
    expect(fromBytes(toBytes(value))).toEqual(value);
  });

  test('are views of its bytes', () => {
    const bytes = toBytes(value);
    expect(fromBytes(bytes)).toMatchObject({ odd: { buffer: bytes.buffer }, wide: { buffer: bytes.buffer } });
  });

  test('are written once when they occur twice', () => {
    const large = new Float64Array(1000);
    expect(toBytes({ one: large, other: large }).length).toBeLessThan(9000);
  });

  test.each([1, 4, 8])('are found where the file begins %i bytes into another', (before) => {
    const bytes = toBytes(value);
    const within = Buffer.concat([Buffer.alloc(before), bytes]).subarray(before);
    expect(fromBytes(within)).toEqual(value);
  });
});
