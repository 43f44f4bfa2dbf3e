import { areRanked } from '../oracle/kinds.ts';
import {
  actuatorCalled,
  figure,
  first,
  pricePerTorque,
  robotCalled,
  usersOf,
  type ActuatorFile,
  type CatalogFiles,
  type RobotFile,
} from './catalog-files.ts';
import { call, get, listed, valueAt, valuesAt, type Question } from './question.ts';

const isGone = ({ availability }: ActuatorFile): boolean => availability === 'discontinued' || availability === 'eol';

const OLD = 'damiao-dm-j8006-2ec-v1-0';
const COMPARED = ['peak_torque_nm', 'rated_torque_nm', 'weight_g'];

/** The figures compared of the successor named first, each with its value and how many times that of the old one it is. */
const successorIn =
  (of: string) =>
  (body: unknown): unknown => {
    const figures = ['better', 'worse', 'equal'].flatMap((side) => valuesAt(body, `${of}successors.0.${side}.*`));
    const row = (name: string): unknown => figures.find((one) => valueAt(one, 'field') === name);
    return [
      valueAt(body, `${of}successors.0.id`),
      ...COMPARED.map((name) => [valueAt(row(name), 'value'), valueAt(row(name), 'ratio')]),
    ];
  };

const SERVO = 'robotis-xm540-w270-r';

/** Whether each proposal is another actuator, still sold as far as is known, and how its torque compares. */
function proposals(files: CatalogFiles, answer: unknown): unknown {
  const servo = actuatorCalled(files, SERVO);
  const torque = figure(servo, 'peak_torque_nm') ?? NaN;
  return valuesAt(answer, '*.0').map((id) => {
    const other = actuatorCalled(files, String(id));
    const own = figure(other, 'peak_torque_nm');
    const isRanked = areRanked('peak_torque_nm', servo, other);
    const ratio = own === null || !isRanked ? null : Number((own / torque).toPrecision(4));
    return isGone(other) || id === SERVO ? [id, 'is no replacement'] : [id, ratio];
  });
}

/** Of each proposal the id and its torque as a multiple of what it would replace. */
const readProposals = (body: unknown): unknown[] =>
  valuesAt(body, 'data.*')
    .slice(0, 5)
    .map((other) => {
      const figures = ['better', 'worse', 'equal'].flatMap((side) => valuesAt(other, `${side}.*`));
      const torque = figures.find((one) => valueAt(one, 'field') === 'peak_torque_nm');
      return [valueAt(other, 'id'), valueAt(torque, 'ratio')];
    });

/** The sum of a figure over the motors of a robot, and for how many of them it is unknown: a price, where sources leave the version open. */
function sumOver({ actuators }: CatalogFiles, { joints }: RobotFile, name: string): unknown {
  const groups = joints.map(({ count, motor }) => {
    const linked = actuators.find(({ id }) => id === motor.actuator);
    const own: unknown = motor.name === undefined ? undefined : (motor[name] ?? null);
    const value = own === undefined ? linked && figure(linked, name) : own;
    return { count, value: typeof value === 'number' ? value : null };
  });
  const known = groups.flatMap(({ count, value }) => (value === null ? [] : [count * value]));
  return {
    sum: known.length === 0 ? null : Number(known.reduce((sum, part) => sum + part, 0).toPrecision(12)),
    unknown: groups.reduce((sum, { count, value }) => sum + (value === null ? count : 0), 0),
  };
}

const ARM = 'enactic-openarm-1-0';
const totals = (of: string) => (body: unknown) =>
  Object.fromEntries(
    ['weight_g', 'price_usd'].map((name) => [
      name,
      { sum: valueAt(body, `${of}.${name}.sum`), unknown: valueAt(body, `${of}.${name}.unknown`) },
    ]),
  );

/** What all motors of a robot cost; null unless every price is known. */
function motorPrice(files: CatalogFiles, robot: RobotFile): number | null {
  const total = sumOver(files, robot, 'price_usd');
  const sum = valueAt(total, 'sum');
  return valueAt(total, 'unknown') === 0 && typeof sum === 'number' ? sum : null;
}

const KINDS = 'humanoid,biped,quadruped,arm,mobile_manipulator,hand';

