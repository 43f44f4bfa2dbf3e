import { spawnSync } from 'node:child_process';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { simulationTexts, throughStage } from '../../../src/catalog/simulation/snippets.ts';
import { realService } from '../../support/real-service.ts';
import { shareOf } from '../../support/runs.ts';
import {
  jointsOf,
  RATIOS,
  simulatedActuators,
  simulatedRecords,
  simulatedRobots,
} from '../../support/simulated-catalog.ts';

// The texts of the whole catalog, read as XML and by Python. tests/long/simulation has simulators read them.

const { dataset } = realService;
const records = shareOf(simulatedRecords);

test('every actuator and every robot of the catalog has texts', () => {
  expect([simulatedActuators.length, simulatedRobots.length]).toEqual([
    dataset.actuators.length,
    dataset.robots.length,
  ]);
});

/** The elements of a text, each with its attributes. */
const elementsOf = (text: string): Readonly<Record<string, string | undefined>>[] =>
  (parseXml(`<r>${text}</r>`).root?.children ?? []).flatMap((child) =>
    child instanceof XmlElement ? [child.attributes] : [],
  );

describe.each(RATIOS)('behind a stage of %d', (ratio) => {
  test('MJCF has a motor for each joint, with its torque', () => {
    for (const record of records) {
      const wanted = jointsOf([record], ratio);
      const motors = elementsOf(simulationTexts(record.joints, ratio).mjcf);
      expect(motors.map(({ joint = '' }) => `${record.id}:${joint}`)).toEqual(wanted.map(({ name }) => name));
      const ranges = motors.map(({ forcerange = '0 0', gear = '1' }) =>
        forcerange.split(' ').map((end) => Number(end) * Number(gear)),
      );
      const torques = wanted.map(({ forcerange }) => forcerange ?? 0);
      expect(ranges).toEqual(
        torques.map((torque): unknown[] => [expect.closeTo(-torque, 6), expect.closeTo(torque, 6)]),
      );
    }
  });

  test('URDF has the limits of each group', () => {
    for (const { joints } of records)
      expect(elementsOf(simulationTexts(joints, ratio).urdf)).toEqual(
        joints.map(({ limits }) => {
          const { forcerange, velocity } = throughStage(limits, ratio);
          return {
            ...(forcerange !== null && { effort: String(forcerange) }),
            ...(velocity !== null && { velocity: String(velocity) }),
          };
        }),
      );
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
    const input = JSON.stringify(records.map(({ joints }) => simulationTexts(joints, 2.5).isaac_lab));
    const { stdout, stderr } = spawnSync('python3', ['-c', RUN], {
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(stderr).toBe('');
    const read = configurations.parse(JSON.parse(stdout));
    records.forEach(({ joints }, index) => {
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
