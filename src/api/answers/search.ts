import { parseSearch } from '../../query/search/parse-search.ts';
import { jsonDocument, type Document } from '../documents/document.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';

/** Answers `GET /api/v1/search`. */
export function answerSearch(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseSearch(parameters);
  if (!parsed.ok) return queryProblem(service, path, parsed.error);
  const { hits, total, corrections, negations, filters, didYouMean } = service.find(parsed.value);
  const answer = {
    data: hits,
    total,
    corrected: corrections,
    negated: negations,
    filters: filters.map(({ type, ...words }) => ({
      ...words,
      api_url: `${service.baseUrl}/api/v1/${type}s?${new URLSearchParams({ [words.filter]: words.value })}`,
    })),
    ...(total === 0 && { did_you_mean: didYouMean() }),
  };
  return jsonDocument(JSON.stringify(answer));
}
