import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { problemOf } from './support/problem.ts';
import { comparison, idsOf, listActuators } from './support/records.ts';
import { withQuery } from './support/target.ts';

const api = useSharedApi();

const COMPARE = '/api/v1/actuators/compare';
const GO = 'unitree-go-m8010-6';
const AK = 'cubemars-ak70-10-kv100';

const compared = async (ids: string) => {
  const { data, not_found } = comparison.parse(await api().json(withQuery(COMPARE, { ids })));
  return { found: idsOf(data), not_found };
};

const firstIds = async (count: number): Promise<string[]> => idsOf((await listActuators(api(), { limit: count })).data);

describe('GET compare', () => {
  test.each([
    [`${GO},${AK}`, [GO, AK], []],
    [`${AK},${GO}`, [AK, GO], []],
    [GO, [GO], []],
    [`${GO},${AK},${GO}`, [GO, AK], []],
    [` ${GO} , ${AK}\t`, [GO, AK], []],
    [`,${GO},,${AK},`, [GO, AK], []],
    [`none-b,${GO},none-a,none-b`, [GO], ['none-b', 'none-a']],
    ['none', [], ['none']],
    [GO.toUpperCase(), [GO], []],
    ['__proto__,constructor', [], ['__proto__', 'constructor']],
    ['a/b,é,"', [], ['a/b', 'é', '"']],
  ])('of %j answers in the order asked, each once, and names what is unknown', async (ids, found, not_found) => {
    expect(await compared(ids)).toEqual({ found, not_found });
  });

  test('has data before not_found', async () => {
    const { text } = await api().get(withQuery(COMPARE, { ids: 'none' }));
    expect(text).toBe('{"data":[],"not_found":["none"]}');
  });

  test('answers the very records of the list', async () => {
    const { data } = await listActuators(api(), { limit: 20 });
    const answer = comparison.parse(await api().json(withQuery(COMPARE, { ids: idsOf(data).join(',') })));
    expect(JSON.stringify(answer.data)).toBe(JSON.stringify(data));
  });

  test('takes 20 ids', async () => {
    const ids = await firstIds(20);
    expect((await compared(ids.join(','))).found).toEqual(ids);
  });

  test('takes 20 different ids however often they are repeated', async () => {
    const ids = await firstIds(20);
    expect((await compared([...ids, ...ids].join(','))).found).toEqual(ids);
  });
});

const manyIds = (count: number): string => Array.from({ length: count }, (_, index) => `id-${index}`).join(',');

describe('GET compare refuses', () => {
  test.each([
    ['no ids', COMPARE],
    ['an empty ids', `${COMPARE}?ids=`],
    ['ids of commas only', `${COMPARE}?ids=,`],
    ['ids of blanks only', `${COMPARE}?ids=%20,%20`],
    ['21 different ids', `${COMPARE}?ids=${manyIds(21)}`],
    ['300 different ids', `${COMPARE}?ids=${manyIds(300)}`],
    ['ids given twice', `${COMPARE}?ids=${GO}&ids=${AK}`],
  ])('%s, naming the parameter', async (_, target) => {
    const { code, errors } = problemOf(await api().get(target));
    expect({ code, errors: errors?.map((error) => [error.field, error.in]) }).toEqual({
      code: 'invalid_parameter',
      errors: [['ids', 'query']],
    });
  });

  test('a parameter that it does not have', async () => {
    const { code, errors, hint } = problemOf(await api().get(`${COMPARE}?ids=${GO}&id=${AK}`));
    expect({ code, fields: errors?.map(({ field }) => field) }).toEqual({ code: 'invalid_parameter', fields: ['id'] });
    expect(hint).toContain('`ids`');
  });

  test('an unknown parameter and missing ids at once', async () => {
    const { errors } = problemOf(await api().get(`${COMPARE}?limit=3`));
    expect(errors?.map(({ field }) => field).toSorted()).toEqual(['ids', 'limit']);
  });
});
