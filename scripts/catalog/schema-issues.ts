import { z } from 'zod';
import { shownValue, type Issue } from './issue.ts';

/** A path into a file in the words of its `states`: `joints[0].motor.peak_torque_nm`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The issues of a file's value by its schema, one per field. */
export function schemaIssues(file: string, value: unknown, schema: z.ZodType): Issue[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [
        { file, field: fieldPath(issue.path), found: shownValue(issue.input), wanted: wantedBy(issue) },
      ];
    const wanted = `one of ${keysAt(schema, issue.path).join(', ')}`;
    return issue.keys.map((key) => ({
      file,
      field: fieldPath([...issue.path, key]),
      found: 'an unknown key',
      wanted,
    }));
  });
}

/** The expectation of a zod issue, in words that follow `wanted`. */
export function wantedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'array' ? 'at least one item' : atLeast(issue);
    case 'invalid_format':
      return wantedForm(issue);
    case 'invalid_key':
      return `as key ${issue.issues.map(wantedBy).join('; ')}`;
    default:
      return ownMessage(issue.message);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'keys with values',
  record: 'keys with values',
  string: 'a text',
};

function atLeast({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return 'a text that is not empty';
  return inclusive ? `a number of at least ${minimum}` : `a number above ${minimum}`;
}

function wantedForm({ format, pattern, message }: z.core.$ZodIssueInvalidStringFormat): string {
  if (format === 'date') return 'a date such as 2026-11-21';
  // Zod's own sentence, which starts like this, means that the schema has none.
  return message.startsWith('Invalid') ? `a text that matches ${pattern}` : ownMessage(message);
}

/** Our schemas say `must be …`, `must look like …`, `must …`; `wanted` takes what follows. */
const ownMessage = (message: string): string =>
  message
    .replace(/^must be /, '')
    .replace(/^must look like /, 'something like ')
    .replace(/^must /, 'a value that must ');

function keysAt(schema: z.core.$ZodType, [key, ...rest]: readonly PropertyKey[]): string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (inner instanceof z.ZodArray && key !== undefined) return keysAt(inner.element, rest);
  if (inner instanceof z.ZodRecord && key !== undefined) return keysAt(inner.valueType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(inner.shape);
  const next: unknown = inner.shape[String(key)];
  return next instanceof z.ZodType ? keysAt(next, rest) : [];
}
