import loadMuJoCo from 'mujoco-js';
import { z } from 'zod';
import { simulatedRobot } from '../../../src/catalog/simulation/simulated-records.ts';
import { simulationTexts } from '../../../src/catalog/simulation/snippets.ts';
import { realService } from '../../support/real-service.ts';

/** The robot, the joints of its swinging leg in order, and the length of a link, m. */
const LEG = { robot: 'unitree-go1', joints: ['thigh_j5', 'calf_j9'], link: 0.21 } as const;

/** The motion of the leg: strides per second, amplitude in radians, and the gains of its controller. */
const STRIDE = { hertz: 2, radians: 0.6, stiffness: 12, damping: 0.3 } as const;

const SECONDS = 2;

/**
 * A simulator's log of a knee: MuJoCo swings a hanging leg of two links with the motors of the robot's joints
 * in the catalog. CSV of seconds, N·m and rad/s, one line for each step of 2 ms.
 */
export async function swingingKnee(): Promise<string> {
  const mujoco = await loadMuJoCo();
  mujoco.FS.writeFile('/leg.xml', legModel());
  const model = mujoco.MjModel.loadFromXML('/leg.xml');
  const data = new mujoco.MjData(model);
  const lines = ['time,torque (N.m),speed (rad/s)'];
  while (data.time < SECONDS) {
    const [positions, speeds, controls] = [data.qpos, data.qvel, data.ctrl].map((array) =>
      numbers.parse(array),
    );
    LEG.joints.forEach((_, joint) => {
      const wanted = STRIDE.radians * Math.sin(2 * Math.PI * STRIDE.hertz * data.time - joint);
      const off = wanted - (positions?.[joint] ?? 0);
      if (controls !== undefined)
        controls[joint] = STRIDE.stiffness * off - STRIDE.damping * (speeds?.[joint] ?? 0);
    });
    mujoco.mj_step(model, data);
    lines.push([data.time, numbers.parse(data.actuator_force)[1], numbers.parse(data.qvel)[1]].join(','));
  }
  data.delete();
  model.delete();
  return lines.join('\n');
}

const numbers = z.instanceof(Float64Array);

function legModel(): string {
  const { dataset } = realService;
  const robot = dataset.robots.find(({ id }) => id === LEG.robot);
  if (robot === undefined) throw new Error(`The catalog has no ${LEG.robot}.`);
  const motors = simulationTexts(simulatedRobot(dataset, robot).joints, 1)
    .mjcf.split('\n')
    .filter((line) => LEG.joints.some((joint) => line.includes(`joint="${joint}"`)));
  const [thigh, calf] = LEG.joints;
  const link = `<geom type="capsule" fromto="0 0 0 0 0 -${LEG.link}" size="0.02" mass="0.6"/>`;
  return `<mujoco><worldbody>
    <body><joint name="${thigh}" axis="0 1 0"/>${link}
      <body pos="0 0 -${LEG.link}"><joint name="${calf}" axis="0 1 0"/>${link}</body>
    </body></worldbody><actuator>${motors.join('')}</actuator></mujoco>`;
}
