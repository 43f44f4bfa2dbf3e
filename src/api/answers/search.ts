import { parseSearch } from '../../query/search/parse-search.ts';
import { jsonDocument, type Document } from '../documents/json-document.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';

/** Answers `GET /api/v1/search`. */
export function answerSearch(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseSearch(parameters);
  if (!parsed.ok) return queryProblem(service, path, parsed.error);
  const { hits, total, corrections, hints, suggestions } = service.find(parsed.value);
  const near = suggestions();
  const answer = {
    data: hits,
    total,
    corrected: corrections,
    hints: hints().map(({ type, ...hint }) => ({
      ...hint,
      api_url:
        hint.value === null
          ? null
          : `${service.baseUrl}/api/v1/${type}s?${new URLSearchParams({ [hint.filter]: hint.value })}`,
    })),
    ...(total === 0 && {
      did_you_mean: near.map(({ name }) => name),
      dropped: [...new Set(near.flatMap(({ dropped }) => dropped))],
    }),
  };
  return jsonDocument(JSON.stringify(answer));
}
