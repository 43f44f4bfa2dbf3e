import { beforeAll, describe, expect, test } from 'vitest';
import { COUNTS } from '../support/catalog-counts.ts';
import { anyObject } from '../support/read.ts';
import { useSharedApi } from './support/api.ts';
import { categoryList, listActuators, nameList, walkActuators, type Actuator } from './support/records.ts';

const api = useSharedApi();
const actuators: Actuator[] = [];

beforeAll(async () => {
  actuators.push(...(await walkActuators(api())));
});

/** SPEC 2.1, in its order. */
const CATEGORIES = [
  'qdd_proprioceptive',
  'integrated_joint',
  'smart_servo',
  'harmonic_precision',
  'frameless_driver',
  'cycloidal_premium',
];

const foldedOrder = (left: string, right: string): number => (left.toLowerCase() < right.toLowerCase() ? -1 : 1);

describe('the categories', () => {
  const read = async () => categoryList.parse(await api().json('/api/v1/categories')).data;

  test('are the six of SPEC 2.1 in its order', async () => {
    expect((await read()).map(({ slug }) => slug)).toEqual(CATEGORIES);
  });

  test('have a slug, a label, a description and a count, in this order', async () => {
    expect((await read()).map((category) => Object.keys(anyObject.parse(category)))).toEqual(
      CATEGORIES.map(() => ['slug', 'label', 'description', 'actuator_count']),
    );
  });

  test('count every actuator once', async () => {
    expect(sumOf(await read())).toBe(COUNTS.actuators);
  });

  test.each(CATEGORIES)('%s counts what its filter finds', async (slug) => {
    const { pagination } = await listActuators(api(), { category: slug, limit: 1 });
    expect(pagination.total).toBe((await read()).find((category) => category.slug === slug)?.actuator_count);
  });
});

describe('the brands', () => {
  const read = async () => nameList.parse(await api().json('/api/v1/brands')).data;

  test('are those of the actuators, each once, sorted by name', async () => {
    const names = [...new Set(actuators.map(({ brand }) => brand))];
    expect((await read()).map(({ name }) => name)).toEqual(names.toSorted(foldedOrder));
  });

  test('count every actuator once', async () => {
    expect(sumOf(await read())).toBe(COUNTS.actuators);
  });

  test('count what their filter finds, and none is empty', async () => {
    const brands = await read();
    const totals = await Promise.all(
      brands.map(async ({ name }) => (await listActuators(api(), { brand: name, limit: 1 })).pagination.total),
    );
    expect(brands.map(({ actuator_count }) => actuator_count)).toEqual(totals);
    expect(Math.min(...totals)).toBeGreaterThan(0);
  });
});

describe('the use cases', () => {
  const read = async () => nameList.parse(await api().json('/api/v1/use-cases')).data;

  test('hold every tag that an actuator bears, each once, sorted by name', async () => {
    const names = (await read()).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted(foldedOrder));
    expect(names).toEqual(expect.arrayContaining([...new Set(actuators.flatMap(({ use_cases }) => use_cases))]));
  });

  test('count every tag of every actuator', async () => {
    expect(sumOf(await read())).toBe(actuators.flatMap(({ use_cases }) => use_cases).length);
  });

  test('count what their filter finds', async () => {
    const useCases = await read();
    const totals = await Promise.all(
      useCases.map(async ({ name }) => (await listActuators(api(), { use_case: name, limit: 1 })).pagination.total),
    );
    expect(useCases.map(({ actuator_count }) => actuator_count)).toEqual(totals);
  });
});

const sumOf = (counted: readonly { readonly actuator_count: number }[]): number =>
  counted.reduce((sum, { actuator_count }) => sum + actuator_count, 0);
