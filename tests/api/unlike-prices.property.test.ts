import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ActuatorEntry } from '../../src/catalog/files/yaml-schemas.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { runs } from '../support/runs.ts';
import { actuatorEntry, serviceOf } from '../support/small-catalog.ts';

// "Prices are compared only with equal `price_stated_by` and `includes`" (docs/interface.md, "Evidence"): a
// price of another kind is never lower, higher or equal, and never removes an actuator from a front.

const price = fc.record({
  usd: fc.constantFrom(10, 50, 100, 101, 400),
  kind: fc.constantFrom<'manufacturer' | 'distributor' | 'repository'>(
    'manufacturer',
    'distributor',
    'repository',
  ),
  includes: fc.constantFrom<string | undefined>('driver', 'cable', undefined),
});

type Price = typeof price extends fc.Arbitrary<infer Value> ? Value : never;

const { sources } = actuatorEntry({ id: 'any' });

const sold = (id: string, { usd, kind, includes }: Price): ActuatorEntry =>
  actuatorEntry({
    id,
    name: id,
    price_usd: usd,
    specs: { peak_torque_nm: 20, weight_g: 500 },
    conditions: { peak_torque_nm: { kind: 'peak' }, price_usd: { includes } },
    sources: sources.map((source) => ({
      ...source,
      kind,
      states: { ...source.states, price_usd: `$${usd}` },
    })),
  });

const areLike = (one: Price, other: Price): boolean =>
  one.kind === other.kind && one.includes === other.includes;

const named = z.array(z.looseObject({ field: z.string() }));
const alternatives = z.looseObject({
  data: z.array(
    z.looseObject({ better: named, worse: named, equal: named, not_comparable: z.array(z.string()) }),
  ),
});

test('an alternative with an unlike price is neither lower nor higher, but not comparable', () => {
  fc.assert(
    fc.property(price, price, (own, its) => {
      const service = serviceOf({ actuators: [sold('one', own), sold('other', its)] });
      const { data } = alternatives.parse(
        bodyOf(answerTo(service, { target: '/api/v1/actuators/one/alternatives' })),
      );
      const told = data.map(({ better, worse, equal, not_comparable: unlike }) => ({
        isRanked: [...better, ...worse, ...equal].some(({ field }) => field === 'price_usd'),
        isUnlike: unlike.includes('price_usd'),
      }));
      expect(told).toEqual([{ isRanked: areLike(own, its), isUnlike: !areLike(own, its) }]);
    }),
    { numRuns: runs(200, 10) },
  );
});

const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

test('an unlike price never removes another from a front', () => {
  fc.assert(
    fc.property(price, price, fc.constantFrom('price_usd', 'price_per_nm'), (own, its, field) => {
      fc.pre(!areLike(own, its));
      const service = serviceOf({ actuators: [sold('one', own), sold('other', its)] });
      const answer = answerTo(service, { target: `/api/v1/actuators?frontier=${field},weight_g` });
      const ids = list.parse(bodyOf(answer)).data.map(({ id }) => id);
      expect(ids.toSorted()).toEqual(['one', 'other']);
    }),
    { numRuns: runs(200, 10) },
  );
});
