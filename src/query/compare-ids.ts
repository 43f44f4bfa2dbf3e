import { z } from 'zod';
import { shown, type Fault } from './fault.ts';
import { firstMessage } from './parameter.ts';
import { COMPARE_IDS, COMPARING } from './parameters.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';
import type { QueryRefusal } from './parse-list.ts';
import type { Result } from '../catalog/result.ts';

/** What ids name, in the order asked and each once, and the ids that name nothing. */
export interface Found<Subject> {
  readonly found: readonly Subject[];
  readonly notFound: readonly string[];
}

/** Looks up ids: request order, a repeated id answered once, in its first place. */
export function findIds<Subject>(find: (id: string) => Subject | undefined, ids: readonly string[]): Found<Subject> {
  const found: Subject[] = [];
  const notFound: string[] = [];
  for (const id of new Set(ids)) {
    const subject = find(id);
    if (subject === undefined) notFound.push(id);
    else found.push(subject);
  }
  return { found, notFound };
}

const { least, most } = COMPARE_IDS;
const countIssue = `must hold ${least} to ${most} ids`;

/** The ids of a GET comparison: trimmed, blanks and repeats dropped, 1 to 20 of them. */
export function parseCompareQuery(pairs: Pairs): Result<readonly string[], QueryRefusal> {
  const { texts, faults } = givenTexts(pairs, COMPARING);
  const text = texts.get('ids');
  const ids = COMPARING.ids.schema.safeParse(text ?? '');
  const issues = ids.success
    ? countFaults(ids.data.length)
    : [refusedText({ name: 'ids', text, issue: firstMessage(ids.error) })];
  const allFaults = [...faults, ...issues];
  if (!ids.success || allFaults.length > 0)
    return { ok: false, fault: { code: 'invalid_parameter', faults: allFaults } };
  return { ok: true, value: ids.data };
}

function countFaults(count: number): Fault[] {
  if (count >= least && count <= most) return [];
  return [{ field: 'ids', in: 'query', detail: `${countIssue}; got ${count}`, repair: idsRepair(count) }];
}

const idsRepair = (count: number): string =>
  count < least
    ? 'Name at least one actuator id, as in `?ids=unitree-go-m8010-6`.'
    : `Ask for at most ${most} ids at a time.`;

/** The body of a POST comparison (SPEC 4.5). */
export const compareBody = z
  .strictObject({
    ids: z
      .array(
        z.string('must be a string').max(200, 'must be at most 200 characters'),
        'must be an array of actuator ids',
      )
      .min(least, countIssue)
      .max(most, countIssue)
      .meta({
        description: 'Actuator ids, in the order in which to answer.',
        examples: [['cubemars-ak80-9-v3-0-kv100', 'unitree-go-m8010-6']],
      }),
  })
  .meta({ id: 'CompareRequest', description: 'The actuators to compare.' });

/** The ids of a POST comparison's parsed JSON body, or every fault of it. */
export function parseCompareBody(body: unknown): Result<readonly string[], readonly Fault[]> {
  const parsed = compareBody.safeParse(body, { error: bodyMessage });
  if (parsed.success) return { ok: true, value: parsed.data.ids };
  return { ok: false, fault: parsed.error.issues.flatMap((issue) => bodyFaults(issue, body)) };
}

const bodyMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return 'is not a member of the body; it has ids only';
  return 'must be a JSON object such as {"ids": ["unitree-go-m8010-6"]}';
};

function bodyFaults(issue: z.core.$ZodIssue, body: unknown): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => bodyFault([key], issue.message, `Leave out \`${shown(key)}\`.`));
  }
  const found = valueAt(body, issue.path);
  const got = issue.message === countIssue && Array.isArray(found) ? found.length : shown(found);
  return [bodyFault(issue.path, `${issue.message}; got ${got}`, 'Send `{"ids": [...]}` with 1 to 20 id strings.')];
}

function bodyFault(path: readonly PropertyKey[], detail: string, repair: string): Fault {
  // JSON may spell half of a surrogate pair, which no URI can hold.
  const names = path.map((segment) => String(segment).toWellFormed());
  const segments = names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  const pointer = `#${segments.map((segment) => `/${segment}`).join('')}`;
  return { field: names.length === 0 ? 'body' : names.join('.'), in: 'body', detail, pointer, repair };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, segment) => (typeof found === 'object' && found !== null ? Reflect.get(found, segment) : undefined),
    value,
  );
}
