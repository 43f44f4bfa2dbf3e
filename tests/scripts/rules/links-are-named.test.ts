import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ROBOT, robotWith, ruleNamed, stating } from '../fixtures.ts';

const linksAreNamed = ruleNamed('links-are-named');

const OTHER = 'actuators/acme/a2.yaml';

/** A robot whose hip is the first of two models, in these words of its source. */
const walkerIn = (words: string, motor: object = {}) => ({
  [ACTUATOR]: actuatorWith({ name: 'XM430-W350-R', aliases: ['Strong hip'] }),
  [OTHER]: actuatorWith({ name: 'XM430-W210-R' }),
  [ROBOT]: robotWith({
    joints: [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', ...motor } }],
    sources: [stating({ 'joints[0].motor.name': words })],
  }),
});

test.each(['hips: XM430-W350-R', 'xm430w350r', 'the strong hip', 'hip = W350'])('%s names the model', (words) => {
  expect(faultsOf(linksAreNamed, walkerIn(words))).toEqual([]);
});

test.each(['type: XM430', 'a servo', 'XM430-W210-R'])('%s names no model, or another', (words) => {
  expect(faultsOf(linksAreNamed, walkerIn(words))).toMatchObject([
    { field: 'joints[0].motor.actuator', found: 'acme-a1' },
  ]);
});

test('a family suffices where the catalog has no other model of it, or the motor claims none', () => {
  expect(faultsOf(linksAreNamed, { ...walkerIn('type: XM430'), [OTHER]: actuatorWith({ name: 'XL430' }) })).toEqual([]);
  const unclaimed = { id: 'acme-hip', name: 'XM430 (version not stated)', brand: 'Acme' };
  expect(faultsOf(linksAreNamed, walkerIn('type: XM430', unclaimed))).toEqual([]);
});

test.each(['actuator', 'joints/Hip (J1)/actuator'])('a row of suspects.yaml for %s settles a link', (field) => {
  const suspects = [{ ids: ['acme-walker'], fields: [field], says: 'Read off a picture.' }];
  expect(faultsOf(linksAreNamed, { ...walkerIn('a servo'), 'suspects.yaml': suspects })).toEqual([]);
});
