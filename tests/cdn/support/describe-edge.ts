import { keepsClientsApart } from '../laws/clients.ts';
import { keepsCodings } from '../laws/codings.ts';
import { makesRoom } from '../laws/full-store.ts';
import { keeps } from '../laws/keeping.ts';
import { answersFromTheCache } from '../laws/load.ts';
import { survivesOutage } from '../laws/outage.ts';
import { passes } from '../laws/passing.ts';
import { cutsRanges } from '../laws/ranges.ts';
import type { Edge, EdgeKind } from './edge.ts';
import { printNotes } from './notes.ts';
import { useStage, type Stage } from './stage.ts';

/** Tests an edge against all common rules. The returned stage can be used for further tests of that edge. */
export function describeEdge<Kind extends Edge>(kind: EdgeKind<Kind>): () => Stage<Kind> {
  const stage = useStage(kind);
  for (const law of [
    keeps,
    keepsCodings,
    keepsClientsApart,
    passes,
    cutsRanges,
    makesRoom,
    answersFromTheCache,
    survivesOutage,
  ])
    law(kind, stage);
  printNotes();
  return stage;
}
