import {
  actuatorCalled,
  atLeast,
  atMost,
  figure,
  first,
  median,
  robotCalled,
  usersOf,
  type ActuatorFile,
  type CatalogFiles,
} from './catalog-files.ts';
import { call, get, listed, rowsOf, sideBySide, valueAt, valuesAt, type Question } from './question.ts';

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A model by a name as people type it, without the separators. */
const called = (name: string): Question =>
  listed({
    who: 'student',
    asks: `Which actuators are called “${name}”, or speak of it?`,
    of: 'actuators',
    query: { q: name },
    expected: ({ actuators }) => {
      const those = actuators.filter(
        ({ brand, name: own, id, aliases, notes }) =>
          [`${brand}${own}`, id, ...aliases].some((text) => lettersAndDigits(text).includes(name)) ||
          notes.toLowerCase().includes(name),
      );
      return { total: those.length, rows: first(those, () => 0, { most: 100 }).map(({ id }) => [id]) };
    },
  });

const THREE = ['unitree-go-m8010-6', 'cubemars-ak70-9-v3-0-kv60', 'cubemars-ak80-9-v3-0-kv100'];
const COMPARED = ['peak_torque_nm', 'rated_torque_nm', 'weight_g', 'price_usd'];

/** Of three actuators some figures, null where it is unknown, and what none of them publishes. */
const threeSideBySide = (files: CatalogFiles): unknown =>
  THREE.map((id) => COMPARED.map((name) => figure(actuatorCalled(files, id), name)));

const CLAIMED = 'feetech-st-3215-c001';

/** The words of the sources of an actuator that state its torque, best first. */
const wordsOfTorque = ({ sources }: ActuatorFile): string[] =>
  sources.flatMap(({ states }) => states.peak_torque_nm ?? []);

const claimsOfTorque = (body: unknown): unknown =>
  valuesAt(body, 'claims.*')
    .filter((claim) => valueAt(claim, 'field') === 'peak_torque_nm')
    .map((claim) => valueAt(claim, 'words'));

/** The questions of students. */
export const STUDENTS: readonly Question[] = [
  listed({
    who: 'student',
    asks: 'Peak torque and mass of the GO-M8010-6',
    of: 'actuators',
    query: { q: 'GO-M8010-6' },
    figures: ['peak_torque_nm', 'weight_g'],
    expected: (files) => {
      const motor = actuatorCalled(files, 'unitree-go-m8010-6');
      return { total: 1, rows: [[motor.id, figure(motor, 'peak_torque_nm'), figure(motor, 'weight_g')]] };
    },
  }),
  ...['dm4310', 'ak7010', 'xm430w350', 'ax12a', 'sts3215'].map(called),
  {
    who: 'student',
    asks: 'The motors of the Go1, joint by joint',
    rest: {
      calls: [get('/api/v1/robots/unitree-go1')],
      read: (body) => rowsOf(body, ['role', 'count', 'motor.actuator_id'], 'joints'),
    },
    mcp: {
      calls: [call('get_robot', { id: 'unitree-go1' })],
      read: (body) => rowsOf(body, ['role', 'count', 'motor.actuator_id'], 'joints'),
    },
    expected: (files) =>
      robotCalled(files, 'unitree-go1').joints.map(({ role, count, motor }) => [role, count, motor.actuator ?? null]),
  },
  {
    who: 'student',
    asks: 'GO-M8010-6, AK70-9 and AK80-9 side by side, with what is unknown',
    rest: {
      calls: [get(`/api/v1/actuators/compare?ids=${THREE.join(',')}&fields=${COMPARED.join(',')}`)],
      read: (body) => rowsOf(body, COMPARED),
    },
    mcp: {
      calls: [call('get_actuators', { ids: THREE, as: 'rows' })],
      read: (body) => sideBySide(body, THREE, COMPARED),
    },
    expected: threeSideBySide,
  },
  listed({
    who: 'student',
    asks: 'The three cheapest servos of 2 N·m or more',
    of: 'actuators',
    query: { category: 'smart_servo', min_peak_torque_nm: 2, sort: 'price_usd', order: 'asc', limit: 3 },
    figures: ['price_usd', 'peak_torque_nm'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => one.category === 'smart_servo' && atLeast(one, 'peak_torque_nm', 2));
      const best = first(those, (one) => figure(one, 'price_usd'), { most: 3 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'price_usd'), figure(one, 'peak_torque_nm')]),
      };
    },
  }),
  listed({
    who: 'student',
    asks: 'Servos below 50 USD whose torque is a stall torque: the five strongest',
    of: 'actuators',
    query: { category: 'smart_servo', torque_kind: 'stall', max_price_usd: 50, sort: 'peak_torque_nm', limit: 5 },
    figures: ['peak_torque_nm', 'price_usd'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) =>
          one.category === 'smart_servo' &&
          one.conditions.peak_torque_nm?.kind === 'stall' &&
          atMost(one, 'price_usd', 50),
      );
      const best = first(those, (one) => figure(one, 'peak_torque_nm'), { most: 5, isDescending: true });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'peak_torque_nm'), figure(one, 'price_usd')]),
      };
    },
  }),
  {
    who: 'student',
    asks: 'The torque of the STS3215 in kg·cm: did its page say so?',
    rest: { calls: [get(`/api/v1/actuators/${CLAIMED}/claims`)], read: claimsOfTorque },
    mcp: { calls: [call('get_claims', { id: CLAIMED, fields: 'peak_torque_nm' })], read: claimsOfTorque },
    expected: (files) => wordsOfTorque(actuatorCalled(files, CLAIMED)),
  },
  {
    who: 'student',
    asks: 'The median mass of an actuator, family by family',
    rest: {
      calls: [get('/api/v1/actuators/summary?spread_of=weight_g&by=category')],
      read: (body) => rowsOf(body, ['group', 'known', 'median'], 'spreads'),
    },
    mcp: {
      calls: [call('summarize_catalog', { spread_of: 'weight_g', by: 'category' })],
      read: (body) => rowsOf(body, ['group', 'known', 'median'], 'spreads'),
    },
    expected: ({ actuators }) => mediansByCategory(actuators, (one) => figure(one, 'weight_g')),
  },
  listed({
    who: 'student',
    asks: 'Which robots have the XL330-M288-T, and of what kind are they?',
    of: 'robots',
    query: { actuator_id: 'robotis-xl330-m288-t' },
    figures: ['kind'],
    expected: (files) => {
      const those = first(usersOf(files, 'robotis-xl330-m288-t'), () => 0, { most: 100 });
      return { total: those.length, rows: those.map(({ id, kind }) => [id, kind]) };
    },
  }),
];

/** For each category, the largest first, how many actuators have a figure, and the median of it. */
export function mediansByCategory(
  actuators: readonly ActuatorFile[],
  figureOf: (actuator: ActuatorFile) => number | null,
): unknown[] {
  const categories = [...Map.groupBy(actuators, ({ category }) => category)];
  return categories
    .toSorted((one, other) => other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1))
    .map(([category, those]) => {
      const figures = those.flatMap((one) => figureOf(one) ?? []);
      return [category, figures.length, median(figures)];
    });
}
