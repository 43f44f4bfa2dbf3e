import { describe, expect, test } from 'vitest';
import { answerMatchJoints } from '../../src/api/answers/match.ts';
import { textOf } from '../../src/api/documents/json-document.ts';
import { notFound } from '../../src/api/refusals.ts';
import { post } from '../support/ask.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { postMatch } from '../support/match.ts';
import { anyObject, problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

const LIST = '/api/v1/actuators';
const refused = (target: string) => problemOf(answerTo(realService, { target }));

describe('the hint for a parameter of other services names ours', () => {
  test.each([
    ['page=2', '`cursor`'],
    ['offset=25', '`cursor`'],
    ['per_page=5', '`limit` is the page size'],
    ['torque=40', '`min_peak_torque_nm`'],
    ['speed=40', '`min_speed_rpm`'],
    ['torque_kind=stall', '`peak_torque_kind`'],
    ['speed_kind=no_load', '`max_speed_kind`'],
    ['bus=CAN', '`comm`'],
    ['manufacturer=Unitree', '`brand`'],
    ['type=servo', '`category`'],
    ['name=ak80', '`q` finds names'],
    ['id=unitree-go-m8010-6', '/api/v1/actuators/{id}'],
    ['ids=a,b', '/api/v1/actuators/compare?ids='],
    ['format=csv', '/api/v1/actuators/export?format=csv'],
    ['kind=quadruped', '`used_in`'],
    ['ip_rating=65', '`min_ip=65`'],
    ['min_torque_nm=40', '`min_peak_torque_nm` and `min_rated_torque_nm`'],
    ['max_torque=40', '`max_peak_torque_nm`'],
    ['min_voltage_v=24', '`voltage_v=24-48`'],
    ['max_weight_kg=1', '`max_weight_g`'],
    ['min_mass=100', '`min_weight_g`'],
    ['max_cost_usd=300', '`max_price_usd`'],
    ['max_ratio=10', '`max_gear_ratio=10`'],
    ['min_encoder_resolution=14', '`min_encoder_bits`'],
    ['has_brake=true', '`brake=true`'],
    ['max_bore=20', '`max_through_hole_mm`'],
    ['max_od=80', '`max_outer_diameter_mm`'],
    ['filters=comm', '`comm=CAN`'],
    ['min_payload=5', '/api/v1/robots takes `min_payload_kg`'],
    ['payload_kg=5', '/api/v1/robots takes `min_payload_kg`'],
    ['max_reach=700', '/api/v1/robots takes `min_reach_mm`'],
  ])('%s', (query, told) => {
    const { code, hint } = refused(`${LIST}?${query}`);
    expect(code).toBe('invalid_parameter');
    expect(hint).toContain(told);
    expect(hint.length).toBeLessThan(160);
  });
});

test.each([
  ['min_year', true],
  ['min_colour', true],
  ['max_torque_kind', false],
  ['max_speed_kmh', false],
  ['min_kt', false],
  ['max_usd', false],
])('the hint for %s states that the catalog has no such field: %s', (name, told) => {
  expect(refused(`${LIST}?${name}=20`).hint.startsWith('The catalog has no ')).toBe(told);
});

test('the hint for `ids` states that `id` of changes takes several', () => {
  expect(refused('/api/v1/changes?ids=a,b').hint).toContain('`id` takes one id or several');
});

describe('a hint lists all names once, and only when none is near', () => {
  const timesNamed = (target: string, name: string): number =>
    textOf(answerTo(realService, { target })).split(new RegExp(`\\b${name}\\b`)).length - 1;

  test.each([
    [`${LIST}?colour=red`, 'max_repeatability_arcmin', 1],
    [`${LIST}?colour=red&taste=sweet`, 'max_repeatability_arcmin', 1],
    [`${LIST}?max_wieght_g=600`, 'max_repeatability_arcmin', 0],
    [`${LIST}?fields=colour`, 'rotor_inertia_kg_m2', 1],
    [`${LIST}?fields=pric_usd`, 'rotor_inertia_kg_m2', 0],
    [`${LIST}?sort=colour`, 'repeatability_arcmin', 1],
  ])('%s', (target, name, times) => {
    expect(timesNamed(target, name)).toBe(times);
  });
});

describe('words are accepted in any case, and a ratio as `9:1` or a number', () => {
  test.each([
    [`${LIST}?category=SMART_SERVO&limit=1`, `${LIST}?category=smart_servo&limit=1`],
    [`${LIST}?sort=Price_USD&order=ASC&limit=1`, `${LIST}?sort=price_usd&order=asc&limit=1`],
    [`${LIST}?backdrivable=TRUE&limit=1`, `${LIST}?backdrivable=true&limit=1`],
    [
      `${LIST}/summary?count_by=Brand&spread_of=WEIGHT_G&by=Category`,
      `${LIST}/summary?count_by=brand&spread_of=weight_g&by=category`,
    ],
    [`${LIST}/match?backdrivable=True&limit=1`, `${LIST}/match?backdrivable=true&limit=1`],
    [`${LIST}/match?min_speed_rpm=60&external_ratio=2:1`, `${LIST}/match?min_speed_rpm=60&external_ratio=2`],
  ])('%s', (target, plain) => {
    expect(bodyOf(answerTo(realService, { target }))).toEqual(
      bodyOf(answerTo(realService, { target: plain })),
    );
  });
});

test('the hint for a bound on the gear ratio states that ratios are accepted', () => {
  expect(refused(`${LIST}?min_gear_ratio=1:9`).hint).toBe(
    '`min_gear_ratio` must be a number of at least 0, or a ratio such as 9:1.',
  );
});

test('a field in both `has` and `lacks` is refused', () => {
  expect(refused(`${LIST}?has=price_usd,weight_g&lacks=price_usd`)).toMatchObject({
    code: 'invalid_parameter',
    hint: 'No record has and lacks `price_usd`: leave it out of one of them.',
    errors: [{ field: 'lacks', in: 'query' }],
  });
});

test.each(['by=category', 'count_by=use_cases&by=category'])(
  'the hint states that %s cannot group',
  (query) => {
    const { errors, hint } = refused(`${LIST}/summary?${query}`);
    expect(errors).toMatchObject([{ field: 'by', in: 'query' }]);
    expect(hint).toContain('`spread_of`');
  },
);

test('the hint for a misspelt field that cannot group has the right name and the fields that can', () => {
  const { errors, hint } = refused(`${LIST}/summary?by=bran`);
  expect(errors).toMatchObject([{ field: 'by' }, { field: 'by' }]);
  expect(hint).toMatch(/`by=brand`.*`spread_of`/);
});

describe('a body', () => {
  const knee = { name: 'Knee', min_peak_torque_nm: 60 };

  test('that is empty gets a hint with a body that the operation takes', () => {
    const question = { parameters: new URLSearchParams(), contentType: 'application/json', body: null };
    const answer = answerMatchJoints(realService, { path: '/api/v1/actuators/match', ...question });
    expect(problemOf(answer).hint).toBe(
      'Send a JSON object such as {"joints": [{"name": "Knee", "min_peak_torque_nm": 60}]}.',
    );
    expect(problemOf(post(realService, { body: null })).hint).toBe(
      'Send a JSON object such as {"ids": ["unitree-go-m8010-6"]}.',
    );
  });

  test.each([
    [{ joints: [knee], limit: 3 }, 'Send `limit` in the address: `?limit=…`.'],
    [{ joints: [knee], fields: 'name' }, 'Send `fields` in the address: `?fields=…`.'],
    [{ joints: [knee], defaults: { count: 2 } }, '`count` belongs in a joint: `{"joints": [{"count": …}]}`.'],
    [{ joints: [knee], margin: 2 }, '`margin` belongs in a joint, or in `defaults` for all of them.'],
  ])('of a match with a misplaced member gets a hint at its right level: %j', (body, hint) => {
    expect(problemOf(postMatch(realService, body)).hint).toBe(hint);
  });

  test.each([
    ['a match', postMatch(realService, {}, 'min_peak_torque_nm=60'), 'min_peak_torque_nm'],
    ['a match', postMatch(realService, {}, 'joints=Knee'), 'joints'],
    ['a comparison', post(realService, { body: '{}', query: 'ids=unitree-go-m8010-6' }), 'ids'],
  ])('of %s gets a hint for a member sent in the address', (_operation, answer, name) => {
    expect(problemOf(answer).hint).toBe(`Send \`${name}\` in the body.`);
  });

  test('of a comparison with `fields` gets the hint that it is a parameter', () => {
    const body = JSON.stringify({ ids: ['unitree-go-m8010-6'], fields: 'name' });
    expect(problemOf(post(realService, { body })).hint).toBe('Send `fields` in the address: `?fields=…`.');
  });
});

describe('the hint for a guessed path names the right one', () => {
  test.each([
    ['/api/v1/changes/2026.11.22-70cc663e895f', '/api/v1/changes lists every release'],
    ['/api/v1/brands/Unitree', '/api/v1/actuators?brand=unitree'],
    ['/api/v1/brands/DEEP%20Robotics', '/api/v1/actuators?brand=deep%20robotics'],
    ['/api/v1/brands/nope', '/api/v1/brands lists every one'],
    ['/api/v1/categories/smart_servo', '/api/v1/actuators?category=smart_servo'],
    ['/api/v1/categories/all', '/api/v1/categories lists every one'],
    ['/api/v1/use-cases/nope', '/api/v1/use-cases lists every one'],
    ['/api/v1/joints/nope', '/api/v1/joints lists every one'],
    ['/api/v1/search/a$$b', '/api/v1/search?q=a$$b'],
    ['/api/v1/fields/peak_torque_nm', '/api/v1/fields lists every field'],
    ['/api/v1/joints/unitree-go1', '/api/v1/joints?robot_id=unitree-go1'],
    [
      '/api/v1/robots/unitree-go1/joints',
      '/api/v1/robots/unitree-go1, and in /api/v1/joints?robot_id=unitree-go1',
    ],
    ['/api/v1/claims', '/api/v1/actuators/{id}/claims'],
    ['/api/v1/bom', '/api/v1/robots/{id}/bom'],
    ['/api/v1/robots/unitree-go1/changes', '/api/v1/changes?id=unitree-go1'],
    ['/api/v1/actuators/unitree-go1-knee/changes', '/api/v1/changes?id=unitree-go1-knee'],
    ['/api/v1/robots/unitree-go1/alternatives', '/api/v1/actuators/{id}/alternatives'],
    ['/api/v1/sources', '/api/v1/actuators/{id}/claims'],
    ['/api/v1/robots/unitree-go1/motors', '/api/v1/robots/unitree-go1/bom'],
    ['/api/v1/robots/unitree-go1/bill-of-materials', '/api/v1/robots/unitree-go1/bom'],
    ['/api/v1/version', '/api/v1/dataset'],
  ])('%s', (path, told) => {
    const problem = anyObject.parse(JSON.parse(textOf(notFound(realService, path))));
    expect(problem.hint).toContain(told);
    expect(problem.hint).not.toContain('nearest path');
  });

  test.each(['/api/v1/figures', '/api/v1/motors/x', '/api/v1/robots/unitree-go1/price'])(
    '%s has no near path, so its hint names none',
    (path) => {
      expect(anyObject.parse(JSON.parse(textOf(notFound(realService, path)))).hint).not.toContain('nearest');
    },
  );
});

test('the detail shortens an unknown id of thousands of characters', () => {
  const { detail } = anyObject.parse(
    JSON.parse(textOf(notFound(realService, `/api/v1/actuators/${'x'.repeat(5000)}`))),
  );
  expect(String(detail).length).toBeLessThan(200);
});
