import { expect, test } from 'vitest';
import { kindsOf, kindWordsOf, statersOf, tagsOf } from '../../../src/site/client-catalog/figure-marks.ts';
import { marksTexts, scatterOf, SIZES } from '../../../src/site/plot/scatter.ts';
import { copied, fieldCalled, listedLike } from '../fixtures.ts';

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
  ['kind not stated at 12 V', ['kind not stated']],
])('in a line of a table `%s` is told by its kind alone', (tag, kinds) => {
  const actuator = { figures: { max_speed_rpm: 46 }, tags: { max_speed_rpm: [tag] } };
  expect(kindWordsOf(actuator, { name: 'max_speed_rpm', title: 'Maximum speed' })).toEqual(kinds);
});

test.each([
  ['maker', 'stated by the maker'],
  ['shop', 'stated by a shop'],
  ['parts list', 'from a parts list'],
  ['paper', 'from a paper'],
])('a price of a %s says so and when, and an unknown one nothing', (price_stated_by, words) => {
  const figures = { price_usd: 99, weight_g: 900, price_stated_by };
  const priced = { figures, tags: { price_usd: ['with driver'] } };
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

test('what follows from the peak torque is of its kind', () => {
  const torque = ['stall at 12 V'];
  const actuator = { tags: { peak_torque_nm: torque, weight_g: ['no driver'] } };
  expect(
    ['peak_torque_nm', 'torque_density_nm_per_kg', 'weight_g', 'price_usd'].map((field) =>
      kindsOf(actuator, field),
    ),
  ).toEqual([torque, torque, ['no driver'], []]);
});

test('the front of a plot is over figures of the kind that most have; hollow are those of another kind than most of the catalog', () => {
  const axes = { x: fieldCalled('weight_g'), y: fieldCalled('peak_torque_nm') };
  const draw = (...kinds: readonly string[]) => {
    const matches = kinds.map((kind, place) => ({
      ...listedLike({ id: `${place}`, peak_torque_nm: 40 + place, weight_g: 900 }),
      tags: kind === '' ? {} : { peak_torque_nm: [kind] },
    }));
    const scatter = scatterOf(copied, { matches, ...axes }, SIZES.wide);
    return [scatter.front?.map(({ actuator }) => actuator.id), ...marksTexts(scatter)];
  };
  const hollowDots = (kinds: string) => `Hollow dots: ${kinds}; not comparable with the rest.`;
  expect(draw('peak', 'peak for 1 s', 'stall at 12 V')).toEqual([
    ['1'],
    'The line is the Pareto front, hollow dots left out.',
    hollowDots('stall'),
  ]);
  expect(draw('peak', 'peak', '', 'repeated peak', 'stall', 'stall')).toEqual([
    ['2'],
    'The line is the Pareto front, hollow dots left out.',
    hollowDots('stall; repeated peak'),
  ]);
  expect(draw('stall', 'stall')).toEqual([
    ['1'],
    'The line is the Pareto front of one kind: stall.',
    hollowDots('stall'),
  ]);
  expect(draw('peak')).toEqual([['0'], 'The line is the Pareto front.']);
});
