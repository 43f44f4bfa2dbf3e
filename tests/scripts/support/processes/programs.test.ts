import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram, needProgram } from '../../../../scripts/support/processes/programs.ts';

test('a program that is installed is found on the path', () => {
  expect(basename(findProgram('sh') ?? '')).toBe('sh');
});

test('a program that is not installed is null, or an error says what to install', () => {
  expect(findProgram('no-such-program')).toBeNull();
  expect(() => needProgram('no-such-program')).toThrow(
    /^no-such-program: found no such program.*apt-get install/,
  );
});
