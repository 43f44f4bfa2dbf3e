import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { editionOf } from '../../src/catalog/records/release.ts';
import { actuatorCalled, ACTUATORS, numberIn, ROBOTS, sumOf, type RobotFacts } from '../oracle/facts.ts';
import { hitsOf } from '../oracle/hits.ts';
import { to4Digits } from '../oracle/members.ts';
import { realCatalog } from '../support/real-catalog.ts';
import { inJoints, listed, matched, summed, target, together } from './forms.ts';
import { valueAt, valuesAt, type Question } from './question.ts';

// Questions of builders, students, buyers, journalists and agents, each answered by one call and by the oracle.

const robotCalled = (id: string): RobotFacts | undefined => ROBOTS.find(({ fields }) => fields.id === id);

/** The torques of the six joints of an arm, N·m, and the levers at which they hold 2 kg, m. */
const TORQUES = [12, 24, 14, 6, 4, 2] as const;
const LEVERS = [0.4, 0.4, 0.28, 0.16, 0.16, 0.05] as const;

const SERVO = 'feetech-st-3215-c001';
const REPLACED = 'damiao-dm-j8006-2ec-v1-0';
const MOVED = 'zeroerr-erob-70f';
const ARM = 'enactic-openarm-1-0';

/** The quotes in an actuator's file for a field, best source first. */
const wordsFor = (path: string, field: string): unknown[] =>
  valuesAt(parse(readFileSync(`catalog/actuators/${path}.yaml`, 'utf8')), `sources.*.states.${field}`).filter(
    (words) => words !== null,
  );

const claimedTorques = (body: unknown): unknown =>
  valuesAt(body, 'claims.*').flatMap((claim) =>
    valueAt(claim, 'field') === 'peak_torque_nm' ? [valueAt(claim, 'words')] : [],
  );

const massIn =
  (of: string) =>
  (body: unknown): unknown => [valueAt(body, `${of}.weight_g.sum`), valueAt(body, `${of}.weight_g.unknown`)];

/** The mass of a robot's motors, and the number of motors of unknown mass. */
function massOf(robot: RobotFacts | undefined): unknown {
  const motors = (robot?.joints ?? []).map(({ count, motor }) => ({
    count,
    mass: numberIn(motor, 'weight_g'),
  }));
  const unknown = motors.reduce((sum, { count, mass }) => sum + (mass === null ? count : 0), 0);
  return [sumOf(motors.map(({ count, mass }) => count * (mass ?? 0))), unknown];
}

const cited = (body: unknown): unknown =>
  ['version', 'counts.actuators', 'counts.robots'].map((path) => valueAt(body, path));

