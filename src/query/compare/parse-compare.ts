import { z } from 'zod';
import type { Result } from '../../catalog/lib/result.ts';
import { newIdOf, type NewIds } from '../../catalog/records/moved-ids.ts';
import { COMPARE_IDS, rangeText, TEXT_LENGTH } from '../../limits.ts';
import {
  bodyError,
  type FieldError,
  firstErrors,
  inAddress,
  MOST_FIELD_ERRORS,
  withBodyHints,
  type QueryRefusal,
  refusal,
  shown,
  valueAt,
} from '../parameters/field-error.ts';
import { lowerCase } from '../parameters/kinds.ts';
import { ACTUATOR_SELECTION, COMPARING } from '../parameters/parameters.ts';
import { givenTexts, openReader, type Pairs } from '../parameters/reader.ts';

/**
 * The records of some ids, each once, in the order of their first mention; unknown ids; and moved ids with
 * their new ids. Case is ignored.
 */
export function findIds<Subject>(
  find: (id: string) => Subject | undefined,
  ids: readonly string[],
  old: NewIds = {},
) {
  const found = new Map<string, Subject>();
  const notFound = new Set<string>();
  const moved: Record<string, string> = {};
  for (const asked of ids) {
    const lower = lowerCase(asked);
    const subject = find(lower);
    const id = subject === undefined ? newIdOf(old, lower) : lower;
    const known = subject ?? (id === null ? undefined : find(id));
    if (known === undefined || id === null) notFound.add(asked);
    else if (!found.has(id)) found.set(id, known);
    if (known !== undefined && id !== null && id !== lower) moved[asked] = id;
  }
  return { found: [...found.values()], notFound: [...notFound], moved };
}

const { least, most } = COMPARE_IDS;

/** A GET comparison: ids, and the members of each record to answer with; null for all. */
export interface ComparedQuery {
  readonly ids: readonly string[];
  readonly fields: readonly string[] | null;
}

/** The query of a GET comparison; ids are trimmed, and empty or repeated ones dropped. */
export function parseCompareQuery(pairs: Pairs): Result<ComparedQuery, QueryRefusal> {
  const { read, errors } = openReader(givenTexts(pairs, COMPARING));
  const ids = read('ids', COMPARING.ids);
  if (ids !== undefined) errors.push(...countErrors(ids));
  const fields = read('fields', COMPARING.fields) ?? null;
  if (ids === undefined || errors.length > 0) return refusal('invalid_parameter', errors);
  return { ok: true, value: { ids, fields } };
}

/** The query of a POST comparison, which may only name members; or all its errors. */
export function parseSelection(pairs: Pairs): Result<readonly string[] | null, readonly FieldError[]> {
  const { read, errors } = openReader(givenTexts(pairs, ACTUATOR_SELECTION));
  const fields = read('fields', ACTUATOR_SELECTION.fields) ?? null;
  return errors.length > 0
    ? { ok: false, error: withBodyHints(errors, compareBody.shape) }
    : { ok: true, value: fields };
}

const idText = z.string('must be a string').max(TEXT_LENGTH, `must be at most ${TEXT_LENGTH} characters`);

/** The body of a POST comparison (docs/interface.md, "Compare"). */
export const compareBody = z
  .strictObject({
    ids: z.array(idText, 'must be an array of actuator ids').meta({
      minItems: least,
      maxItems: most,
      description: 'Actuator ids; the answer keeps their order.',
      examples: [['cubemars-ak80-9-v3-0-kv100', 'unitree-go-m8010-6']],
    }),
  })
  .meta({ id: 'CompareRequest', description: 'The actuators to compare.' });

/**
 * The ids of a POST comparison's parsed JSON body, read as those of the GET form; or the errors of the body.
 */
export function parseCompareBody(sent: unknown): Result<readonly string[], readonly FieldError[]> {
  const body = upToMostErrors(sent);
  const parsed = compareBody.safeParse(body, { error: bodyMessage });
  const read = compareBody.shape.ids.safeParse(valueAt(body, ['ids']));
  const given = read.data ?? [];
  const ids = [...new Set(given.map((id) => id.trim()).filter(Boolean))];
  const errors = [
    // The schema limits the number of ids, so repeats count too.
    ...(read.success
      ? countErrors(given.length > most ? given : ids).map(({ detail }) => bodyError(['ids'], detail, REPAIR))
      : []),
    ...(parsed.success ? [] : firstErrors(parsed.error, (issue) => bodyErrors(issue, body))),
  ];
  return errors.length === 0
    ? { ok: true, value: ids }
    : { ok: false, error: errors.slice(0, MOST_FIELD_ERRORS) };
}

/** A body with its ids up to the last one whose error is reported: thousands of errors would cost memory. */
function upToMostErrors(body: unknown): unknown {
  const ids = valueAt(body, ['ids']);
  if (!Array.isArray(ids) || ids.length <= MOST_FIELD_ERRORS) return body;
  let errors = 0;
  const last = ids.findIndex((id) => !idText.safeParse(id).success && ++errors === MOST_FIELD_ERRORS);
  return last === -1 ? body : Object.assign({}, body, { ids: ids.slice(0, last + 1) });
}

/** Errors in the number of ids. */
export function countErrors({ length }: readonly string[]): FieldError[] {
  if (length >= least && length <= most) return [];
  const repair =
    length < least
      ? 'Name at least one actuator id, as in `?ids=unitree-go-m8010-6`.'
      : `Ask for at most ${most} ids at a time.`;
  return [
    { field: 'ids', in: 'query', detail: `must hold ${rangeText(COMPARE_IDS)} ids; got ${length}`, repair },
  ];
}

/** A minimal valid body, for hints and examples. */
export const IDS_EXAMPLE = '{"ids": ["unitree-go-m8010-6"]}';

const REPAIR = `Send \`{"ids": [...]}\` with ${rangeText(COMPARE_IDS)} id strings.`;

const bodyMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'is not a member of the body; it has ids only';
  return `must be a JSON object such as ${IDS_EXAMPLE}`;
};

function bodyErrors(issue: z.core.$ZodIssue, body: unknown): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_FIELD_ERRORS).map((key) => {
      const repair = Object.hasOwn(ACTUATOR_SELECTION, key) ? inAddress(key) : `Leave out \`${shown(key)}\`.`;
      return bodyError([key], issue.message, repair);
    });
  }
  return [bodyError(issue.path, `${issue.message}; got ${shown(valueAt(body, issue.path))}`, REPAIR)];
}
