import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { releaseText } from '../../../scripts/release/release-yaml.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { inProject, runScript } from '../commands.ts';
import { ACTUATOR, actuatorWith, folderWith, NO_CHANGES, releaseWith, ROBOT } from '../fixtures.ts';

const DAY = ['--date', '2026-11-21'];

/** A repository of the sound catalog with one commit. */
const COMMITTED = temporaryFolder('repository');
beforeAll(() =>
  inProject(folderWith(), (project) => {
    git(project, 'init', '--quiet', '--template=');
    commit(project);
    cpSync(join(project, '.git'), COMMITTED, { recursive: true });
  }),
);

/** Runs some work in a git project of the valid catalog. */
const inRepository = (work: (project: string) => Promise<void>): Promise<void> =>
  inProject(folderWith(), async (project) => {
    cpSync(COMMITTED, join(project, '.git'), { recursive: true });
    await work(project);
  });

function git(project: string, ...args: readonly string[]): void {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@acme.example'];
  const { status, stderr } = spawnSync('git', [...own, ...args], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function commit(project: string): void {
  git(project, 'add', '.');
  git(project, 'commit', '--quiet', '--message', 'Release');
}

const releasesOf = (project: string): string[] => readdirSync(join(project, 'catalog/releases')).sort();

const readRelease = (project: string, file: string | undefined): unknown =>
  parse(readFileSync(join(project, 'catalog/releases', String(file)), 'utf8'));

const write = (project: string, name: string, value: unknown): void =>
  writeFileSync(join(project, 'catalog', name), JSON.stringify(value));

test('the first release names every id', async () => {
  await inRepository(async (project) => {
    const { code, out, err } = await runScript('release', project, DAY);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^catalog\/releases\/2026\.11\.21-[0-9a-f]{12}\.yaml: written, 0 kB\n/);
    const [file] = releasesOf(project);
    expect(out).toContain(`${file}: written`);
    expect(readRelease(project, file)).toEqual(releaseWith());
  });
});

test('a ratio is quoted, because YAML 1.1 reads it as minutes and seconds', () => {
  const change: [null, string] = [null, '9:1'];
  const actuators = { ...NO_CHANGES, changed: { 'acme-a1': { gear_ratio: change } } };
  expect(releaseText({ ...releaseWith(), actuators })).toContain('gear_ratio: [null, "9:1"]\n');
});

test('the next release lists the changes since the commit of the last one', async () => {
  await inRepository(async (project) => {
    await runScript('release', project, DAY);
    commit(project);
    const [first] = releasesOf(project);
    write(project, ACTUATOR, actuatorWith({ availability: 'eol' }));
    rmSync(join(project, 'catalog', ROBOT));
    write(project, 'moved.yaml', { 'acme-walker': 'withdrawn: never sold' });
    commit(project);
    expect(await runScript('release', project, ['--date', '2026-11-22'])).toMatchObject({ code: 0, err: '' });
    expect(readRelease(project, releasesOf(project)[1])).toEqual({
      previous: first?.replace('.yaml', ''),
      actuators: { ...NO_CHANGES, changed: { 'acme-a1': { availability: [null, 'eol'] } } },
      robots: { ...NO_CHANGES, withdrawn: { 'acme-walker': 'never sold' } },
    });
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0 });
  });
});

test('an unchanged catalog is not released again', async () => {
  await inRepository(async (project) => {
    await runScript('release', project, DAY);
    const { code, out } = await runScript('release', project, ['--date', '2026-11-22']);
    expect(code).toBe(0);
    expect(out).toMatch(/^2026\.11\.21-\w+: the catalog has not changed since this release\.\n$/);
    expect(releasesOf(project)).toHaveLength(1);
  });
});

test('a dry run writes nothing', async () => {
  await inRepository(async (project) => {
    expect((await runScript('release', project, [...DAY, '--dry-run'])).out).toMatch(
      /would have 0 kB\nactuators: 1 added, 0 changed in 0 fields, 0 moved, 0 withdrawn\nrobots: 1 added/,
    );
    expect(readdirSync(join(project, 'catalog'))).not.toContain('releases');
  });
});

test('a release is refused if no commit has the catalog of the last one', async () => {
  await inRepository(async (project) => {
    write(project, ACTUATOR, actuatorWith({ name: 'A1 V2', aliases: ['A1'] }));
    await runScript('release', project, DAY);
    write(project, ACTUATOR, actuatorWith({ name: 'A1 V3', aliases: ['A1'] }));
    commit(project);
    expect(await runScript('release', project, DAY)).toMatchObject({ code: 1, out: '' });
    expect((await runScript('release', project, DAY)).err).toContain('describes the catalog of no commit');
  });
});

test('a release may be committed separately from its catalog', async () => {
  await inRepository(async (project) => {
    await runScript('release', project, DAY);
    write(project, ACTUATOR, actuatorWith({ name: 'A1 V2', aliases: ['A1'] }));
    commit(project);
    expect(await runScript('release', project, DAY)).toMatchObject({ code: 0, err: '' });
    const changes = releasesOf(project).map((file) => JSON.stringify(readRelease(project, file)));
    expect(changes.filter((text) => text.includes('"name":["A1","A1 V2"]'))).toHaveLength(1);
  });
});

test('a release before the last one is refused', async () => {
  await inRepository(async (project) => {
    await runScript('release', project, DAY);
    commit(project);
    write(project, ACTUATOR, actuatorWith({ name: 'A1 V2', aliases: ['A1'] }));
    expect(await runScript('release', project, ['--date', '2026-11-20'])).toMatchObject({
      code: 1,
      err: '--date: found 2026-11-20, wanted 2026-11-21 or later. Nothing was released.\n',
    });
  });
});

test('a catalog with issues is not released', async () => {
  await inRepository(async (project) => {
    write(project, ACTUATOR, actuatorWith({ name: '' }));
    const { code, err } = await runScript('release', project, DAY);
    expect(code).toBe(1);
    expect(err).toContain('1 issue in 1 file. Nothing was released');
  });
});

test('the script has a help text and refuses unknown arguments', async () => {
  await inProject(folderWith(), async (project) => {
    expect((await runScript('release', project, ['--help'])).out).toMatch(/^Usage: npm run release /);
    expect(await runScript('release', project, ['--date', 'today'])).toMatchObject({ code: 2, out: '' });
    expect(await runScript('release', project, ['--day'])).toMatchObject({ code: 2, out: '' });
  });
});
