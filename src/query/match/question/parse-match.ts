import { ACTUATOR_FIELDS } from '../../../catalog/fields/actuator.ts';
import { fieldOf } from '../../../catalog/fields/select-fields.ts';
import type { Result } from '../../../catalog/lib/result.ts';
import { ACTUATOR_FILTERS } from '../../filters/actuator-and-robot-filters.ts';
import { fingerprintOfText, openMatchCursor } from '../../parameters/cursor.ts';
import { queryError, type FieldError, refusal, type QueryRefusal } from '../../parameters/field-error.ts';
import type { Parameters } from '../../parameters/parameter.ts';
import { ACTUATOR_SELECTION, orderingBy, PAGING, SORT_FIELDS } from '../../parameters/parameters.ts';
import { givenTexts, openReader, type Pairs } from '../../parameters/reader.ts';
import { chosenOrder } from '../../table/order.ts';
import { costIssues } from './cost.ts';
import {
  askedOf,
  DEFAULT_ORDER,
  type MatchOrder,
  type MatchPaging,
  type MatchQuestion,
} from './match-question.ts';
import { crossFieldErrors, jointQuestion, readQuestion } from './read-question.ts';

/** A parsed match query. */
export interface MatchQuery {
  readonly question: MatchQuestion;
  readonly paging: MatchPaging;
  /** The members that `fields` names; null for a reference to each record. */
  readonly fields: readonly string[] | null;
}

/** The parameters of a question about a joint. */
export const JOINT_QUESTION = jointQuestion(
  ACTUATOR_FILTERS,
  (field) => fieldOf(ACTUATOR_FIELDS, field).unit ?? null,
);

const ORDERING = orderingBy(SORT_FIELDS, 'price_usd');

/** The parameters of a match. */
export const MATCH_PARAMETERS: Parameters = {
  ...JOINT_QUESTION.parameters,
  sort: {
    ...ORDERING.sort,
    says: 'Field that orders the actuators of one verdict; unknown values come last in both directions. Without it the order is: known prices first if a price is required, fewest unknown checks, most likely to meet them, lowest mass.',
  },
  order: { ...ORDERING.order, example: 'asc' },
  ...PAGING,
  fields: {
    ...ACTUATOR_SELECTION.fields,
    says: 'Members to return for each actuator with its verdict and checks, in place of name, brand and addresses; separated by commas. See `/api/v1/fields`.',
  },
};

/**
 * Parses a match query. Reports all errors at once; opens the cursor only when everything else is correct.
 */
export function parseMatchQuery(pairs: Pairs): Result<MatchQuery, QueryRefusal> {
  const reader = openReader(givenTexts(pairs, MATCH_PARAMETERS));
  const { read, errors, texts } = reader;
  const question = readQuestion(JOINT_QUESTION, reader);
  const sort = read('sort', ORDERING.sort);
  const direction = read('order', ORDERING.order);
  const limit = read('limit', PAGING.limit);
  const fields = read('fields', ACTUATOR_SELECTION.fields) ?? null;
  const allErrors =
    errors.length > 0 ? errors : [...crossFieldErrors(question, 'query'), ...costErrors(question, limit)];
  if (allErrors.length > 0) return refusal('invalid_parameter', allErrors);
  const cursor = texts.get('cursor');
  const order = sort === undefined ? DEFAULT_ORDER.order : chosenOrder(sort, direction);
  const chosen = { isChosen: sort !== undefined, order };
  const owner = { fingerprint: fingerprintOf(question, chosen), ...chosen };
  const after = cursor === undefined ? null : openMatchCursor(cursor, owner);
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { question, paging: { ...owner, limit, after }, fields } };
}

const costErrors = (question: MatchQuestion, limit: number): FieldError[] =>
  costIssues([question], Math.max(limit, question.ids?.length ?? 0)).map(({ detail, repair }) =>
    queryError('query', detail, repair),
  );

function fingerprintOf(question: MatchQuestion, { order, isChosen }: MatchOrder): string {
  const filters = question.filters.map(({ name, value }) => [name, value]);
  const { sort, direction } = order;
  return fingerprintOfText(
    JSON.stringify([
      ...['match', askedOf(question), question.modifiers.tolerance, question.ids, filters],
      ...[isChosen, sort, direction],
    ]),
  );
}
