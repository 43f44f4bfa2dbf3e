import { expect, test } from 'vitest';
import { findingsIn } from '../../../scripts/words/findings.ts';
import { WORD_ROWS } from '../../../scripts/words/forbidden-words.ts';
import { readPassages } from '../../../scripts/words/read-passages.ts';
import { realCatalog } from '../../support/real-catalog.ts';

const found = (file: string, text: string): string[] =>
  readPassages(file, text)
    .flatMap((passage) => findingsIn(passage, WORD_ROWS))
    .map(({ line, row }) => `${line} ${row.name}`);

test.each([
  ['/** What it weighs, g. */\nconst mass = 1;', ['1 opening']],
  ['const mass = 1;\n// Whether it is\n// known.', ['2 opening']],
  ['// It is known. Who knows it is unknown.', ['1 opening']],
  ['const mass = 1; // It tells the mass.', ['1 tells']],
  ['/**\n * The mass.\n * Null for what is none.\n */\nconst mass = 1;', ['3 none of its kind']],
  ['/**\n * The mass of a load\n * point.\n */\nconst mass = 1;', ['2 asked point']],
  ['// A mass stands\n// beside a torque, by its\n// place.', ['1 stands beside', '2 place']],
  ["const hint = 'Each is held against all.';", ['1 held against']],
  ['const hint = `Mass is ${mass}. What is unknown is left out.`;', ['1 noun clause']],
  ['/** For how long it runs, s. */\nconst mass = 1;', ['1 opening']],
  ['// A name is no number. There is no name.', ['1 is no']],
  ['/** The mass; null for none. */\nconst mass = 1;', ['1 for none']],
  ['// Whoever asks waits, for it is slow.', ['1 for it is', '1 whoever']],
  ['// The reason for which so many rows are walked anew.', ['1 for which', '1 walk', '1 so many', '1 anew']],
  ['// It cannot be had: it leads on.', ['1 be had', '1 leads on']],
  [
    '// A quote on file says of it that it goes with\n// the supply.',
    ['1 goes with', '1 said of', '1 on file'],
  ],
])('finds in code: %s', (text, rows) => {
  expect(found('src/a.ts', text)).toEqual(rows);
});

test.each([
  '// `What` is a name in code, and so is `tells`.',
  "import { tells } from './what-tells-the-mass.ts';",
  "const what = tells('tells');",
  "const question = 'What does it weigh?';",
  'const slashes = "https://tells";',
  '// How much does it weigh?',
  '// So many that none is left; for it to end, ask for a row.',
])('finds nothing in code: %s', (text) => {
  expect(found('src/a.ts', text)).toEqual([]);
});

test('a name of a test begins with a thing, or goes on with the name of its group', () => {
  const text = "test('what is unknown is left out', run);\ntest('whose mass is unknown is left out', run);";
  expect(found('tests/a.test.ts', text)).toEqual(['1 test subject']);
});

test('names of tests count, their data does not', () => {
  const text = "test('tells the mass well', () => { read('What it weighs is told.'); });";
  expect(found('tests/a.test.ts', text)).toEqual(['1 tells']);
});

test.each([
  ['a.md', 'It is plain.\n\nIt tells\nall. `It tells all.`\n\n```\nIt tells all.\n```\n', ['3 tells']],
  ['a.md', '| What | Why |\n| --- | --- |\n| What it is. | [tells](tells) |\n', ['3 tells']],
  [
    'a.md',
    '| A record |\n| --- |\n| What the source says about it. |\n\n- What it weighs.\n',
    ['3 noun clause', '5 noun clause'],
  ],
  [
    'a.astro',
    '<!-- It tells. -->\n{/* It tells. */}\n<a title="It tells all" class="tells">x</a>\n{is && `It tells all`}\n',
    ['1 tells', '2 tells', '3 tells', '4 tells'],
  ],
  [
    'a.astro',
    '---\n// It tells.\n---\n<p class="tells">\n  It tells {name(\'tells\')} more.\n</p>\n',
    ['2 tells', '5 tells'],
  ],
  ['a.css', '.tells {\n  /* It tells. */\n}\n', ['2 tells']],
  ['a.conf', '# It is\n# What tells.\ntells on;\n', ['2 tells']],
  ['a.json', '{ "tells": "It tells." }', []],
])('finds in %s: %s', (file, text, rows) => {
  expect(found(file, text)).toEqual(rows);
});

test.each(WORD_ROWS)('$name has a reason, and finds every match', ({ pattern, reason }) => {
  expect(reason).toMatch(/^[A-Z].+\.$/);
  expect(pattern.flags).toContain('g');
});

test('finds nothing in the reasons of doubts', () => {
  const reasons = realCatalog.suspects.flatMap(({ says, explained }) => [says, explained ?? '']);
  const passages = reasons.map(
    (prose) => ({ file: 'suspects.yaml', line: 1, writing: 'text', prose }) as const,
  );
  expect(passages.flatMap((passage) => findingsIn(passage, WORD_ROWS)).map(({ words }) => words)).toEqual([]);
});
