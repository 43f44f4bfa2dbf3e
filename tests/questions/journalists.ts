import {
  actuatorCalled,
  figure,
  first,
  numberOf,
  pricePerTorque,
  robotCalled,
  tally,
  usersOf,
} from './catalog-files.ts';
import { call, get, listed, rowsOf, valueAt, valuesAt, type Question } from './question.ts';
import { mediansByCategory } from './students.ts';

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });

const countryNamed = (code: string | null): string | null => (code === null ? null : (COUNTRIES.of(code) ?? null));

/** Counts as answers have them: the unknown last. */
const countsOf = (names: readonly (string | null)[]): unknown[] => {
  const counts = tally(names);
  return [...counts.filter(([name]) => name !== null), ...counts.filter(([name]) => name === null)];
};

/** A question for counts, asked alike by REST and by the tool. */
const counted = (
  asks: string,
  [of, by]: readonly ['actuator' | 'robot', string],
  expected: Question['expected'],
): Question => ({
  who: 'journalist',
  asks,
  rest: {
    calls: [get(`/api/v1/${of}s/summary?count_by=${by}`)],
    read: (body) => rowsOf(body, ['value', 'count'], `counts.${by}`),
  },
  mcp: {
    calls: [call('summarize_catalog', { record: of, count_by: by })],
    read: (body) => rowsOf(body, ['value', 'count'], `counts.${by}`),
  },
  expected,
});

const MOTOR = 'cubemars-ak70-9-v3-0-kv60';

/** The words for a figure, and the address of the page that has them. */
const evidenceFor =
  (field: string) =>
  (body: unknown): unknown =>
    valuesAt(body, 'claims.*')
      .filter((claim) => valueAt(claim, 'field') === field)
      .map((claim) => {
        const sources = valuesAt(body, 'sources.*');
        const source = sources.find((one) => valueAt(one, 'number') === valueAt(claim, 'source'));
        return [valueAt(claim, 'words'), valueAt(source, 'url')];
      });

const mostUsedIn = (body: unknown): string => String(valueAt(body, 'data.0.id'));

