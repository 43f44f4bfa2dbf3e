import { isaacLabOf } from './isaac-lab.ts';
import { mjcfOf } from './mjcf.ts';
import type { SimulatedJoints } from './simulated.ts';
import { urdfOf } from './urdf.ts';

/** What simulators take, as text. */
export interface SimulationTexts {
  readonly mjcf: string;
  readonly urdf: string;
  readonly isaac_lab: string;
}

/** The texts for some joints, directly driven or through an external stage of a ratio. */
export const simulationTexts = (simulated: readonly SimulatedJoints[], ratio = 1): SimulationTexts => ({
  mjcf: mjcfOf(simulated, ratio),
  urdf: urdfOf(simulated, ratio),
  isaac_lab: isaacLabOf(simulated, ratio),
});
