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
  test('are what the catalog names', () => {
    const dataset = datasetOf({ actuators: [{ ...old, replaced_by: 'b' }, like('b')] });
    const [, first] = dataset.actuators;
    expect(first && replacementsFor(dataset, first).successors.map(({ id }) => id)).toEqual(['b']);
  });

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
  test('are still sold, as far as is known', () => {
    const { data } = replacementsOf(
      like('gone', { availability: 'discontinued' }),
      like('ended', { availability: 'eol' }),
      like('sold'),
      like('unsaid', { availability: 'unknown' }),
    );
    expect(data.map(({ id }) => id).toSorted()).toEqual(['sold', 'unsaid']);
  });

  test('are the nearest first, a model once, and at most nine', () => {
    const others = Array.from({ length: 12 }, (_, number) =>
      like(`b${number}`, { specs: { ...old.specs, peak_torque_nm: 20 + number } }),
    );
    const { data } = replacementsOf(...others, like('b0-winding', { name: 'b0 KV100' }));
    expect(data.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8']);
  });

  test('that are as near as each other are in the order of their ids, whatever the order in which distances are summed', () => {
    // One speaks on another bus, the other is of another category: both cost the same.
    const joint = { ...old, specs: { ...old.specs, peak_torque_nm: 60, rated_torque_nm: 27, weight_g: undefined } };
    const specs = { ...joint.specs, rated_torque_nm: 20 };
    const others = [
      like('a', { specs: { ...specs, comm: ['TTL'] } }),
      like('b', { specs, category: 'integrated_joint' }),
    ];
    const dataset = datasetOf({ actuators: [joint, ...others] });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    expect(actuator && replacementsFor(dataset, actuator).data.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('name a variant of the same model on another bus only after what other makers have', () => {
    const variant = like('variant', { brand: 'acme', name: 'A1 TTL', specs: { ...old.specs, comm: ['TTL'] } });
    const far = like('far', { specs: { ...old.specs, peak_torque_nm: 200 } });
    const { data } = replacementsOf(variant, far);
    expect(data.map(({ id, same_family, shares_bus }) => [id, same_family, shares_bus])).toEqual([
      ['far', false, true],
      ['variant', true, false],
    ]);
  });

  test('say in what they are better, worse, equal and unknown, and in words', () => {
    const specs = { peak_torque_nm: 24, weight_g: 600, max_speed_rpm: 100, voltage_v: '36-48', comm: ['CAN', 'UART'] };
    const [first] = replacementsOf(like('b', { specs })).data;
    expect(first).toMatchObject({
      better: [{ field: 'peak_torque_nm', value: 24, ratio: 1.2 }],
      worse: [{ field: 'weight_g', value: 600, ratio: 1.2 }],
      equal: [],
      unknown: ['rated_torque_nm', 'max_speed_rpm', 'price_usd', 'backlash_arcmin'],
      voltage_overlaps: false,
      shares_bus: true,
      text: '20 % more peak torque, 20 % heavier.',
    });
  });

  test('are worse by a backlash in the place of none', () => {
    const withBacklash = (id: string, backlash_arcmin: number) =>
      like(id, { specs: { ...old.specs, backlash_arcmin } });
    const dataset = datasetOf({ actuators: [withBacklash('a', 0), withBacklash('b', 3), withBacklash('c', 0)] });
    const [first] = dataset.actuators;
    expect(first && replacementsFor(dataset, first).data).toMatchObject([
      { id: 'b', worse: [{ field: 'backlash_arcmin', value: 3, ratio: null }], text: 'backlash where there was none.' },
      { id: 'c', worse: [], text: 'No published figure of the same kind differs by 3 % or more.' },
    ]);
  });

  test('accept a voltage that suits both where a nominal one is within a tenth of it', () => {
    const at = (voltage_v: number) =>
      replacementsOf(like('b', { specs: { ...old.specs, voltage_v } })).data[0]?.voltage_overlaps;
    expect([22, 28, 30].map(at)).toEqual([true, true, false]);
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

  test('do not compare speeds without load at different voltages, and say so', () => {
    const at = (voltage_v?: number) => ({ max_speed_rpm: { kind: 'no_load', ...(voltage_v && { voltage_v }) } });
    const slow = { ...old.specs, max_speed_rpm: 100 };
    const faster = { ...old.specs, max_speed_rpm: 200 };
    const dataset = datasetOf({
      actuators: [
        { ...old, conditions: at(24), specs: slow },
        like('at-24', { conditions: at(24), specs: faster }),
        like('at-48', { conditions: at(48), specs: faster }),
        like('unsaid', { conditions: at(), specs: faster }),
      ],
    });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    const { data = [] } = actuator === undefined ? {} : replacementsFor(dataset, actuator);
    expect(Object.fromEntries(data.map(({ id, text }) => [id, text]))).toEqual({
      'at-24': '2.0 times the speed.',
      unsaid: '2.0 times the speed.',
      'at-48':
        'No published figure of the same kind differs by 3 % or more; speed not compared: no load at 48 V against no load at 24 V.',
    });
  });
});
