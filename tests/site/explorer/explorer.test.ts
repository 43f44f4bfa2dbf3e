import { describe, expect, test } from 'vitest';
import { list } from '../../../src/query/list/list.ts';
import { ACTUATOR_LISTING } from '../../../src/query/list/listings.ts';
import { parseListQuery } from '../../../src/query/list/parse-list.ts';
import { SORT_FIELDS } from '../../../src/query/parameters/sort-fields.ts';
import { suggestionsOf, wholeOf } from '../../../src/site/explorer/answer/exploration.ts';
import { explore } from '../../../src/site/explorer/answer/explore.ts';
import {
  boundAt,
  extentOf,
  extentsIn,
  histogramOf,
  sliderAt,
  STEPS,
} from '../../../src/site/explorer/filters/facets.ts';
import { apiRequest } from '../../../src/site/explorer/state/api-request.ts';
import { readState } from '../../../src/site/explorer/state/read-state.ts';
import { asksNothing, defaultState } from '../../../src/site/explorer/state/state.ts';
import { countChoices } from '../../../src/site/filter/choices.ts';
import { furtherNames } from '../../../src/site/filter/criteria.ts';
import { choiceText, filtersOf, namesOf } from '../../../src/site/filter/filters.ts';
import { UNKNOWN_TEXT } from '../../../src/site/format.ts';
import { copied, fieldCalled, service } from '../fixtures.ts';

const stateOf = (query: string) => readState(copied, new URLSearchParams(query));
const found = (query: string) => explore(copied, stateOf(query));
const idsFor = (query: string): string[] => found(query).matches.map(({ id }) => id);

function answeredBy(query: string): string[] {
  const parsed = parseListQuery(ACTUATOR_LISTING, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(`${query} is refused.`);
  const { rows } = list(service.actuators, { ...parsed.value, limit: 10_000 });
  return rows.map((place) => service.actuators.ids[place] ?? '');
}

/** A filter of the API alone: the file of columns does not say which robots use an actuator. */
const API_ALONE = ['used_in', 'robot_id', 'min_robot_count', 'min_price_date'];

test.each(['asc', 'desc'] as const)(
  'a state that asks nothing shows the whole catalog, as the engine would: %s',
  (direction) => {
    const state = { ...defaultState(copied), direction };
    expect(asksNothing(state)).toBe(true);
    expect(wholeOf(copied, state).matches).toEqual(explore(copied, state).matches);
  },
);

describe('the explorer and the API', () => {
  test.each([
    'q=harmonic',
    'q=CAN 48v',
    'q=xm540w270',
    'q=AK 80-9',
    'peak_torque_kind=stall,peak',
    'category=smart_servo',
    'min_peak_torque_nm=20&max_weight_g=600',
    'use_case=quadruped&brand=cubemars',
    'max_price_usd=500',
    'backdrivable=true',
    'integrated_driver=false',
    'min_rated_torque_nm=10&max_peak_torque_nm=60&max_outer_diameter_mm=90',
    'min_gear_ratio=5&max_gear_ratio=10&min_speed_rpm=100',
    'comm=can,ethercat&control_mode=torque&country=China,Germany',
    'availability=in_production,discontinued&data_source=manufacturer',
    'comm=CANFD,rs485&country=USA,KR',
    'voltage_v=48&verified=true',
    'min_ip=54&has=price_usd,rated_torque_nm',
    'lacks=price_usd&max_weight_g=900',
    'max_price_usd=300&comm=CAN&include_unknown=price_usd,comm',
    'voltage_v=24&min_speed_rpm=150&min_peak_torque_nm=10',
  ])('find the same for "%s"', (query) => {
    expect(idsFor(query).toSorted()).toEqual(answeredBy(query));
  });

  const sorts = SORT_FIELDS.filter((name) => name === 'name' || copied.fieldByName.has(name));

  test.each(sorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]))(
    'order by "%s" alike',
    (query) => {
      expect(idsFor(query)).toEqual(answeredBy(query));
    },
  );

  test('have the same names for what both can filter by', () => {
    const names = ['q', ...filtersOf(copied).flatMap(namesOf), ...furtherNames(copied)];
    const ofApiAlone = Object.keys(ACTUATOR_LISTING.filters).filter((name) => !names.includes(name));
    expect(ofApiAlone.filter((name) => !API_ALONE.includes(name))).toEqual([]);
  });
});

