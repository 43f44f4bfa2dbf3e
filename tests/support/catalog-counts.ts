import { globSync } from 'node:fs';

/** How many actuators and robots the project's catalog has: one file each. */
export const COUNTS = {
  actuators: globSync('catalog/actuators/*/*.yaml').length,
  robots: globSync('catalog/robots/*/*.yaml').length,
};
