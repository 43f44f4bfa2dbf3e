/** THE ORDER of verdicts, from best to worst: that of an actuator is the worst of its checks. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts as columns have them. */
export const [MEETS, CLOSE, UNKNOWN, MISSES] = [0, 1, 2, 3] as const;

/** The verdict of a column in its word. */
export const verdictAt = (row: number): Verdict => VERDICTS[row] ?? 'misses';
