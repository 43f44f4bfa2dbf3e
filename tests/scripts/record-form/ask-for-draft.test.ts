import { expect, test } from 'vitest';
import { askForDraft, type Ask } from '../../../scripts/record-form/ask-for-draft.ts';
import { draftFile, draftName } from '../../../scripts/record-form/draft.ts';
import { draftOf, FIELDS, FORM, SOUND_VALUES } from './form.ts';

/**
 * A person who answers each question by its first words, with several answers one after the other, and others
 * with nothing.
 */
function personWho(answers: Readonly<Record<string, readonly string[]>>): { ask: Ask; questions: string[] } {
  const questions: string[] = [];
  const ask: Ask = (question) => {
    const [subject, texts = []] = Object.entries(answers).find(([words]) => question.includes(words)) ?? [''];
    const before = questions.filter((asked) => subject !== '' && asked.includes(subject)).length;
    questions.push(question);
    return Promise.resolve(texts[before] ?? '');
  };
  return { ask, questions };
}

const answersTo = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([flag, text]) => [`${flag}: `, [text]]));

test('a person who answers all required questions gets a complete file', async () => {
  const person = personWho({ ...answersTo(SOUND_VALUES), 'state peak_torque_nm?': ['22 N·m'] });
  const draft = await askForDraft(FORM, draftOf({}), person.ask);
  expect(draftName(FORM, draft)).toBe('actuators/acme/a9.yaml');
  expect(draftFile(FORM, draft, '2026-11-21')).toEqual(
    draftFile(FORM, draftOf(SOUND_VALUES, 'peak_torque_nm=22 N·m'), '2026-11-21'),
  );
  expect(person.questions).toHaveLength(FIELDS.length + 1);
});

test('an answer given by a flag is not asked for again', async () => {
  const person = personWho({});
  await askForDraft(FORM, draftOf(SOUND_VALUES, 'peak_torque_nm=22 N·m'), person.ask);
  expect(person.questions.filter((question) => question.startsWith('name:'))).toEqual([]);
  expect(person.questions).toHaveLength(FIELDS.length - Object.keys(SOUND_VALUES).length);
});

test('a bad answer is asked again, with what was found and what is wanted', async () => {
  const { brand: _, ...others } = SOUND_VALUES;
  const person = personWho({ 'brand: ': ['acmee', 'acme'] });
  const draft = await askForDraft(FORM, draftOf(others, 'peak_torque_nm=22 N·m'), person.ask);
  expect(draftName(FORM, draft)).toBe('actuators/acme/a9.yaml');
  expect(person.questions[1]).toMatch(
    /^ {2}found "acmee", wanted a brand of brands.yaml \(nearest: acme\);.*\nbrand: /,
  );
});

test('an empty answer to a required question is asked again', async () => {
  const { name: _, ...others } = SOUND_VALUES;
  const person = personWho({ 'name: ': ['', ' ', 'A9'] });
  const draft = await askForDraft(FORM, draftOf(others, 'peak_torque_nm=22 N·m'), person.ask);
  expect(draftFile(FORM, draft, '2026-11-21')).toMatchObject({ name: 'A9' });
});

test('without a peak torque the rated one is asked until it is given', async () => {
  const { 'peak-torque-nm': _, ...others } = SOUND_VALUES;
  const person = personWho({ 'rated-torque-nm: ': ['', '9'], 'state rated_torque_nm?': ['', '9 N·m'] });
  const draft = await askForDraft(FORM, draftOf(others), person.ask);
  expect(draftFile(FORM, draft, '2026-11-21')).toMatchObject({
    specs: { rated_torque_nm: 9 },
    sources: [{ states: { rated_torque_nm: '9 N·m' } }],
  });
});

test('questions show the possible answers', async () => {
  const person = personWho({ ...answersTo(SOUND_VALUES), 'state peak_torque_nm?': ['22 N·m'] });
  await askForDraft(FORM, draftOf({}), person.ask);
  expect(person.questions.find((question) => question.startsWith('availability:'))).toContain(
    '(one of in_production, discontinued, eol, unknown; empty when unknown)',
  );
});
