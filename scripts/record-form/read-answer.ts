import { parseDocument } from 'yaml';
import { z } from 'zod';
import { schemaIssues, wantedBy } from '../catalog/schema-issues.ts';
import { entriesOf } from '../support/object-entries.ts';
import { innerSchema, objectSchema, type Field } from './form.ts';

/** The value of an answer, or the form that it must have. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly wanted: string };

const YES_AND_NO: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/**
 * Reads a person's text as the value of a field: a number, a list, yes or no, or the text itself, whichever
 * the field takes.
 */
export function readAnswer(field: Field, text: string): Answer {
  return outlineOf(field) === null ? readWords(field, text) : readYaml(field, text);
}

function readWords(field: Field, text: string): Answer {
  const attempts = readings(text.trim()).map((reading) => field.schema.safeParse(reading));
  const taken = attempts.find(({ success }) => success);
  if (taken !== undefined) return { ok: true, value: taken.data };
  const issues = attempts.flatMap(({ error }) => error?.issues ?? []);
  const specific = issues.find(({ code }) => code !== 'invalid_type');
  return { ok: false, wanted: specific === undefined ? accepts(field) : wantedBy(specific) };
}

/** A value with keys of its own is written as in the file, on one line. */
function readYaml(field: Field, text: string): Answer {
  const document = parseDocument(text);
  if (document.errors.length > 0) return { ok: false, wanted: accepts(field) };
  const value: unknown = document.toJS();
  const { data, success } = field.schema.safeParse(value);
  if (success) return { ok: true, value: data };
  const issues = schemaIssues('', value, field.schema).map((issue) =>
    issue.field === '' ? accepts(field) : `${issue.field}: ${issue.wanted}`,
  );
  return { ok: false, wanted: issues.join('; ') };
}

/** All values that a text may mean, the most specific first. */
export function readings(text: string): unknown[] {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : [];
  const flag = Object.hasOwn(YES_AND_NO, text.toLowerCase()) ? [YES_AND_NO[text.toLowerCase()]] : [];
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...number, ...flag, words, text];
}

/**
 * The values that a field takes, in a few words: `a number`, `yes or no`, `one of manufacturer, paper, …`.
 */
export function accepts(field: Field): string {
  const choices = choicesOf(field);
  if (choices.length === 0) return kindOf(field).accepts;
  const several = innerSchema(field) instanceof z.ZodArray;
  return several ? `some of ${choices.join(', ')}, separated by commas` : `one of ${choices.join(', ')}`;
}

/** The words of a closed vocabulary; none when any text is allowed. */
export function choicesOf(field: Field): readonly string[] {
  const schema = innerSchema(field);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : field.choices;
}

/**
 * The keys of an answer that has some, as the file nests them: `[{role, count, motor: {…}}]`. Null for any
 * other.
 */
export function outlineOf(field: Field): string | null {
  const schema = innerSchema(field);
  if (schema instanceof z.ZodObject) return outline(schema, 1);
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject
    ? `[${outline(schema.element, 2)}]`
    : null;
}

function outline({ shape }: z.ZodObject, levels: number): string {
  const keys = entriesOf(shape).map(([key, schema]) => {
    const inner = objectSchema(schema);
    if (inner === null) return key;
    return `${key}: ${levels > 1 ? outline(inner, levels - 1) : '{…}'}`;
  });
  return `{${keys.join(', ')}}`;
}

/** The placeholder after a flag in a help: `<number>`. */
export const placeholder = (field: Field): string => `<${kindOf(field).placeholder}>`;

interface Kind {
  readonly placeholder: string;
  readonly accepts: string;
}

function kindOf(field: Field): Kind {
  const schema = innerSchema(field);
  const outlined = outlineOf(field);
  if (outlined !== null) return { placeholder: 'yaml', accepts: `as in the file: ${outlined}` };
  if (schema instanceof z.ZodEnum) return { placeholder: 'choice', accepts: 'a choice' };
  if (schema instanceof z.ZodNumber) return { placeholder: 'number', accepts: 'a number' };
  if (schema instanceof z.ZodBoolean) return { placeholder: 'yes|no', accepts: 'yes or no' };
  if (schema instanceof z.ZodArray) return { placeholder: 'a,b,…', accepts: 'words, separated by commas' };
  if (schema instanceof z.ZodURL) return { placeholder: 'url', accepts: 'an http or https URL' };
  return KINDS_BY_KEY[field.key] ?? { placeholder: 'text', accepts: 'a text' };
}

const SLUG = { placeholder: 'slug', accepts: 'lower-case letters, digits and hyphens, such as ak80-9' };

const KINDS_BY_KEY: Readonly<Record<string, Kind>> = {
  accessed: { placeholder: 'date', accepts: 'a date such as 2026-11-21' },
  brand: SLUG,
  model: SLUG,
  replaced_by: SLUG,
  gear_ratio: { placeholder: 'ratio', accepts: 'a ratio such as 9:1' },
  voltage_v: { placeholder: 'number|range', accepts: 'a number of volts, or a range such as 24-60' },
};
