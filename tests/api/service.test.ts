import { deserialize, serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { prepareService } from '../../src/api/service.ts';
import { parseJsonArray } from '../../src/query/table/json-rows.ts';
import { expectSame } from '../support/expect-same.ts';
import { partOfCatalog as service } from '../support/part-of-catalog.ts';
import { actuatorEntry, robotEntry, serviceOf, sourceStating } from '../support/small-catalog.ts';

const { dataset } = service;
const decoded = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString();

describe('a service that was prepared, written, read and opened', () => {
  test('is unchanged', () => {
    const prepared = prepareService(dataset);
    expectSame(deserialize(serialize(prepared)), prepared);
  });

  test('has the JSON of each record, in the order of its fields', () => {
    expect(dataset.actuators.map((_, place) => decoded(service.actuators.jsonOf([place])))).toEqual(
      dataset.actuators.map((actuator) => JSON.stringify(actuator)),
    );
    expect(parseJsonArray(service.robots.jsonOf(dataset.robots.map((_, place) => place)))).toEqual(
      dataset.robots,
    );
  });

  test('states the latest day a source was read', () => {
    const read = (accessed: string) => sourceStating(['peak_torque_nm'], { accessed });
    const changes = {
      actuators: [actuatorEntry({ sources: [read('2026-01-02'), read('2026-03-01')] })],
      robots: [robotEntry({ sources: [read('2026-02-09')] })],
    };
    expect(serviceOf(changes).lastModified).toBe('2026-03-01T00:00:00Z');
  });

  test('finds each record by its id', () => {
    expect(dataset.robots.map(({ id }) => service.robots.rowOf(id))).toEqual(
      dataset.robots.map((_, place) => place),
    );
    expect([service.robots.rowOf('nobody'), service.robots.rowOf('__proto__')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
