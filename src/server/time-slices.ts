import { setImmediate as nextTurn } from 'node:timers/promises';

/** Requests are answered while long work is done: they wait for it no longer than this. */
const SLICE_MILLISECONDS = 10;

/** Milliseconds of a turn of the event loop that such work may take: each turn takes one new connection. */
const TURN_MILLISECONDS = 2;

/**
 * Does a step for each member of a list, in slices of time, with other work between them; the first error
 * ends it.
 */
export async function inSlices<Member>(
  members: readonly Member[],
  step: (member: Member, index: number) => string | null,
): Promise<string | null> {
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const [index, member] of members.entries()) {
    const error = step(member, index);
    if (error !== null) return error;
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
  return null;
}

/**
 * Does work that comes all at once in slices of time, in the order in which it came. Long work lets short
 * work pass, but each slice does a piece of it, however much short work comes.
 */
export function inTurns(): (work: () => void, isLong?: boolean) => void {
  const short: (() => void)[] = [];
  const long: (() => void)[] = [];
  let isPlanned = false;
  const plan = (): void => {
    isPlanned = short.length + long.length > 0;
    if (isPlanned) setImmediate(doSlice);
  };
  const doSlice = (): void => {
    const sliceEnds = performance.now() + TURN_MILLISECONDS;
    const isTimeLeft = (): boolean => performance.now() < sliceEnds;
    try {
      do short.shift()?.();
      while (short.length > 0 && isTimeLeft());
      do long.shift()?.();
      while (long.length > 0 && isTimeLeft());
    } finally {
      // An error of one task does not keep back the tasks after it.
      plan();
    }
  };
  return (work, isLong = false) => {
    (isLong ? long : short).push(work);
    if (!isPlanned) plan();
  };
}