/** Thirty questions that the catalog must answer. */
export const QUESTIONS: readonly Question[] = [
  matched('A knee: 60 N·m peak, 18 N·m continuous, 120 rpm, 48 V, CAN, at most 1.5 kg', {
    ...{ min_peak_torque_nm: '60', min_rated_torque_nm: '18', min_speed_rpm: '120', together: 'false' },
    ...{ voltage_v: '48', comm: 'CAN', max_weight_g: '1500' },
  }),
  matched('A joint that turns with 60 N·m for 2 s and 10 N·m for 8 s, over and over, at most 2 kg', {
    ...{ duty: '60:2,10:8', max_weight_g: '2000' },
  }),
  matched('An elbow of 60 N·m behind a belt of 3:1 with 90 % efficiency, the motor at most 600 g', {
    ...{ min_peak_torque_nm: '60', external_ratio: '3', external_efficiency: '0.9', max_weight_g: '600' },
  }),
  matched('30 N·m for 1 s and 5 N·m for 9 s behind a belt of 3:1 with 95 %, on 48 V, with a margin of 1.2', {
    ...{ duty: '30:1,5:9', external_ratio: '3', external_efficiency: '0.95', voltage_v: '48', margin: '1.2' },
  }),
  together(
    'The six motors of an arm (12, 24, 14, 6, 4 and 2 N·m) that cost the least together',
    ['cheapest', 'price_usd'],
    TORQUES.map((torque, place) => ({
      name: `J${place + 1}`,
      query: { min_peak_torque_nm: String(torque) },
      asked: { min_peak_torque_nm: torque },
    })),
  ),
  together(
    'An arm that holds 2 kg at levers of 0.4 m and less: the lightest six motors',
    ['lightest', 'weight_g'],
    LEVERS.map((lever_m, place) => ({
      name: `J${place + 1}`,
      query: { min_rated_torque_nm: String(to4Digits(2 * 9.81 * lever_m)) },
      asked: { load: { mass_kg: 2, lever_m } },
    })),
  ),
  listed('Which actuators are proved to give 25 N·m at 60 rpm? The ten lightest', 'actuators', {
    ...{ peak_points: '25@60', sort: 'weight_g', order: 'asc', limit: '10', fields: 'weight_g' },
  }),
  listed('Hollow shaft, at most 10 arc-minutes of play: the five with the least', 'actuators', {
    ...{
      max_backlash_arcmin: '10',
      has: 'through_hole_mm',
      sort: 'backlash_arcmin',
      order: 'asc',
      limit: '5',
    },
    fields: 'backlash_arcmin,through_hole_mm',
  }),
  listed('The best trade-offs of price and torque density, on CAN and 48 V', 'actuators', {
    ...{ frontier: 'price_usd,torque_density_nm_per_kg', comm: 'CAN', voltage_v: '48' },
    fields: 'price_usd,torque_density_nm_per_kg',
  }),
  listed('“CANFD”, 48 V, made in the “USA” or “CH”: which, the lightest first?', 'actuators', {
    ...{ comm: 'CAN FD', voltage_v: '48', country: 'US,CH', sort: 'weight_g', order: 'asc', limit: '5' },
    fields: 'weight_g',
  }),
  listed(
    'Backdrivable actuators with a driver that are in quadrupeds already: the five lightest',
    'actuators',
    {
      ...{ used_in: 'quadruped', backdrivable: 'true', integrated_driver: 'true', has: 'weight_g' },
      ...{ sort: 'weight_g', order: 'asc', limit: '5', fields: 'weight_g,robot_count' },
    },
  ),
  listed('maxon, TQ or Kollmorgen: at least 1 N·m and a bore of at least 20 mm', 'actuators', {
    ...{ brand: 'maxon,TQ-RoboDrive,Kollmorgen', min_peak_torque_nm: '1', min_through_hole_mm: '20' },
  }),
  listed('Which actuators have IP65 or better?', 'actuators', { min_ip: '65', fields: 'ip_rating' }),
  listed('Which actuators that are no longer made are still in robots, and in how many?', 'actuators', {
    ...{ availability: 'discontinued,eol', used_in: 'humanoid,biped,quadruped,arm,mobile_manipulator,hand' },
    fields: 'robot_count',
  }),
  listed('Servos below 50 USD whose torque is a stall torque: the five strongest', 'actuators', {
    ...{
      category: 'smart_servo',
      peak_torque_kind: 'stall',
      max_price_usd: '50',
      sort: 'peak_torque_nm',
      limit: '5',
    },
    fields: 'peak_torque_nm,price_usd',
  }),
  listed('“宇树 GO-M8010”: which is it?', 'actuators', { q: '宇树 GO-M8010' }),
  listed('“M0601C_111”: is there such a motor?', 'actuators', { q: 'M0601C_111' }),
  listed('Arms that carry 5 kg or more over 800 mm or more', 'robots', {
    ...{ kind: 'arm', min_payload_kg: '5', min_reach_mm: '800', fields: 'payload_kg,reach_mm' },
  }),
  listed('The three arms whose motors cost the least together', 'robots', {
    ...{ kind: 'arm', has: 'motor_price_usd', sort: 'motor_price_usd', order: 'asc', limit: '3' },
    fields: 'motor_price_usd',
  }),
  inJoints('Which humanoids have knees of 350 N·m or more, and what drives them?', {
    ...{ q: 'knee', kind: 'humanoid', min_peak_torque_nm: '350' },
  }),
  inJoints('Which torques of the B2 are limits of a robot model?', {
    robot_id: 'unitree-b2',
    peak_torque_kind: 'limit',
  }),
  summed('How many actuators come from each country?', 'actuator', { count_by: 'country' }),
  summed('The median torque density by category, of peak torques alone', 'actuator', {
    ...{ peak_torque_kind: 'peak', spread_of: 'torque_density_nm_per_kg', by: 'category' },
  }),
  {
    asks: 'The torque of the STS3215 in kg·cm: did its page say so?',
    rest: { target: `/api/v1/actuators/${SERVO}/claims` },
    mcp: { tool: 'get_claims', given: { id: SERVO, fields: 'peak_torque_nm' } },
    read: claimedTorques,
    expected: () => wordsFor('feetech/st-3215-c001', 'peak_torque_nm'),
  },
  {
    asks: 'The mass of all motors of the OpenArm 1.0',
    rest: { target: `/api/v1/robots/${ARM}/bom` },
    mcp: { tool: 'get_robot', given: { id: ARM, bom: true } },
    read: massIn('totals'),
    readMcp: massIn('bom.totals'),
    expected: () => massOf(robotCalled(ARM)),
  },
  {
    asks: 'What replaces the discontinued DM-J8006-2EC V1.0?',
    rest: { target: `/api/v1/actuators/${REPLACED}/alternatives` },
    mcp: { tool: 'get_actuators', given: { ids: [REPLACED], as: 'alternatives', limit: 1 } },
    read: (body) => valueAt(body, 'successors.0.id'),
    readMcp: (body) => valueAt(body, 'data.0.successors.0.id'),
    expected: () => actuatorCalled(REPLACED)?.replacedBy,
  },
  {
    asks: `A paper names ${MOVED}: what is its id today?`,
    rest: { target: `/api/v1/actuators/${MOVED}` },
    mcp: { tool: 'get_actuators', given: { ids: [MOVED] } },
    read: (body) => valueAt(body, 'id'),
    readMcp: (body) => valueAt(body, `moved.${MOVED}`),
    expected: () => valueAt(parse(readFileSync('catalog/moved.yaml', 'utf8')), MOVED),
  },
  {
    asks: 'Which maker is Yushu, in Chinese characters?',
    rest: { target: target('/api/v1/search', { q: '宇树' }) },
    mcp: null,
    read: (body) => valueAt(body, 'data.0.name'),
    expected: () => hitsOf('宇树', null)[0]?.name,
  },
  {
    asks: 'Which version of the catalog is this, to be cited in a paper?',
    rest: { target: '/api/v1/dataset' },
    mcp: { resource: '/api/v1/dataset' },
    read: cited,
    expected: () => [editionOf(realCatalog).version, ACTUATORS.length, ROBOTS.length],
  },
];
