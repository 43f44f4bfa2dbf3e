import { expect, test } from 'vitest';
import { findProgram, packageVersion } from '../../../scripts/bench/program.ts';

test('the first command that is installed counts, with its version', () => {
  const found = findProgram(['no-such-program', process.execPath], /v([\d.]+)/);
  expect(found).toEqual({ command: process.execPath, version: process.versions.node });
});

test('none installed is none', () => {
  expect(findProgram(['no-such-program'], /v([\d.]+)/)).toBeNull();
});

test('a program that does not tell its version is used all the same', () => {
  expect(findProgram([process.execPath], /release (\S+)/)?.version).toBe('of unknown version');
});

test('the version of a package is that of its manifest', () => {
  expect(packageVersion('fastify')).toMatch(/^\d+\.\d+\.\d+/);
});
