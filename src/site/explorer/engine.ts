import { textsOfFilters } from '../match/from-filters.ts';
import { apiRequest } from './api-request.ts';
import { askedView } from './asked-view.ts';
import { explore } from './explore.ts';
import type { Engine } from './model.ts';
import { readState } from './read-state.ts';

/** What answers questions, with all that only a question needs; loaded with the first one. */
export const ENGINE: Engine = { explore, readState, apiRequest, askedView, textsOfFilters };
