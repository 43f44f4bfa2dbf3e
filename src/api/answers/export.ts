import { linesFrom } from '../../bulk/export-lines.ts';
import { list } from '../../query/list/list.ts';
import { parseListQuery } from '../../query/list/parse-list.ts';
import { queryError, type FieldError } from '../../query/parameters/field-error.ts';
import { readNames } from '../../query/parameters/names/known-names.ts';
import { PAGING } from '../../query/parameters/parameters.ts';
import { givenTexts, openReader, type Pairs } from '../../query/parameters/reader.ts';
import { notesOn } from '../../query/search/search-notes.ts';
import { CACHED, type Document } from '../documents/json-document.ts';
import { EXPORT_FORMAT, EXPORT_TYPES, type Export } from '../exported-lists.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { readingHeaders, suggestionsFrom, withNames } from './query-headers.ts';

/** Answers with all records of a list that pass the filters, as a file. */
export const answerExportOf =
  ({ listing, records, file }: Export) =>
  (service: RunningService, { path, parameters }: Question): Document => {
    const collection = service[records];
    const names = readNames(service, listing.name, parameters);
    const format = readFormat(names.pairs);
    const parsed = withNames(
      { errors: [...format.errors, ...pagingErrors(parameters), ...names.errors] },
      parseListQuery(listing, withoutOwn(names.pairs)),
    );
    if (!parsed.ok) return queryProblem(service, path, parsed.error);
    const { rows, total } = list(collection, { ...parsed.value, limit: collection.count });
    const reading = notesOn({
      index: collection,
      text: parameters.get('q') ?? '',
      total,
      suggest: suggestionsFrom(service, records),
    });
    const name = `${file}-${service.edition.version}.${format.value}`;
    return {
      status: 200,
      type: EXPORT_TYPES[format.value],
      body: linesFrom(service.lines[records], { format: format.value, rows, columns: parsed.value.fields }),
      headers: {
        ...CACHED,
        'Content-Disposition': `attachment; filename="${name}"`,
        ...readingHeaders(reading, names.moved),
      },
    };
  };

/** The requested format, and its errors. */
function readFormat(pairs: Pairs) {
  const stated = Array.from(pairs).filter(([name]) => name === 'format');
  const reader = openReader(givenTexts(stated, EXPORT_FORMAT));
  return { value: reader.read('format', EXPORT_FORMAT.format), errors: reader.errors };
}

/** An export has no pages, so `limit` and `cursor` are unknown here. */
const pagingErrors = (parameters: URLSearchParams): FieldError[] =>
  Object.keys(PAGING)
    .filter((name) => parameters.has(name))
    .map((name) =>
      queryError(
        name,
        'is not a parameter of an export',
        `Leave out \`${name}\`: an export has every record.`,
      ),
    );

/** The parameters that an export shares with its list. */
const withoutOwn = (pairs: Pairs): Pairs =>
  Array.from(pairs).filter(([name]) => name !== 'format' && !Object.hasOwn(PAGING, name));
