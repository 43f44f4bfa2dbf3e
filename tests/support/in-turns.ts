/** Processes every value, with limited concurrency. */
export async function inTurns<Value>(
  values: readonly Value[],
  width: number,
  work: (value: Value, index: number) => Promise<void>,
): Promise<void> {
  const queue = values.entries();
  const worker = async (): Promise<void> => {
    for (const [index, value] of queue) await work(value, index);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
