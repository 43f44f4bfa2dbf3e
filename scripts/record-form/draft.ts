import { sourceFile } from '../../src/catalog/fields/evidence/source.ts';
import { shownValue } from '../catalog/issue.ts';
import { objectSchema, type Field, type FileSection, type RecordForm } from './form.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A new record as far as it is known: a value for each answered field, and the source's words for each
 * figure.
 */
export interface Draft {
  readonly answers: ReadonlyMap<Field, unknown>;
  readonly states: Readonly<Record<string, string>>;
}

/**
 * Reads a draft from the flags and the `field=words` texts, with an error line for each text that does not
 * fit its field.
 */
export function readDraft(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  states: readonly string[] = [],
): { draft: Draft; problems: string[] } {
  const given = fields.flatMap((field) => {
    const text = values[field.flag];
    return typeof text === 'string' ? [{ field, text, answer: readAnswer(field, text) }] : [];
  });
  const stated = states.map((text) => ({ text, words: readWords(text) }));
  return {
    draft: {
      answers: new Map(given.flatMap(({ field, answer }) => (answer.ok ? [[field, answer.value]] : []))),
      states: Object.fromEntries(stated.flatMap(({ words }) => (words === null ? [] : [words]))),
    },
    problems: [
      ...given.flatMap(({ field, text, answer }) =>
        answer.ok ? [] : [problem(field.flag, text, answer.wanted)],
      ),
      ...stated.flatMap(({ text, words }) =>
        words !== null ? [] : [problem('states', text, 'field="words of the source"')],
      ),
    ],
  };
}

/**
 * `joints[0].motor.peak_torque_nm=Peak 22 N·m` -> the field and the words. Null for a text of another form.
 */
function readWords(text: string): readonly [field: string, words: string] | null {
  const [, field = '', words = ''] = /^([\w.[\]]+)=(.+)$/s.exec(text) ?? [];
  return field === '' ? null : [field, words];
}

const problem = (flag: string, text: string, wanted: string): string =>
  `--${flag}: found ${shownValue(text)}, wanted ${wanted}`;

/** The fields that a draft still needs. */
export const missingFields = (fields: readonly Field[], draft: Draft): Field[] =>
  fields.filter((field) => !draft.answers.has(field) && isRequired(field, draft));

/** True if a draft needs a field. */
export const isRequired = ({ required, unless }: Field, { answers }: Draft): boolean =>
  required || (unless !== undefined && !Array.from(answers.keys()).some(({ key }) => key === unless));

/** The figures of a draft for which it has no words of the source yet. */
export const unstatedFigures = (form: RecordForm, draft: Draft): string[] =>
  form
    .figuresIn(bodyOf(form, draft))
    .map(({ key }) => key)
    .filter((key) => !Object.hasOwn(draft.states, key));

/**
 * The value of the draft's file, its keys in the order of the schema; `today` is the date of reading when
 * none is given.
 */
export function draftFile(form: RecordForm, draft: Draft, today: string): object {
  const source = { accessed: today, ...answered(draft, 'source'), states: draft.states };
  return inOrder({ ...bodyOf(form, draft), sources: [inOrder(source, sourceFile)] }, form.schema);
}

/** The file without its sources: the answers for its top level, and each part with an answer. */
function bodyOf({ schema, blank }: RecordForm, draft: Draft): Record<string, unknown> {
  const parts = PARTS.map((part) => [part, inOrder(answered(draft, part), schema.shape[part])] as const);
  const filled = parts.filter(([, values]) => Object.keys(values).length > 0);
  return { ...blank, ...answered(draft, 'file'), ...Object.fromEntries(filled) };
}

const PARTS = ['specs', 'figures'] as const satisfies readonly FileSection[];

/** Values in the order of a schema's keys; as they are where the schema has none. */
function inOrder(values: Readonly<Record<string, unknown>>, schema: unknown): object {
  const object = objectSchema(schema);
  if (object === null) return values;
  const keys = Object.keys(object.shape).filter((key) => Object.hasOwn(values, key));
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

/** The path of the draft's file below the catalog's folder. */
export function draftName({ record }: RecordForm, draft: Draft): string {
  const { brand, model } = answered(draft, 'path');
  return `${record}s/${String(brand)}/${String(model)}.yaml`;
}

const answered = ({ answers }: Draft, wanted: FileSection): Record<string, unknown> =>
  Object.fromEntries(
    Array.from(answers).flatMap(([{ part, key }, value]) => (part === wanted ? [[key, value]] : [])),
  );
