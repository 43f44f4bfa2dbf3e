import { activeFiltersView, notesView } from '../filters/active-filters-view.ts';
import { jointBoxes } from '../filters/joint-boxes.ts';
import { filterBody, pointsBody } from '../filters/unfolded-filter.ts';
import type { LazyCode } from '../model.ts';
import { judgedCards, judgedTable } from '../results/match-table.ts';
import { apiRequest, shellLine } from '../state/api-request.ts';
import { readState } from '../state/read-state.ts';
import { answerState, prepareAnswer } from './answer-state.ts';

/** The finder's code for questions, loaded with the first one. */
export const LAZY_CODE: LazyCode = {
  filterBody,
  pointsBody,
  jointBoxes,
  answerState,
  prepareAnswer,
  readState,
  apiRequest,
  shellLine,
  activeFiltersView,
  notesView,
  judgedTable,
  judgedCards,
};
