import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import type { Curve } from '../../../src/catalog/torque-speed/curve-schema.ts';
import { driveFiguresOf } from '../../../src/catalog/torque-speed/drive-figures.ts';
import {
  furthestAt,
  leastAt,
  leastAtRest,
  mostAt,
  type SpeedAtSupply,
} from '../../../src/catalog/torque-speed/law.ts';
import { curvesOf, type DriveFigures } from '../../../src/catalog/torque-speed/stated-curves.ts';
import { realService } from '../../support/real-service.ts';
import { runs, shareOf } from '../../support/runs.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(arbitrary, { nil: undefined });
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(arbitrary);

const torque = fc.double({ min: 0.01, max: 500, noNaN: true });
const speed = fc.double({ min: 0.1, max: 5000, noNaN: true });
const volts = fc.constantFrom(6, 12, 24, 48);

const condition = (kinds: readonly string[]): fc.Arbitrary<Condition> =>
  fc.record({ kind: fc.constantFrom(...kinds), voltage_v: volts, speed_rpm: speed }, { requiredKeys: [] });

const point = fc.record({
  torque_nm: torque,
  speed_rpm: fc.oneof(fc.constant(0), speed),
  kind: fc.constantFrom('continuous', 'intermittent'),
  voltage_v: maybe(volts),
});

const figures: fc.Arbitrary<DriveFigures> = fc.record({
  peak_torque_nm: orNull(torque),
  rated_torque_nm: orNull(torque),
  max_speed_rpm: orNull(speed),
  rated_speed_rpm: orNull(speed),
  torque_speed_points: orNull(fc.array(point, { maxLength: 4 })),
  voltage_v: fc.constantFrom(null, 12, 24, '6-12', '24-48'),
  conditions: fc.record({
    peak_torque_nm: condition(['stall', 'peak', 'momentary', 'repeated_peak', 'limit']),
    rated_torque_nm: condition(['rated', 'continuous', 'average']),
    max_speed_rpm: condition(['no_load', 'rated', 'maximum', 'limit']),
  }),
});

const operating: fc.Arbitrary<SpeedAtSupply> = fc.record({
  speed: fc.oneof(fc.constant(0), speed),
  volts: fc.oneof(volts, fc.constantFrom(5, 11.1, 22.2, Infinity)),
  share: fc.constantFrom(0.3, 0.5, 1),
});

const curves = (stated: DriveFigures): Curve[] => {
  const { intermittent, continuous } = curvesOf([stated]);
  return [intermittent, continuous];
};

// Unknown is the weakest bound: no torque is proved, and any torque is possible.
const least = (curve: Curve, at: SpeedAtSupply): number => {
  const found = leastAt(curve, 0, at);
  return Number.isNaN(found) ? -Infinity : found;
};
const most = (curve: Curve, at: SpeedAtSupply): number => {
  const found = mostAt(curve, 0, at);
  return Number.isNaN(found) ? Infinity : found;
};

/** Asserts `value <= other`, within floating-point noise. */
const expectAtMost = (value: number, other: number): void => {
  if (value > other) expect(value - other).toBeLessThanOrEqual(Math.abs(other) * 1e-9);
  // This runs a million times, and `expect` is slow.
  if (Number.isNaN(value)) expect(value).not.toBeNaN();
};

/** Each law, for figures at one or two operating points. */
const LAWS: Readonly<
  Record<string, (stated: DriveFigures, at: SpeedAtSupply, other: SpeedAtSupply) => void>
