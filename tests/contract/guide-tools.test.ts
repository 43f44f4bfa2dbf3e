import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { onlyCode, promisedOutput, toolSection, type ToolSection } from './support/guide-tools.ts';
import { runProgram } from './support/program.ts';

// Examples for tools that this machine may lack (pandas, Polars, spreadsheets) are checked by address: each
// must
// return CSV with the columns of the example. tests/long/client runs the TypeScript clients and DuckDB.

const api = useSharedApi();
const sectionOf = (heading: string): Promise<ToolSection> => toolSection(api().address, heading);

/** The rows of a CSV file, by column. */
async function fileAt(address: string): Promise<Record<string, string>[]> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv;/);
  return Papa.parse<Record<string, string>>(await answer.text(), { header: true, skipEmptyLines: true }).data;
}

const addressIn = (code: string): string => /https?:[^"\s]+/.exec(code)?.[0] ?? '';

test('pandas and Polars find their columns, and the three promised actuators are the strongest', async () => {
  const { blocks, rows } = await sectionOf('pandas and Polars');
  const [columns = [], ...promised] = rows;
  const codes = blocks.filter(({ language }) => language === 'python').map(({ code }) => code);
  expect(codes.map((code) => /import (\w+)/.exec(code)?.[1])).toEqual(['pandas', 'polars']);
  for (const code of codes) {
    const file = await fileAt(addressIn(code));
    const named = [...code.replace(addressIn(code), '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
    expect(new Set(named)).toEqual(new Set(columns));
    for (const name of named) expect(Object.keys(file[0] ?? {})).toContain(name);
    const strongest = file.toSorted(
      (one, other) => Number(other.peak_torque_nm) - Number(one.peak_torque_nm),
    );
    expect(strongest.slice(0, 3).map((row) => columns.map((name) => row[name]))).toEqual(promised);
  }
});

test('a spreadsheet gets the promised columns and rows', async () => {
  const { blocks, rows } = await sectionOf('A spreadsheet');
  const [columns = [], ...promised] = rows;
  expect(blocks).toHaveLength(2);
  for (const { code } of blocks) {
    const file = await fileAt(addressIn(code));
    expect(Object.keys(file[0] ?? {})).toEqual(columns);
    expect(file.slice(0, 3).map((row) => Object.values(row))).toEqual(promised);
  }
});

test('the MCP client prints the output in the guide', async () => {
  const section = await sectionOf('An MCP client');
  const folder = await mkdtemp(join(tmpdir(), 'guide-mcp-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'choose.mjs'), onlyCode(section, 'js'));
  expect(await runProgram([join(folder, 'choose.mjs')])).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: promisedOutput(section),
  });
  await rm(folder, { recursive: true });
});
