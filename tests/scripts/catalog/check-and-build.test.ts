import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildCatalog, catalogBytes, summaryLine } from '../../../scripts/catalog/check-and-build.ts';
import { issueLine } from '../../../scripts/catalog/issue.ts';
import { ACTUATOR, actuatorWith, folderWith, ROBOT, robotWith, type Files } from '../fixtures.ts';

function builtFrom(changes: Files) {
  const build = buildCatalog(folderWith(changes));
  if (!build.ok) throw new Error(build.issues.map(issueLine).join('\n'));
  return build.catalog;
}

test('records have the id and brand of their name, and are sorted by id in code-unit order', () => {
  const changes = {
    'actuators/acme/a-2.yaml': actuatorWith(),
    'actuators/acme/a10.yaml': actuatorWith(),
    'actuators/acme-x/a.yaml': actuatorWith(),
    'brands.yaml': { zeta: { name: 'Zeta' }, acme: { name: 'Acme' }, 'acme-x': { name: 'Acme X' } },
  };
  const { actuators, robots, brands } = builtFrom(changes);
  expect(actuators.map(({ id }) => id)).toEqual(['acme-a-2', 'acme-a1', 'acme-a10', 'acme-x-a']);
  expect(actuators.at(-1)).toMatchObject({ brand: 'acme-x', name: 'A1' });
  expect(robots).toMatchObject([{ id: 'acme-walker', brand: 'acme' }]);
  expect(Object.keys(brands)).toEqual(['acme', 'acme-x', 'zeta']);
});

test('the same files give the same bytes, in whatever order they are read and their keys are written', () => {
  const { folder, files } = folderWith({ 'actuators/acme/a2.yaml': actuatorWith() });
  const reordered = files.map(({ name, text }) => ({
    name,
    text: name === ACTUATOR ? withKeysReversed(text) : text,
  }));
  const [one, other] = [files, reordered.toReversed()].map((list) => buildCatalog({ folder, files: list }));
  expect(one?.ok).toBe(true);
  expect(one?.ok && catalogBytes(one.catalog)).toEqual(other?.ok && catalogBytes(other.catalog));
});

function withKeysReversed(text: string): string {
  const value = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return JSON.stringify(Object.fromEntries(Object.entries(value).toReversed()));
}

test('all issues of all files are reported at once, sorted by file and field', () => {
  const build = buildCatalog(
    folderWith({
      [ROBOT]: robotWith({ joints: [{ role: 'Hip', count: 1, motor: { actuator: 'acme-a9' } }] }),
      [ACTUATOR]: actuatorWith({
        colour: 'red',
        use_cases: ['flying'],
        specs: { peak_torque_nm: 22, rated_torque_nm: 23 },
      }),
      'brands.yaml': 'acme: {',
    }),
  );
  expect(build.ok ? [] : build.issues.map(({ file, field }) => `${file}: ${field}`)).toEqual([
    `catalog/${ACTUATOR}: colour`,
    `catalog/${ACTUATOR}: specs.rated_torque_nm`,
    `catalog/${ACTUATOR}: specs.rated_torque_nm`,
    `catalog/${ACTUATOR}: use_cases[0]`,
    'catalog/brands.yaml: line 1',
    `catalog/${ROBOT}: joints[0].motor.actuator`,
    `catalog/${ROBOT}: joints[0].role`,
  ]);
});

test('the summary counts actuators, robots and the makers of actuators', () => {
  expect(summaryLine(builtFrom({ 'actuators/acme/a2.yaml': actuatorWith() }))).toBe(
    '2 actuators, 1 robot, 1 maker',
  );
});
