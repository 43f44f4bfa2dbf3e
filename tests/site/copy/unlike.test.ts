import { expect, test } from 'vitest';
import { apartWord, kindsOf, kindWordsOf, tagsOf } from '../../../src/site/copy/unlike.ts';
import { scatterOf, SIZES } from '../../../src/site/plot/scatter.ts';
import { copied, fieldCalled, listedLike } from '../fixtures.ts';

const lasting = listedLike({ id: 'lasting', peak_torque_nm: 40, peak_torque_kind: 'peak', weight_g: 900 });
const stalled = listedLike({ id: 'stalled', peak_torque_nm: 50, peak_torque_kind: 'stall', weight_g: 800 });

test('a stall torque, what follows from it, and a torque constant of the motor side have a word', () => {
  expect(apartWord(stalled, 'peak_torque_nm')).toBe('stall');
  expect(apartWord(lasting, 'peak_torque_nm')).toBeNull();
  expect(apartWord(stalled, 'weight_g')).toBeNull();
  expect(apartWord(listedLike({ kt_nm_per_a: 0.1, kt_side: 'motor' }), 'kt_nm_per_a')).toBe('motor side');
});

test('a figure has the tags that its title does not say, and an unknown one none', () => {
  const speed = { name: 'max_speed_rpm', title: 'Maximum speed' };
  const tagged = (tag: string, max_speed_rpm: number | null) => ({
    figures: { max_speed_rpm },
    tags: { max_speed_rpm: [tag] },
  });
  expect(tagsOf(tagged('no load at 12 V', 46), speed)).toEqual(['no load at 12 V']);
  expect(tagsOf(tagged('maximum', 46), speed)).toEqual([]);
  expect(tagsOf(tagged('no load at 12 V', null), speed)).toEqual([]);
});

test.each([
  ['no load at 12 V', ['no load']],
  ['maximum', []],
  ['at 12 V', []],
])('in a line of a table `%s` is told by its kind alone', (tag, kinds) => {
  const actuator = { figures: { max_speed_rpm: 46 }, tags: { max_speed_rpm: [tag] } };
  expect(kindWordsOf(actuator, { name: 'max_speed_rpm', title: 'Maximum speed' })).toEqual(kinds);
});

test('what follows from the peak torque is of its kind', () => {
  const torque = ['stall at 12 V'];
  const actuator = { tags: { peak_torque_nm: torque, weight_g: ['no driver'] } };
  expect(
    ['peak_torque_nm', 'torque_density_nm_per_kg', 'weight_g', 'price_usd'].map((field) => kindsOf(actuator, field)),
  ).toEqual([torque, torque, ['no driver'], []]);
});

test('the front of a plot is over like figures only, and unlike ones are hollow', () => {
  const axes = { x: fieldCalled('weight_g'), y: fieldCalled('peak_torque_nm') };
  const both = scatterOf(copied, { matches: [lasting, stalled], ...axes }, SIZES.wide);
  expect([both.hollow, both.front]).toEqual(['stall', both.dots.slice(0, 1)]);
  const alone = scatterOf(copied, { matches: [stalled], ...axes }, SIZES.wide);
  expect([alone.hollow, alone.front?.length]).toEqual([null, 1]);
});
