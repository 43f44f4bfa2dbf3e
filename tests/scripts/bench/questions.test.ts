import { expect, test } from 'vitest';
import { answer } from '../../../scripts/bench/in-process.ts';
import { addressInApi } from '../../../scripts/bench/peers/ours.ts';
import { COMPARED, questionsOver } from '../../../scripts/bench/questions.ts';
import { misspelt, misspeltWords, searchTexts } from '../../../scripts/bench/search-texts.ts';
import { textOf } from '../../../src/api/document.ts';
import { buildService } from '../../../src/api/service.ts';
import { DATASET } from './actuators.ts';

const questions = questionsOver(DATASET);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

test('all ids are asked for before one comes again', () => {
  const asked = numbers(DATASET.actuators.length).map((number) => addressInApi(questions.one(number)));
  expect(new Set(asked).size).toBe(DATASET.actuators.length);
});

test('no list is asked for twice', () => {
  const asked = numbers(50_000).map((number) => addressInApi(questions.list(number)));
  expect(new Set(asked).size).toBe(50_000);
});

test('a comparison names five different actuators', () => {
  for (const number of numbers(100)) {
    const question = questions.compare(number);
    expect(new Set(question.kind === 'compare' ? question.ids : []).size).toBe(COMPARED);
  }
});

test('search texts differ, are the same in each run, and one in ten is misspelt', () => {
  const texts = searchTexts(DATASET.actuators);
  expect(new Set(texts).size).toBe(texts.length);
  expect(searchTexts(DATASET.actuators)).toEqual(texts);
  const isMisspelt = (text: string): boolean => misspeltWords(DATASET.actuators).some((word) => text.endsWith(word));
  expect(texts.filter(isMisspelt).length / texts.length).toBeLessThanOrEqual(0.15);
});

test('a search text that is spelt well finds a record', () => {
  const service = buildService(DATASET);
  for (const number of [1, 2, 3, 11]) {
    expect(JSON.parse(textOf(answer(service, addressInApi(questions.search(number)))))).not.toMatchObject({ data: [] });
  }
});

test('a misspelt word has two letters in its middle changed places', () => {
  expect(misspelt('quadruped')).toBe('quarduped');
});

test('an empty catalog cannot be asked about', () => {
  expect(() => questionsOver({ actuators: [] }).one(0)).toThrow('npm run build:catalog');
});
