import { expect, test } from 'vitest';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import { kindsOf, kindWordsOf, statersOf, tagsOf } from '../../../src/site/client-catalog/figure-marks.ts';
import { marksTexts, scatterOf, SIZES } from '../../../src/site/plot/scatter.ts';
import { copied, fieldCalled, listedLike } from '../fixtures.ts';

test('a figure has the tags that its title does not contain, and an unknown one none', () => {
  const speed = { name: 'max_speed_rpm', title: 'Maximum speed' };
  const stated = (max_speed_rpm: number | null, condition: Condition) => ({
    figures: { max_speed_rpm },
    conditions: { max_speed_rpm: condition },
  });
  const noLoad = { kind: 'no_load', voltage_v: 12 };
  expect(tagsOf(stated(46, noLoad), speed)).toEqual(['no load at 12 V']);
  expect(tagsOf(stated(46, { kind: 'maximum' }), speed)).toEqual([]);
  expect(tagsOf(stated(46, {}), speed)).toEqual(['kind not stated']);
  expect(tagsOf(stated(null, noLoad), speed)).toEqual([]);
});

test.each([
  [{ kind: 'no_load', voltage_v: 12 }, ['no load']],
  [{ kind: 'maximum' }, []],
  [{ voltage_v: 12 }, ['kind not stated']],
])('in a table row, %j is shown only by its kind', (max_speed_rpm, kinds) => {
  const actuator = { figures: { max_speed_rpm: 46 }, conditions: { max_speed_rpm } };
  expect(kindWordsOf(actuator, { name: 'max_speed_rpm', title: 'Maximum speed' })).toEqual(kinds);
});

test.each([
  ['maker', 'stated by the maker'],
  ['shop', 'stated by a shop'],
  ['parts list', 'from a published parts list'],
  ['paper', 'from a paper'],
])('a price of a %s shows its source and date, and an unknown one nothing', (price_stated_by, words) => {
  const figures = { price_usd: 99, weight_g: 900, price_stated_by };
  const priced = { figures, conditions: { price_usd: { includes: 'driver' } } };
  expect(tagsOf(priced, { name: 'price_usd', title: 'Price' })).toEqual([
    'with driver',
    words,
    'date not stated',
  ]);
  expect(statersOf({ figures: { ...figures, price_date: '2026-09' } }, 'price_usd')).toEqual([
    words,
    '2026-09',
  ]);
  expect(statersOf(priced, 'weight_g')).toEqual([]);
  expect(tagsOf({ ...priced, figures: { price_usd: null } }, { name: 'price_usd', title: 'Price' })).toEqual(
    [],
  );
});

test('a figure derived from the peak torque has its kind', () => {
  const torque = ['stall at 12 V'];
  const fields = ['peak_torque_nm', 'torque_density_nm_per_kg', 'weight_g', 'price_usd'];
  const actuator = {
    figures: Object.fromEntries(fields.map((field) => [field, 1])),
    conditions: {
      peak_torque_nm: { kind: 'stall', voltage_v: 12 },
      weight_g: { includes: 'no driver' },
    },
  };
  expect(fields.map((field) => kindsOf(actuator, field))).toEqual([torque, torque, ['no driver'], []]);
});

test('the front of a plot is over the most frequent kind of figure, and dots of other kinds are hollow', () => {
  const axes = { x: fieldCalled('weight_g'), y: fieldCalled('peak_torque_nm') };
  const draw = (...kinds: readonly Condition[]) => {
    const matches = kinds.map((peak_torque_nm, place) => ({
      ...listedLike({ id: `${place}`, peak_torque_nm: 40 + place, weight_g: 900 }),
      conditions: { peak_torque_nm },
    }));
    const scatter = scatterOf(copied, { matches, ...axes }, SIZES.wide);
    return [scatter.front?.map(({ actuator }) => actuator.id), ...marksTexts(scatter)];
  };
  const hollowDots = (kinds: string) =>
    `Hollow dots have figures of another kind and cannot be compared with full dots: ${kinds}.`;
  const [peak, stall, unstated] = [{ kind: 'peak' }, { kind: 'stall' }, {}];
  expect(draw(peak, { kind: 'peak', seconds: 1 }, { kind: 'stall', voltage_v: 12 })).toEqual([
    ['1'],
    'The line is the Pareto front: no other full dot is better in both figures.',
    hollowDots('stall'),
  ]);
  expect(draw(peak, peak, unstated, { kind: 'repeated_peak' }, stall, stall)).toEqual([
    ['1'],
    'The line is the Pareto front: no other full dot is better in both figures.',
    hollowDots('stall; kind not stated; repeated peak'),
  ]);
  expect(draw(stall, stall)).toEqual([
    ['1'],
    'The line is the Pareto front of one kind, stall: no other dot of this kind is better in both figures.',
    hollowDots('stall'),
  ]);
  expect(draw(peak)).toEqual([
    ['0'],
    'The line is the Pareto front: no other dot is better in both figures.',
  ]);
});
