import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdictAt } from '../../src/query/match/judge/verdicts.ts';
import { parseMatchQuery } from '../../src/query/match/question/parse-match.ts';
import { rankCandidates } from '../../src/query/match/rank-candidates.ts';
import { realService } from '../support/real-service.ts';
import { runs } from '../support/runs.ts';
import { LONG } from './asking.ts';
import { ACTUATORS, numberIn } from './facts.ts';
import { isRefuted, leastOf, type TorqueQuestion } from './torques.ts';

// Matches of operating points over the real catalog: the files' figures prove every met point and refute none.

const { actuators: index } = realService;

/** The verdicts on all actuators, in file order. */
function judgedBy(query: Readonly<Record<string, string>>) {
  const parsed = parseMatchQuery(Object.entries(query));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { counts, verdicts } = rankCandidates(index, parsed.value.question);
  return {
    counts,
    verdictOf: (number: number) => verdictAt(verdicts[number] ?? -1),
  };
}

const figures = (name: string): number[] => ACTUATORS.flatMap(({ fields }) => numberIn(fields, name) ?? []);

const part = fc.constantFrom(0.2, 0.5, 0.8, 0.95, 1, 1.05);
const point = fc.record({
  torque: fc.tuple(fc.constantFrom(...figures('peak_torque_nm')), part).map(([torque, of]) => torque * of),
  speed: fc.tuple(fc.constantFrom(0, ...figures('max_speed_rpm')), part).map(([speed, of]) => speed * of),
  volts: fc.constantFrom(null, null, 6, 7.4, 12, 24, 36, 48),
  lasting: fc.boolean(),
  share: fc.constantFrom(0.5, 0.5, 1),
});

// Floating-point noise.
const NOISE = 1e-9;

type PointCase = TorqueQuestion & { readonly torque: number };

const queryOf = ({ torque, speed, lasting, volts, share }: PointCase): Readonly<Record<string, string>> => ({
  [lasting ? 'rated_points' : 'peak_points']: `${torque}@${speed}`,
  tolerance: '0',
  stall_share: String(share),
  ...(volts !== null && { voltage_v: String(volts) }),
});

const POINTS = runs(2000, 20);

test('no actuator meets a point that its stated figures refute, nor one that they do not prove', LONG, () => {
  let met = 0;
  fc.assert(
    fc.property(point, (asked) => {
      const { verdictOf } = judgedBy(queryOf(asked));
      const wrong = ACTUATORS.flatMap((actuator, number) => {
        const isMet = verdictOf(number) === 'meets';
        const least = leastOf(actuator, asked) ?? -1;
        met += Number(isMet);
        const isWrong = isMet
          ? isRefuted(actuator, asked, asked.torque) || least < asked.torque * (1 - NOISE)
          : // Apart from the point, its supply may not fit.
            asked.volts === null && least > asked.torque * (1 + NOISE);
        return isWrong ? [[actuator.fields.id, isMet, least]] : [];
      });
      expect([queryOf(asked), wrong]).toEqual([queryOf(asked), []]);
    }),
    { numRuns: POINTS },
  );
  expect(met).toBeGreaterThan(POINTS);
});

test('a required peak torque and speed form one point, unless each is judged alone', LONG, () => {
  fc.assert(
    fc.property(point, ({ torque, speed }) => {
      const apart = { min_peak_torque_nm: String(torque), min_speed_rpm: String(speed) };
      const at = { peak_points: `${torque}@${speed}` };
      const meets = (query: Readonly<Record<string, string>>) => judgedBy(query).counts.meets;
      expect(meets(apart)).toBe(meets({ ...apart, together: 'false', ...at }));
    }),
    { numRuns: runs(200, 5) },
  );
});

test('a step of a duty cycle longer than the peak torque needs continuous torque', LONG, () => {
  fc.assert(
    fc.property(point, fc.constantFrom('5', '20'), ({ torque, speed }, peak_seconds) => {
      const { counts } = judgedBy({ duty: `${torque}@${speed}:10`, peak_seconds });
      const lasting = judgedBy({ rated_points: `${torque}@${speed}` }).counts;
      // The RMS torque of a single step is its torque.
      expect(counts.meets).toBeLessThanOrEqual(lasting.meets);
    }),
    { numRuns: runs(200, 5) },
  );
});
