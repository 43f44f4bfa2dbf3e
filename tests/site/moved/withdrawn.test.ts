import { expect, test } from 'vitest';
import { withLinks } from '../../../src/site/moved/withdrawn.ts';
import { service } from '../fixtures.ts';

test('the reason of a withdrawal links to the records that it names', () => {
  const reason = 'one of two; see robstride-rs03, unitree-go1 or robstride-rs999';
  const pieces = withLinks(reason, service.dataset);
  expect(pieces.map(({ text }) => text).join('')).toBe(reason);
  expect(pieces.flatMap(({ path }) => path ?? [])).toEqual([
    '/actuators/robstride-rs03',
    '/robots/unitree-go1',
  ]);
});