/** The questions of journalists. */
export const JOURNALISTS: readonly Question[] = [
  {
    who: 'journalist',
    asks: 'Of the motors in humanoids, which is in the most robots, and which humanoids share it?',
    rest: {
      calls: [
        get('/api/v1/actuators?used_in=humanoid&sort=robot_count&limit=1&fields=id'),
        (found) => get(`/api/v1/robots?kind=humanoid&actuator_id=${mostUsedIn(found)}&limit=100&fields=id`),
      ],
      read: (found, robots) => [mostUsedIn(found), valuesAt(robots, 'data.*.id')],
    },
    mcp: {
      calls: [
        call('search_actuators', { used_in: 'humanoid', sort: 'robot_count', limit: 1, fields: 'id' }),
        (found) =>
          call('search_robots', { kind: 'humanoid', actuator_id: mostUsedIn(found), limit: 100, fields: 'id' }),
      ],
      read: (found, robots) => [mostUsedIn(found), valuesAt(robots, 'data.*.id')],
    },
    expected: (files) => {
      const humanoids = (id: string) => usersOf(files, id).filter(({ kind }) => kind === 'humanoid');
      const those = files.actuators.filter(({ id }) => humanoids(id).length > 0);
      const [motor] = first(those, ({ id }) => usersOf(files, id).length, { most: 1, isDescending: true });
      const robots = first(humanoids(motor?.id ?? ''), () => 0, { most: 100 });
      return [motor?.id, robots.map(({ id }) => id)];
    },
  },
  counted('How many actuators come from each country?', ['actuator', 'country'], ({ actuators }) =>
    countsOf(actuators.map(({ country }) => countryNamed(country))),
  ),
  counted('How many robots of each kind are there?', ['robot', 'kind'], ({ robots }) =>
    countsOf(robots.map(({ kind }) => kind)),
  ),
  counted(
    'How many actuators were read a second time against their sources?',
    ['actuator', 'verified'],
    ({ actuators }) => countsOf(actuators.map(({ verified }) => String(verified))),
  ),
  listed({
    who: 'journalist',
    asks: 'The three cheapest humanoids',
    of: 'robots',
    query: { kind: 'humanoid', sort: 'price_usd', order: 'asc', limit: 3 },
    figures: ['price_usd'],
    expected: ({ robots }) => {
      const those = robots.filter(({ kind }) => kind === 'humanoid');
      const best = first(those, (one) => numberOf(one, 'price_usd'), { most: 3 });
      return { total: those.length, rows: best.map((one) => [one.id, numberOf(one, 'price_usd')]) };
    },
  }),
  listed({
    who: 'journalist',
    asks: 'The three quadrupeds that carry the most',
    of: 'robots',
    query: { kind: 'quadruped', has: 'payload_kg', sort: 'payload_kg', limit: 3 },
    figures: ['payload_kg'],
    expected: ({ robots }) => {
      const those = robots.filter((one) => one.kind === 'quadruped' && numberOf(one, 'payload_kg') !== null);
      const best = first(those, (one) => numberOf(one, 'payload_kg'), { most: 3, isDescending: true });
      return { total: those.length, rows: best.map((one) => [one.id, numberOf(one, 'payload_kg')]) };
    },
  }),
  {
    who: 'journalist',
    asks: 'The median price of a newton metre, family by family',
    rest: {
      calls: [get('/api/v1/actuators/summary?spread_of=price_per_nm&by=category')],
      read: (body) => rowsOf(body, ['group', 'known', 'median'], 'spreads'),
    },
    mcp: {
      calls: [call('summarize_catalog', { spread_of: 'price_per_nm', by: 'category' })],
      read: (body) => rowsOf(body, ['group', 'known', 'median'], 'spreads'),
    },
    expected: ({ actuators }) => mediansByCategory(actuators, pricePerTorque),
  },
  {
    who: 'journalist',
    asks: 'Who states the peak torque of the AK70-9 V3.0, and in which words?',
    rest: { calls: [get(`/api/v1/actuators/${MOTOR}/claims`)], read: evidenceFor('peak_torque_nm') },
    mcp: {
      calls: [call('get_claims', { id: MOTOR, fields: 'peak_torque_nm' })],
      read: evidenceFor('peak_torque_nm'),
    },
    expected: (files) =>
      actuatorCalled(files, MOTOR).sources.flatMap(({ url, states: { peak_torque_nm: words } }) =>
        words === undefined ? [] : [[words, url]],
      ),
  },
  {
    who: 'journalist',
    asks: 'Who says that the calf of the Go1 has 35.55 N·m, and in which words?',
    rest: {
      calls: [get('/api/v1/robots/unitree-go1/claims')],
      read: evidenceFor('joints/Calf (J9-J12)/peak_torque_nm'),
    },
    mcp: {
      calls: [call('get_claims', { id: 'unitree-go1', fields: 'peak_torque_nm' })],
      read: evidenceFor('joints/Calf (J9-J12)/peak_torque_nm'),
    },
    expected: (files) =>
      robotCalled(files, 'unitree-go1').sources.flatMap(({ url, states }) => {
        const words = states['joints[2].motor.peak_torque_nm'];
        return words === undefined ? [] : [[words, url]];
      }),
  },
  listed({
    who: 'journalist',
    asks: 'The five strongest Swiss actuators',
    of: 'actuators',
    query: { country: 'Switzerland', sort: 'peak_torque_nm', limit: 5 },
    figures: ['peak_torque_nm'],
    expected: ({ actuators }) => {
      const those = actuators.filter(({ country }) => country === 'CH');
      const best = first(those, (one) => figure(one, 'peak_torque_nm'), { most: 5, isDescending: true });
      return { total: those.length, rows: best.map((one) => [one.id, figure(one, 'peak_torque_nm')]) };
    },
  }),
];
