import { expect, test } from 'vitest';
import { list } from '../../../src/query/list.ts';
import { ACTUATOR_LISTING } from '../../../src/query/listings.ts';
import { parseListQuery } from '../../../src/query/parse-list.ts';
import { columnByName } from '../../../src/site/explorer/columns.ts';
import { explore } from '../../../src/site/explorer/explore.ts';
import { apiRequest, curlLine, toCsv } from '../../../src/site/explorer/export.ts';
import { boundsOf, countChoices, countFlags, histogramOf } from '../../../src/site/explorer/facets.ts';
import { dotBeside, nearestDot, scatterOf } from '../../../src/site/explorer/scatter.ts';
import { limitAt, sliderPlace, SLIDER_STEPS } from '../../../src/site/explorer/slider.ts';
import {
  MOST_PINS,
  readState,
  stateParameters,
  USUAL_STATE,
  withFilter,
  withPin,
  withSort,
} from '../../../src/site/explorer/state.ts';
import { actuatorLike, service } from '../fixtures.ts';

const all = service.dataset.actuators;
const index = service.actuators;
const explored = { all, index };
const stateOf = (query: string) => readState(new URLSearchParams(query));

test.each([
  '',
  'q=ak80&category=qdd_proprioceptive&sort=weight_g&order=asc',
  'min_peak_torque_nm=20&max_weight_g=600&integrated_driver=true&view=plot&x=price_usd',
  'view=cards&columns=comm,encoder&pins=a,b&brand=CubeMars',
])('the address "%s" is read and written without loss', (query) => {
  expect(readState(stateParameters(stateOf(query)))).toEqual(stateOf(query));
});

test('an address with unknown words is read as if they were absent', () => {
  expect(stateOf('view=globe&x=colour&columns=colour&sort=colour&wrong=1')).toEqual(USUAL_STATE);
});

