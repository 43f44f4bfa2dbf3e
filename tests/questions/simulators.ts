import { inertiaAtOutput } from '../oracle/members.ts';
import { actuatorCalled, figure, ratioOf, robotCalled, type CatalogFiles } from './catalog-files.ts';
import {
  call,
  get,
  valueAt,
  valuesAt,
  type Question,
  type Reading,
  type Request,
  type ToolCall,
  type Way,
} from './question.ts';

const ROBOT = 'unitree-go1';
const HUMANOID = 'hybrid-robotics-berkeley-humanoid';
const DRIVE = 'cubemars-ak80-9-v3-0-kv100';

// Of a radian per second.
const RPM = (2 * Math.PI) / 60;
const to4Digits = (value: number): number => Number(value.toPrecision(4));

type Simulator = 'isaac_lab' | 'mjcf' | 'urdf';

interface TextQuestion {
  readonly asks: string;
  readonly robot?: string;
  readonly simulator: Simulator;
  readonly read: (text: string) => unknown;
  readonly expected: (files: CatalogFiles) => unknown;
}

/** A question for the text of a simulator, asked alike by REST and by the tool. */
function ofRobot({ asks, robot = ROBOT, simulator, read, expected }: TextQuestion): Question {
  return {
    who: 'maintainer',
    asks,
    rest: {
      calls: [get(`/api/v1/robots/${robot}/simulation?format=${simulator}`)],
      read: (body) => read(String(body)),
    },
    mcp: {
      calls: [call('get_robot', { id: robot, simulation: simulator })],
      read: (body) => read(String(valueAt(body, 'simulation'))),
    },
    expected,
  };
}

/** The numbers that a pattern captures, match by match. */
const captured = (text: string, pattern: RegExp): number[][] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.map(Number));

const groupsOf = (files: CatalogFiles, robot = ROBOT) => robotCalled(files, robot).joints;
const torqueOf = ({ motor }: ReturnType<typeof groupsOf>[number], { actuators }: CatalogFiles): number => {
  const drive = actuators.find(({ id }) => motor.name === undefined && id === motor.actuator);
  return drive === undefined ? Number(motor.peak_torque_nm) : (figure(drive, 'peak_torque_nm') ?? NaN);
};

/** A question for a number at the output of the drive. */
interface NumberQuestion {
  readonly asks: string;
  readonly symbol: string;
  readonly mcp: Way<Reading | ToolCall>;
  readonly expected: (files: CatalogFiles) => unknown;
}

const ofDrive = ({ asks, symbol, mcp, expected }: NumberQuestion): Question => ({
  who: 'maintainer',
  asks,
  rest: { calls: [simulationOfDrive], read: (body) => numberIn(body, symbol, 'value') },
  mcp,
  expected,
});

const simulationOfDrive: Request = get(`/api/v1/actuators/${DRIVE}/simulation`);

const numberIn = (body: unknown, symbol: string, member: string): unknown =>
  valueAt(
    valuesAt(body, 'numbers.*').find((number) => valueAt(number, 'symbol') === symbol),
    member,
  );

/** The first value that the evidence of a record has for a field. */
const claimed = (body: unknown, field: string): unknown =>
  valueAt(
    valuesAt(body, 'claims.*').find((claim) => valueAt(claim, 'field') === field),
    'value',
  );

const ratioIn = (body: unknown): number => Number.parseFloat(String(claimed(body, 'gear_ratio')));

/** The evidence of some fields of the drive. */
const evidence = (...fields: readonly string[]): readonly [ToolCall] => [
  call('get_claims', { id: DRIVE, fields: fields.join(',') }),
];

const drive = (files: CatalogFiles) => {
  const file = actuatorCalled(files, DRIVE);
  return { of: (name: string): number => figure(file, name) ?? NaN, ratio: ratioOf(file) ?? NaN };
};

