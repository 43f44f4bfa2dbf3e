import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { BASE_URL } from '../../contract/support/program.ts';

/** What makes a build, beside the installed packages. */
const SOURCES = [
  'src',
  'public',
  'catalog',
  'scripts',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
];

const STEPS = [
  ['scripts/build-catalog.ts'],
  ['scripts/write-files.ts'],
  ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
  ['scripts/compress.ts'],
  ['scripts/prepare-service.ts'],
  ['scripts/write-manifest.ts'],
];

/**
 * Builds the site from a changed catalog, in a copy of this project, and gives the folder of the build. Actuators that no
 * robot uses are taken out (every fifth) and others added beside them (a copy of every seventh, under another name).
 * Takes half a minute or more.
 */
export function makeSecondBuild(folder: string): string {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  linkPackages(folder);
  changeCatalog(join(folder, 'catalog'));
  for (const step of STEPS) run(step, folder);
  return join(folder, 'dist');
}

/** One link each, so that what tools keep in `node_modules` does not get into this project's. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !name.startsWith('.'));
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

function changeCatalog(catalog: string): void {
  // A catalog of its own, with no past: nothing names the actuators that are taken out.
  rmSync(join(catalog, 'releases'), { recursive: true });
  writeFileSync(join(catalog, 'moved.yaml'), '{}\n');
  // What robots link, the list of doubts names or takes the place of another stays as it is.
  const replacing = textOf(join(catalog, 'actuators')).match(/^replaced_by: .*$/gm) ?? [];
  const doubts = readFileSync(join(catalog, 'suspects.yaml'), 'utf8');
  const naming = [textOf(join(catalog, 'robots')), doubts, ...replacing].join('\n');
  const files = yamlIn(join(catalog, 'actuators'));
  const free = files.filter((file) => !naming.includes(idOf(file)));
  for (const [index, file] of free.entries()) {
    const path = join(catalog, 'actuators', file);
    if (index % 7 === 3) copyUnderAnotherName(path);
    if (index % 5 === 0) rmSync(path);
  }
}

function copyUnderAnotherName(path: string): void {
  const text = readFileSync(path, 'utf8').replace(
    /^name: *(["']?)(.*?)\1$/m,
    (_, _quote, name) => `name: ${JSON.stringify(`${String(name)} second`)}`,
  );
  writeFileSync(path.replace(/\.yaml$/, '-second.yaml'), text);
}

const yamlIn = (folder: string): string[] => globSync('**/*.yaml', { cwd: folder }).toSorted();

const textOf = (folder: string): string =>
  yamlIn(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const idOf = (file: string): string => file.replace(/\.yaml$/, '').replace('/', '-');

function run(step: readonly string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, step, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, BASE_URL },
  });
  if (status !== 0) throw new Error(`${step.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`.slice(-3000));
}

/** Has a link lead to a build, in one step. */
export function pointTo(build: string, link: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}
