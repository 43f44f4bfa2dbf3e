import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { runProcess } from '../../../scripts/support/processes/process.ts';
import { runProgram } from '../../contract/support/program.ts';

const PACKAGES = resolve('tests/long/node_modules');

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2024',
    module: 'NodeNext',
    types: ['node'],
    typeRoots: [resolve('node_modules/@types')],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
};

/** A folder in which a client program is generated, compiled and run. */
export interface ClientProject {
  readonly folder: string;
  readonly write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** Runs a script of the folder or of a package in its `node_modules`, inside the folder. */
  readonly run: (script: string, given?: readonly string[]) => ReturnType<typeof runProcess>;
  /** Compiles every file under `--strict`; resolves to the compiler's output. */
  readonly compile: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** An empty project with the packages of `tests/long`. */
export async function clientProject(): Promise<ClientProject> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-client-'));
  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(join(folder, name), content);
  await symlink(PACKAGES, join(folder, 'node_modules'));
  await write('package.json', '{"type":"module"}');
  await write('tsconfig.json', JSON.stringify(TSCONFIG));
  return {
    folder,
    write,
    run: (script, given = []) =>
      runProcess({ command: process.execPath, args: [script, ...given], cwd: folder }),
    compile: async () => {
      const compiler = resolve('node_modules/typescript/bin/tsc');
      return (await runProgram([compiler, '--project', folder, '--pretty', 'false'])).stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** An empty project, removed after the test. */
export async function useClientProject(): Promise<ClientProject> {
  const project = await clientProject();
  onTestFinished(project.remove);
  return project;
}