/** The questions of those who buy, repair and replace. */
export const BUYERS: readonly Question[] = [
  listed({
    who: 'buyer',
    asks: 'Which robots have the XM430-W350-T?',
    of: 'robots',
    query: { actuator_id: 'robotis-xm430-w350-t' },
    expected: (files) => {
      const those = first(usersOf(files, 'robotis-xm430-w350-t'), () => 0, { most: 100 });
      return { total: those.length, rows: those.map(({ id }) => [id]) };
    },
  }),
  {
    who: 'buyer',
    asks: 'What replaces the discontinued DM-J8006-2EC V1.0, and how do the two compare?',
    rest: { calls: [get(`/api/v1/actuators/${OLD}/alternatives`)], read: successorIn('') },
    mcp: {
      calls: [call('get_actuators', { ids: [OLD], as: 'alternatives', limit: 1 })],
      read: successorIn('data.0.'),
    },
    expected: (files) => {
      const old = actuatorCalled(files, OLD);
      const successor = actuatorCalled(files, old.replaced_by ?? '');
      const row = (name: string): unknown => {
        const [was, is] = [figure(old, name), figure(successor, name)];
        return was === null || is === null ? [null, null] : [is, Number((is / was).toPrecision(4))];
      };
      return [successor.id, ...COMPARED.map(row)];
    },
  },
  {
    who: 'buyer',
    asks: 'What else could take the place of an XM540-W270-R, and how strong is it?',
    rest: { calls: [get(`/api/v1/actuators/${SERVO}/alternatives`)], read: readProposals },
    mcp: {
      calls: [call('get_actuators', { ids: [SERVO], as: 'alternatives', limit: 5 })],
      read: (body) => readProposals({ data: valueAt(body, 'data.0.alternatives') }),
    },
    expected: proposals,
  },
  {
    who: 'buyer',
    asks: 'Mass and price of all motors of the OpenArm 1.0',
    rest: { calls: [get(`/api/v1/robots/${ARM}/bom`)], read: totals('totals') },
    mcp: { calls: [call('get_robot', { id: ARM, bom: true })], read: totals('bom.totals') },
    expected: (files) =>
      Object.fromEntries(
        ['weight_g', 'price_usd'].map((name) => [name, sumOver(files, robotCalled(files, ARM), name)]),
      ),
  },
  listed({
    who: 'buyer',
    asks: 'The data sheets of all CubeMars actuators that have one',
    of: 'actuators',
    query: { brand: 'CubeMars', has: 'datasheet_url' },
    figures: ['datasheet_url'],
    expected: ({ actuators }) => {
      const those = actuators.filter(({ brand, datasheet_url: sheet }) => brand === 'CubeMars' && sheet !== undefined);
      const rows = first(those, () => 0, { most: 100 });
      return { total: rows.length, rows: rows.map(({ id, datasheet_url: sheet }) => [id, sheet]) };
    },
  }),
  listed({
    who: 'buyer',
    asks: 'Which actuators have IP65 or better?',
    of: 'actuators',
    query: { min_ip: '65' },
    figures: ['ip_rating'],
    expected: ({ actuators }) => {
      const those = actuators.filter(({ specs }) => {
        const [, dust = '0', water = '0'] = /^IP(\d)(\d)/.exec(specs.ip_rating ?? '') ?? [];
        return Number(dust) >= 6 && Number(water) >= 5;
      });
      const rows = first(those, () => 0, { most: 100 });
      return { total: rows.length, rows: rows.map(({ id, specs }) => [id, specs.ip_rating]) };
    },
  }),
  listed({
    who: 'buyer',
    asks: 'Which actuators that are no longer made are still in robots, and in how many?',
    of: 'actuators',
    query: { availability: 'discontinued,eol', used_in: KINDS },
    figures: ['robot_count'],
    expected: (files) => {
      const those = files.actuators.filter((one) => isGone(one) && usersOf(files, one.id).length > 0);
      const rows = first(those, () => 0, { most: 100 });
      return { total: rows.length, rows: rows.map(({ id }) => [id, usersOf(files, id).length]) };
    },
  }),
  listed({
    who: 'buyer',
    asks: 'The three arms whose motors cost the least together',
    of: 'robots',
    query: { kind: 'arm', has: 'motor_price_usd', sort: 'motor_price_usd', order: 'asc', limit: 3 },
    figures: ['motor_price_usd'],
    expected: (files) => {
      const those = files.robots.filter((one) => one.kind === 'arm' && motorPrice(files, one) !== null);
      const best = first(those, (one) => motorPrice(files, one), { most: 3 });
      return { total: those.length, rows: best.map((one) => [one.id, motorPrice(files, one)]) };
    },
  }),
  listed({
    who: 'buyer',
    asks: 'The most torque for a dollar above 20 N·m: the five best',
    of: 'actuators',
    query: { min_peak_torque_nm: 20, has: 'price_per_nm', sort: 'price_per_nm', order: 'asc', limit: 5 },
    figures: ['price_per_nm'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => (figure(one, 'peak_torque_nm') ?? 0) >= 20 && pricePerTorque(one) !== null,
      );
      const best = first(those, pricePerTorque, { most: 5 });
      return { total: those.length, rows: best.map((one) => [one.id, pricePerTorque(one)]) };
    },
  }),
];
