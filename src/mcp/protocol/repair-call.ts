import { z } from 'zod';
import { isObject } from '../tools/results/records.ts';

const call = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ arguments: z.unknown().optional() }),
});

const soundCall = z.object({
  params: z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() }),
});

const identified = z.object({ id: z.union([z.string(), z.number()]) });

/**
 * Normalises a message: some clients send the arguments of a call as a JSON string, or null if there are
 * none.
 */
export function withArguments(message: unknown): unknown {
  const read = call.safeParse(message);
  if (!read.success) return message;
  const { arguments: given, ...params } = read.data.params;
  if (given === null || given === '') return { ...read.data, params };
  const parsed = typeof given === 'string' ? objectIn(given) : null;
  return parsed === null ? message : { ...read.data, params: { ...params, arguments: parsed } };
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The id of a call that names no tool, or whose arguments are not an object; null for any other message. */
export function brokenCall(message: unknown): string | number | null {
  if (!call.safeParse(message).success || soundCall.safeParse(message).success) return null;
  return identified.safeParse(message).data?.id ?? null;
}
