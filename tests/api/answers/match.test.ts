import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { SCHEMAS } from '../../../src/api/schemas.ts';
import { getMatch, matchesOf, postMatch, problemIn } from '../../support/match.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceWith, sourceStating } from '../../support/small-catalog.ts';

const refused = (query: string) => problemIn(getMatch(realService, query));
const refusedBody = (body: unknown) => problemIn(postMatch(realService, body));
const knees = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ name: `Knee ${number}`, min_peak_torque_nm: 20 }));

// tests/api/bad-input.test.ts has the errors that the tools report too.
describe('the error of a question names the field, the value found, the value wanted and the fix', () => {
  test.each([
    ['category=smart_servo', 'query', 'at least one requirement; got none', '`duty`'],
    ['torque_kind=peak', 'torque_kind', 'is not a parameter', '`peak_torque_kind`'],
    ['speed_kind=rated', 'speed_kind', 'is not a parameter', '`max_speed_kind`'],
    ['duty=,', 'duty', 'steps of torque in N·m and seconds such as 60:2,10:8', 'duty'],
    ['duty=60:0', 'duty', 'got 60:0', 'duty'],
    ['min_peak_torque_nm=5&sort=wieght_g', 'sort', 'got wieght_g', 'Did you mean `sort=weight_g`?'],
  ])('%s', (...[query, field, detail, hint]) => {
    const problem = refused(query);
    expect(problem).toMatchObject({ code: 'invalid_parameter', errors: [{ field, in: 'query' }] });
    expect(problem.errors[0]?.detail).toContain(detail);
    expect(problem.hint).toContain(hint);
  });

  test('all errors of a query are reported at once', () => {
    expect(refused('duty=x&external_ratio=0&limit=0&colour=red').errors.map(({ field }) => field)).toEqual([
      'colour',
      'external_ratio',
      'duty',
      'limit',
    ]);
  });

  test('a cursor of another query is refused', () => {
    const { pagination } = matchesOf(realService, 'min_peak_torque_nm=5&limit=1');
    const code = (query: string) => problemIn(getMatch(realService, query)).code;
    expect(code(`min_peak_torque_nm=6&limit=1&cursor=${pagination.next_cursor}`)).toBe('invalid_cursor');
    expect(code(`min_peak_torque_nm=5&tolerance=0&cursor=${pagination.next_cursor}`)).toBe('invalid_cursor');
  });
});

describe('the error of a body names the joint and the field', () => {
  test.each([
    [[], 'body', 'must be a JSON object'],
    [{}, 'joints', 'must be an array of joints; got nothing'],
    [{ joints: [{ min_peak_torque_nm: 5 }] }, 'joints.0.name', 'must be a string; got nothing'],
    [
      { joints: [{ name: 'Knee', min_peak_torque_nm: '5' }] },
      'joints.0.min_peak_torque_nm',
      'must be a number; got "5" (joint Knee)',
    ],
    [{ joints: knees(1), total: 3 }, 'total', 'must be a JSON object; got 3'],
    [{ joints: [{ name: 'Knee', duty: '' }] }, 'joints.0.duty', 'steps of torque'],
    [{ joints: knees(2), defaults: { external_ratio: 0 } }, 'defaults.external_ratio', 'above 0'],
    [{ joints: knees(1), sets: 1 }, 'sets', 'is not a member here'],
    [{ joints: knees(1), same: ['colour'] }, 'same.0', 'must be some of brand, voltage_v, comm; got colour'],
    [
      { joints: knees(1), same: 'brand' },
      'same',
      'must be an array of some of brand, voltage_v, comm; got brand',
    ],
    [{ joints: knees(1), total: { weight_g: 0 } }, 'total.weight_g', 'must be a number above 0; got 0'],
    [{ joints: knees(1), total: { mass_g: 10 } }, 'total.mass_g', 'is not a member here'],
    [
      { joints: [{ name: 'Hip', load: { mass_kg: 2 } }] },
      'joints.0.load.lever_m',
      'must be a number above 0',
    ],
    [
      { joints: [{ name: 'Hip', load: { mass_kg: 2, lever_m: 0.3 }, min_rated_torque_nm: 5 }] },
      'joints.0.load',
      'must replace `min_rated_torque_nm`; got both (joint Hip)',
    ],
  ])('%j', (body, field, detail) => {
    const problem = refusedBody(body);
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ field, in: 'body' }] });
    expect(problem.errors[0]?.detail).toContain(detail);
  });

  test('an error in the defaults is reported once for all joints', () => {
    expect(refusedBody({ joints: knees(5), defaults: { margin: 11 } }).errors).toHaveLength(1);
  });

  test.each([
    [{ joints: [1] }, '`joints.0` must be a JSON object.'],
    [{ joints: [{ min_peak_torque_nm: 5 }] }, '`name` must be a string.'],
    [{ joints: knees(1), same: ['colour'] }, '`same.0` must be some of brand, voltage_v, comm.'],
    [5, 'such as {"joints": [{"name": "Knee"'],
  ])('the repair for %j shows that member, not a whole body', (body, repair) => {
    const { hint, detail } = refusedBody(body);
    expect(hint).toContain(repair);
    expect(detail).not.toContain('(joint nothing)');
  });

  test('the error of an unknown member of `total` lists the known ones', () => {
    const { hint } = refusedBody({ joints: knees(1), total: { mass_g: 10 } });
    expect(hint).toContain('`weight_g`, `price_usd`');
  });

  test('the error of a misspelt member of a joint names the nearest', () => {
    expect(refusedBody({ joints: [{ name: 'Knee', peak_torqe_nm: 5 }] }).hint).toContain(
      'Did you mean `min_peak_torque_nm`',
    );
  });
});

