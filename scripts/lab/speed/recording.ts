import { z } from 'zod';
import type { Questions } from './questions.ts';
import { recordedPath, type Scenario } from './scenarios.ts';

/** What other servers are set up from: all of them hold the records of ours. */
export type Recording = Awaited<ReturnType<typeof recordAnswers>>;

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
) {
  const answers = new Map<string, RecordedAnswer>();
  const counts = new Map<string, number>();
  for (const scenario of scenarios) {
    const count = { 'one question': 1, 'each record': actuators, 'never twice': SAMPLE }[scenario.asks];
    counts.set(scenario.name, count);
    for (let number = 0; number < count; number += 1) {
      const answer = await answerOf(`${baseUrl}${questions[scenario.question](number)}`);
      answers.set(recordedPath(scenario, number), answer);
    }
  }
  return {
    /** By the path under which a server that computes nothing has them. */
    answers,
    /** How many answers of each scenario there are. */
    counts,
    /** Each record as a list shows it. */
    records: await recordedRecords(baseUrl),
  };
}

const page = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  pagination: z.object({ next_cursor: z.string().nullable() }),
});

async function recordedRecords(baseUrl: string): Promise<object[]> {
  const records: object[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await answerOf(`${baseUrl}/api/v1/actuators?limit=100${cursor && `&cursor=${cursor}`}`);
    const { data, pagination } = page.parse(JSON.parse(body.toString()));
    records.push(...data);
    cursor = pagination.next_cursor;
  }
  return records;
}

async function answerOf(address: string): Promise<RecordedAnswer> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${address}: found status ${response.status}, wanted 200.`);
  const headers = [...response.headers].filter(([name]) => !NODES_OWN.test(name)).flat();
  return { headers, body: Buffer.from(await response.arrayBuffer()) };
}

const NODES_OWN = /^(date|connection|keep-alive|transfer-encoding)$/i;
