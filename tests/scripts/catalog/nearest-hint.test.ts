import { expect, test } from 'vitest';
import { nearestHint } from '../../../scripts/catalog/nearest-hint.ts';

test('a misspelt word is answered with the nearest of the words', () => {
  expect(nearestHint('damio', ['maxon', 'damiao', 'robotis'])).toBe(' (nearest: damiao)');
});

test('case makes no difference', () => {
  expect(nearestHint('CubeMars', ['cubemars'])).toBe(' (nearest: cubemars)');
});

test('a word that is near to none has no hint', () => {
  expect(nearestHint('acme', ['xyz'])).toBe('');
});
