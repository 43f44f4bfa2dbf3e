import { Agent, request } from 'node:http';

/** A load at a constant rate that does not depend on the answers. */
export interface Load {
  /** Stops sending; resolves when every request has its answer. */
  readonly stop: () => Promise<Outcome>;
}

export interface Outcome {
  readonly requests: number;
  /** A status other than 200, or an error. */
  readonly failures: readonly string[];
  /** From each request to the end of its answer, ms. */
  readonly times: readonly number[];
  /** The longest pause of the load itself, ms; a long one makes the other figures meaningless. */
  readonly longestPause: number;
}

/** The target of a load, and its rate. */
export interface Aim {
  readonly address: string;
  /** Paths, requested in turn. */
  readonly targets: readonly string[];
  readonly perSecond: number;
}

const TICK_MILLISECONDS = 10;

/** The limit after which a request counts as failed; longer than a busy machine may stall all its processes. */
const PATIENCE_MILLISECONDS = 60_000;

/** Starts sending over keep-alive connections, like clients and load balancers. Nothing is sent twice. */
export function startLoad({ address, targets, perSecond }: Aim): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const start = performance.now();
  const sent: Promise<RequestEnd>[] = [];
  let lastLook = start;
  let longestPause = 0;
  const sendDue = (): void => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - lastLook);
    lastLook = now;
    const due = Math.floor(((now - start) / 1000) * perSecond);
    while (sent.length < due)
      sent.push(ask(new URL(targets[sent.length % targets.length] ?? '/', address), agent));
  };
  // After a pause of this process, closed connections must be noticed before the timer sends on them.
  const timer = setInterval(() => setImmediate(sendDue), TICK_MILLISECONDS);
  const stop = async (): Promise<Outcome> => {
    clearInterval(timer);
    const all = await Promise.all(sent);
    agent.destroy();
    return {
      requests: all.length,
      failures: all.flatMap(({ failure }) => failure ?? []),
      times: all.map(({ milliseconds }) => milliseconds),
      longestPause,
    };
  };
  return { stop };
}

interface RequestEnd {
  readonly failure: string | null;
  readonly milliseconds: number;
}

function ask(url: URL, agent: Agent): Promise<RequestEnd> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (failure: string | null): void =>
      resolve({ failure, milliseconds: performance.now() - start });
    request(url, { agent, timeout: PATIENCE_MILLISECONDS }, (response) => {
      response.once('error', ({ message }) => end(message));
      response.once('end', () => end(response.statusCode === 200 ? null : String(response.statusCode)));
      response.resume();
    })
      .once('timeout', () => end('no answer'))
      .once('error', ({ message }) => end(message))
      .end();
  });
}
