import { BREAKING } from './faults/breaking.ts';
import { CROWDS } from './faults/crowds.ts';
import type { Fault } from './faults/fault.ts';
import { MALFORMED } from './faults/malformed.ts';

/** THE TABLE of faults that are injected, each as often as the others. */
export const FAULTS: readonly Fault[] = [...BREAKING, ...MALFORMED, ...CROWDS];
