import { spawnSync } from 'node:child_process';
import { Window } from 'happy-dom';
import loadMuJoCo, { type MainModule } from 'mujoco-js';
import URDFLoader from 'urdf-loader';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import { simulatedActuator, simulatedRobot } from '../../../src/catalog/simulation/simulated-records.ts';
import {
  simulationTexts,
  throughStage,
  type SimulatedJoints,
} from '../../../src/catalog/simulation/snippets.ts';
import { realService } from '../../support/real-service.ts';
import { shareOf } from '../../support/runs.ts';

// The texts of the whole catalog, read by MuJoCo (official WebAssembly module), urdf-loader and Python. Many
// records share a model, because one model for each record takes ten times as long.

const { dataset } = realService;

interface SimulatedRecord {
  readonly id: string;
  readonly joints: readonly SimulatedJoints[];
}

const actuators = dataset.actuators.map((actuator): SimulatedRecord => ({
  id: actuator.id,
  joints: simulatedActuator(actuator, actuatorFigures(dataset, actuator.id)).joints,
}));
const robots = dataset.robots.map((robot): SimulatedRecord => ({
  id: robot.id,
  joints: simulatedRobot(dataset, robot).joints,
}));
const all = [...actuators, ...robots];

const RATIOS = [1, 2.5];

/** The joints of the records, with their limits behind an external stage, in order. */
const jointsOf = (records: readonly SimulatedRecord[], ratio: number) =>
  records.flatMap(({ id, joints: groups }) =>
    groups.flatMap(({ joints, limits }) =>
      joints.map((name) => ({ name: `${id}:${name}`, ...throughStage(limits, ratio) })),
    ),
  );

/** The records in groups of about this many joints. */
function partsOf(most: number): SimulatedRecord[][] {
  let joints = 0;
  const numbered = all.map((record) => {
    joints += jointsOf([record], 1).length;
    return { record, part: Math.floor(joints / most) };
  });
  return Array.from(Map.groupBy(numbered, ({ part }) => part).values(), (part) =>
    part.map(({ record }) => record),
  );
}

/** Without a stage the long run reads all records; behind one, a fifth, because the law is the same for all. */
const behindStage = <Part>(parts: readonly Part[], ratio: number): readonly Part[] =>
  ratio === 1 ? shareOf(parts) : parts.slice(0, Math.ceil(parts.length / 5));

test('every actuator and every robot of the catalog has texts', () => {
  expect([actuators.length, robots.length]).toEqual([dataset.actuators.length, dataset.robots.length]);
});

describe('MuJoCo', () => {
  let mujoco: MainModule;
  beforeAll(async () => {
    mujoco = await loadMuJoCo();
  });

  /** The torque that MuJoCo allows each motor at its joint; 0 for no limit. */
  function torquesOf(records: readonly SimulatedRecord[], ratio: number): number[] {
    const bodies = jointsOf(records, ratio).map(
      ({ name }) =>
        `<body><joint name="${name}"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/></body>`,
    );
    const motors = records.map(({ id, joints }) =>
      simulationTexts(joints, ratio).mjcf.replaceAll(/ (name|joint)="/g, ` $1="${id}:`),
    );
    const model = `<mujoco><worldbody>${bodies.join('')}</worldbody><actuator>${motors.join('')}</actuator></mujoco>`;
    mujoco.FS.writeFile('/model.xml', model);
    const compiled = mujoco.MjModel.loadFromXML('/model.xml');
    const [ranges, gears] = [
      numbers.parse(compiled.actuator_forcerange),
      numbers.parse(compiled.actuator_gear),
    ];
    const torques = Array.from(
      { length: compiled.nu },
      (_, motor) => (ranges[2 * motor + 1] ?? 0) * (gears[6 * motor] ?? 0),
    );
    compiled.delete();
    return torques;
  }

  test.each(RATIOS)('loads the motors of all records with their torques, behind a stage of %d', (ratio) => {
    for (const records of behindStage(partsOf(40), ratio)) {
      const wanted = jointsOf(records, ratio).map(({ forcerange }) => forcerange ?? 0);
      const found = torquesOf(records, ratio);
      expect(found).toHaveLength(wanted.length);
      found.forEach((torque, index) => expect(torque).toBeCloseTo(wanted[index] ?? NaN, 6));
    }
  });

  test('refuses a motor of a missing joint, which proves that it reads motors', () => {
    mujoco.FS.writeFile('/model.xml', '<mujoco><actuator><motor joint="none"/></actuator></mujoco>');
    expect(() => mujoco.MjModel.loadFromXML('/model.xml')).toThrow();
  });
});

const numbers = z.instanceof(Float64Array).transform((array) => Array.from(array));

describe('urdf-loader', () => {
  const { DOMParser, Document, Element } = new Window();
  vi.stubGlobal('DOMParser', DOMParser);
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('Element', Element);

  test.each(RATIOS)('reads the limits of all records, behind a stage of %d', (ratio) => {
    for (const records of behindStage(partsOf(200), ratio)) {
      const groups = records.flatMap(({ joints }) => joints);
      const joints = groups.map(
        (group, index) =>
          `<link name="l${index}"/><joint name="j${index}" type="revolute"><parent link="base"/><child link="l${index}"/>${simulationTexts([group], ratio).urdf}</joint>`,
      );
      const robot = new URDFLoader().parse(`<robot name="r"><link name="base"/>${joints.join('')}</robot>`);
      groups.forEach(({ limits }, index) => {
        const { forcerange, velocity } = throughStage(limits, ratio);
        // The text omits an unknown limit; the loader reads 0.
        expect(robot.joints[`j${index}`]?.limit).toMatchObject({
          effort: forcerange ?? 0,
          velocity: velocity ?? 0,
        });
      });
    }
  });
});

describe('Python', () => {
  const RUN = `
import json, sys, types
module = types.ModuleType('isaaclab.actuators')
module.ImplicitActuatorCfg = lambda **given: given
module.DCMotorCfg = lambda **given: given
sys.modules['isaaclab'] = types.ModuleType('isaaclab')
sys.modules['isaaclab.actuators'] = module
def run(text):
    names = {}
    exec(compile(text, 'actuators.py', 'exec'), names)
    return list(names['ACTUATORS'].values())
json.dump([run(text) for text in json.load(sys.stdin)], sys.stdout)`;

  const configurations = z.array(
    z.array(
      z.looseObject({
        joint_names_expr: z.array(z.string()),
        armature: z.number().nullable(),
        stiffness: z.null(),
        damping: z.null(),
      }),
    ),
  );

  test('compiles the texts of all records, and reads their limits', ({ skip }) => {
    skip(spawnSync('python3', ['--version']).status !== 0, 'python3 is not installed here');
    const some = shareOf(all);
    const input = JSON.stringify(some.map(({ joints }) => simulationTexts(joints, 2.5).isaac_lab));
    const { stdout, stderr } = spawnSync('python3', ['-c', RUN], {
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(stderr).toBe('');
    const read = configurations.parse(JSON.parse(stdout));
    some.forEach(({ joints }, index) => {
      expect(read[index]).toMatchObject(
        joints.map(({ joints: names, limits }) => {
          const { forcerange, velocity, armature, saturation_effort, velocity_limit } = throughStage(
            limits,
            2.5,
          );
          const common = { joint_names_expr: names, armature };
          return saturation_effort === null
            ? { ...common, effort_limit_sim: forcerange, velocity_limit_sim: velocity }
            : { ...common, saturation_effort, effort_limit: forcerange, velocity_limit };
        }),
      );
    });
  });
});
