import { setImmediate as nextTurn } from 'node:timers/promises';

/** Requests are answered while long work is done: they wait for it no longer than this. */
const SLICE_MILLISECONDS = 10;

/** Does a step for each member of a list, in slices of time between which whatever else waits has its turn; the first fault ends it. */
export async function inSlices<Member>(
  members: readonly Member[],
  step: (member: Member, index: number) => string | null,
): Promise<string | null> {
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const [index, member] of members.entries()) {
    const fault = step(member, index);
    if (fault !== null) return fault;
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
  return null;
}