describe('the joints of a robot', () => {
  const shop = sourceStating(['peak_torque_nm', 'price_usd'], { kind: 'distributor' });
  const strong = actuatorEntry({
    id: 'strong',
    price_usd: 200,
    sources: [shop],
    specs: { peak_torque_nm: 30, weight_g: 900 },
  });
  const dear = actuatorEntry({ id: 'dear', price_usd: 500, specs: { peak_torque_nm: 30, weight_g: 300 } });
  const unpriced = actuatorEntry({ id: 'unpriced', specs: { peak_torque_nm: 5, weight_g: 40 } });
  const service = serviceWith(strong, dear, unpriced);
  const body = {
    defaults: { margin: 2 },
    joints: [
      { name: 'Knee', count: 2, min_peak_torque_nm: 10 },
      { name: 'Wrist', min_peak_torque_nm: 2, max_weight_g: 100 },
      { name: 'Hip', min_peak_torque_nm: 40 },
    ],
  };
  const answer = SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(service, body))));

  test('have as many candidates as `limit` asks for', () => {
    const few = SCHEMAS.JointMatches.parse(JSON.parse(textOf(postMatch(service, body, 'limit=1'))));
    expect(few.joints[0]?.data).toMatchObject([{ id: 'dear' }]);
    expect(few.sets).toEqual(answer.sets);
    expect(problemIn(postMatch(service, body, 'limit=11')).errors).toMatchObject([{ field: 'limit' }]);
  });
});

test('a required through hole is a minimum, ignores stage and margin, and is unknown when unpublished', () => {
  const wide = actuatorEntry({ id: 'acme-wide', figures: { through_hole_mm: 12 } });
  const narrow = actuatorEntry({ id: 'acme-narrow', figures: { through_hole_mm: 8 } });
  const service = serviceWith(wide, narrow, actuatorEntry({ id: 'acme-silent' }));
  const { counts, data } = matchesOf(service, 'min_through_hole_mm=10&external_ratio=2&margin=1.5');
  expect(counts).toEqual({ meets: 1, close: 0, unknown: 1, misses: 1 });
  expect(data.map(({ id, verdict, checks }) => [id, verdict, checks[0]?.value])).toEqual([
    ['acme-wide', 'meets', 12],
    ['acme-silent', 'unknown', null],
  ]);
});

test('a price check names who states the price', () => {
  const shop = sourceStating(['peak_torque_nm', 'price_usd'], { kind: 'distributor' });
  const service = serviceWith(actuatorEntry({ id: 'sold', price_usd: 90, sources: [shop] }));
  const { data } = matchesOf(service, 'max_price_usd=100&max_weight_g=5000');
  expect(data[0]?.checks).toMatchObject([
    { requirement: 'max_weight_g' },
    { requirement: 'max_price_usd', value: 90, price_stated_by: 'shop' },
  ]);
  expect(data[0]?.checks[0]).not.toHaveProperty('price_stated_by');
});

describe('a match corrects no search word', () => {
  const small = serviceWith(actuatorEntry({ notes: 'Made for quadrupeds.', specs: { peak_torque_nm: 9 } }));
  const query = 'q=quadrupads&min_peak_torque_nm=1';

  test('and finds no candidates for a misspelt search, by GET and by POST', () => {
    const none = { meets: 0, close: 0, unknown: 0, misses: 0 };
    expect(matchesOf(small, query).counts).toEqual(none);
    const body = { joints: [{ name: 'Knee', q: 'quadrupads', min_peak_torque_nm: 1 }] };
    expect(JSON.parse(textOf(postMatch(small, body)))).toMatchObject({ joints: [{ counts: none }] });
  });

  test('and suggests the text that a list would search for', () => {
    expect(getMatch(small, query).headers).toMatchObject({ 'Query-Hints': '"quadrupeds";did_you_mean' });
    expect(getMatch(small, query).headers).not.toHaveProperty('Query-Corrected');
    expect(matchesOf(small, 'q=quadrupeds&min_peak_torque_nm=1').counts.meets).toBe(1);
  });
});
