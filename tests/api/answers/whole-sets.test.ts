import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { SCHEMAS } from '../../../src/api/schemas.ts';
import { postMatch } from '../../support/match.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceWith } from '../../support/small-catalog.ts';

/** An actuator with the figures that decide a set. */
const motor = (
  id: string,
  [torque, mass, price]: readonly [number, number, number | null],
  { brand = 'acme', volts = 24, bus = 'CAN' }: { brand?: string; volts?: number | string; bus?: string } = {},
) =>
  actuatorEntry({
    ...{ id, brand },
    ...(price !== null && { price_usd: price }),
    specs: {
      peak_torque_nm: torque,
      rated_torque_nm: torque / 2,
      weight_g: mass,
      voltage_v: volts,
      comm: [bus],
    },
    conditions: { peak_torque_nm: { kind: 'peak' } },
  });

const service = serviceWith(
  motor('acme-hip', [40, 900, 400]),
  motor('acme-hip-light', [40, 500, 900]),
  motor('acme-knee', [20, 600, 300], { bus: 'EtherCAT' }),
  motor('nomad-hip', [40, 700, 350], { brand: 'nomad', volts: 48 }),
  motor('nomad-knee', [20, 500, 250], { brand: 'nomad', volts: 48 }),
  motor('nomad-knee-unpriced', [20, 100, null], { brand: 'nomad', volts: 12 }),
);

const JOINTS = [
  { name: 'Hip', count: 2, min_peak_torque_nm: 30 },
  { name: 'Knee', count: 2, min_peak_torque_nm: 15, max_weight_g: 650 },
];

const setsFor = (body: object) =>
  SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(service, { joints: JOINTS, ...body })))).sets;

const idsOf = (set: ReturnType<typeof setsFor>['cheapest']) => set?.choices.map(({ id }) => id);

describe('a set for a whole robot', () => {
  test('is chosen joint by joint when no limit covers all joints', () => {
    const { cheapest, lightest } = setsFor({});
    expect([idsOf(cheapest), idsOf(lightest)]).toEqual([
      ['nomad-hip', 'nomad-knee'],
      ['acme-hip-light', 'nomad-knee-unpriced'],
    ]);
    expect(cheapest?.choices.map(({ candidates, priced }) => [candidates, priced])).toEqual([
      [3, 3],
      [4, 3],
    ]);
  });

  test('shares one maker, one supply or one bus', () => {
    const brand = setsFor({ same: ['brand'] });
    expect([brand.lightest.shared, idsOf(brand.lightest)]).toEqual([
      { brand: 'Nomad' },
      ['nomad-hip', 'nomad-knee-unpriced'],
    ]);
    const supply = setsFor({ same: ['voltage_v'] });
    expect([supply.lightest.shared, idsOf(supply.lightest)]).toEqual([
      { voltage_v: 24 },
      ['acme-hip-light', 'acme-hip-light'],
    ]);
    const both = setsFor({ same: ['comm', 'brand', 'voltage_v'] });
    expect([both.cheapest?.shared, idsOf(both.cheapest)]).toEqual([
      { brand: 'Nomad', comm: 'CAN', voltage_v: 48 },
      ['nomad-hip', 'nomad-knee'],
    ]);
  });

  test('has a supply within ten percent of each nominal voltage', () => {
    const pair = serviceWith(
      motor('ranging', [40, 900, 400], { volts: '24-45' }),
      motor('nominal', [20, 500, 400], { volts: 48 }),
    );
    const joints = [
      { name: 'Hip', min_peak_torque_nm: 30 },
      { name: 'Knee', max_weight_g: 600 },
    ];
    const { lightest } = SCHEMAS.JointMatches.parse(
      JSON.parse(textOf(postMatch(pair, { joints, same: ['voltage_v'] }))),
    ).sets;
    expect([lightest.shared, idsOf(lightest)]).toEqual([{ voltage_v: 43.2 }, ['ranging', 'nominal']]);
  });

  test('stays within a total mass and price; an unknown mass or price does not', () => {
    expect(idsOf(setsFor({ total: { weight_g: 2200 } }).cheapest)).toEqual(['acme-hip-light', 'nomad-knee']);
    expect(idsOf(setsFor({ total: { price_usd: 1300 } }).lightest)).toEqual(['nomad-hip', 'nomad-knee']);
    expect(idsOf(setsFor({ total: { price_usd: 2300 }, same: ['brand'] }).lightest)).toEqual([
      'nomad-hip',
      'nomad-knee',
    ]);
  });

  test.each([{}, { same: ['brand'] }])(
    'has no cheapest choice when no price is known, with %j',
    (constraints) => {
      const unpriced = serviceWith(motor('acme-hip', [40, 900, null]), motor('acme-knee', [20, 500, null]));
      const body = { joints: JOINTS, ...constraints };
      const { sets } = SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(unpriced, body))));
      expect(sets.cheapest).toBeNull();
      expect(idsOf(sets.lightest)).toEqual(['acme-hip', 'acme-knee']);
    },
  );

  test('is empty when no choice keeps the limits of the whole robot', () => {
    const { cheapest } = setsFor({ total: { weight_g: 100 } });
    expect([cheapest?.shared, idsOf(cheapest)]).toEqual([null, [null, null]]);
    expect(cheapest?.totals.price_usd).toEqual({ sum: null, known: 0, unknown: 4, prices: [] });
  });
});

test("a load requires the torque that holds it, and a joint's load replaces a default torque", () => {
  const body = {
    joints: [{ name: 'Hip', load: { mass_kg: 2, lever_m: 0.3 } }, { name: 'Knee' }],
    defaults: { min_rated_torque_nm: 4 },
  };
  const { joints } = SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(service, body))));
  expect(joints.map(({ asked }) => asked)).toEqual([
    { min_rated_torque_nm: 5.886 },
    { min_rated_torque_nm: 4 },
  ]);
});

test('sets state what each price includes and whether it is doubtful', () => {
  const joints = [{ name: 'Hip', min_peak_torque_nm: 20 }];
  const { sets } = SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(realService, { joints }))));
  const [cheapest, lightest] = [sets.cheapest?.choices[0], sets.lightest.choices[0]];
  const conditionsOf = (id: string | null | undefined) =>
    realService.dataset.actuatorEntries.get(id ?? '')?.conditions;
  expect(cheapest?.kinds).toEqual({ price_usd: conditionsOf(cheapest?.id)?.price_usd?.includes });
  expect(lightest?.doubts).toEqual(realService.dataset.doubts.get(lightest?.id ?? '') ?? []);
});
