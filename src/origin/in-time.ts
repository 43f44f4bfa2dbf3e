/** The outcome of some work, or a rejection when there is none after so many milliseconds. */
export function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
  // After a moment in which this process was busy, an answer may lie unread in the socket: it is read before we give up.
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
