const SLICES = 4;

/**
 * The outcome of some work, or a rejection when there is none after so many milliseconds. They are counted in slices, of
 * which a moment in which this process came to nothing uses up one: whose fault the silence is must not be mixed up.
 */
export function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
  const wait = (slices: number): NodeJS.Timeout => setTimeout(() => pass(slices - 1), milliseconds / SLICES);
  const pass = (slices: number): void => {
    if (slices > 0) state.timer = wait(slices);
    // An answer may lie unread in the socket: it is read before we give up.
    else setImmediate(giveUp);
  };
  const state = { timer: wait(SLICES) };
  void work.then(resolve, reject).finally(() => clearTimeout(state.timer));
  return promise;
}
