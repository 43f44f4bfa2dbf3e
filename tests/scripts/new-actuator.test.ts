import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject, runScript } from './commands.ts';
import { flagsOf, folderWith } from './fixtures.ts';
import { SOUND_VALUES } from './record-form/form.ts';

const FILE = 'catalog/actuators/acme/a9.yaml';

const SOUND_FLAGS = [
  ...flagsOf({ ...SOUND_VALUES, 'gear-ratio': '9:1', 'source-accessed': '2026-11-21' }),
].concat('--states', 'peak_torque_nm=Peak torque 22 N·m', '--states', 'gear_ratio=Reduction 9:1');

const TEXT = `name: A9
category: smart_servo
use_cases: [humanoid, robot_arm]
specs:
  peak_torque_nm: 22
  gear_ratio: "9:1"
sources:
  - url: https://acme.example/a9
    title: A9 data sheet
    kind: manufacturer
    accessed: '2026-11-21'
    states:
      peak_torque_nm: Peak torque 22 N·m
      gear_ratio: Reduction 9:1
`;

/** The output and exit code of a run, and the written file; null if there is none. */
const runWith = (flags: readonly string[], changes = {}) =>
  inProject(folderWith(changes), async (project) => {
    const outcome = await runScript('new-actuator', project, flags);
    const path = join(project, FILE);
    return { ...outcome, written: existsSync(path) ? readFileSync(path, 'utf8') : null };
  });

test('flags write a file that the check accepts', async () => {
  await inProject(folderWith(), async (project) => {
    expect(await runScript('new-actuator', project, SOUND_FLAGS)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(project, FILE), 'utf8')).toBe(TEXT);
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0, err: '' });
  });
});

test('flags for keys of every kind write a file that the check accepts', async () => {
  await inProject(folderWith(), async (project) => {
    const further = {
      verified: 'yes',
      aliases: 'A-9, Nine',
      'replaced-by': 'acme-a1',
      'pole-pairs': '21',
      conditions: '{peak_torque_nm: {kind: stall, voltage_v: 12}}',
    };
    const flags = [...SOUND_FLAGS, ...flagsOf(further), '--states', 'pole_pairs=21 pole pairs'];
    expect(await runScript('new-actuator', project, flags)).toMatchObject({ code: 0, err: '' });
    const text = readFileSync(join(project, FILE), 'utf8');
    expect(text).toContain('conditions:\n  peak_torque_nm: {kind: stall, voltage_v: 12}\n');
    expect(text).toContain('figures:\n  pole_pairs: 21\naliases: [A-9, Nine]\nreplaced_by: acme-a1\n');
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0, err: '' });
  });
});

test('a dry run prints the file and writes nothing', async () => {
  expect(await runWith([...SOUND_FLAGS, '--dry-run'])).toMatchObject({ code: 0, out: TEXT, written: null });
});

test('the day of reading the source is today by default', async () => {
  const flags = SOUND_FLAGS.filter((flag) => !['--source-accessed', '2026-11-21'].includes(flag));
  expect((await runWith(flags)).written).toMatch(/accessed: '\d{4}-\d\d-\d\d'/);
});

test('without a terminal all missing flags and bad values are reported at once, and nothing is written', async () => {
  const { code, err, written } = await runWith(['--brand', 'acmee', '--name', 'A9', '--weight-g', '490']);
  expect({ code, written }).toEqual({ code: 2, written: null });
  expect(err).toContain('--brand: found "acmee", wanted a brand of brands.yaml (nearest: acme)');
  const missing = Array.from(err.matchAll(/^ {2}(--[a-z-]+)/gm), ([, flag]) => flag);
  expect(missing).toEqual([
    '--model',
    '--category',
    '--use-cases',
    '--rated-torque-nm',
    '--source-url',
    '--source-title',
    '--source-kind',
    '--states',
  ]);
});

test('an existing file is never overwritten', async () => {
  const { code, err, written } = await runWith(SOUND_FLAGS, {
    'actuators/acme/a9.yaml': TEXT.replace('22', '23'),
  });
  expect(code).toBe(1);
  expect(err).toContain(`${FILE}: found a file, wanted none`);
  expect(written).toContain('23');
});

test('a file that breaks a rule is shown with its issues and not written', async () => {
  const { code, err, written } = await runWith([
    ...SOUND_FLAGS,
    '--rated-torque-nm',
    '30',
    '--states',
    'rated_torque_nm=30 N·m',
  ]);
  expect({ code, written }).toEqual({ code: 1, written: null });
  expect(err).toContain(`${FILE}: specs.rated_torque_nm: found 30, wanted at most peak_torque_nm (22)`);
  expect(err).toContain('rated_torque_nm: 30\n');
});

test('issues of other files do not prevent writing a valid one', async () => {
  expect(await runWith(SOUND_FLAGS, { 'robots/acme/walker.yaml': 'name: x' })).toMatchObject({
    code: 0,
    written: TEXT,
  });
});

test('an unknown flag is refused', async () => {
  expect(await runWith([...SOUND_FLAGS, '--torque', '3'])).toMatchObject({ code: 2, written: null });
});

test('the help text is printed with any other flags', async () => {
  const { code, out } = await runWith(['--help', '--brand', 'nobody']);
  expect(code).toBe(0);
  expect(out).toContain('Usage: npm run new:actuator');
});
