import { expect, test } from 'vitest';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import { actuatorFigures, comparableOf } from '../../../src/catalog/records/build-figures.ts';
import { alignFigures } from '../../../src/mcp/tools/results/side-by-side.ts';
import type { ListedActuator } from '../../../src/site/client-catalog/load-catalog.ts';
import { EXAMPLES } from '../../../src/site/compare/examples.ts';
import { compareParts } from '../../../src/site/compare/rows.ts';
import { copied, listedLike, service, valuesById } from '../fixtures.ts';

const light = listedLike({ id: 'light', weight_g: 300, peak_torque_nm: 20, price_usd: null });
const heavy = listedLike({ id: 'heavy', weight_g: 600, peak_torque_nm: 30, price_usd: 100 });
const rowsOf = (...actuators: (typeof light)[]) =>
  compareParts(copied, actuators).flatMap(({ rows }) => rows);

test('a comparison marks the best of a row, and unknown values as unknown', () => {
  const row = (field: string) => rowsOf(light, heavy).find((candidate) => candidate.field === field);
  expect(row('weight_g')?.cells.map(({ isBest }) => isBest)).toEqual([true, false]);
  expect(row('price_usd')?.cells.map(({ text, isBest }) => [text, isBest])).toEqual([
    [null, false],
    ['100', false],
  ]);
  expect(row('peak_torque_nm')?.cells.map(({ share }) => share)).toEqual([20 / 30, 1]);
});

test('a figure published for only one is unknown, not different', () => {
  const different = compareParts(copied, [light, heavy], true).flatMap(({ rows }) =>
    rows.map(({ field }) => field),
  );
  expect(different).toEqual(['peak_torque_nm', 'weight_g']);
});

test('a figure unknown for all has no row, except price, availability and bus, which come first', () => {
  const fields = rowsOf(listedLike({ id: 'one', price_usd: null, rated_torque_nm: null })).map(
    ({ field }) => field,
  );
  expect(fields).not.toContain('rated_torque_nm');
  expect(fields.slice(0, 3).toSorted()).toEqual(['availability', 'comm', 'price_usd']);
});

test('a kind is shown next to its figure, and unlike kinds have no best', () => {
  const torqueOf = (...kinds: readonly Condition[]) =>
    rowsOf(
      ...kinds.map((peak_torque_nm, place) => ({
        ...listedLike({ id: `a${place}`, peak_torque_nm: 20 + place }),
        conditions: { peak_torque_nm },
      })),
    ).find(({ field }) => field === 'peak_torque_nm');
  const [at12, stall, peak] = [{ kind: 'stall', voltage_v: 12 }, { kind: 'stall' }, { kind: 'peak' }];
  const unlike = torqueOf(at12, peak);
  expect(unlike).toMatchObject({
    isAlike: false,
    cells: [{ tags: ['stall at 12 V'] }, { tags: [], isBest: false }],
  });
  expect(torqueOf(at12, at12)).toMatchObject({ isAlike: true, cells: [{}, { isBest: true }] });
  expect(torqueOf(at12, stall)).toMatchObject({ isAlike: false, cells: [{}, { isBest: false }] });
  expect(torqueOf(at12, { kind: 'stall', voltage_v: 24 })).toMatchObject({ isAlike: false });
  expect(torqueOf(peak, {})).toMatchObject({
    isAlike: false,
    cells: [{}, { tags: ['kind not stated'], isBest: false }],
  });
});

test('the best price is marked only among prices of one kind of source and the same parts', () => {
  const priced = (price_usd: number, price_stated_by: string, condition: Condition = {}) => ({
    ...listedLike({ id: `at-${price_usd}`, price_usd, price_stated_by }),
    conditions: { price_usd: condition },
  });
  const bestOf = (...actuators: ReturnType<typeof priced>[]) =>
    rowsOf(...actuators)
      .find(({ field }) => field === 'price_usd')
      ?.cells.map(({ isBest }) => isBest);
  const dear = priced(200, 'maker');
  expect(bestOf(dear, priced(100, 'maker'))).toEqual([false, true]);
  expect(bestOf(dear, priced(100, 'parts list'))).toEqual([false, false]);
  expect(bestOf(dear, priced(100, 'maker', { includes: 'driver' }))).toEqual([false, false]);
});

test("the kinds of figures come from the page's copy of the catalog", () => {
  const { actuators } = copied;
  const counted = (isMeant: (conditions: ListedActuator['conditions']) => boolean): number =>
    actuators.filter(({ conditions }) => isMeant(conditions)).length;
  expect(counted(({ kt_nm_per_a }) => kt_nm_per_a?.side === 'motor')).toBeGreaterThan(50);
  expect(counted(({ peak_torque_nm }) => peak_torque_nm?.kind === 'stall')).toBeGreaterThan(100);
});

test('the page and the tool mark the same actuators as the best', () => {
  const some = copied.actuators.filter((_, index) => index % 40 === 0);
  const { rows } = alignFigures(
    some.map(({ id }) => ({
      record: { ...valuesById(id), id },
      ...comparableOf(actuatorFigures(service.dataset, id)),
    })),
  );
  const ofTool = new Set<string>(rows.map(({ field }) => field));
  const bestOnPage = rowsOf(...some)
    .filter(({ field }) => ofTool.has(field))
    .flatMap(({ field, cells }) =>
      some.flatMap(({ id }, index) => (cells[index]?.isBest === true ? [`${field} ${id}`] : [])),
    );
  const bestByTool = rows.flatMap(({ field, best }) => best.map((id) => `${field} ${id}`));
  expect(bestOnPage.length).toBeGreaterThan(0);
  expect(bestOnPage.toSorted()).toEqual(bestByTool.toSorted());
});

test('curves are named by kind, supply and number of points', () => {
  const row = rowsOf({
    ...listedLike({ id: 'curved', torque_speed_points: ['two points'] }),
    points: [
      { torque_nm: 2, speed_rpm: 100, kind: 'continuous', voltage_v: 24 },
      { torque_nm: 0, speed_rpm: 300, kind: 'continuous', voltage_v: 24 },
    ],
  }).find(({ field }) => field === 'torque_speed_points');
  expect(row?.cells.map(({ text }) => text)).toEqual(['continuous at 24 V (2 points)']);
});

test('figures of unlike kinds have no bars, because bars would rank them', () => {
  const stall = { ...heavy, conditions: { peak_torque_nm: { kind: 'stall' } } };
  const row = rowsOf(light, stall).find(({ field }) => field === 'peak_torque_nm');
  expect([row?.isAlike, row?.cells.map(({ share }) => share)]).toEqual([false, [null, null]]);
});

test('the comparisons offered on the empty page are of actuators of the catalog', () => {
  const { actuatorById: known } = service.dataset;
  expect(EXAMPLES.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
});
