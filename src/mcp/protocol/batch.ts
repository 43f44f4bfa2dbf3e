import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BATCH_ANSWER_BYTES, BATCH_MESSAGES, BATCH_PAUSE_MILLISECONDS } from '../../limits.ts';
import { RPC_REFUSALS, rpcRefusal } from './refusals.ts';

const identified = z.object({ id: z.union([z.string(), z.number()]) });
const initialization = z.object({ method: z.literal('initialize') });

const soundParams = z.object({
  protocolVersion: z.string(),
  capabilities: z.looseObject({}),
  clientInfo: z.object({ name: z.string(), version: z.string() }),
});

const opening = z.object({ ...identified.shape, ...initialization.shape, params: z.unknown().optional() });

/** The id of an initialization without its required parameters; null for any other message. */
export function brokenInitialization(message: unknown): string | number | null {
  const read = opening.safeParse(message);
  return read.success && !soundParams.safeParse(read.data.params).success ? read.data.id : null;
}

/**
 * True if a batch has an allowed number of messages, all ids differ, and an initialization is the only
 * message (MCP 2025-03-26, lifecycle).
 */
export function isSoundBatch(messages: readonly unknown[]): boolean {
  // Checked first: a body has room for thousands of messages.
  if (messages.length < BATCH_MESSAGES.least || messages.length > BATCH_MESSAGES.most) return false;
  const ids = messages.flatMap((message) => identified.safeParse(message).data?.id ?? []);
  const initializes = messages.some((message) => initialization.safeParse(message).success);
  return new Set(ids).size === ids.length && !(initializes && messages.length > 1);
}

/**
 * Answers the messages of a batch one after the other, with an array even for one (JSON-RPC 2.0, section 6).
 * Refuses the batch when its answers grow too long. Other requests are answered in the pauses between
 * messages.
 */
export async function answerBatch(
  messages: readonly unknown[],
  answer: (message: unknown) => Promise<Response>,
): Promise<Response> {
  const answers: string[] = [];
  let length = 0;
  for (const [number, message] of messages.entries()) {
    if (number > 0) await pause(BATCH_PAUSE_MILLISECONDS);
    const response = await answer(message);
    if (!response.ok) return response;
    const bytes = await response.bytes();
    length += bytes.length;
    if (length > BATCH_ANSWER_BYTES) return rpcRefusal(RPC_REFUSALS.tooLong);
    if (bytes.length > 0) answers.push(new TextDecoder().decode(bytes));
  }
  if (answers.length === 0) return new Response(null, { status: 202 });
  return new Response(`[${answers.join(',')}]`, { headers: { 'Content-Type': 'application/json' } });
}
