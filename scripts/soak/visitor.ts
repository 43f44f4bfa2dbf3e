import { faultOf, type Answer, type Asked, type Expected } from './answer.ts';
import { askOver, type Door } from './ask.ts';
import type { Ledger } from './ledger.ts';

/** Who asks: each answer is timed, held against what it must be, and entered into the ledger. */
export interface Visitor {
  /** Rejects when the connection fails, which is entered too. */
  readonly ask: (asked: Asked, expected: Expected) => Promise<Answer>;
}

/** What a visitor is made of. */
export interface VisitorParts {
  readonly door: Door;
  readonly ledger: Ledger;
  /** Waits until the next request may be sent. */
  readonly turn: () => Promise<void>;
  /** The address of the client of the next request, as a trusted proxy tells it. */
  readonly client: () => string;
}

/** A visitor over the given connections. */
export const visitorOver = ({ door, ledger, turn, client }: VisitorParts): Visitor => ({
  ask: async (asked, expected) => {
    await turn();
    const started = performance.now();
    const headers = { 'X-Forwarded-For': client(), ...asked.headers };
    const answer = await askOver(door, { ...asked, headers }).catch((error: unknown) => {
      ledger.connectionFailed(asked, error);
      throw error;
    });
    ledger.answered(performance.now() - started, answer.status);
    const fault = faultOf(answer, expected);
    if (fault !== null) ledger.wrong(lineOf(asked), fault);
    return answer;
  },
});

/** A request in a line, for people. */
export function lineOf({ method, target, headers = {}, body }: Asked): string {
  const sent = body === undefined ? '' : ` ${body.toString('utf8').slice(0, 200)}`;
  return `${method} ${target} ${JSON.stringify(headers)}${sent}`;
}
