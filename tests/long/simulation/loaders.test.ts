import { Window } from 'happy-dom';
import loadMuJoCo, { type MainModule } from 'mujoco-js';
import URDFLoader from 'urdf-loader';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { simulationTexts, throughStage } from '../../../src/catalog/simulation/snippets.ts';
import { shareOf } from '../../support/runs.ts';
import { jointsOf, RATIOS, simulatedRecords, type SimulatedRecord } from '../../support/simulated-catalog.ts';

// The texts of the whole catalog, read by MuJoCo (official WebAssembly module) and urdf-loader. Many records
// share a model, because one model for each record takes ten times as long.

/** The records in groups of about this many joints. */
function partsOf(most: number): SimulatedRecord[][] {
  let joints = 0;
  const numbered = simulatedRecords.map((record) => {
    joints += jointsOf([record], 1).length;
    return { record, part: Math.floor(joints / most) };
  });
  return Array.from(Map.groupBy(numbered, ({ part }) => part).values(), (part) =>
    part.map(({ record }) => record),
  );
}

/** Without a stage the long run reads all records; behind one, a fifth, because the law is the same for all. */
const behindStage = <Part>(parts: readonly Part[], ratio: number): readonly Part[] =>
  shareOf(ratio === 1 ? parts : parts.slice(0, Math.ceil(parts.length / 5)));

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
