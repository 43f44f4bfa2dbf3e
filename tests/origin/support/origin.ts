import { onTestFinished } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import type { Config } from '../../../src/config.ts';
import type { Answer, Question } from '../../../src/origin/documents/computed.ts';
import { serve, type Times } from '../../../src/origin/http/server.ts';
import { limitInMemory } from '../../../src/origin/limit/limit.ts';
import { createOrigin, type OriginParts } from '../../../src/origin/origin.ts';
import { ask, type Received, type Sending } from './ask.ts';
import { SMALL_SITE } from './documents.ts';

export const BASE_URL = 'https://catalog.test';

/** A listening origin, what it was asked to compute and what it logged. */
export interface TestOrigin {
  readonly address: string;
  readonly ask: (target: string, sending?: Sending) => Promise<Received>;
  readonly stop: (lingerMilliseconds?: number) => Promise<void>;
  readonly questions: readonly Question[];
  readonly lines: readonly object[];
  readonly faults: readonly object[];
}

/** What a test may want otherwise. */
export interface Otherwise extends Partial<Omit<OriginParts, 'config' | 'limit' | 'log'>> {
  readonly config?: Partial<OriginParts['config'] & Pick<Config, 'rateLimit'>>;
  readonly times?: Partial<Times>;
}

/** Answers any question with the question itself. */
export const echo: Answer = ({ method, url, body }) =>
  Promise.resolve(jsonDocument(JSON.stringify({ method, url, body: body && Buffer.from(body).toString() })));

/** Starts an origin over a small site on a free port; it ends with the test. */
export async function startOrigin({
  config,
  times = {},
  answer = echo,
  ...parts
}: Otherwise = {}): Promise<TestOrigin> {
  const questions: Question[] = [];
  const lines: object[] = [];
  const faults: object[] = [];
  const { rateLimit = { requests: 1000, seconds: 60 }, ...settings } = config ?? {};
  const handle = createOrigin({
    documents: SMALL_SITE,
    clock: () => 0,
    ...parts,
    config: { baseUrl: BASE_URL, trustedProxies: [], ...settings },
    limit: rateLimit && limitInMemory(rateLimit),
    answer: (question) => {
      questions.push(question);
      return answer(question);
    },
    log: { info: (fields) => lines.push(fields), error: (fields, message) => faults.push({ ...fields, message }) },
  });
  const onFault = (error: unknown): void => void faults.push({ error });
  const onUnreadable = (status: number): void => parts.metrics?.meter.unreadable(status);
  const running = await serve(handle, {
    ...{ host: '127.0.0.1', port: 0, baseUrl: BASE_URL },
    ...{ onFault, onUnreadable, times: { stopTimeout: 500, ...times } },
  });
  onTestFinished(() => running.stop());
  return { ...running, ask: (target, sending) => ask(running.address, target, sending), questions, lines, faults };
}

/** A promise and the way to keep it: lets a test hold an answer back. */
export const held = <Value>() => Promise.withResolvers<Value>();
