import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram, needProgram } from '../../../../scripts/support/processes/programs.ts';

test('an installed program is found on the path', () => {
  expect(basename(findProgram('sh') ?? '')).toBe('sh');
});

test('a missing program is null, or an error that names the package to install', () => {
  expect(findProgram('no-such-program')).toBeNull();
  expect(() => needProgram('no-such-program')).toThrow(
    /^no-such-program: found no such program.*apt-get install/,
  );
});
