import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { RecordedAnswer, Recording, RunningServer } from './peers/peer.ts';
import type { Questions } from './questions.ts';
import type { Scenario } from './scenarios.ts';

// Of questions that are never asked twice: as large as all of them on average.
const SAMPLE = 256;

/** Asks ours the questions of each scenario that are asked again and again, or else a sample of them. */
export async function recordAnswers(
  ours: RunningServer,
  questions: Questions,
  scenarios: readonly Scenario[],
): Promise<Recording> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const recordings = scenarios.map(async (scenario) => {
    const numbers = Array.from({ length: numberOf(scenario, questions) }, (_, number) => number);
    const answers = numbers.map((number) => {
      const target = ours.addressOf(scenario.question(questions, number), { scenario, number });
      return answerOf(`${ours.baseUrl}${target}`, agent, scenario.coding);
    });
    return [scenario.name, await Promise.all(answers)] as const;
  });
  const recording = new Map(await Promise.all(recordings));
  agent.destroy();
  return recording;
}

function numberOf({ asks }: Scenario, { ids }: Questions): number {
  switch (asks) {
    case 'one question':
      return 1;
    case 'each record':
      return ids;
    case 'never twice':
      return SAMPLE;
    default:
      return asks satisfies never;
  }
}

async function answerOf(address: string, agent: Agent, coding: Scenario['coding']): Promise<RecordedAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': coding } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const { statusCode = 0 } = response;
  if (statusCode !== 200) throw new Error(`${address}: found status ${statusCode}, wanted 200.`);
  return { headers: ownHeaders(response.rawHeaders), body };
}

const NODES_OWN = /^(date|connection|keep-alive|transfer-encoding)$/i;

const ownHeaders = (raw: readonly string[]): string[] =>
  raw.filter((_, place) => !NODES_OWN.test(raw[place - (place % 2)] ?? ''));
