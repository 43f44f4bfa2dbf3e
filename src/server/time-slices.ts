import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest that requests wait for background work. */
const SLICE_MILLISECONDS = 10;

/**
 * Milliseconds that background work may take in a turn of the event loop, because each turn accepts one new
 * connection.
 */
const TURN_MILLISECONDS = 2;

/**
 * Runs a step for each element of a list, in slices of time with other work in between; stops at the first
 * error.
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
 * Runs queued work in slices of time, in the order of arrival. Short work overtakes long work, but each slice
 * does a piece of the long work, so that it never starves.
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
      // An error of one task does not hold up the tasks behind it.
      plan();
    }
  };
  return (work, isLong = false) => {
    (isLong ? long : short).push(work);
    if (!isPlanned) plan();
  };
}
