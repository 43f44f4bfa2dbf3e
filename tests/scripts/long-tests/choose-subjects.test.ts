import { expect, test } from 'vitest';
import { chooseSubjects } from '../../../scripts/long-tests/choose-subjects.ts';
import type { Subject } from '../../../scripts/long-tests/subjects.ts';

const subject = (name: string, watched: Subject['watched']): Subject => ({
  name,
  tests: [`tests/long/${name}`],
  watched,
});
const SUBJECTS = [
  subject('attacks', ['src/server', 'src/serve.ts']),
  subject('clients', ['src/api/openapi']),
  subject('reloads', null),
];

const namesOfRun = (changed: readonly string[] | null): string[] =>
  chooseSubjects(SUBJECTS, changed, 'abc').run.map(({ name }) => name);

test.each([
  ['a file in a watched folder', ['src/server/http/send.ts'], ['attacks']],
  ['a watched file', ['src/serve.ts'], ['attacks']],
  ['a file whose name begins like a watched one', ['src/server-text.ts', 'src/serve.ts.txt'], []],
  ['files of two subjects', ['src/serve.ts', 'src/api/openapi/document.ts'], ['attacks', 'clients']],
  ['the packages', ['package-lock.json'], ['attacks', 'clients']],
  ['nothing', [], []],
])('a change of %s runs the tests that watch it', (_, changed, wanted) => {
  expect(namesOfRun(changed)).toEqual(wanted);
});

test('with unknown changes all tests run except those of nights and releases', () => {
  expect(namesOfRun(null)).toEqual(['attacks', 'clients']);
});

test('a skipped test is named with the reason', () => {
  expect(chooseSubjects(SUBJECTS, ['src/serve.ts'], 'abc').leftOut).toEqual([
    'clients: no file that it watches has changed since abc',
    'reloads: only in npm run test:long, each night and before a release',
    expect.stringMatching(/^all cases of the properties.*: only in npm run test:long/),
  ]);
});
