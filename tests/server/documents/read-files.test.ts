import { expect, test } from 'vitest';
import { unreadable } from '../../../src/server/documents/read-files.ts';

test.each([
  ['EMFILE', /; let the process open more files \(`ulimit -n 4096`, LimitNOFILE of systemd\)\.$/],
  ['EACCES', /; let the user of this process read it\.$/],
  ['ENOENT', /; run `npm run build`\.$/],
])('a build file that cannot be read for %s is reported with its path and a repair', (code, wayOut) => {
  const told = unreadable('dist/a.csv', Object.assign(new Error(`${code}: open 'dist/a.csv'`), { code }));
  expect(told).toMatch(/^dist\/a\.csv cannot be read \(E[A-Z]+: /);
  expect(told).toMatch(wayOut);
});
