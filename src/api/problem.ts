import type { FieldError, QueryRefusal } from '../query/parameters/field-error.ts';
import type { Document } from './documents/json-document.ts';
import { problemAnchor, PROBLEMS, type ProblemCode, type ProblemKind } from './problems.ts';

/** The media type of problems (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The details of one occurrence of a problem. */
export interface Occurrence {
  readonly baseUrl: string;
  /** The request path without its query. */
  readonly path: string;
  /** The error in this request; by default the meaning of the problem's kind. */
  readonly detail?: string;
  /** The way to fix this request; by default the hint of the problem's kind. */
  readonly hint?: string | undefined;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members, after those of every problem. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The problem document of an occurrence (RFC 9457; docs/interface.md, "Errors"). Never cached. */
export function problem(code: ProblemCode, occurrence: Occurrence): Document {
  const { baseUrl, path, errors = [], headers = {}, extensions = {} } = occurrence;
  const kind: ProblemKind = PROBLEMS[code];
  const members = {
    type: `${baseUrl}/docs/api#${problemAnchor(code)}`,
    title: kind.title,
    status: kind.status,
    detail: occurrence.detail ?? detailOf(errors) ?? kind.meaning,
    code,
    hint: occurrence.hint ?? (hintOf(errors) || kind.hint),
    instance: path,
    docs: `${baseUrl}/docs/api#errors`,
    ...(errors.length > 0 && { errors: errors.map(({ repair: _repair, ...error }) => error) }),
    ...extensions,
  };
  return {
    status: kind.status,
    type: PROBLEM_TYPE,
    body: JSON.stringify(members),
    headers: { 'Cache-Control': 'no-store', ...headers },
  };
}

/** The problem of a refused query. */
export const queryProblem = (
  { baseUrl }: Pick<Occurrence, 'baseUrl'>,
  path: string,
  { code, errors }: QueryRefusal,
): Document => problem(code, { baseUrl, path, errors });

function detailOf(errors: readonly FieldError[]): string | null {
  const [first, ...others] = errors;
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` (and ${others.length} more, see \`errors\`)`;
  return `\`${first.field}\` ${first.detail}${more}.`;
}

const hintOf = (errors: readonly FieldError[]): string =>
  [...new Set(errors.flatMap(({ repair }) => repair ?? []))].join(' ');
