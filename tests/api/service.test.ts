import { expect, test } from 'vitest';
import { actuatorEntry, robotEntry, serviceOf } from '../support/small-catalog.ts';

const service = serviceOf({ actuators: [actuatorEntry()], robots: [robotEntry()] });
const [actuator] = service.dataset.actuators;
const [robot] = service.dataset.robots;

const decoded = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('the JSON of a record is the record, in the order of its fields', () => {
  expect(decoded(actuator && service.jsonOf(actuator))).toBe(JSON.stringify(actuator));
  expect(decoded(robot && service.jsonOf(robot))).toBe(JSON.stringify(robot));
});

test('the JSON of a record from elsewhere is that record', () => {
  const renamed = actuator && { ...actuator, name: 'Renamed' };
  expect(decoded(renamed && service.jsonOf(renamed))).toBe(JSON.stringify(renamed));
});
