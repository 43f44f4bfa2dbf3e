import { askedView, notesView } from '../filters/asked-view.ts';
import { jointBoxes } from '../filters/joint-boxes.ts';
import { filterBody, pointsBody } from '../filters/pane-bodies.ts';
import type { Engine } from '../model.ts';
import { judgedCards, judgedTable } from '../results/match-table.ts';
import { apiRequest, shellLine } from '../state/api-request.ts';
import { readState } from '../state/read-state.ts';
import { explore } from './explore.ts';
import { prepare } from './prepare.ts';

/** The finder's code for questions, loaded with the first one. */
export const ENGINE: Engine = {
  filterBody,
  pointsBody,
  jointBoxes,
  explore,
  prepare,
  readState,
  apiRequest,
  shellLine,
  askedView,
  notesView,
  judgedTable,
  judgedCards,
};
