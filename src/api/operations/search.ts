import { SEARCH_PARAMETERS } from '../../query/parse-search.ts';
import { answerSearch } from '../answers/search.ts';
import { OF_QUERY, type OperationRow } from '../operation.ts';

/** The operation that searches everything. */
export const SEARCH_OPERATIONS = [
  {
    id: 'search',
    method: 'GET',
    path: '/api/v1/search',
    tag: 'Catalog',
    summary: 'Search actuators, robots and brands.',
    description:
      'One ranked list: exact names first, then names that begin with the text, names that have its letters and digits however ' +
      'they are joined, names that have all its words, and the rest; of each the more used and better known first. Words are ' +
      'found from their beginning, never inside. A word that occurs nowhere is corrected where one is near, and `corrected` ' +
      'says so; `negated` has the words that hits only deny, as in "without brake". Where nothing is found, `did_you_mean` has the names that are near.',
    parameters: SEARCH_PARAMETERS,
    schema: 'SearchResult',
    problems: OF_QUERY,
    example: { query: 'q=xm430w350' },
    refused: { invalid_parameter: { query: 'q=&type=motor' } },
    answer: answerSearch,
  },
] as const satisfies readonly OperationRow[];
