import type { Counts } from '../documents/health.ts';

/** What is to be said when a server is ready. */
export interface Ready {
  readonly address: string;
  readonly counts: Counts;
  /** From the start of the process. */
  readonly milliseconds: number;
  readonly workers?: number;
}

/** The one line on the standard output by which a server says that it is ready. */
export const readyLine = ({ address, counts: { actuators, robots }, milliseconds, workers }: Ready): string => {
  const crew = workers === undefined ? '' : `, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  return `listening on ${address} (${actuators} actuators, ${robots} robots${crew}, ready in ${Math.round(milliseconds)} ms)`;
};
