import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ABOUT } from '../src/api/documents/discovery.ts';

/** The heading of a section: a version with its day, or (before the first version) only a day. */
const HEADING = /^(?:(?<version>\d+\.\d+\.\d+) \((?<released>\d{4}-\d\d-\d\d)\)|(?<day>\d{4}-\d\d-\d\d))$/;

const GROUPS = ['Added', 'Changed', 'Fixed', 'Removed'];

interface Section {
  readonly heading: string;
  readonly groups: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

const partsAt = (text: string, mark: string): { heading: string; body: string }[] =>
  text
    .split(`\n${mark} `)
    .slice(1)
    .map((part) => ({ heading: part.split('\n')[0] ?? '', body: part.slice(part.indexOf('\n')) }));

const sections: readonly Section[] = partsAt(readFileSync('CHANGELOG.md', 'utf8'), '##').map(
  ({ heading, body }) => ({
    heading,
    groups: partsAt(body, '###').map((group) => ({
      heading: group.heading,
      lines: group.body.split('\n').filter((line) => line !== ''),
    })),
  }),
);

const headings = sections.map(({ heading }) => HEADING.exec(heading)?.groups ?? {});

const versionIn = (file: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;

test('the newest section has the version of package.json, of server.json and of the API', () => {
  expect([versionIn('package.json'), versionIn('server.json'), ABOUT.version]).toEqual(
    Array.from({ length: 3 }, () => headings[0]?.version),
  );
});

test('sections are versions with a day, then days, newest first', () => {
  const days = headings.map(({ released, day }) => released ?? day ?? 'no day');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days).not.toContain('no day');
  const versioned = headings.map(({ version }) => version !== undefined);
  expect(versioned.lastIndexOf(true)).toBeLessThan(versioned.indexOf(false));
});

test.each(sections)('$heading has Added, Changed, Fixed and Removed, in this order', ({ groups }) => {
  const names = groups.map(({ heading }) => heading);
  expect(names).toEqual(GROUPS.filter((name) => names.includes(name)));
  expect(names).not.toEqual([]);
});

test.each(sections)('$heading has one sentence on one line for each change', ({ groups }) => {
  const lines = groups.flatMap((group) => group.lines);
  expect(lines.filter((line) => !/^- .+\.$/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[a-z`)]\. [A-Z]/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
