import type { SimulationTexts } from '../../catalog/simulation/texts.ts';

/** THE TABLE of the formats that a record's page offers, the first of them unfolded. */
export const FORMATS = {
  mjcf: 'MJCF',
  urdf: 'URDF',
  isaac_lab: 'Isaac Lab',
} as const satisfies Record<keyof SimulationTexts, string>;
