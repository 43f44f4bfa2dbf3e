import { expect, test } from 'vitest';
import { nearestHint } from '../../../scripts/catalog/nearest-hint.ts';

test('a misspelt word gets the nearest known word', () => {
  expect(nearestHint('damio', ['maxon', 'damiao', 'robotis'])).toBe(' (nearest: damiao)');
});

test('case is ignored', () => {
  expect(nearestHint('CubeMars', ['cubemars'])).toBe(' (nearest: cubemars)');
});

test('a word without a near one has no hint', () => {
  expect(nearestHint('acme', ['xyz'])).toBe('');
});
