import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILTERS_OF_FIELDS, withFilterTable } from '../scripts/interface/filter-table.ts';
import { OPERATIONS } from '../src/api/operations.ts';
import { PROBLEMS } from '../src/api/problems.ts';

const contract = readFileSync('docs/interface.md', 'utf8');

const headings = [...contract.matchAll(/^## \d+\. (.+)$/gm)].map(([, words = '']) => words);

/** GitHub's anchor of a section: `## 10. Torque and speed` -> `10-torque-and-speed`. */
const anchors = [...contract.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'),
);

const codeSpans = [...contract.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Every name in code style, alone or in an example. */
const namesInCode = new Set(codeSpans.flatMap((code) => code.split(/[^a-z0-9_]+/)));

/** True if the contract names a parameter; its rules cover the filters of fields. */
const isStated = (parameter: string): boolean =>
  namesInCode.has(parameter) || FILTERS_OF_FIELDS.has(parameter);

/** A text without the spaces and dashes that a formatter adds to tables. */
const unaligned = (text: string): string => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

const missing = (names: Iterable<string>, isThere: (name: string) => boolean): string[] =>
  [...new Set(names)].filter((name) => !isThere(name));

describe('docs/interface.md', () => {
  test('names the path of every operation, and its other paths', () => {
    const paths = OPERATIONS.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(missing(paths, (path) => codeSpans.includes(path))).toEqual([]);
  });

  test('names every parameter of every operation', () => {
    const names = OPERATIONS.flatMap(({ parameters }) => Object.keys(parameters));
    expect(missing(names, isStated)).toEqual([]);
  });

  test('has the table of filters that `npm run generate` writes', () => {
    expect(unaligned(contract)).toBe(unaligned(withFilterTable(contract)));
  });

  test('has a row for every problem, with its code and status', () => {
    const rows = [...contract.matchAll(/^\| `(\w+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(Object.entries(PROBLEMS).map(([code, { status }]) => [code, status])),
    );
  });

  test('numbers its sections from 1, with unique headings', () => {
    const numbers = [...contract.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(headings.map((_heading, index) => index + 1));
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('refers to its own sections by their headings', () => {
    const named = [...contract.matchAll(/section "([^"]+)"/g)].map(([, heading = '']) => heading);
    expect(missing(named, (heading) => headings.includes(heading))).toEqual([]);
  });
});

describe('references to docs/interface.md', () => {
  const texts = globSync('{*.md,{src,scripts,tests,deploy,docs}/**/*.{astro,css,md,mjs,ts}}').map((file) =>
    // A comment may break a reference over two lines.
    readFileSync(file, 'utf8').replaceAll(/\n *(?:\*|\/\/)? */g, ' '),
  );

  /** The captures of a pattern in all files. */
  const captured = (pattern: RegExp): string[] =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

  test('name an existing heading', () => {
    const named = captured(/interface\.md, "([^"]+)"/g);
    expect(named.length).toBeGreaterThan(20);
    expect(missing(named, (heading) => headings.includes(heading))).toEqual([]);
  });

  test('link to an existing section', () => {
    expect(missing(captured(/interface\.md#([\w-]+)/g), (anchor) => anchors.includes(anchor))).toEqual([]);
  });
});
