import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Questions } from './questions.ts';
import { recordedPath, type Scenario } from './scenarios.ts';

/** What other servers are set up from: all of them hold the records of ours. */
export interface Recording {
  /** Answers of ours by the path under which a server that computes nothing has them. */
  readonly answers: ReadonlyMap<string, RecordedAnswer>;
  /** How many answers of each scenario there are. */
  readonly counts: ReadonlyMap<string, number>;
  /** Each record as a list shows it, and its own document. */
  readonly rows: readonly { readonly record: string; readonly detail: string }[];
}

interface RecordedAnswer {
  /** Names and values in turn, without the fields that every server of Node's adds by itself. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

// Of questions that are never asked twice: as large as all of them on average.
const SAMPLE = 256;

/** Asks ours the questions of each scenario that are asked again and again, or else a sample of them. */
export async function recordAnswers(
  baseUrl: string,
  { questions, actuators }: { readonly questions: Questions; readonly actuators: number },
  scenarios: readonly Scenario[],
): Promise<Recording> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = new Map<string, RecordedAnswer>();
  const counts = new Map<string, number>();
  for (const scenario of scenarios) {
    const count = { 'one question': 1, 'each record': actuators, 'never twice': SAMPLE }[scenario.asks];
    counts.set(scenario.name, count);
    for (let number = 0; number < count; number += 1) {
      const address = `${baseUrl}${scenario.address(questions, number)}`;
      answers.set(recordedPath(scenario, number), await answerOf(address, agent, scenario.coding));
    }
  }
  const rows = await recordRows(baseUrl, agent);
  agent.destroy();
  return { answers, counts, rows };
}

const page = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  pagination: z.object({ next_cursor: z.string().nullable() }),
});

async function recordRows(baseUrl: string, agent: Agent): Promise<Recording['rows']> {
  const rows: { record: string; detail: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = cursor === '' ? 'limit=100' : `limit=100&cursor=${cursor}`;
    const { body } = await answerOf(`${baseUrl}/api/v1/actuators?${query}`, agent, 'identity');
    const { data, pagination } = page.parse(JSON.parse(body.toString()));
    for (const record of data) {
      const detail = await answerOf(`${baseUrl}/api/v1/actuators/${record.id}`, agent, 'identity');
      rows.push({ record: JSON.stringify(record), detail: detail.body.toString() });
    }
    cursor = pagination.next_cursor;
  }
  return rows;
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
  raw.filter((_, index) => !NODES_OWN.test(raw[index - (index % 2)] ?? ''));
