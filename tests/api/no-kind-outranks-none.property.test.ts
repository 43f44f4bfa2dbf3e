import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Service } from '../../src/api/service.ts';
import type { ActuatorEntry } from '../../src/catalog/files/yaml-schemas.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { runs } from '../support/runs.ts';
import { actuatorEntry, serviceOf } from '../support/small-catalog.ts';

// "A figure without a kind is never treated better than one with a kind" (docs/interface.md, "Evidence"): an
// actuator whose torque has no stated kind proves no more, and beats nothing, than the same one with a stall
// torque.

const size = fc.constantFrom<number>(5, 10, 20, 30, 40);

/** Further figures, the same for both. */
const others = fc.record(
  {
    rated_torque_nm: fc.constantFrom(2, 8, 15),
    max_speed_rpm: fc.constantFrom(60, 200),
    weight_g: fc.constant(500),
  },
  { requiredKeys: ['weight_g'] },
);

const drive = fc.record({
  peak_torque_nm: size,
  specs: others,
  voltage_v: fc.constantFrom<number | string | undefined>(24, '12-48', undefined),
  statedAt: fc.constantFrom<number | undefined>(24, undefined),
});

type Drive = typeof drive extends fc.Arbitrary<infer Value> ? Value : never;

const called = (
  id: string,
  kind: string | undefined,
  { peak_torque_nm, specs, voltage_v, statedAt }: Drive,
) =>
  actuatorEntry({
    id,
    name: id,
    price_usd: 100,
    specs: { ...specs, peak_torque_nm, voltage_v },
    conditions: {
      peak_torque_nm: { ...(kind !== undefined && { kind }), ...(statedAt && { voltage_v: statedAt }) },
      max_speed_rpm: { kind: 'no_load' },
    },
  });

/** Two versions of one actuator: a stall torque, and a torque of unstated kind. */
const both = (figures: Drive): ActuatorEntry[] => [
  called('stalled', 'stall', figures),
  called('unstated', undefined, figures),
];

const verdicts = z.looseObject({ data: z.array(z.looseObject({ id: z.string(), verdict: z.string() })) });

/** The verdict on each actuator, by its id. */
function judged(service: Service, query: string): ReadonlyMap<string, string> {
  const address = `/api/v1/actuators/match?ids=stalled,unstated&${query}`;
  const { data } = verdicts.parse(bodyOf(answerTo(service, { target: address })));
  return new Map(data.map(({ id, verdict }) => [id, verdict]));
}

/** Verdicts by how much they prove; unknown and misses prove nothing. */
const proofOf = (verdict: string | undefined): number => ['close', 'meets'].indexOf(verdict ?? '') + 1;

/** The filters that a torque can meet, as queries for one torque, N·m, of an actuator of 500 g and 100 USD. */
const ASKED_AS: Readonly<Record<string, (torque: number, speed: number) => string>> = {
  min_peak_torque_nm: (torque) => `${torque}`,
  min_torque_density_nm_per_kg: (torque) => `${torque / 0.5}`,
  max_price_per_nm: (torque) => `${100 / torque}`,
  peak_points: (torque, speed) => `${torque}@${speed}`,
  rated_points: (torque, speed) => `${torque}@${speed}`,
};

const asked = fc
  .record({
    filter: fc.constantFrom(...Object.entries(ASKED_AS)),
    torque: fc.constantFrom(1, 2.5, 5, 7.5, 10, 15, 20, 30, 40),
    speed: fc.constantFrom(0, 20, 60, 150),
    volts: fc.constantFrom('', '&voltage_v=12', '&voltage_v=24', '&voltage_v=48'),
    share: fc.constantFrom('', '&stall_share=0.3'),
  })
  .map(
    ({ filter: [name, asks], torque, speed, volts, share }) =>
      `${name}=${asks(torque, speed)}${volts}${share}`,
  );

test('a torque without a kind proves no more than the same stall torque', () => {
  let proved = 0;
  fc.assert(
    fc.property(drive, fc.array(asked, { minLength: 5, maxLength: 5 }), (figures, queries) => {
      const service = serviceOf({ actuators: both(figures) });
      for (const query of queries) {
        const verdict = judged(service, query);
        proved += proofOf(verdict.get('stalled'));
        expect([query, proofOf(verdict.get('unstated'))]).toEqual([
          query,
          Math.min(proofOf(verdict.get('unstated')), proofOf(verdict.get('stalled'))),
        ]);
      }
    }),
    { numRuns: runs(200, 10) },
  );
  expect(proved).toBeGreaterThan(0);
});

const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

const frontOf = (actuators: ActuatorEntry[], frontier: string): string[] =>
  list
    .parse(bodyOf(answerTo(serviceOf({ actuators }), { target: `/api/v1/actuators?frontier=${frontier}` })))
    .data.map(({ id }) => id)
    .toSorted();

test('an actuator without a kind never removes one with a kind from a front', () => {
  const frontier = fc.constantFrom(
    'weight_g,peak_torque_nm',
    'price_usd,torque_density_nm_per_kg',
    'price_per_nm,weight_g',
  );
  const kind = fc.constantFrom('stall', 'peak', 'repeated_peak');
  fc.assert(
    fc.property(drive, drive, fc.tuple(kind, frontier), (figures, rival, [kindOfOne, named]) => {
      const one = called('one', kindOfOne, figures);
      const without = frontOf([one], named);
      expect(frontOf([one, called('unstated', undefined, rival)], named)).toEqual(
        expect.arrayContaining(without),
      );
    }),
    { numRuns: runs(160, 8) },
  );
});

test('figures are not ranked when only one has a stated kind', () => {
  fc.assert(
    fc.property(drive, fc.constantFrom('stall', 'peak'), (figures, kind) => {
      const stronger = { ...figures, peak_torque_nm: figures.peak_torque_nm * 2 };
      const service = serviceOf({
        actuators: [called('one', kind, figures), called('unstated', undefined, stronger)],
      });
      const answer = answerTo(service, { target: '/api/v1/actuators/one/alternatives' });
      const { data } = alternatives.parse(bodyOf(answer));
      expect(data.map(({ id, not_comparable: unlike }) => [id, unlike.includes('peak_torque_nm')])).toEqual([
        ['unstated', true],
      ]);
    }),
    { numRuns: runs(60, 5) },
  );
});

const alternatives = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), not_comparable: z.array(z.string()) })),
});
