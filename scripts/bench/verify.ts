import { z } from 'zod';
import type { RunningServer } from './peers/peer.ts';
import type { Questions } from './questions.ts';
import type { Scenario } from './scenarios.ts';

/** The records that an answer holds, and how many there are in all where it says so. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number | null;
}

const record = z.object({ id: z.string() });
const page = z.object({ data: z.array(record), pagination: z.object({ total: z.number() }).optional() });

/** What an answer of any of the servers holds: a page of ours, json-server's list, or a record. Throws for anything else. */
export function foundIn(body: unknown, totalHeader: string | null): Found {
  const answer = z.union([page, z.array(record), record]).parse(body);
  if (Array.isArray(answer)) {
    return { ids: answer.map(({ id }) => id), total: totalHeader === null ? null : Number(totalHeader) };
  }
  if ('id' in answer) return { ids: [answer.id], total: null };
  return { ids: answer.data.map(({ id }) => id), total: answer.pagination?.total ?? null };
}

// Numbers of the questions that are asked before a scenario is measured. No multiple of ten: those searches are
// misspelt, and only ours mends them.
const PROBES = [1, 43, 177];

/** Asks a few questions of a scenario and compares the answers with ours. Throws, with question and answer, when one differs. */
export async function verify(
  scenario: Scenario,
  questions: Questions,
  servers: readonly RunningServer[],
): Promise<void> {
  const [ours, ...peers] = servers;
  if (ours === undefined) return;
  for (const number of PROBES) {
    const question = scenario.question(questions, number);
    const expected = await ask(ours, ours.addressOf(question, { scenario, number }));
    for (const peer of peers) {
      const address = peer.addressOf(question, { scenario, number });
      const found = await ask(peer, address);
      const isSearch = question.kind === 'list' && question.filters.q !== undefined;
      if (!(peer.searchesOtherwise && isSearch)) compareFound(`${peer.name} ${address}`, found, expected);
    }
  }
}

/** Throws when the records differ; their order and a total that is not told do not count. */
export function compareFound(place: string, found: Found, expected: Found): void {
  const isSame = found.ids.toSorted().join() === expected.ids.toSorted().join();
  if (isSame && (found.total === null || found.total === expected.total)) return;
  const text = ({ ids, total }: Found): string =>
    `${ids.length} records of ${String(total)} (${ids.slice(0, 3).join(', ')} …)`;
  throw new Error(
    `${place}: found ${text(found)}, wanted ours: ${text(expected)}. The figures would not compare; mend the peer.`,
  );
}

async function ask({ name, baseUrl }: RunningServer, address: string): Promise<Found> {
  const response = await fetch(`${baseUrl}${address}`);
  const body = await response.text();
  if (response.status !== 200)
    throw new Error(`${name} ${address}: found status ${response.status} (${body.slice(0, 200)}), wanted 200.`);
  return foundIn(JSON.parse(body), response.headers.get('x-total-count'));
}
