import { askedView, notesView } from '../filters/asked-view.ts';
import type { Engine } from '../model.ts';
import { countsText } from '../results/judged-parts.ts';
import { judgedCards, judgedTable } from '../results/judged-view.ts';
import { apiRequest, shellLine } from '../state/api-request.ts';
import { readState } from '../state/read-state.ts';
import { explore } from './explore.ts';

/** The finder's code for questions, loaded with the first one. */
export const ENGINE: Engine = {
  ...{ explore, readState, apiRequest, shellLine },
  ...{ countsText, askedView, notesView, judgedTable, judgedCards },
};
