import { globSync } from 'node:fs';

/** The numbers of actuators and robots in the real catalog, one file each. */
export const COUNTS = {
  actuators: globSync('catalog/actuators/*/*.yaml').length,
  robots: globSync('catalog/robots/*/*.yaml').length,
};
