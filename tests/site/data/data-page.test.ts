import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedText, DATA_LINES, sizeText } from '../../../src/site/data/data-page.ts';
import { partOfBulkFiles } from '../../support/part-of-bulk.ts';
import { partOfCatalog } from '../../support/part-of-catalog.ts';

test.each([
  [0, '0.0 kB'],
  [1234, '1.2 kB'],
  [10_000, '10 kB'],
  [45_678, '46 kB'],
  [11_724_366, '12 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
const actuators = partOfCatalog.dataset.actuators.length;

beforeAll(() => {
  for (const { name, content } of partOfBulkFiles) writeFileSync(join(folder, name), content);
});

afterAll(() => rmSync(folder, { recursive: true }));

function lineOf(tool: string) {
  const line = DATA_LINES.find((one) => one.tool === tool);
  if (line === undefined) throw new Error(`There is no line for ${tool}.`);
  return { line, statement: line.statement(join(folder, line.file)) };
}

const isInstalled = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args).status === 0;

/** Runs a statement in a program and returns its output. */
const run = (program: string, args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout.trim();

// tests/long/client has DuckDB run it. SQLite has no median.
test('the example of DuckDB names columns of its table', () => {
  const database = new DatabaseSync(join(folder, 'catalog.sqlite'), { readOnly: true });
  const statement = lineOf('DuckDB').line.statement('actuators').replace('median(', 'avg(');
  const rows = database.prepare(statement).all();
  database.close();
  expect(rows).toHaveLength(new Set(partOfCatalog.dataset.actuators.map(({ category }) => category)).size);
});

test('SQLite runs its example', () => {
  const database = new DatabaseSync(join(folder, 'catalog.sqlite'), { readOnly: true });
  const [first] = database.prepare(lineOf('sqlite3').statement).all();
  database.close();
  const most = Math.max(...partOfCatalog.dataset.robotsUsing.values().map((robots) => robots.length));
  expect(first?.robots).toBe(most);
});

const PROGRAMS = [
  {
    tool: 'pandas',
    program: 'python3',
    probe: ['-c', 'import pandas'],
    flag: '-c',
    count: '; print(len(actuators))',
  },
  { tool: 'R', program: 'Rscript', probe: ['--version'], flag: '-e', count: '; cat(nrow(actuators))' },
] as const;

test.each(
  PROGRAMS.map((one) => {
    const isRun = isInstalled(one.program, one.probe);
    return { ...one, isRun, does: isRun ? 'runs its line' : 'is not installed here: its line was only read' };
  }),
)('$tool $does', ({ tool, program, flag, count, isRun }) => {
  const { line, statement } = lineOf(tool);
  if (isRun) expect(run(program, [flag, statement + count])).toBe(String(actuators));
  else expect(statement).toContain(join(folder, line.file));
});

test('the copied code names the file by its address', () => {
  for (const line of DATA_LINES)
    expect(copiedText(line, 'https://x.example/f')).toContain('https://x.example/f');
});
