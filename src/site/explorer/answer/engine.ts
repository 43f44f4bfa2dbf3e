import { textsOfFilters } from '../../match/from-filters.ts';
import { askedView } from '../filters/asked-view.ts';
import type { Engine } from '../model.ts';
import { apiRequest } from '../state/api-request.ts';
import { readState } from '../state/read-state.ts';
import { explore } from './explore.ts';

/** The explorer's query code, loaded with the first query. */
export const ENGINE: Engine = { explore, readState, apiRequest, askedView, textsOfFilters };
