import { textsOfFilters } from '../../match/from-filters.ts';
import { askedView } from '../filters/asked-view.ts';
import type { Engine } from '../model.ts';
import { apiRequest } from '../state/api-request.ts';
import { readState } from '../state/read-state.ts';
import { explore } from './explore.ts';

/** What answers questions, with all that only a question needs; loaded with the first one. */
export const ENGINE: Engine = { explore, readState, apiRequest, askedView, textsOfFilters };
