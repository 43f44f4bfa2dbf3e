import { describe, expect, test } from 'vitest';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

const ask = (target: string, body?: unknown) =>
  answerTo(realService, body === undefined ? { target } : { target, body });

describe('a name that is not a value of the catalog', () => {
  test.each([
    ['/api/v1/actuators?comm=nope', 'comm'],
    ['/api/v1/actuators?comm=CAN,EtherCAD', 'comm'],
    ['/api/v1/actuators?country=Deutschland', 'country'],
    ['/api/v1/actuators?control_mode=torqe', 'control_mode'],
    ['/api/v1/actuators?robot_id=unitree-go11', 'robot_id'],
    ['/api/v1/robots?actuator_id=unitree-go-m8010', 'actuator_id'],
    ['/api/v1/robots?country=Swizerland', 'country'],
    ['/api/v1/joints?brand=Unitre', 'brand'],
    ['/api/v1/joints?robot_id=nope', 'robot_id'],
    ['/api/v1/actuators/summary?comm=nope', 'comm'],
    ['/api/v1/robots/summary?country=Swizerland', 'country'],
    ['/api/v1/actuators/match?min_peak_torque_nm=5&comm=nope', 'comm'],
  ])('is refused in our own filters: %s', (target, field) => {
    const document = ask(target);
    expect(document.status).toBe(400);
    expect(problemOf(document)).toMatchObject({ code: 'invalid_parameter', errors: [{ field }] });
  });

  test.each([
    [
      '/api/v1/robots?country=Swizerland',
      'There is no record with `country` Swizerland. Nearest: Switzerland',
    ],
    ['/api/v1/actuators?comm=EtherCAD', 'There is no record with `comm` EtherCAD. Nearest: EtherCAT'],
    ['/api/v1/actuators?comm=qqq', 'There is no record with `comm` qqq. The catalog has CAN, CAN FD'],
  ])('%s gets a hint with the nearest name, or that none is near', (target, hint) => {
    expect(problemOf(ask(target)).hint).toContain(hint);
  });

  test.each(['brand=nobody', 'use_case=nothing'])('finds nothing in the lists of the core: %s', (query) => {
    const document = ask(`/api/v1/actuators?${query}`);
    expect([document.status, bodyOf(document)]).toMatchObject([200, { data: [] }]);
  });

  test.each(['country=ch', 'country=USA', 'comm=canfd', 'comm=can-fd', 'robot_id=UNITREE-GO1'])(
    'is accepted when only its spelling differs: %s',
    (query) => {
      expect(bodyOf(ask(`/api/v1/actuators?${query}&limit=1`))).toMatchObject({ data: [{}] });
    },
  );

  test.each([
    ['/api/v1/robots?robot_id=nope', ['is not a parameter of this operation']],
    ['/api/v1/actuators?country=%00', ['must be text in UTF-8 without control characters; got "\\u0000"']],
  ])('is not reported for a parameter with another error: %s', (target, details) => {
    expect(problemOf(ask(target)).errors?.map(({ detail }) => detail)).toEqual(details);
  });

  test('is reported together with all other errors', () => {
    const { errors } = problemOf(ask('/api/v1/actuators?comm=nope&limit=0'));
    expect(errors?.map(({ field }) => field)).toEqual(['limit', 'comm']);
  });
});

describe('an id that moved', () => {
  const [old, now] = ['zeroerr-erob-70f', 'zeroerr-erob70f-14-50'];

  test.each([
    [`/api/v1/actuators/compare?ids=${old}`, undefined],
    ['/api/v1/actuators/compare', { ids: [old] }],
  ])('is followed in %s, and the header says so', (target, body) => {
    const document = ask(target, body);
    expect(bodyOf(document)).toMatchObject({ data: [{ id: now }], not_found: [] });
    expect(document.headers['Query-Corrected']).toBe(`"${old}";to="${now}"`);
  });

  test.each(['/api/v1/robots', '/api/v1/joints', '/api/v1/robots/summary'])(
    'is followed in the filters of %s',
    (path) => {
      const [before, after] = [ask(`${path}?actuator_id=${old}`), ask(`${path}?actuator_id=${now}`)];
      expect(bodyOf(before)).toEqual(bodyOf(after));
      expect(before.headers['Query-Corrected']).toBe(`"${old}";to="${now}"`);
      expect(after.headers['Query-Corrected']).toBeUndefined();
    },
  );

  test('that was withdrawn is not found', () => {
    expect(bodyOf(ask('/api/v1/actuators/compare?ids=zeroerr-erob-170i'))).toMatchObject({
      not_found: ['zeroerr-erob-170i'],
    });
  });
});
