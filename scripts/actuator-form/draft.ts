import type { z } from 'zod';
import { actuatorFile, figuresFile, specsFile } from '../../src/catalog/actuator-file.ts';
import { sourceFile } from '../../src/catalog/source.ts';
import { shownValue } from '../catalog/fault.ts';
import { isFigure } from '../catalog/figures.ts';
import { readAnswer } from './answer.ts';
import type { Field, Part } from './fields.ts';

/** A new actuator as far as it is known: a value for each answered field, and the source's words for each figure. */
export interface Draft {
  readonly answers: ReadonlyMap<Field, unknown>;
  readonly states: Readonly<Record<string, string>>;
}

/** What the flags of a command gave, as texts; `states` as `field=words`. */
export interface GivenTexts {
  readonly values: ReadonlyMap<string, string>;
  readonly states: readonly string[];
}

/** The draft that given texts make, and a line for each text that is no answer to its field. */
export function readDraft(
  fields: readonly Field[],
  { values, states }: GivenTexts,
): { draft: Draft; problems: string[] } {
  const given = fields.flatMap((field) => {
    const text = values.get(field.flag);
    return text === undefined ? [] : [{ field, text, answer: readAnswer(field, text) }];
  });
  const stated = states.map((text) => ({ text, words: readWords(text) }));
  return {
    draft: {
      answers: new Map(given.flatMap(({ field, answer }) => (answer.ok ? [[field, answer.value]] : []))),
      states: Object.fromEntries(stated.flatMap(({ words }) => (words === null ? [] : [words]))),
    },
    problems: [
      ...given.flatMap(({ field, text, answer }) => (answer.ok ? [] : [problem(field.flag, text, answer.wanted)])),
      ...stated.flatMap(({ text, words }) =>
        words !== null ? [] : [problem('states', text, 'field="words of the source"')],
      ),
    ],
  };
}

/** `peak_torque_nm=Peak torque 22 N·m` -> the field and the words. Null for a text of another form. */
function readWords(text: string): readonly [field: string, words: string] | null {
  const [, field = '', words = ''] = /^([a-z_]+)=(.+)$/s.exec(text) ?? [];
  return field === '' ? null : [field, words];
}

const problem = (flag: string, text: string, wanted: string): string =>
  `--${flag}: found ${shownValue(text)}, wanted ${wanted}`;

/** The fields that a draft still needs. */
export const missingFields = (fields: readonly Field[], draft: Draft): Field[] =>
  fields.filter((field) => !draft.answers.has(field) && isRequired(field, draft));

/** Whether a draft can't do without a field: without a peak torque there must be a rated one (rule torque-not-from-press). */
export function isRequired(field: Field, { answers }: Draft): boolean {
  return (
    field.required || (field.key === 'rated_torque_nm' && !answered(answers, 'file', 'specs').has('peak_torque_nm'))
  );
}

/** The figures of a draft for which it has no words of the source yet. */
export const unstatedFigures = ({ answers, states }: Draft): string[] =>
  Array.from(answered(answers, 'file', 'specs', 'figures'))
    .filter(([key, value]) => isFigure(key, value) && !Object.hasOwn(states, key))
    .map(([key]) => key);

/** The value of the draft's file, its keys in the order of the schema; `today` is when its source was read, if not given. */
export function draftFile({ answers, states }: Draft, today: string): object {
  const source = { accessed: today, ...Object.fromEntries(answered(answers, 'source')), states };
  const figures = answered(answers, 'figures');
  const top = answered(answers, 'file')
    .set('specs', inOrder(Object.fromEntries(answered(answers, 'specs')), specsFile))
    .set('sources', [inOrder(source, sourceFile)]);
  if (figures.size > 0) top.set('figures', inOrder(Object.fromEntries(figures), figuresFile));
  return inOrder(Object.fromEntries(top), actuatorFile);
}

function inOrder(values: Readonly<Record<string, unknown>>, { shape }: z.ZodObject): object {
  const keys = Object.keys(shape).filter((key) => Object.hasOwn(values, key));
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}

/** Where the draft's file goes below the catalog's folder. */
export function draftPlace({ answers }: Draft): string {
  const path = answered(answers, 'path');
  return `actuators/${String(path.get('brand'))}/${String(path.get('model'))}.yaml`;
}

const answered = (answers: Draft['answers'], ...parts: readonly Part[]): Map<string, unknown> =>
  new Map(
    Array.from(answers)
      .filter(([{ part }]) => parts.includes(part))
      .map(([{ key }, value]) => [key, value]),
  );
