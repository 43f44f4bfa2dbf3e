import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { CatalogFolder } from '../../scripts/catalog/folder.ts';

/** What a command printed, and how it ended. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Does some work in a temporary project that has the given catalog, and takes the project away. */
export function inProject<Result>({ folder, files }: CatalogFolder, work: (project: string) => Result): Result {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    for (const { place, text } of files) writeTo(join(project, folder, place), text);
    return work(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Runs a script of ours in a project, without a terminal. */
export function runScript(script: string, project: string, flags: readonly string[] = []): Outcome {
  const argv = [resolve('scripts', `${script}.ts`), ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: project, encoding: 'utf8', input: '' });
  return { code: status, out: stdout, err: stderr };
}

function writeTo(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