> = {
  'the least is at most the most': (stated, at) => {
    for (const curve of curves(stated)) expectAtMost(least(curve, at), most(curve, at));
  },
  'the least at rest is that of the speed 0, bit by bit': (stated, { volts: supply, share }) => {
    for (const curve of curves(stated))
      for (const certain of [share, 0]) {
        const at = { volts: supply, share: certain };
        expect(leastAtRest(curve, 0, at)).toBe(leastAt(curve, 0, { ...at, speed: 0 }));
      }
  },
  'neither rises with speed': (stated, at, { speed: more }) => {
    for (const curve of curves(stated)) {
      const faster = { ...at, speed: at.speed + more };
      expectAtMost(least(curve, faster), least(curve, at));
      expectAtMost(most(curve, faster), most(curve, at));
    }
  },
  'a torque is proved up to the furthest speed that gives it, and at none beyond': (stated, at) => {
    for (const curve of curves(stated)) {
      for (const part of [0.9, 0.3]) {
        const torque = part * least(curve, { ...at, speed: 0 });
        if (torque <= 0) continue;
        const furthest = furthestAt(curve, 0, { ...at, torque });
        expectAtMost(torque, least(curve, { ...at, speed: furthest * (1 - 1e-12) }));
        expectAtMost(least(curve, { ...at, speed: furthest * (1 + 1e-6) + 1e-9 }), torque);
      }
    }
  },
  'the least is concave': (stated, at, other) => {
    for (const curve of curves(stated)) {
      const middle = { ...at, speed: (at.speed + other.speed) / 2 };
      const mean = (least(curve, at) + least(curve, { ...at, speed: other.speed })) / 2;
      // Near the last speed the bound is a difference of two figures, with the noise of the larger one.
      const noise = 1e-12 * Math.max(stated.peak_torque_nm ?? 0, stated.rated_torque_nm ?? 0);
      expectAtMost(mean - noise, least(curve, middle));
    }
  },
  'a lower supply raises neither': (stated, at, { volts: lower }) => {
    for (const curve of curves(stated)) {
      const weaker = { ...at, volts: Math.min(at.volts, lower) };
      expectAtMost(least(curve, weaker), least(curve, at));
      expectAtMost(most(curve, weaker), most(curve, at));
    }
  },
  'a smaller share of a stall torque proves no more': (stated, at) => {
    for (const curve of curves(stated)) expectAtMost(least(curve, { ...at, share: 0.2 }), least(curve, at));
  },
  'what lasts is given for a moment': (stated, at) => {
    const { intermittent, continuous } = curvesOf([stated]);
    expectAtMost(least(continuous, at), least(intermittent, at));
    expectAtMost(most(continuous, at), most(intermittent, at));
  },
  'torques scaled scale both': (stated, at) => {
    const threefold = curves(scaledBy(3, stated));
    curves(stated).forEach((curve, number) => {
      const other = threefold[number] ?? curve;
      expect(least(other, at)).toBeCloseTo(3 * least(curve, at), 6);
      expect(most(other, at)).toBeCloseTo(3 * most(curve, at), 6);
    });
  },
};

const scaledBy = (factor: number, stated: DriveFigures): DriveFigures => ({
  ...stated,
  peak_torque_nm: stated.peak_torque_nm === null ? null : stated.peak_torque_nm * factor,
  rated_torque_nm: stated.rated_torque_nm === null ? null : stated.rated_torque_nm * factor,
  torque_speed_points:
    stated.torque_speed_points?.map((each) => ({ ...each, torque_nm: each.torque_nm * factor })) ?? null,
});

const { dataset } = realService;
const CATALOG = dataset.actuators.map(({ id }) => driveFiguresOf(actuatorFigures(dataset, id)));

describe.each(Object.entries(LAWS))('%s', (_, law) => {
  test('of random figures', () => {
    fc.assert(
      fc.property(figures, operating, operating, (stated, at, other) => {
        law(stated, at, other);
      }),
      { numRuns: runs(3000, 20) },
    );
  });

  test('of the actuators of the catalog', () => {
    for (const stated of shareOf(CATALOG)) {
      const fastest = stated.max_speed_rpm ?? 100;
      for (const part of [0, 0.3, 0.5, 0.9, 1, 1.1]) {
        const at = { speed: part * fastest, volts: 20, share: 0.5 };
        law(stated, at, { speed: 0.4 * fastest, volts: 12, share: 0.5 });
        law(stated, { ...at, volts: Infinity }, { speed: 0.1 * fastest, volts: 24, share: 0.5 });
      }
    }
  });
});

test('a further point never lowers the proved torque', () => {
  fc.assert(
    fc.property(figures, operating, point, (stated, at, further) => {
      const more = curves({
        ...stated,
        torque_speed_points: [...(stated.torque_speed_points ?? []), further],
      });
      curves(stated).forEach((curve, number) => {
        expectAtMost(least(curve, at), least(more[number] ?? curve, at));
      });
    }),
    { numRuns: runs(3000, 20) },
  );
});

const PROVES_NOTHING = ['momentary', 'limit'];

test('at rest both bounds are the stated torque of every actuator of the catalog', () => {
  const known = CATALOG.filter(
    ({ peak_torque_nm: peak, rated_torque_nm: rated, conditions }) =>
      peak !== null &&
      (rated ?? 0) <= peak &&
      !PROVES_NOTHING.includes(conditions.peak_torque_nm?.kind ?? ''),
  );
  for (const stated of known) {
    const { intermittent, continuous } = curvesOf([stated]);
    const atRest = { speed: 0, volts: Infinity, share: 1 };
    expect([least(intermittent, atRest), most(intermittent, atRest)]).toEqual([
      stated.peak_torque_nm,
      stated.peak_torque_nm,
    ]);
    if (stated.rated_torque_nm === null) continue;
    // A maker may have tested more than it rates: DAMIAO ran the DM-S2325 for seven hours.
    const points = (stated.torque_speed_points ?? []).filter(({ kind }) => kind === 'continuous');
    const rated = Math.max(stated.rated_torque_nm, ...points.map(({ torque_nm }) => torque_nm));
    expect([least(continuous, atRest), most(continuous, atRest)]).toEqual([rated, rated]);
  }
  expect(known.length).toBeGreaterThan(1000);
});
