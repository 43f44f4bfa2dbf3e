import { expect, test } from 'vitest';
import { textWith } from '../../support/text-with.ts';
import { ACTUATOR, actuatorWith, faultsOf, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const daysHaveBegun = ruleNamed('days-have-begun');

const dated = (date: string, accessed: string) => ({
  [ACTUATOR]: actuatorWith({ price_usd: 22, conditions: { price_usd: { date } } }),
  [ROBOT]: robotWith({ sources: [sourceStating(), { ...sourceStating(), accessed }] }),
});

test.each(['2020', '2026-11', new Date().toISOString().slice(0, 10)])('a price of %s is sound', (date) => {
  expect(faultsOf(daysHaveBegun, dated(date, '2026-11-21'))).toEqual([]);
});

test.each(['2999', '2999-01', '2999-01-01'])('a price of %s is a fault, and so is a source read then', (date) => {
  const wanted = textWith(/^a day up to \d{4}-\d\d-\d\d$/);
  expect(faultsOf(daysHaveBegun, dated(date, '2999-01-01'))).toEqual([
    { file: `catalog/${ACTUATOR}`, field: 'conditions.price_usd.date', found: date, wanted },
    { file: `catalog/${ROBOT}`, field: 'sources[1].accessed', found: '2999-01-01', wanted },
  ]);
});