describe('the API line', () => {
  const addressOf = (query: string) => apiRequest(copied, stateOf(query));
  const answered = (query: string) => answeredBy(addressOf(query).path.replace(/^[^?]*\??/, ''));

  test.each([
    'backdrivable=unknown',
    'comm=unknown&max_weight_g=900',
    'peak_torque_kind=unknown&country=unknown',
  ])('asks for what is not published by `lacks`: %s', (query) => {
    expect(addressOf(query).leftOut).toEqual([]);
    expect(idsFor(query).toSorted()).toEqual(answered(query));
  });

  test.each([
    'backdrivable=true,unknown',
    'peak_torque_kind=stall,unknown',
    'use_case=unknown',
    'max_weight_g=900&unknown=weight_g',
    'min_voltage_v=12',
  ])('leaves out and names what the API refuses: %s', (query) => {
    expect(addressOf(query).leftOut).toHaveLength(1);
    expect(answered(query).length).toBeGreaterThanOrEqual(idsFor('max_weight_g=900').length);
  });
});

test('several values of a choice are any of them, and "unknown" is what is not published', () => {
  const both = idsFor('category=smart_servo,cycloidal_premium');
  expect(both).toHaveLength(
    idsFor('category=smart_servo').length + idsFor('category=cycloidal_premium').length,
  );
  const flags = ['true', 'false', 'unknown'].map((value) => idsFor(`backdrivable=${value}`).length);
  expect(flags.reduce((sum, count) => sum + count, 0)).toBe(copied.actuators.length);
});

test('what does not publish a figure is within no bounds, unless it is asked to be let in', () => {
  const unknown = copied.actuators.filter(({ figures }) => figures.price_usd === null).length;
  const strict = idsFor('max_price_usd=100').length;
  expect(idsFor('max_price_usd=100&unknown=price_usd')).toHaveLength(strict + unknown);
});

test.each([
  ['min_voltage_v=24&max_voltage_v=24', 24, 24],
  ['min_voltage_v=50', 50, Infinity],
  ['max_voltage_v=24', 0, 24],
  ['min_gear_ratio=9&max_gear_ratio=9', 9, 9],
])(
  'a range such as `24-48` passes %s when it shares a part with it, and what is not published does not',
  (...row) => {
    const [query, min, max] = row;
    const field = query.includes('ratio') ? 'gear_ratio' : 'voltage_v';
    const inside = copied.actuators.filter(({ figures }) => {
      const extent = extentOf(figures[field] ?? null);
      return extent !== null && extent.most >= min && extent.least <= max;
    });
    expect(inside.length).toBeGreaterThan(0);
    expect(idsFor(query).toSorted()).toEqual(inside.map(({ id }) => id).toSorted());
  },
);

test('a choice is counted over what the other filters leave', () => {
  const both = found('category=smart_servo&max_weight_g=100');
  const choices = countChoices(both.withoutOne('category'), fieldCalled('category'));
  expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(idsFor('max_weight_g=100').length);
  expect(choices.find(({ value }) => value === 'smart_servo')?.count).toBe(both.matches.length);
});

test('when nothing is left, what stands in the way is told', () => {
  const empty = found('q=go-m8010&max_weight_g=1');
  expect(empty.matches).toEqual([]);
  expect(suggestionsOf(empty).map(({ name }) => name)).toContain('weight_g');
});

test('a choice of yes or no is read so', () => {
  const texts = ['true', 'false', 'unknown'].map((value) =>
    choiceText(copied, fieldCalled('backdrivable'), value),
  );
  expect(texts).toEqual(['yes', 'no', UNKNOWN_TEXT]);
});

test('a term that occurs nowhere may be understood as another', () => {
  const corrected = explore(copied, stateOf('q=quadraped'), () => 'quadruped');
  expect(corrected.matches.map(({ id }) => id).toSorted()).toEqual(idsFor('q=quadruped').toSorted());
});

test.each(['price_usd', 'gear_ratio', 'voltage_v'])(
  'every published %s is in one bar, all others are unknown',
  (name) => {
    const field = fieldCalled(name);
    const { bars, unknown } = histogramOf(copied.actuators, field, extentsIn(copied)(field));
    expect(bars.reduce((sum, { count }) => sum + count, unknown)).toBe(copied.actuators.length);
  },
);

test('a bound and its place on the slider lead to each other', () => {
  const extent = { least: 1, most: 10_000 };
  expect([boundAt(0, extent), boundAt(STEPS, extent), boundAt(100, extent)]).toEqual([1, 10_000, 100]);
  expect(sliderAt(100, extent)).toBe(100);
});