test.each([
  'q=harmonic',
  'category=smart_servo&sort=price_usd',
  'min_peak_torque_nm=20&max_weight_g=600',
  'use_case=quadruped&sort=torque_density_nm_per_kg&order=asc',
  'backdrivable=true',
])('the explorer finds for "%s" what the API answers, in its order', (query) => {
  const parsed = parseListQuery(ACTUATOR_LISTING, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(`${query} is refused.`);
  const { places } = list(index, { ...parsed.value, limit: 10_000 });
  expect(explore(explored, stateOf(query)).matches.map(({ id }) => id)).toEqual(
    places.map((place) => index.ids[place]),
  );
});

test('a choice is counted over what the other filters leave', () => {
  const { passingOthers, matches } = explore(explored, stateOf('category=smart_servo&max_weight_g=100'));
  const others = explore(explored, stateOf('max_weight_g=100')).matches;
  expect(passingOthers.get('category')).toHaveLength(others.length);
  const choices = countChoices(passingOthers.get('category') ?? [], ({ category }) => [category]);
  expect(choices.find(({ value }) => value === 'smart_servo')?.count).toBe(matches.length);
});

test('a text that the API refuses is a fault and does not narrow', () => {
  const { matches, faults } = explore(explored, stateOf('max_weight_g=heavy'));
  expect(matches).toHaveLength(all.length);
  expect(faults.get('max_weight_g')).toContain('got heavy');
});

test('fields that the API cannot sort by are sorted here, the unknown last', () => {
  const { matches } = explore(explored, stateOf('sort=power_w&order=asc'));
  const powers = matches.map(({ power_w }) => power_w);
  const known = powers.filter((power) => power !== null);
  expect(known).toEqual(known.toSorted((left, right) => left - right));
  expect(powers.slice(known.length).every((power) => power === null)).toBe(true);
});

test('yes, no and not published add up', () => {
  const counts = countFlags(all, 'backdrivable');
  expect(counts.true + counts.false + counts.unknown).toBe(all.length);
});

test('every published value stands in one bar, every other is counted as unknown', () => {
  const { bars, unknown } = histogramOf(all, 'price_usd', boundsOf(all, 'price_usd'));
  expect(bars.reduce((sum, { count }) => sum + count, unknown)).toBe(all.length);
});

test('a slider at its open end is no limit, and elsewhere its own place', () => {
  const bounds = { least: 1, most: 10_000 };
  expect([limitAt('0', bounds, 'above'), limitAt(String(SLIDER_STEPS), bounds, 'below')]).toEqual(['', '']);
  expect(limitAt('100', bounds, 'below')).toBe('100');
  expect(sliderPlace('100', bounds, 'below')).toBe(100);
});

test('a head sorts in its usual direction, then the other, then not at all', () => {
  const once = withSort(USUAL_STATE, 'weight_g');
  const twice = withSort(once, 'weight_g');
  expect([once.direction, twice.direction, withSort(twice, 'weight_g').sort]).toEqual(['asc', 'desc', null]);
});

test('a pin is set and taken back, and a twenty-first is not taken', () => {
  const full = { ...USUAL_STATE, pins: Array.from({ length: MOST_PINS }, (_, index) => `id-${index}`) };
  expect(withPin(full, 'one-more')).toBe(full);
  expect(withPin(full, 'id-0').pins).toHaveLength(MOST_PINS - 1);
});

test('an empty text takes a filter away', () => {
  expect(withFilter(withFilter(USUAL_STATE, 'q', 'ak80'), 'q', ' ').filters).toEqual({});
});

test('the API request holds filters and an order that the API has, nothing else', () => {
  const state = stateOf('q=ak80&sort=weight_g&order=asc&view=plot&pins=a');
  expect(apiRequest(state, 'https://x.example')).toBe(
    'https://x.example/api/v1/actuators?q=ak80&sort=weight_g&order=asc',
  );
  expect(apiRequest(stateOf('sort=power_w'), '')).toBe('/api/v1/actuators');
  expect(curlLine(stateOf("q=o'neill"), '')).toBe("curl '/api/v1/actuators?q=o%27neill'");
});

test('CSV quotes what it must and disarms what a spreadsheet would compute', () => {
  const actuator = actuatorLike({ id: 'a', name: '=1+1', brand: 'A "B", C', comm: null, weight_g: 2.5 });
  const columns = [columnByName('comm'), columnByName('weight_g')].filter((column) => column !== undefined);
  expect(toCsv([actuator], columns)).toBe('id,name,brand,comm,weight_g\r\na,\'=1+1,"A ""B"", C",,2.5\r\n');
});

test('the plot draws what publishes both figures and counts the others', () => {
  const { dots, unknown } = scatterOf(all, all, { x: 'weight_g', y: 'peak_torque_nm' });
  expect(dots.length + unknown).toBe(all.length);
});

test('a plot without a better end on an axis has no front', () => {
  expect(scatterOf(all, all, { x: 'kt_nm_per_a', y: 'peak_torque_nm' }).front).toBeNull();
});

test('arrow keys walk all dots once, and the pointer finds the nearest', () => {
  const { dots } = scatterOf(all.slice(0, 40), all, { x: 'weight_g', y: 'peak_torque_nm' });
  const walk = dots.reduce<(typeof dots)[number][]>((way) => {
    const next = dotBeside(dots, way.at(-1) ?? null, 'ArrowRight');
    return next === null ? way : [...way, next];
  }, []);
  expect(new Set(walk.map(({ actuator }) => actuator.id)).size).toBe(dots.length);
  const [first] = dots;
  expect(nearestDot(dots, { x: (first?.x ?? 0) + 0.01, y: first?.y ?? 0 }, 5)?.actuator.weight_g).toBe(
    first?.actuator.weight_g,
  );
  expect(nearestDot(dots, { x: -500, y: -500 }, 5)).toBeNull();
});
