import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject, runScript } from './commands.ts';
import { flagsOf, folderWith } from './fixtures.ts';
import { SOUND_ROBOT } from './record-form/form.ts';

const JOINTS =
  '[{role: Hip (J1-J4), count: 4, motor: {actuator: acme-a1, rated_speed_rpm: 20, conditions: {rated_speed_rpm: {kind: limit}}}}]';

const SOUND_FLAGS = [
  ...flagsOf({ ...SOUND_ROBOT, 'weight-kg': '12', joints: JOINTS, 'source-accessed': '2026-11-21' }),
  ...['--states', 'weight_kg=Weight 12 kg', '--states', 'joints[0].motor.rated_speed_rpm=A1: 20 rpm'],
];

const TEXT = `name: Walker 2
weight_kg: 12
summary: Walks.
kind: quadruped
joints:
  - role: Hip (J1-J4)
    count: 4
    motor:
      actuator: acme-a1
      rated_speed_rpm: 20
      conditions:
        rated_speed_rpm: {kind: limit}
sources:
  - url: https://acme.example/w2
    title: W2 data sheet
    kind: manufacturer
    accessed: '2026-11-21'
    states:
      weight_kg: Weight 12 kg
      joints[0].motor.rated_speed_rpm: 'A1: 20 rpm'
`;

test('flags write a file that the check accepts', async () => {
  await inProject(folderWith(), async (project) => {
    expect(await runScript('new-robot', project, SOUND_FLAGS)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(join(project, 'catalog/robots/acme/w2.yaml'), 'utf8')).toBe(TEXT);
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0, err: '' });
  });
});

test('a robot with only its dof known passes the check too', async () => {
  await inProject(folderWith(), async (project) => {
    const flags = [...flagsOf({ ...SOUND_ROBOT, dof: '12' }), '--states', 'dof=12 degrees of freedom'];
    expect(await runScript('new-robot', project, flags)).toMatchObject({ code: 0, err: '' });
    expect(await runScript('check-catalog', project)).toMatchObject({ code: 0, err: '' });
  });
});

test('a robot whose motor is not in the catalog is shown with its issue and not written', async () => {
  await inProject(folderWith(), async (project) => {
    const flags = SOUND_FLAGS.map((text) => text.replace('acme-a1', 'acme-a2'));
    const { code, err } = await runScript('new-robot', project, flags);
    expect(code).toBe(1);
    expect(err).toContain('catalog/robots/acme/w2.yaml: joints[0].motor.actuator: found "acme-a2"');
  });
});

test('the help text names the command and every key of a motor', async () => {
  await inProject(folderWith(), async (project) => {
    const { code, out } = await runScript('new-robot', project, ['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage: npm run new:robot');
    expect(out).toMatch(
      /--joints .*\[\{role, count, motor: \{actuator, id, name, .*, conditions: \{…\}\}\}\]\.$/m,
    );
  });
});
