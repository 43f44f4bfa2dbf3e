import type { z } from 'zod';
import type { Result } from '../../catalog/lib/result.ts';

/** An error in one part of a request: the field, the part that it is in, and the values wanted and found. */
export interface FieldError {
  readonly field: string;
  readonly in: 'query' | 'body';
  readonly detail: string;
  /** JSON Pointer fragment into the body, such as `#/ids/3`. */
  readonly pointer?: string;
  /** The way to repair this very request, when a near value is known. Goes into the problem's `hint`. */
  readonly repair?: string;
}

/** An error of a parameter, and the way to repair it. */
export const queryError = (field: string, detail: string, repair: string): FieldError => ({
  field,
  in: 'query',
  detail,
  repair,
});

/** The maximum number of reported errors; a request with more was not written for this API. */
export const MOST_FIELD_ERRORS = 20;

/**
 * The maximum number of misspelt names that get a suggestion, because finding one takes longer than parsing
 * the request.
 */
export const MOST_REPAIRS = 4;

const LONGEST = 60;

/**
 * A received value for a message: at most 60 characters, with quotes that make blanks and control characters
 * visible.
 */
export function shown(found: unknown): string {
  const characters = Array.from(spelled(found));
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST).join('')}…`;
}

function spelled(found: unknown): string {
  if (found === undefined) return 'nothing';
  // Described, not serialised: a body may be nested deeper than JSON.stringify can follow.
  if (Array.isArray(found)) return arrayNamed(found);
  if (typeof found === 'object' && found !== null) return 'an object';
  // JSON may spell an infinite number: 1e400.
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && /^[^\s\p{C}]+$/u.test(found) ? found : JSON.stringify(found);
}

/** Describes an array by an element that a plain list may not contain: `an array with an object in it`. */
function arrayNamed(found: readonly unknown[]): string {
  const nested = found.find((one) => typeof one === 'object');
  if (nested === undefined) return 'an array';
  if (nested === null) return 'an array with null in it';
  return `an array with an ${Array.isArray(nested) ? 'array' : 'object'} in it`;
}

/** A refused query with all its errors. */
export interface QueryRefusal {
  readonly code: 'invalid_parameter' | 'invalid_cursor';
  readonly errors: readonly FieldError[];
}

/** Refuses a query with all its errors. */
export const refusal = (
  code: QueryRefusal['code'],
  errors: readonly FieldError[],
): Result<never, QueryRefusal> => ({
  ok: false,
  error: { code, errors },
});

/** An error at a path of a body: named as `joints.0.weight_g`, with a JSON Pointer to it. */
export function bodyError(path: readonly PropertyKey[], detail: string, repair: string): FieldError {
  // JSON may spell half of a surrogate pair, which no URI can hold.
  const names = path.map((segment) => String(segment).toWellFormed());
  const segments = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  const pointer = `#${segments.map((segment) => `/${segment}`).join('')}`;
  return { field: names.length === 0 ? 'body' : names.join('.'), in: 'body', detail, pointer, repair };
}

/** The hint for a member of a body that is a parameter. */
export const inAddress = (name: string): string => `Send \`${name}\` in the address: \`?${name}=…\`.`;

/** Errors of the query; a parameter that belongs in the body gets that hint. */
export const withBodyHints = (errors: readonly FieldError[], members: object): FieldError[] =>
  errors.map((error) =>
    Object.hasOwn(members, error.field)
      ? { ...error, repair: `Send \`${error.field}\` in the body.` }
      : error,
  );

/** The errors of a body from its issues, up to the number that an answer lists. */
export const firstErrors = (
  { issues }: z.core.$ZodError,
  errorsOf: (issue: z.core.$ZodIssue) => readonly FieldError[],
): FieldError[] => issues.values().flatMap(errorsOf).take(MOST_FIELD_ERRORS).toArray();

/** The value of a body at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, segment) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, segment) : undefined,
    value,
  );
}
