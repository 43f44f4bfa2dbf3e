import { describe, expect, test } from 'vitest';
import { nearestAmong, nearestIds, openNames, prepareNames } from '../../../src/query/suggest/nearest.ts';
import { gramsOf } from '../../../src/query/table/words/text.ts';

const nearest = nearestAmong(['max_weight_g', 'max_price_usd', 'limit', 'cursor', 'sort']);

test('the nearest names come best first', () => {
  expect(nearest('max_wieght_g')[0]).toBe('max_weight_g');
});

test('a name is near in any case', () => {
  expect(nearest('LIMIT')).toEqual(['limit']);
});

test.each(['', 'zzzz', 'qqqqqqqq'])('nothing is near to %j', (misspelt) => {
  expect(nearest(misspelt)).toEqual([]);
});

test('at most three names are returned, or the requested number', () => {
  const many = nearestAmong(['motor1', 'motor2', 'motor3', 'motor4']);
  expect(many('motor')).toHaveLength(3);
  expect(many('motor', 1)).toHaveLength(1);
  expect(many('motor', 9)).toHaveLength(4);
});

test('a text of more than 64 characters is not a misspelling', () => {
  const long = 'x'.repeat(64);
  expect(nearestAmong([long])(long)).toEqual([long]);
  expect(nearestAmong([long])(`${long}x`)).toEqual([]);
});

test('a text much longer than every name is not a misspelling', () => {
  expect(nearest(`limit${'x'.repeat(30)}`)).toEqual([]);
});

test('nothing is near without names', () => {
  expect(nearestAmong([])('limit')).toEqual([]);
});

const pieces = (name: string): string[] => gramsOf(name, 3);
const sharing = (names: readonly string[]) => openNames(prepareNames(names, pieces), pieces);

const IDS = Array.from(
  { length: 1000 },
  (_, number) => `brand${number % 40}-model-ak${number}-w350-kv${number * 7}`,
);

test('an id is found by a misspelling of it', () => {
  expect(nearestIds(IDS)('brnad7-model-ak47-w350-kv329')).toContain('brand7-model-ak47-w350-kv329');
});

test('of a thousand ids only those that share the most are compared by distance', () => {
  const likely = sharing(IDS)('brnad7-model-ak47-w350-kv329', 12);
  expect(likely).toHaveLength(12);
  expect(likely[0]).toBe('brand7-model-ak47-w350-kv329');
});

test('a limit is kept', () => {
  expect(nearestIds(IDS)('brand7', 2)).toHaveLength(2);
});

describe('ids near to an id are', () => {
  const nearest = nearestIds(['acme-a1', 'acme-a2', 'nomad-acme', 'nomad-x9', 'zeta-a1']);

  test('those that begin with it first, then those that contain it', () => {
    expect(nearest('acme')).toEqual(['acme-a1', 'acme-a2', 'nomad-acme']);
  });

  test('those that contain it, at any position', () => {
    expect(nearest('-x9')).toEqual(['nomad-x9']);
  });

  test('those that are spelt alike', () => {
    expect(nearest('nomda-x9')[0]).toBe('nomad-x9');
    expect(nearest('zeta-a11')).toContain('zeta-a1');
  });

  test('listed once, at most three unless another limit is given', () => {
    expect(nearest('acme-a')).toEqual(['acme-a1', 'acme-a2']);
    expect(nearest('acme', 1)).toEqual(['acme-a1']);
    expect(nearestIds(['abc1', 'abc2', 'abc3', 'abc4'])('abc')).toHaveLength(3);
  });

  test('none if it has fewer than three letters or more than 64', () => {
    expect(nearest('ac')).toEqual([]);
    expect(nearest('acm')).not.toEqual([]);
    const long = 'x'.repeat(64);
    expect(nearestIds([`${long}x`])(long)).toEqual([`${long}x`]);
    expect(nearestIds([`${long}x`])(`${long}x`)).toEqual([]);
  });

  test('none if nothing is alike', () => {
    expect(nearest('qqqqqq')).toEqual([]);
  });
});

describe('candidates', () => {
  test('share runs of three letters, those that share the most first', () => {
    expect(sharing(['abcx', 'abcdef', 'xyz', 'abcd'])('abcdef')).toEqual(['abcdef', 'abcd', 'abcx']);
  });

  test('count a run that recurs once', () => {
    expect(sharing(['aaaaaaaa', 'aaab'])('aaab')).toEqual(['aaab', 'aaaaaaaa']);
  });

  test('are none if nothing is shared, or for a text shorter than a run', () => {
    expect(sharing(['abc'])('xyz')).toEqual([]);
    expect(sharing(['ab', 'abc'])('ab')).toEqual([]);
  });
});
