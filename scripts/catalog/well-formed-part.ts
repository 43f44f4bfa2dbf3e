import type { z } from 'zod';

type Path = readonly string[];

/**
 * The part of a value that meets a schema of optional keys: wrong keys are left out, and so is a whole list
 * with a wrong item. `{}` for a value that is not an object.
 */
export function wellFormedPart<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const whole = schema.safeParse(value);
  if (whole.success) return whole.data;
  let part = value;
  for (const path of whole.error.issues.flatMap(brokenPaths)) part = without(part, path);
  return schema.safeParse(part).data ?? schema.parse({});
}

/** The keys that an issue concerns; a path ends before the first number in it, that is at the list. */
function brokenPaths(issue: z.core.$ZodIssue): Path[] {
  const list = issue.path.findIndex((key) => typeof key === 'number');
  const path = issue.path.slice(0, list === -1 ? undefined : list).map(String);
  return issue.code === 'unrecognized_keys' && list === -1 ? issue.keys.map((key) => [...path, key]) : [path];
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || !isRecord(value)) return undefined;
  if (!Object.hasOwn(value, key)) return value;
  const { [key]: part, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: without(part, rest) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
