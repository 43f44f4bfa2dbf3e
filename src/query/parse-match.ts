import type { Result } from '../catalog/result.ts';
import { fingerprintOfText } from './cursor.ts';
import { openMatchCursor, type MatchPaging } from './match-paging.ts';
import { ASKING } from './match-requirements.ts';
import { askedOf, type Asking } from './match.ts';
import type { Order } from './order.ts';
import type { Parameter } from './parameter.ts';
import { ACTUATOR_SELECTION, orderingBy, PAGING, pagingBy } from './parameters.ts';
import { faultsTogether, readAsking } from './parse-asking.ts';
import { readPaging, type QueryRefusal } from './parse-list.ts';
import { givenTexts, type Pairs } from './read-parameters.ts';
import { SORT_FIELDS } from './sort-fields.ts';

/** A query for actuators that fit, understood. */
export interface MatchQuery {
  readonly asking: Asking;
  readonly paging: MatchPaging;
  /** The members of each record to answer with beside its checks; null for a reference to it. */
  readonly fields: readonly string[] | null;
}

const ORDERING = orderingBy(SORT_FIELDS, 'price_usd');

/** THE TABLE of what a query for actuators that fit can ask. */
export const MATCH_PARAMETERS: Readonly<Record<string, Parameter>> = {
  ...ASKING,
  sort: {
    ...ORDERING.sort,
    says: 'Field that orders the actuators of one verdict. Without it the lightest come first. Unknown values come last in both directions.',
  },
  order: { ...ORDERING.order, says: 'Direction; `desc` when `sort` is given, else `asc`.', example: 'asc' },
  ...PAGING,
  fields: {
    ...ACTUATOR_SELECTION.fields,
    says: 'Members of each actuator to answer with beside its verdict and checks, instead of name, brand and addresses; separated by commas. See `/api/v1/fields`.',
  },
};

const MATCH_PAGING = pagingBy(ORDERING, ACTUATOR_SELECTION);

/** Reads a query for actuators that fit. All faults are reported at once; a cursor is opened only when nothing else is wrong. */
export function parseMatchQuery(pairs: Pairs): Result<MatchQuery, QueryRefusal> {
  const { texts, faults } = givenTexts(pairs, MATCH_PARAMETERS);
  const { asking, faults: faultsOfAsking } = readAsking(texts);
  const paging = readPaging(MATCH_PAGING, MATCH_PARAMETERS, texts);
  const single = [...faults, ...faultsOfAsking, ...paging.faults];
  const allFaults = single.length > 0 ? single : faultsTogether(asking, 'query');
  if (paging.given === null || allFaults.length > 0) return refusal('invalid_parameter', allFaults);
  const { sort: field = 'weight_g', order: direction, limit, cursor, fields = null } = paging.given;
  const chosen: Order = { sort: field, direction: direction ?? (paging.given.sort === undefined ? 'asc' : 'desc') };
  const owner = { fingerprint: fingerprintOf(asking, chosen), order: chosen };
  const after = cursor === undefined ? null : openMatchCursor(cursor, owner);
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { asking, paging: { ...owner, limit, after }, fields } };
}

const refusal = (code: QueryRefusal['code'], faults: QueryRefusal['faults']): Result<never, QueryRefusal> => ({
  ok: false,
  fault: { code, faults },
});

function fingerprintOf(asking: Asking, { sort: field, direction }: Order): string {
  const filters = asking.filters.map(({ name, value }) => [name, value]);
  return fingerprintOfText(
    JSON.stringify(['match', askedOf(asking), asking.modifiers.tolerance, filters, field, direction]),
  );
}
