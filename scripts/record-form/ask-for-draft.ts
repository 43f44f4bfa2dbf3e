import { shownValue } from '../catalog/issue.ts';
import { isRequired, unstatedFigures, type Draft } from './draft.ts';
import type { Field, RecordForm } from './form.ts';
import { accepts, readAnswer } from './read-answer.ts';

/** Asks a person a question; returns the answer, a line. */
export type Ask = (question: string) => Promise<string>;

/** Asks for every field that a draft lacks, then for the source's words for each figure. */
export const askForDraft = async (form: RecordForm, draft: Draft, ask: Ask): Promise<Draft> =>
  askForWords(form, await askForFields(form.fields, draft, ask), ask);

async function askForFields(fields: readonly Field[], draft: Draft, ask: Ask): Promise<Draft> {
  const [field, ...others] = fields.filter((open) => !draft.answers.has(open));
  if (field === undefined) return draft;
  const value = await askForField(field, isRequired(field, draft), ask);
  const answers = value === undefined ? draft.answers : new Map([...draft.answers, [field, value]]);
  return askForFields(others, { ...draft, answers }, ask);
}

async function askForField(field: Field, required: boolean, ask: Ask): Promise<unknown> {
  const text = await ask(question(field, required));
  if (text.trim() === '' && !required) return undefined;
  const answer = readAnswer(field, text);
  if (answer.ok) return answer.value;
  return askForField(field, required, (again) =>
    ask(`  found ${shownValue(text)}, wanted ${answer.wanted}\n${again}`),
  );
}

const question = (field: Field, required: boolean): string =>
  `${field.flag}: ${field.says}\n  (${accepts(field)}${required ? '' : '; empty when unknown'}) `;

async function askForWords(form: RecordForm, draft: Draft, ask: Ask): Promise<Draft> {
  const [figure] = unstatedFigures(form, draft);
  if (figure === undefined) return draft;
  const words = (
    await ask(`In which words does the source state ${figure}?\n  (a text, in the source's own unit) `)
  ).trim();
  return askForWords(
    form,
    words === '' ? draft : { ...draft, states: { ...draft.states, [figure]: words } },
    ask,
  );
}
