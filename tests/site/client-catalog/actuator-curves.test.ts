import { test } from 'vitest';
import { driveFiguresOf } from '../../../src/catalog/torque-speed/drive-figures.ts';
import { curvesOf } from '../../../src/catalog/torque-speed/stated-curves.ts';
import { driveFiguresIn } from '../../../src/site/client-catalog/actuator-curves.ts';
import { expectSame } from '../../support/expect-same.ts';
import { copied, site } from '../fixtures.ts';

test('the curves of every actuator are those of its file', () => {
  const byId = new Map(copied.actuators.map((listed) => [listed.id, listed]));
  for (const { actuator, figures } of site.actuatorPages) {
    const listed = byId.get(actuator.id);
    const shown = listed && curvesOf([driveFiguresIn(listed)]);
    expectSame([actuator.id, shown], [actuator.id, curvesOf([driveFiguresOf(figures)])]);
  }
});
