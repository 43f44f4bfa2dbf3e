import { afterAll, beforeAll } from 'vitest';
import { dismissClients } from './client.ts';
import type { Edge, EdgeKind, Values } from './edge.ts';
import { startOrigin, type Origin } from './origin.ts';

/** An origin and the edges in front of it. */
export interface Stage<Kind extends Edge = Edge> {
  readonly origin: Origin;
  /** With the deployed values. */
  readonly edge: Kind;
  /** The same, with documents that are stale after FRESH_SECONDS. */
  readonly hasty: Kind;
  /** The same, with a store of at most STORE_MEGABYTES. */
  readonly small: Kind;
}

/** Freshness at the hasty edge. One second later, a stale document is served only if the origin fails. */
export const FRESH_SECONDS = 2;

/** Enough for each file of open data alone, but not for two of the largest. */
export const STORE_MEGABYTES = 24;

/** Starts origin and edges for the tests of a file; call the returned function inside a test. */
export function useStage<Kind extends Edge>(kind: EdgeKind<Kind>): () => Stage<Kind> {
  const stops: (() => Promise<unknown>)[] = [];
  let stage: Stage<Kind> | undefined;
  const stopLater = <Thing extends { stop(): Promise<unknown> }>(thing: Thing): Thing => {
    stops.push(() => thing.stop());
    return thing;
  };
  beforeAll(async () => {
    const origin = stopLater(await startOrigin());
    const startEdge = async (otherwise: Partial<Values>): Promise<Kind> =>
      stopLater(
        await kind.start({ originPort: origin.port, freshSeconds: null, storeMegabytes: null, ...otherwise }),
      );
    stage = {
      origin,
      edge: await startEdge({}),
      hasty: await startEdge({ freshSeconds: FRESH_SECONDS }),
      small: await startEdge({ storeMegabytes: STORE_MEGABYTES }),
    };
  });
  afterAll(async () => {
    dismissClients();
    for (const stop of stops.toReversed()) await stop();
  });
  return () => {
    if (stage === undefined) throw new Error('The servers are started by `beforeAll`: ask inside a test.');
    return stage;
  };
}
