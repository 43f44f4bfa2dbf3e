import { describe, expect, test } from 'vitest';
import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { SORT_FIELDS } from '../../../src/query/parameters/parameters.ts';
import { answerState } from '../../../src/site/finder/answer/answer-state.ts';
import { suggestionsOf, wholeOf } from '../../../src/site/finder/answer/answer.ts';
import {
  boundAt,
  extentsIn,
  histogramOf,
  sliderAt,
  STEPS,
} from '../../../src/site/finder/filters/histogram.ts';
import { apiRequest } from '../../../src/site/finder/state/api-request.ts';
import { asksNothing, defaultState } from '../../../src/site/finder/state/state.ts';
import { UNKNOWN_TEXT } from '../../../src/site/format.ts';
import { filtersOfApiOnly } from '../../../src/site/page-filters/catalog-table.ts';
import { countChoices } from '../../../src/site/page-filters/choices.ts';
import { choiceText, filtersOf, namesOf } from '../../../src/site/page-filters/filter-controls.ts';
import { matchesOf } from '../../support/match.ts';
import { copied, fieldCalled, service, stateAt } from '../fixtures.ts';
import { countedByApi, idsByApi } from './counted-by-api.ts';

const found = (query: string) => answerState(copied, stateAt(query));
const idsFor = (query: string): string[] => found(query).matches.map(({ id }) => id);

const answeredBy = (query: string): string[] => idsByApi(service, query);

/** A filter only of the API: the file of columns does not have the robots that use an actuator. */
const API_ALONE = ['used_in', 'robot_id', 'min_robot_count', 'min_price_date'];

test('a state without filters shows the whole catalog, like the engine', () => {
  const state = defaultState(copied);
  expect(asksNothing(state)).toBe(true);
  expect(wholeOf(copied).matches).toEqual(answerState(copied, state).matches);
});

describe('the finder and the API', () => {
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
    const { judgement, matches } = found(query);
    expect(judgement?.ranking.counts ?? matches.length).toEqual(
      countedByApi(service, apiRequest(copied, stateAt(query)).path),
    );
    if (judgement === null) expect(idsFor(query).toSorted()).toEqual(answeredBy(query));
  });

  test.each(copied.vocabulary.known)('find the same actuators that lack %s', (field) => {
    expect(idsFor(`lacks=${field}`).toSorted()).toEqual(answeredBy(`lacks=${field}`));
  });

  const sorts = SORT_FIELDS.filter((name) => name === 'name' || copied.fieldByName.has(name));

  test.each(sorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]))(
    'sort by "%s" alike',
    (query) => {
      expect(idsFor(query)).toEqual(answeredBy(query));
    },
  );

  test('have the same names for shared filters', () => {
    expect(filtersOfApiOnly(copied).toSorted()).toEqual(API_ALONE.toSorted());
    const names = Object.keys(ACTUATOR_LISTING.filters);
    expect(
      filtersOf(copied)
        .flatMap(namesOf)
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});

test('only unknown values of a named field pass its filter', () => {
  const unknown = copied.actuators.filter(({ figures }) => figures.backdrivable === null).length;
  const strict = idsFor('backdrivable=true').length;
  expect(idsFor('backdrivable=true&include_unknown=backdrivable')).toHaveLength(strict + unknown);
  expect(idsFor('lacks=backdrivable')).toHaveLength(unknown);
});

test('in a match a choice is counted over actuators that do not miss the other requirements', () => {
  const { withoutOne, matches } = found('category=smart_servo&max_weight_g=100');
  const choices = countChoices(withoutOne('category'), fieldCalled('category'));
  expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(idsFor('max_weight_g=100').length);
  expect(choices.find(({ value }) => value === 'smart_servo')?.count).toBe(matches.length);
});

test('a choice is counted over the actuators that pass the other filters', () => {
  const both = found('category=smart_servo&comm=TTL');
  const choices = countChoices(both.withoutOne('category'), fieldCalled('category'));
  expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(idsFor('comm=TTL').length);
  expect(choices.find(({ value }) => value === 'smart_servo')?.count).toBe(both.matches.length);
});

describe('in a match, the count without one filter is that of the API', () => {
  const isLeft = (query: URLSearchParams): number => {
    const { counts } = matchesOf(service, String(query));
    return counts.meets + counts.close + counts.unknown;
  };
  test.each([
    'min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900',
    'min_peak_torque_nm=40&min_speed_rpm=114.6&together=false&voltage_v=24&max_weight_g=900',
    'duty=60:2,10:8&max_weight_g=1500&comm=CAN',
    'peak_points=40@115&voltage_v=48&max_price_usd=500&category=qdd_proprioceptive',
    'min_peak_torque_nm=20&max_weight_g=600&margin=1.5&include_unknown=weight_g',
  ])('%s', (query) => {
    const { criteria, withoutOne } = found(query);
    const told = criteria.map(({ name }) => [name, withoutOne(name).length]);
    const answered = criteria.map(({ name, parameters }) => {
      const left = new URLSearchParams(query);
      for (const parameter of parameters) left.delete(parameter);
      if (left.get('include_unknown') === name) left.delete('include_unknown');
      return [name, isLeft(left)];
    });
    expect(told).toEqual(answered);
    expect(told.length).toBeGreaterThan(2);
  });
});

test('an empty result names the filters that empty it', () => {
  const empty = found('q=go-m8010&max_weight_g=1');
  expect(empty.matches).toEqual([]);
  expect(suggestionsOf(empty).map(({ name }) => name)).toContain('weight_g');
});

test('a yes or no is read from the address', () => {
  const texts = ['true', 'false', 'unknown'].map((value) =>
    choiceText(copied, fieldCalled('backdrivable'), value),
  );
  expect(texts).toEqual(['yes', 'no', UNKNOWN_TEXT]);
});

test('a term that occurs nowhere may be corrected', () => {
  const corrected = answerState(copied, stateAt('q=quadraped'), () => 'quadruped');
  expect(corrected.matches.map(({ id }) => id).toSorted()).toEqual(idsFor('q=quadruped').toSorted());
});

test('no term of a match is corrected', () => {
  const { matches } = answerState(copied, stateAt('q=quadraped&max_weight_g=900'), () => 'quadruped');
  expect(matches).toEqual([]);
});

test.each(['price_usd', 'gear_ratio', 'voltage_v'])(
  'every published %s is in one bar, and all others count as unknown',
  (name) => {
    const field = fieldCalled(name);
    const { bars, unknown } = histogramOf(copied.actuators, field, extentsIn(copied)(field));
    expect(bars.reduce((sum, { count }) => sum + count, unknown)).toBe(copied.actuators.length);
  },
);

test('a bound and its position on the slider convert into each other', () => {
  const extent = { least: 1, most: 10_000 };
  expect([boundAt(0, extent), boundAt(STEPS, extent), boundAt(100, extent)]).toEqual([1, 10_000, 100]);
  expect(sliderAt(100, extent)).toBe(100);
});