/** The questions of those who put actuators and robots into a simulator. */
export const SIMULATORS: readonly Question[] = [
  ofRobot({
    asks: 'The motors of the Go1 as MJCF: what is the force range of each joint?',
    simulator: 'mjcf',
    read: (text) => captured(text, /<motor [^>]*forcerange="(-?[\d.]+) ([\d.]+)"/g),
    expected: (files) =>
      groupsOf(files).flatMap((group) => {
        const torque = torqueOf(group, files);
        return Array.from({ length: group.count }, () => [-torque, torque]);
      }),
  }),
  ofRobot({
    asks: 'The Berkeley Humanoid as MJCF: the force range of each joint, and of how many groups is the armature unknown?',
    robot: HUMANOID,
    simulator: 'mjcf',
    read: (text) => ({
      ranges: captured(text, /<motor [^>]*forcerange="-[\d.]+ ([\d.]+)"/g).flat(),
      unknown: captured(text, /(armature unknown)/g).length,
    }),
    expected: (files) => {
      const groups = groupsOf(files, HUMANOID);
      const inertias = groups.map(({ motor }) => inertiaAtOutput(actuatorCalled(files, String(motor.actuator))));
      return {
        ranges: groups.flatMap((group) => Array.from({ length: group.count }, () => torqueOf(group, files))),
        unknown: inertias.filter((inertia) => inertia === null).length,
      };
    },
  }),
  ofRobot({
    asks: 'The limits of the Go1’s joints for a URDF: effort in N·m, velocity in rad/s',
    simulator: 'urdf',
    read: (text) => captured(text, /<limit effort="([\d.]+)" velocity="([\d.]+)"/g),
    expected: (files) =>
      groupsOf(files).map((group) => [torqueOf(group, files), to4Digits(Number(group.motor.rated_speed_rpm) * RPM)]),
  }),
  ofRobot({
    asks: 'The Go1 in Isaac Lab: how many joints has each group, and what are their effort limits?',
    simulator: 'isaac_lab',
    read: (text) =>
      [...text.matchAll(/joint_names_expr=\[([^\]]*)\],\s*effort_limit_sim=([\d.]+)/g)].map(
        ([, names = '', effort]) => [names.split(',').length, Number(effort)],
      ),
    expected: (files) => groupsOf(files).map((group) => [group.count, torqueOf(group, files)]),
  }),
  ofDrive({
    asks: 'The armature of the AK80-9 V3.0 KV100 for MuJoCo: the inertia of its rotor at the output',
    symbol: 'armature',
    mcp: {
      calls: evidence('rotor_inertia_kg_m2', 'gear_ratio'),
      read: (body) => to4Digits(Number(claimed(body, 'rotor_inertia_kg_m2')) * ratioIn(body) ** 2),
    },
    expected: (files) => to4Digits(drive(files).of('rotor_inertia_kg_m2') * drive(files).ratio ** 2),
  }),
  ofDrive({
    asks: 'The torque constant of the AK80-9 V3.0 KV100 at the output',
    symbol: 'kt',
    mcp: {
      calls: evidence('kt_nm_per_a', 'gear_ratio'),
      read: (body) => to4Digits(Number(claimed(body, 'kt_nm_per_a')) * ratioIn(body)),
    },
    // Its source gives it at the motor.
    expected: (files) => to4Digits(drive(files).of('kt_nm_per_a') * drive(files).ratio),
  }),
  {
    who: 'maintainer',
    asks: 'Are friction and damping of the AK80-9 V3.0 KV100 known?',
    rest: {
      calls: [simulationOfDrive],
      read: (body) => ['frictionloss', 'damping'].map((symbol) => numberIn(body, symbol, 'origin') !== 'unknown'),
    },
    mcp: {
      calls: [call('describe_catalog', { about: ['fields'] })],
      read: (body) => ['frictionloss', 'damping'].map((symbol) => JSON.stringify(body).includes(symbol)),
    },
    expected: ({ actuators }) =>
      ['frictionloss', 'damping'].map((name) => actuators.some((actuator) => figure(actuator, name) !== null)),
  },
];
