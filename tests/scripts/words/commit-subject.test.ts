import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { subjectErrors, subjectIn } from '../../../scripts/words/commit-subject.ts';

test.each([
  'Add CubeMars AK99-1',
  `Judge ${'a'.repeat(66)}`,
  "Merge branch 'main' of somewhere with a long name, which Git wrote without asking anyone",
  'Revert "The list was empty."',
])('accepts "%s"', (subject) => {
  expect(subjectErrors(subject)).toEqual([]);
});

test.each([
  [`Judge ${'a'.repeat(67)}`, 'at most 72 characters; got 73'],
  ['What calls of tools cost is counted again', 'an imperative'],
  ['The guide has a page for each chapter', 'an imperative'],
  ['Added a page', 'an imperative'],
  ['add a page', 'an imperative'],
  ['Add a page.', 'no full stop'],
])('refuses "%s": %s', (subject, wanted) => {
  expect(subjectErrors(subject)).toEqual([expect.stringContaining(`wanted ${wanted}`)]);
});

test('the subject of a message is its first line after comments of Git', () => {
  expect(subjectIn('\n# Please enter a message\nAdd a page\n\nBody.\n')).toBe('Add a page');
});

const HOOK = resolve('scripts/hooks/commit-msg');

test('the hook says what is wrong with a message', () => {
  const file = join(temporaryFolder('commit-message'), 'message');
  writeFileSync(file, 'Added a page\n');
  const { status, stderr } = spawnSync(HOOK, [file], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('"Added a page": wanted an imperative');
});
