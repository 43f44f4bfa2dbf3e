import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/* A build step runs again when one of its files has changed, so the files of its program must be listed. */

const step = z.looseObject({ command: z.string().optional(), files: z.array(z.string()).optional() });

const { wireit } = z
  .object({ wireit: z.record(z.string(), step) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The files of a program: itself and its imports, without types. */
function filesOf(program: string): ReadonlySet<string> {
  const files = new Set([program]);
  for (const file of files)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      files.add(join(dirname(file), imported));
  return files;
}

const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gm;

describe.each(['build:catalog', 'build:data', 'check:catalog'])('the step %s', (name) => {
  const { command = '', files: globs = [] } = wireit[name] ?? {};
  const [program = ''] = /scripts\/\S+\.ts/.exec(command) ?? [];

  test('watches every file of its program', () => {
    const files = [...filesOf(program)];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });

  test('names only files that exist', () => {
    expect(globs.filter((glob) => !glob.includes('*') && !glob.includes('{') && !existsSync(glob))).toEqual(
      [],
    );
  });
});
