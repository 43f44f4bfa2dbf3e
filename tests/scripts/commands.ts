import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { main as buildCatalog } from '../../scripts/build-catalog.ts';
import type { CatalogFolder } from '../../scripts/catalog/catalog-folder.ts';
import { main as checkCatalog } from '../../scripts/check-catalog.ts';
import { main as newActuator } from '../../scripts/new-actuator.ts';
import { main as newRobot } from '../../scripts/new-robot.ts';
import { main as release } from '../../scripts/release.ts';
import { main as stats } from '../../scripts/stats.ts';

/** The output and exit code of a command. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The scripts that work in a project's folder. */
const SCRIPTS = {
  'build-catalog': buildCatalog,
  'check-catalog': checkCatalog,
  'new-actuator': newActuator,
  'new-robot': newRobot,
  release,
  stats,
} as const;

/** Runs some work in a temporary project with the given catalog, then removes the project. */
export async function inProject<Result>(
  { folder, files }: CatalogFolder,
  work: (project: string) => Result | Promise<Result>,
): Promise<Result> {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    for (const { name, text } of files) writeTo(join(project, folder, name), text);
    return await work(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Calls one of our scripts in a project, without a terminal. */
export async function runScript(
  script: keyof typeof SCRIPTS,
  project: string,
  flags: readonly string[] = [],
): Promise<Outcome> {
  const said = { out: '', err: '' };
  vi.spyOn(console, 'log').mockImplementation(
    (...words: unknown[]) => void (said.out += `${format(...words)}\n`),
  );
  vi.spyOn(console, 'error').mockImplementation(
    (...words: unknown[]) => void (said.err += `${format(...words)}\n`),
  );
  const [folder, isTTY] = [process.cwd(), process.stdin.isTTY];
  process.chdir(project);
  process.stdin.isTTY = false;
  try {
    return { code: await SCRIPTS[script](flags), ...said };
  } finally {
    process.chdir(folder);
    process.stdin.isTTY = isTTY;
    vi.restoreAllMocks();
  }
}

/** Starts one of our scripts in a project as a separate process, without a terminal. */
export function startScript(script: string, project: string, flags: readonly string[] = []): Outcome {
  const argv = [resolve('scripts', `${script}.ts`), ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    cwd: project,
    encoding: 'utf8',
    input: '',
  });
  return { code: status, out: stdout, err: stderr };
}

function writeTo(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
