import { expect, test } from 'vitest';
import { actuator } from '../../src/catalog/actuator.ts';
import { betterEndOf } from '../../src/catalog/fields/actuator.ts';
import { alignFigures } from '../../src/mcp/tools/comparison.ts';
import { compareParts } from '../../src/site/compare/rows.ts';
import { realService } from '../support/real-catalog.ts';

test.each([
  ['torque_density_nm_per_kg', 'more'],
  ['max_speed_rpm', 'more'],
  ['weight_g', 'less'],
  ['price_usd', 'less'],
  ['backlash_arcmin', 'less'],
  ['power_w', null],
  ['backdrivable', null],
  ['name', null],
] as const)('of %s the better end is %s', (field, end) => {
  expect(betterEndOf(field)).toBe(end);
});

test('only figures that are numbers have a better end', () => {
  const withEnd = actuator.keyof().options.filter((field) => betterEndOf(field) !== null);
  const isNumber = (field: keyof typeof actuator.shape): boolean => actuator.shape[field].safeParse(1.5).success;
  expect(withEnd.filter((field) => !isNumber(field))).toEqual([]);
});

test('the page and the tool that compare mark the same actuators as the best', () => {
  const { actuators } = realService.dataset;
  const some = actuators.filter((_, index) => index % 40 === 0);
  const rows = compareParts(some).flatMap((part) => part.rows);
  const bestOnPage = rows.flatMap(({ figure, cells }) =>
    some.flatMap(({ id }, index) => (cells[index]?.isBest === true ? [`${figure} ${id}`] : [])),
  );
  const bestByTool = alignFigures(some).rows.flatMap(({ field, best }) => best.map((id) => `${field} ${id}`));
  expect(bestOnPage.length).toBeGreaterThan(5);
  expect(bestOnPage.toSorted()).toEqual(bestByTool.toSorted());
});
