import { expect, test } from 'vitest';
import { compareParts } from '../../../src/site/compare/rows.ts';
import { apartWord } from '../../../src/site/copy/unlike.ts';
import { scatterOf, SIZES } from '../../../src/site/explorer/scatter.ts';
import { copied, fieldCalled, listedLike } from '../fixtures.ts';

const lasting = listedLike({ id: 'lasting', peak_torque_nm: 40, peak_torque_kind: 'peak', weight_g: 900 });
const stalled = listedLike({ id: 'stalled', peak_torque_nm: 50, peak_torque_kind: 'stall', weight_g: 800 });

test('a stall torque, what follows from it, and a torque constant of the motor side have a word', () => {
  expect(apartWord(stalled, 'peak_torque_nm')).toBe('stall');
  expect(apartWord(lasting, 'peak_torque_nm')).toBeNull();
  expect(apartWord(stalled, 'weight_g')).toBeNull();
  expect(apartWord(listedLike({ kt_nm_per_a: 0.1, kt_side: 'motor' }), 'kt_nm_per_a')).toBe('motor side');
});

test('a comparison says which figures are of another kind', () => {
  const row = compareParts(copied, [lasting, stalled])
    .flatMap(({ rows }) => rows)
    .find(({ field }) => field === 'peak_torque_nm');
  expect(row?.cells.map(({ apart }) => apart)).toEqual([null, 'stall']);
});

test('the front of a plot is over like figures only, and unlike ones are hollow', () => {
  const axes = { x: fieldCalled('weight_g'), y: fieldCalled('peak_torque_nm'), filters: {} };
  const both = scatterOf(copied, { matches: [lasting, stalled], ...axes }, SIZES.wide);
  const [dot] = both.dots;
  expect([both.hollow, both.front]).toEqual(['stall', `M${dot?.x} ${dot?.y}`]);
  const alone = scatterOf(copied, { matches: [stalled], ...axes }, SIZES.wide);
  expect([alone.hollow, alone.front === '']).toEqual([null, false]);
});
