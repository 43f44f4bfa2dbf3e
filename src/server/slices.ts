import { setImmediate as nextTurn } from 'node:timers/promises';

/** Requests are answered while long work is done: they wait for it no longer than this. */
const SLICE_MILLISECONDS = 10;

/** Does a step for each member of a list, in slices of time between which whatever else waits has its turn; the first fault ends it. */
export async function inSlices<Member>(
  members: readonly Member[],
  step: (member: Member, place: number) => string | null,
): Promise<string | null> {
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const [place, member] of members.entries()) {
    const fault = step(member, place);
    if (fault !== null) return fault;
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
  return null;
}

/** Does work that comes all at once in slices of time, in the order in which it came. */
export function inTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  const doSlice = (): void => {
    const sliceEnds = performance.now() + SLICE_MILLISECONDS;
    try {
      do waiting.shift()?.();
      while (waiting.length > 0 && performance.now() < sliceEnds);
    } finally {
      // What throws does not keep back what comes after it.
      if (waiting.length > 0) setImmediate(doSlice);
    }
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(doSlice);
  };
}
