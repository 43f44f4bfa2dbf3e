import { describe, expect, test } from 'vitest';
import { ANSWER_CHECKS, JUDGED_POINTS } from '../../../../src/limits.ts';
import { costOfJointsBody, costOfMatch } from '../../../../src/query/match/question/cost.ts';
import { greatestPoints } from '../../../../src/query/match/question/duty-points.ts';
import { getMatch, matchesOf, postMatch, problemIn } from '../../../support/match.ts';
import { actuatorEntry, serviceWith } from '../../../support/small-catalog.ts';

// The cost of a match is limited as a product: points × joints, and requirements × actuators × joints.

const service = serviceWith(actuatorEntry({ specs: { peak_torque_nm: 40, max_speed_rpm: 200 } }));

const points = (count: number) => Array.from({ length: count }, (_, number) => `1@${number + 1}`);
const joints = (count: number) => Array.from({ length: count }, (_, number) => ({ name: `J${number}` }));
const at = (torque_nm: number, speed_rpm: number, seconds?: number) => ({
  torque_nm,
  speed_rpm,
  ...(seconds !== undefined && { seconds }),
});

describe('among the points at one speed', () => {
  test.each([
    ['the greatest is left', [at(1, 5), at(3, 5), at(2, 5), at(1, 6)], [at(3, 5), at(1, 6)]],
    ['one of two equal ones is left', [at(1, 5), at(1, 5)], [at(1, 5)]],
    [
      'a smaller one that lasts longer stays',
      [at(3, 5, 1), at(2, 5, 8), at(1, 5, 4)],
      [at(3, 5, 1), at(2, 5, 8)],
    ],
    ['the longer of two equal torques is left', [at(3, 5, 1), at(3, 5, 8)], [at(3, 5, 8)]],
    ['a moment without a duration is the shortest', [at(3, 5, 1), at(2, 5)], [at(3, 5, 1)]],
  ])('%s', (_, given, left) => {
    expect(greatestPoints('intermittent', given)).toEqual(left);
  });

  test('a continuous one without a duration is the longest', () => {
    expect(greatestPoints('continuous', [at(3, 5, 20), at(2, 5)])).toEqual([at(3, 5, 20), at(2, 5)]);
    expect(greatestPoints('continuous', [at(2, 5, 20), at(3, 5)])).toEqual([at(3, 5)]);
  });

  test('`asked` repeats the judged ones', () => {
    expect(matchesOf(service, 'peak_points=1@5,3@5,1@6&rated_points=2@5').asked).toEqual({
      peak_points: [at(3, 5), at(1, 6)],
      rated_points: [at(2, 5)],
    });
    // Long steps without a speed are points at rest.
    expect(matchesOf(service, 'duty=1:20,3:30,2:40').asked).toMatchObject({
      rated_points: [at(3, 0, 30), at(2, 0, 40)],
    });
  });
});

describe('a match', () => {
  test(`judges at most ${JUDGED_POINTS} points over all joints`, () => {
    const ask = (perJoint: number, count: number) =>
      postMatch(service, { defaults: { peak_points: points(perJoint) }, joints: joints(count) }, 'limit=1');
    expect(ask(10, 12).status).toBe(200);
    const refused = ask(11, 11);
    expect(refused.status).toBe(422);
    expect(problemIn(refused)).toMatchObject({
      code: 'validation_failed',
      hint: 'Ask for fewer points or fewer joints at a time.',
      errors: [
        {
          field: 'joints',
          detail: 'asks for 121 operating points over 11 joints; at most 120 are judged in one question',
          pointer: '#/joints',
        },
      ],
    });
  });

  test('has a point for each step with a speed, not counting the RMS torque', () => {
    const duty = Array.from({ length: 10 }, (_, number) => `1@${number + 1}:2`).join();
    const answer = postMatch(service, { defaults: { duty }, joints: joints(12) }, 'limit=1');
    expect(answer.status).toBe(200);
  });

  test(`answers with at most ${ANSWER_CHECKS} checks`, () => {
    const ask = (limit: number) => getMatch(service, `peak_points=${points(20).join()}&limit=${limit}`);
    expect(ask(80).status).toBe(200);
    const refused = ask(81);
    expect(refused.status).toBe(400);
    expect(problemIn(refused)).toMatchObject({
      code: 'invalid_parameter',
      hint: 'Ask for fewer points, fewer joints or a smaller `limit`.',
      errors: [
        {
          detail: 'asks for up to 1620 checks (requirements × `limit` 81); at most 1600 are answered at once',
        },
      ],
    });
  });
});

describe('a match waits for its turn', () => {
  const body = (members: object, count = 2) => costOfJointsBody({ joints: joints(count), ...members });
  const query = (text: string) => {
    const parameters = new URLSearchParams(text);
    return costOfMatch((name) => parameters.get(name));
  };

  test.each([
    [
      'with more than 24 points',
      query(`peak_points=${points(13).join()}&rated_points=${points(12).join()}`),
      1,
      true,
    ],
    [
      'and not with 24',
      query(`peak_points=${points(12).join()}&rated_points=${points(12).join()}`),
      1,
      false,
    ],
    ['nor for a duty cycle without speeds', query(`duty=${'1:1,'.repeat(99)}1:1`), 1, false],
    ['with more than 24 over all joints', body({ defaults: { peak_points: points(13) } }), 2, true],
    ['and not where a joint states fewer itself', body({ defaults: { peak_points: points(12) } }), 2, false],
    ['with `same`', body({ same: ['brand'] }), 2, true],
    ['with `total`', body({ total: { weight_g: 1 } }), 2, true],
    ['not where it has no joints', costOfJointsBody({ same: ['brand'] }), 1, false],
    ['not where it is no object', costOfJointsBody(null), 1, false],
  ])('%s', (_, cost, ...[requests, isCostly]) => {
    expect(cost).toEqual({ requests, isCostly });
  });
});
