import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { readService, writeService } from '../../src/api/service-bin.ts';
import { prepareService } from '../../src/api/service.ts';
import { serviceOf } from '../support/small-catalog.ts';

test('a written service can be read', () => {
  const prepared = prepareService(serviceOf({}).dataset);
  expect(readService(writeService(prepared))).toEqual(prepared);
});

test('a file from another version of the code is refused, naming the member that differs', () => {
  const { edition: _, ...older } = prepareService(serviceOf({}).dataset);
  expect(() => readService(serialize(older))).toThrow(
    'service.bin was not written by this version of the code: edition is not as expected',
  );
});

test('a file in another form is refused', () => {
  const json = Buffer.from(JSON.stringify(prepareService(serviceOf({}).dataset)));
  expect(() => readService(json)).toThrow();
});

test.each([1, 4, 8])('a service is read from a file that begins %i bytes into another', (before) => {
  const prepared = prepareService(serviceOf({}).dataset);
  const within = Buffer.concat([Buffer.alloc(before), writeService(prepared)]).subarray(before);
  expect(readService(within)).toEqual(prepared);
});

test('equal services have equal bytes', () => {
  const [one, other] = [0, 1].map(() => writeService(prepareService(serviceOf({}).dataset)));
  expect(one).toEqual(other);
});
