import { expect, test } from 'vitest';
import type { Condition } from '../../../../src/catalog/fields/evidence/condition.ts';
import { answerState } from '../../../../src/site/finder/answer/answer-state.ts';
import { toCsv, verdictsOf } from '../../../../src/site/finder/results/csv.ts';
import { copied, listedLike, service, stateAt } from '../../fixtures.ts';
import { idsByApi } from '../counted-by-api.ts';

const ORIGIN = { version: 'v1', address: 'https://x.example/actuators', urlOf: (path: string) => path };
const fieldsOf = (...names: string[]) => names.map((name) => ({ name, part: 'of a sheet' }));

test('CSV has kinds and sources of figures, and terms and date of a price', () => {
  const stated = (id: string, price_usd: number | null, peak_torque_nm: Condition) => ({
    ...listedLike({
      ...{ id, name: id, brand: 'Acme', peak_torque_nm: 9, weight_g: 400 },
      ...{ price_usd, price_stated_by: 'maker', price_date: '2026-09' },
      stated_by: ['manufacturer: peak_torque_nm price_usd', 'our_reading: weight_g'],
    }),
    conditions: { peak_torque_nm },
  });
  const actuators = [stated('a', 50, { kind: 'stall', voltage_v: 12 }), stated('b', null, {})];
  const fields = fieldsOf('peak_torque_nm', 'price_usd', 'weight_g');
  const [heads, ...rows] = toCsv({ actuators, fields, verdicts: null }, ORIGIN).split('\r\n');
  expect(heads?.split(',')).toEqual([
    ...['id', 'name', 'brand', 'peak_torque_nm', 'peak_torque_nm_kind', 'peak_torque_nm_source'],
    ...['price_usd', 'price_usd_source', 'weight_g', 'weight_g_source'],
    ...['url', 'catalog_version', 'list_address'],
  ]);
  expect(rows).toEqual([
    `a,a,Acme,9,stall at 12 V,manufacturer,50,manufacturer; stated by the maker; 2026-09,400,our_reading,/actuators/a,v1,${ORIGIN.address}`,
    `b,b,Acme,9,kind not stated,manufacturer,,,400,our_reading,/actuators/b,v1,${ORIGIN.address}`,
    '',
  ]);
});

test('CSV quotes cells as needed and disarms formulas', () => {
  const named = listedLike({
    id: 'a',
    name: '=1+1',
    brand: 'A "B", C',
    comm: ['CAN', 'RS-485'],
    encoder: null,
    weight_g: 2.5,
  });
  const actuators = [{ ...named, conditions: {} }];
  const fields = ['comm', 'encoder', 'weight_g'].map((name) => ({ name, part: null }));
  const [, row] = toCsv({ actuators, fields, verdicts: null }, ORIGIN).split('\r\n');
  expect(row).toBe(`a,'=1+1,"A ""B"", C",CAN|RS-485,,2.5,/actuators/a,v1,${ORIGIN.address}`);
});

test('CSV of a match has the verdict of each actuator', () => {
  const { matches: actuators, judgement } = answerState(copied, stateAt('brand=FEETECH&max_weight_g=60'));
  if (judgement === null) throw new Error('The question judges nothing.');
  const [heads, ...rows] = toCsv({ actuators, fields: [], verdicts: verdictsOf(copied, judgement) }, ORIGIN)
    .trim()
    .split('\r\n');
  expect(heads?.split(',').slice(0, 4)).toEqual(['id', 'name', 'brand', 'verdict']);
  const idsThat = (verdict: string): (string | undefined)[] =>
    rows.filter((row) => row.includes(`,FEETECH,${verdict},`)).map((row) => row.split(',')[0]);
  expect(idsThat('meets').toSorted()).toEqual(idsByApi(service, 'brand=FEETECH&max_weight_g=60').toSorted());
  const { meets, close, unknown } = judgement.ranking.counts;
  expect([idsThat('close').length, idsThat('unknown').length]).toEqual([close, unknown]);
  expect(rows).toHaveLength(meets + close + unknown);
});
