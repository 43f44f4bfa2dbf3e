import { describe, expect, test } from 'vitest';
import { bodyOf } from '../support/in-process.ts';
import { getMatch, matchAnswer, postMatch, problemIn } from '../support/match.ts';
import { anyObject } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

const knee = (own: object) => ({ name: 'Knee', min_peak_torque_nm: 5, ...own });

describe('the names in a body are checked against the catalog, as in an address', () => {
  test.each([
    ['comm', 'nope'],
    ['country', 'Deutschland'],
    ['control_mode', 'zzzz'],
  ])('%s %s is refused, and only near names are proposed', (field, name) => {
    const posted = problemIn(postMatch(realService, { joints: [knee({ [field]: name })] }));
    expect(posted).toMatchObject({
      code: 'validation_failed',
      errors: [
        {
          field: `joints.0.${field}`,
          in: 'body',
          detail: `must be a value in the catalog; got ${name} (joint Knee)`,
        },
      ],
    });
    const asked = problemIn(getMatch(realService, `min_peak_torque_nm=5&${field}=${name}`));
    expect(asked).toMatchObject({ code: 'invalid_parameter', errors: [{ field, in: 'query' }] });
    expect([posted.hint, asked.hint]).toEqual([asked.hint, expect.stringMatching(/^There is no /)]);
  });

  test('the error of a misspelt name proposes the right one', () => {
    const joints = [knee({ comm: ['CAN', 'EtherCATT'] })];
    expect(problemIn(postMatch(realService, { joints })).hint).toContain('Nearest: EtherCAT');
  });

  test('an error in the defaults is reported once', () => {
    const body = { defaults: { comm: 'nope' }, joints: [knee({}), { ...knee({}), name: 'Hip' }] };
    expect(problemIn(postMatch(realService, body)).errors.map(({ field }) => field)).toEqual([
      'defaults.comm',
    ]);
  });
});

test('a misspelt search text of a joint gets a suggestion, as by GET', () => {
  const posted = postMatch(realService, { joints: [knee({ q: 'dynamixle' })] });
  const asked = getMatch(realService, 'min_peak_torque_nm=5&q=dynamixle');
  expect(asked.headers['Query-Hints']).toBe('"dynamixel";did_you_mean');
  expect(posted.headers['Query-Hints']).toBe(asked.headers['Query-Hints']);
});

describe('a null removes a default', () => {
  const askedWith = (own: object, defaults: object) => {
    const answer = anyObject.parse(bodyOf(postMatch(realService, { defaults, joints: [knee(own)] })));
    return matchAnswer.array().parse(answer.joints)[0]?.asked;
  };

  test('of the same name', () => {
    expect(askedWith({}, { comm: 'CAN', max_weight_g: 900 })).toEqual({
      min_peak_torque_nm: 5,
      max_weight_g: 900,
      comm: ['CAN'],
    });
    expect(askedWith({ comm: null }, { comm: 'CAN', max_weight_g: 900 })).toEqual({
      min_peak_torque_nm: 5,
      max_weight_g: 900,
    });
  });

  test('and nothing else: a malformed load leaves the default torque', () => {
    expect(askedWith({ load: null }, { min_rated_torque_nm: 2 })).toEqual({
      min_peak_torque_nm: 5,
      min_rated_torque_nm: 2,
    });
    expect(askedWith({ load: null }, { load: { mass_kg: 1, lever_m: 0.1 } })).toEqual({
      min_peak_torque_nm: 5,
    });
  });
});
