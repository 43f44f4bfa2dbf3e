import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  acceptsSupply,
  actuatorCalled,
  atLeast,
  atMost,
  figure,
  first,
  robotCalled,
  speaks,
  tally,
} from './catalog-files.ts';
import { call, get, listed, rowsOf, valueAt, valuesAt, type Question } from './question.ts';

/*
 * Questions as people put them: with a slip of the pen, in other spellings, by comparison with what they know.
 */

const KNOWN = 'robotis-xm430-w350-t';

const KNOWN_FIGURES = ['price_usd', 'peak_torque_nm'];

/** What costs no more than a known actuator and has at least its torque, by price. */
const noDearer = (price: unknown, torque: unknown) => ({
  max_price_usd: Number(price),
  min_peak_torque_nm: Number(torque),
  sort: 'price_usd',
  order: 'asc',
  limit: 5,
  fields: 'id,price_usd,peak_torque_nm',
});

const cheapestFirst = (body: unknown): unknown => rowsOf(body, ['id', ...KNOWN_FIGURES]);

const queryOf = (asked: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();

/** The value of a compared figure, which stands in a row of its own. */
const comparedValue = (body: unknown, field: string): unknown =>
  valueAt(
    valuesAt(body, 'rows.*').find((row) => valueAt(row, 'field') === field),
    'values.0',
  );

const SLIP = 'go-m8010-7';

const ROBOT = 'unitree-h1';

const driving = (body: unknown): unknown =>
  rowsOf(body, ['role', 'count', 'motor.actuator_id', 'motor.peak_torque_nm']);

const countsByBrand = (body: unknown): unknown =>
  rowsOf(body, ['value', 'count'], 'counts.brand').toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

/** The questions in people's own words. */
export const OWN_WORDS: readonly Question[] = [
  {
    who: 'buyer',
    asks: 'What is no dearer than the XM430-W350-T and has at least its torque? The five cheapest',
    rest: {
      calls: [
        get(`/api/v1/actuators/compare?ids=${KNOWN}&fields=${KNOWN_FIGURES.join(',')}`),
        (body) =>
          get(
            `/api/v1/actuators?${queryOf(noDearer(valueAt(body, 'data.0.price_usd'), valueAt(body, 'data.0.peak_torque_nm')))}`,
          ),
      ],
      read: (_known, body) => cheapestFirst(body),
    },
    mcp: {
      calls: [
        call('get_actuators', { ids: [KNOWN], as: 'rows' }),
        (body) =>
          call('search_actuators', noDearer(comparedValue(body, 'price_usd'), comparedValue(body, 'peak_torque_nm'))),
      ],
      read: (_known, body) => cheapestFirst(body),
    },
    expected: (files) => {
      const known = actuatorCalled(files, KNOWN);
      const [price, torque] = KNOWN_FIGURES.map((name) => figure(known, name) ?? NaN);
      const those = files.actuators.filter(
        (one) => atMost(one, 'price_usd', price ?? NaN) && atLeast(one, 'peak_torque_nm', torque ?? NaN),
      );
      const best = first(those, (one) => figure(one, 'price_usd'), { most: 5 });
      return best.map((one) => [one.id, figure(one, 'price_usd'), figure(one, 'peak_torque_nm')]);
    },
  },
  {
    who: 'student',
    asks: `“${SLIP}” is no model: which was meant?`,
    rest: { calls: [get(`/api/v1/search?q=${SLIP}`)], read: (body) => valueAt(body, 'did_you_mean.0') },
    mcp: {
      calls: [call('search_actuators', { q: SLIP })],
      read: (body) => /Nearest names: ([^,.]+)/.exec(String(valueAt(body, 'hint')))?.[1],
    },
    expected: (files) => {
      const { brand, name } = actuatorCalled(files, 'unitree-go-m8010-6');
      return `${brand} ${name}`;
    },
  },
  listed({
    who: 'builder',
    asks: '“CANFD”, 48 V, made in the “USA” or “CH”: which, the lightest first?',
    of: 'actuators',
    query: { comm: 'CANFD', voltage_v: 48, country: 'USA,CH', sort: 'weight_g', order: 'asc', limit: 5 },
    figures: ['weight_g'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => speaks(one, 'CAN FD') && acceptsSupply(one, 48) === true && ['US', 'CH'].includes(one.country ?? ''),
      );
      const best = first(those, (one) => figure(one, 'weight_g') ?? Infinity, { most: 5 });
      return { total: those.length, rows: best.map((one) => [one.id, figure(one, 'weight_g')]) };
    },
  }),
  {
    who: 'builder',
    asks: 'What drives the knees of the Unitree H1?',
    rest: { calls: [get(`/api/v1/joints?q=knee&robot_id=${ROBOT}`)], read: driving },
    mcp: { calls: [call('search_joints', { q: 'knee', robot_id: ROBOT })], read: driving },
    expected: (files) =>
      robotCalled(files, ROBOT)
        .joints.filter(({ role }) => /knee/i.test(role))
        .map(({ role, count, motor }) => {
          const id = motor.actuator ?? null;
          const own = valueAt(motor, 'peak_torque_nm');
          return [role, count, id, own ?? (id === null ? null : figure(actuatorCalled(files, id), 'peak_torque_nm'))];
        }),
  },
  {
    who: 'maintainer',
    asks: 'Which makers publish the inertia of their rotors, and of how many actuators?',
    rest: {
      calls: [get('/api/v1/actuators/summary?has=rotor_inertia_kg_m2&count_by=brand')],
      read: countsByBrand,
    },
    mcp: {
      calls: [call('summarize_catalog', { filters: { has: 'rotor_inertia_kg_m2' }, count_by: 'brand' })],
      read: countsByBrand,
    },
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => figure(one, 'rotor_inertia_kg_m2') !== null);
      return tally(those.map(({ brand }) => brand)).toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
    },
  },
  {
    who: 'buyer',
    asks: 'Which maker is Yushu, in Chinese characters?',
    rest: {
      calls: [get(`/api/v1/search?${new URLSearchParams({ q: '宇树' }).toString()}`)],
      read: (body) => valueAt(body, 'data.0.name'),
    },
    mcp: null,
    why: 'The tools find actuators and robots, not makers; `describe_catalog` lists these by their names.',
    expected: () => valueAt(parse(readFileSync('catalog/brands.yaml', 'utf8')), 'unitree.name'),
  },
];
