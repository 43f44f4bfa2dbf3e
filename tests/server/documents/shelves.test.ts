import { describe, expect, test } from 'vitest';
import { represent, type Representation } from '../../../src/server/documents/representation.ts';
import { openShelves, type Shelves } from '../../../src/server/documents/shelves.ts';

const ofText = (body: string): Representation =>
  represent({ status: 200, type: 'application/json', body, headers: {} }, {}, 'name');

const textOf = ({ content }: Representation): string => ('fd' in content ? '' : Buffer.concat(content).toString());

/** The memory on which the bytes of a representation stand. */
const memoryOf = ({ content }: Representation): ArrayBufferLike | undefined =>
  'fd' in content ? undefined : content[0]?.buffer;

/** Each shelf has room for two texts of this length with their keys. */
const TWO_A_SHELF = 8 * 2 * 2048;
const text = (name: string): string => name.padEnd(1000, '.');

/** Shelves with texts by name, put in this order. */
function shelvesWith(...names: readonly string[]) {
  const shelves = openShelves(TWO_A_SHELF);
  const put = (name: string): void => shelves.put(name, ofText(text(name)));
  names.forEach(put);
  return { shelves, put };
}

function found(shelves: Shelves, key: string): Representation {
  const representation = shelves.get(key);
  if (representation === undefined) throw new Error(`${key} is not kept.`);
  return representation;
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, number) => String(number));

test('what is put is what is found, as it was', () => {
  const { shelves } = shelvesWith('a', 'b', 'c');
  expect(textOf(found(shelves, 'b'))).toBe(text('b'));
  expect(found(shelves, 'b')).toMatchObject({ status: 200, tag: '"name"', length: 1000 });
  expect(shelves.get('d')).toBeUndefined();
});

test('two stand on one shelf, and what is kept keeps none of its sources from being freed', () => {
  const { shelves } = shelvesWith('a', 'b', 'c');
  const [a, b, c] = ['a', 'b', 'c'].map((name) => memoryOf(found(shelves, name)));
  expect(a).toBe(b);
  expect(a).not.toBe(c);
  expect(a?.byteLength).toBe(TWO_A_SHELF / 8);
});

test('what was put longest ago goes first, a shelf at a time', () => {
  const { shelves } = shelvesWith(...numbered(17));
  const kept = numbered(17).filter((name) => shelves.get(name) !== undefined);
  expect(kept).toEqual(numbered(17).slice(2));
});

test('what was asked for meanwhile stays, once for each time that its shelf is cleared', () => {
  const { shelves, put } = shelvesWith(...numbered(16));
  shelves.get('0');
  put('16');
  expect([shelves.get('1'), shelves.get('0')?.status]).toEqual([undefined, 200]);
  const { shelves: unasked, put: further } = shelvesWith(...numbered(16));
  unasked.get('0');
  for (const name of numbered(40).slice(16)) further(name);
  expect(unasked.get('0')).toBeUndefined();
});

test('when all were asked for, one more still finds its place', () => {
  const { shelves, put } = shelvesWith(...numbered(16));
  for (const name of numbered(16)) shelves.get(name);
  put('16');
  expect(shelves.get('16')?.status).toBe(200);
  expect(shelves.size().bytes).toBeLessThanOrEqual(TWO_A_SHELF);
});

test('what is being sent is never overwritten, whatever is kept after it', () => {
  const { shelves, put } = shelvesWith('a');
  const sent = found(shelves, 'a');
  for (const name of numbered(200)) put(name);
  expect(shelves.get('a')).not.toBe(sent);
  expect(textOf(sent)).toBe(text('a'));
});

test('what stands there already stays', () => {
  const { shelves } = shelvesWith('a');
  const { entries, bytes } = shelves.size();
  shelves.put('a', ofText('other'));
  expect(shelves.size()).toEqual({ entries, bytes });
  expect(textOf(found(shelves, 'a'))).toBe(text('a'));
});

describe('the bound', () => {
  test('holds for many small ones with long keys', () => {
    const shelves = openShelves(TWO_A_SHELF);
    for (const name of numbered(50)) shelves.put(name.padEnd(900, 'x'), ofText('{}'));
    expect(shelves.size().entries).toBeLessThanOrEqual(16);
    expect(shelves.size().bytes).toBeLessThanOrEqual(TWO_A_SHELF);
    expect(shelves.get('49'.padEnd(900, 'x'))?.status).toBe(200);
  });

  test('leaves out what is larger than a shelf', () => {
    const shelves = openShelves(TWO_A_SHELF);
    const large = ofText('x'.repeat(5000));
    shelves.put('a', large);
    expect(shelves.get('a')).toBeUndefined();
    expect(shelves.size()).toEqual({ bytes: 0, entries: 0 });
  });
});
