import type { z } from 'zod';
import { MOST_FIELD_ERRORS, type FieldError } from './field-error.ts';

/** An error at a path of a body: named as `joints.0.weight_g`, with a JSON Pointer to it. */
export function bodyError(path: readonly PropertyKey[], detail: string, repair: string): FieldError {
  // JSON may spell half of a surrogate pair, which no URI can hold.
  const names = path.map((segment) => String(segment).toWellFormed());
  const segments = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  const pointer = `#${segments.map((segment) => `/${segment}`).join('')}`;
  return { field: names.length === 0 ? 'body' : names.join('.'), in: 'body', detail, pointer, repair };
}

/** The hint for a member of a body that is a parameter. */
export const inAddress = (name: string): string => `\`${name}\` goes into the address: \`?${name}=…\`.`;

/** Errors of an address; the message for a member of the body names the body. */
export const placedInBody = (errors: readonly FieldError[], members: object): FieldError[] =>
  errors.map((error) =>
    Object.hasOwn(members, error.field)
      ? { ...error, repair: `\`${error.field}\` goes into the body.` }
      : error,
  );

/** The first errors of a body by its issues, up to as many as an answer lists. */
export const firstErrors = (
  { issues }: z.core.$ZodError,
  errorsOf: (issue: z.core.$ZodIssue) => readonly FieldError[],
): FieldError[] => issues.values().flatMap(errorsOf).take(MOST_FIELD_ERRORS).toArray();

/** The value of a body at a path; undefined for nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, segment) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, segment) : undefined,
    value,
  );
}
