import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onOff, readArguments } from '../../scripts/support/command-line.ts';
import { inProject, runScript, startScript } from './commands.ts';
import { ACTUATOR, actuatorWith, folderWith, ROBOT, robotWith } from './fixtures.ts';

const OUTPUT = 'generated/catalog.json';
const WITH_FAULTS = folderWith({
  [ACTUATOR]: actuatorWith({ colour: 'red', name: '' }),
  [ROBOT]: robotWith({ price_max_usd: 3 }),
});

test('the build writes one file and prints its contents', async () => {
  await inProject(folderWith(), async (project) => {
    const { code, out, err } = await runScript('build-catalog', project);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`1 actuator, 1 robot, 1 maker: ${OUTPUT} (0.0 MB)\n`);
    expect(JSON.parse(readFileSync(join(project, OUTPUT), 'utf8'))).toMatchObject({
      actuators: [{ id: 'acme-a1' }],
    });
  });
});

test('on a full disk the build names the unwritten file and keeps the earlier one', async () => {
  await inProject(folderWith(), async (project) => {
    await runScript('build-catalog', project);
    const earlier = readFileSync(join(project, OUTPUT), 'utf8');
    symlinkSync('/dev/full', join(project, `${OUTPUT}.partial`));
    const { code, err } = await runScript('build-catalog', project);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${OUTPUT} was not written: ENOSPC: no space left on device, write\n`,
    });
    expect(readdirSync(join(project, 'generated'))).toEqual(['catalog.json']);
    expect(readFileSync(join(project, OUTPUT), 'utf8')).toBe(earlier);
  });
});

test('a catalog with a symbolic link is refused, whatever its target', async () => {
  await inProject(folderWith(), async (project) => {
    symlinkSync('/etc', join(project, 'catalog/actuators/acme/etc'));
    const { code, out, err } = await runScript('check-catalog', project);
    const wanted = 'catalog/actuators/acme/etc: found a symbolic link, wanted the file itself.';
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `${wanted}\n` });
  });
});

test('a second build writes the same bytes', async () => {
  const build = () =>
    inProject(folderWith(), async (project) => {
      await runScript('build-catalog', project);
      return readFileSync(join(project, OUTPUT), 'utf8');
    });
  expect(await build()).toBe(await build());
});

test('the build of a catalog with issues writes nothing and reports all of them', async () => {
  await inProject(WITH_FAULTS, async (project) => {
    const { code, out, err } = await runScript('build-catalog', project);
    expect({ code, out, written: existsSync(join(project, OUTPUT)) }).toEqual({
      code: 1,
      out: '',
      written: false,
    });
    expect(err.trim().split('\n')).toHaveLength(5);
    expect(err).toMatch(/\n4 issues in 2 files\. generated\/catalog\.json was not written: .+\n$/);
  });
});

test('the check prints each rule with its issues, and the total', async () => {
  await inProject(WITH_FAULTS, async (project) => {
    const { code, out, err } = await runScript('check-catalog', project);
    expect(code).toBe(1);
    expect(out).toMatch(/^known-keys-and-types +2 {2}Each file /m);
    expect(out).toMatch(/^price-order +1 {2}/m);
    expect(out).toMatch(/\n\d+ rules over 7 files: 4 issues\n$/);
    expect(err).toContain(
      `catalog/${ROBOT}: price_max_usd: found 3, wanted a price_usd beside it, or none\n`,
    );
  });
});

test('the check prints values that physics does not expect', async () => {
  await inProject(folderWith(), async (project) => {
    const { code, out } = await runScript('check-catalog', project, ['--physics']);
    expect(code).toBe(0);
    expect(out).toMatch(/^rated_over_peak \(0\): .+\.\n/);
    expect(out).toMatch(/\n0 findings about 1 actuator\n$/);
  });
});

test('the check of a valid catalog succeeds and writes nothing', async () => {
  await inProject(folderWith(), async (project) => {
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(project, 'generated'))).toBe(false);
  });
});

test('the statistics are a table, or JSON', async () => {
  await inProject(folderWith(), async (project) => {
    expect((await runScript('stats', project)).out).toMatch(/^peak_torque_nm +100 +100 +-/m);
    expect(JSON.parse((await runScript('stats', project, ['--json'])).out)).toMatchObject({
      counts: { actuators: 1, robots: 1 },
    });
  });
});

test('the statistics of a catalog with issues refer to the check', async () => {
  await inProject(WITH_FAULTS, async (project) => {
    const { code, err } = await runScript('stats', project);
    expect({ code, err }).toEqual({
      code: 1,
      err: '4 issues in 2 files. See them with `npm run check:catalog`.\n',
    });
  });
});

test('another folder may be given, and issues name it', async () => {
  await inProject({ ...WITH_FAULTS, folder: 'other/folder' }, async (project) => {
    expect((await runScript('check-catalog', project, ['other/folder'])).err).toContain(
      `other/folder/${ACTUATOR}: colour: `,
    );
  });
});

test.each(['build-catalog', 'check-catalog', 'stats'] as const)(
  '%s has a help text and refuses a missing folder',
  async (script) => {
    await inProject(folderWith(), async (project) => {
      expect((await runScript(script, project, ['--help'])).out).toMatch(/^Usage: npm run /);
      expect(await runScript(script, project, ['nowhere'])).toMatchObject({ code: 2, out: '' });
    });
  },
);

const NAMED = readFileSync('package.json', 'utf8').matchAll(/\bnode scripts\/([a-z-]+)\.ts/g);
const NAMES = [...new Set([...NAMED].map(([, script = '']) => script))];

// Starting each script takes ten seconds, and the type check covers their imports.
test.each(NAMES.filter((script) => !script.startsWith('new-')))(
  '%s has a help text that begins with its usage',
  (script) => {
    expect(readFileSync(`scripts/${script}.ts`, 'utf8')).toMatch(/\bHELP = `Usage: (npm run|node scripts\/)/);
  },
);

test('a started script exits with the code of its work', async () => {
  await inProject(WITH_FAULTS, (project) => {
    expect(startScript('check-catalog', project)).toMatchObject({ code: 1 });
  });
});

const USAGE = { flags: z.object({ json: onOff('print JSON') }), folder: 'catalog' };

test('the folder has a default', () => {
  expect(readArguments(USAGE, [])).toMatchObject({ ok: true, value: { folder: 'catalog' } });
  expect(readArguments(USAGE, ['--json', 'x'])).toEqual({
    ok: true,
    value: { folder: 'x', options: { json: true } },
  });
});

test.each([[['a', 'b']], [['--unknown']]])(
  'arguments %j are refused with a reference to the help text',
  (argv) => {
    const asked = readArguments(USAGE, argv);
    expect(asked.ok ? '' : asked.error).toMatch(/see --help\.$/);
  },
);
