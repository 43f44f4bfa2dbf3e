import { describe, expect, test } from 'vitest';
import type { ActuatorEntry } from '../../../src/catalog/files/catalog.ts';
import { replacementsFor } from '../../../src/query/alternatives/replacements.ts';
import { actuatorEntry, datasetOf } from '../../support/small-catalog.ts';

const old = actuatorEntry({
  id: 'old',
  name: 'A1 V1.0',
  availability: 'discontinued',
  specs: { peak_torque_nm: 20, weight_g: 500, voltage_v: 24, comm: ['CAN'] },
});
const like = (id: string, changes: Partial<ActuatorEntry> = {}): ActuatorEntry =>
  actuatorEntry({ ...old, id, name: id, brand: 'nomad', availability: 'in_production', ...changes });

function replacementsOf(...others: readonly ActuatorEntry[]) {
  const dataset = datasetOf({ actuators: [old, ...others] });
  const actuator = dataset.actuatorById.get('old');
  if (actuator === undefined) throw new Error('The dataset has lost it.');
  return replacementsFor(dataset, actuator);
}

describe('the successors', () => {
  test('are else later versions of the model', () => {
    const { successors, data } = replacementsOf(
      like('newer', { brand: 'acme', name: 'A1 V1.1' }),
      like('older', { brand: 'acme', name: 'A1 V0.9' }),
      like('other', { brand: 'acme', name: 'A2 V2.0' }),
    );
    expect(successors.map(({ id }) => id)).toEqual(['newer']);
    expect(data.map(({ id }) => id)).not.toContain('newer');
  });
});

describe('the alternatives', () => {
  test('that are as near as each other are in the order of their ids, whatever the order in which distances are summed', () => {
    // One speaks on another bus, the other is of another category: both cost the same.
    const joint = {
      ...old,
      specs: { ...old.specs, peak_torque_nm: 60, rated_torque_nm: 27, weight_g: undefined },
    };
    const specs = { ...joint.specs, rated_torque_nm: 20 };
    const others = [
      like('a', { specs: { ...specs, comm: ['TTL'] } }),
      like('b', { specs, category: 'integrated_joint' }),
    ];
    const dataset = datasetOf({ actuators: [joint, ...others] });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    expect(actuator && replacementsFor(dataset, actuator).data.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('say in what they are better, worse, equal and unknown, and in words', () => {
    const specs = {
      peak_torque_nm: 24,
      weight_g: 600,
      max_speed_rpm: 100,
      voltage_v: '36-48',
      comm: ['CAN', 'UART'],
    };
    const [first] = replacementsOf(like('b', { specs })).data;
    expect(first).toMatchObject({
      better: [{ field: 'peak_torque_nm', value: 24, ratio: 1.2 }],
      worse: [{ field: 'weight_g', value: 600, ratio: 1.2 }],
      equal: [],
      unknown: ['rated_torque_nm', 'max_speed_rpm', 'price_usd', 'backlash_arcmin'],
      voltage_covers: false,
      text: '20 % more peak torque, 20 % heavier.',
    });
  });

  test('do not compare figures of unlike kinds, and say so', () => {
    const of = (kind: string) => ({ peak_torque_nm: { kind, voltage_v: 24 } });
    const dataset = datasetOf({
      actuators: [
        { ...old, conditions: of('peak') },
        like('stalled', { conditions: of('stall') }),
        like('unsaid', { conditions: { peak_torque_nm: { voltage_v: 12 } } }),
        like('stronger', { conditions: of('peak'), specs: { ...old.specs, peak_torque_nm: 22 } }),
      ],
    });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    const { data = [] } = actuator === undefined ? {} : replacementsFor(dataset, actuator);
    const peak = 'peak_torque_nm';
    // A stall torque of the same number is farther than a peak torque that differs by a tenth.
    expect(data.map(({ id, text, unknown }) => [id, unknown.includes(peak), text])).toEqual([
      ['unsaid', false, 'No published figure of the same kind differs by 3 % or more.'],
      ['stronger', false, '10 % more peak torque.'],
      [
        'stalled',
        true,
        'No published figure of the same kind differs by 3 % or more; peak torque not compared: stall at 24 V against peak.',
      ],
    ]);
  });
});
