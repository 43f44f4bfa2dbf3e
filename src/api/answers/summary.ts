import { readNames } from '../../query/parameters/names/known-names.ts';
import { notesOnCount } from '../../query/search/search-notes.ts';
import { parseSummaryQuery, type SummaryDefinition } from '../../query/summary/parse-summary.ts';
import { summarize } from '../../query/summary/summary.ts';
import { jsonDocument, type Document } from '../documents/json-document.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RecordList, RunningService } from '../service.ts';
import { readingHeaders, suggestionsFrom, withNames } from './query-headers.ts';

/** Answers a summary of a list, such as `GET /api/v1/actuators/summary`. */
export const answerSummaryOf =
  (summing: SummaryDefinition, records: RecordList) =>
  (service: RunningService, { path, parameters }: Question): Document => {
    const index = service[records];
    const names = readNames(service, summing.listing.name, parameters);
    const parsed = withNames(names, parseSummaryQuery(summing, names.pairs));
    if (!parsed.ok) return queryProblem(service, path, parsed.error);
    const { matches: _, ...summary } = summarize({ index, groups: service.groups[records] }, parsed.value);
    const reading = notesOnCount({
      index,
      text: parameters.get('q') ?? '',
      suggest: suggestionsFrom(service, records),
    });
    return jsonDocument(JSON.stringify(summary), readingHeaders(reading, names.moved));
  };
