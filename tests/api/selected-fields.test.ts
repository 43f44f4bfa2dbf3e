import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { get, post } from '../support/ask.ts';
import { getMatch, postMatch } from '../support/match.ts';
import { mismatches } from '../support/openapi.ts';
import { anyObject, comparisonOf, objectOf, pageOf, problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

const matched = (query: string) =>
  z.looseObject({ data: z.array(anyObject) }).parse(objectOf(getMatch(realService, query))).data;

describe('`fields`', () => {
  test('is not part of the query that a cursor belongs to', () => {
    const { pagination } = pageOf(get(realService, 'list_actuators', 'sort=price_usd&limit=3'));
    const query = { sort: 'price_usd', limit: '3', fields: 'name', cursor: pagination.next_cursor ?? '' };
    expect(pageOf(get(realService, 'list_actuators', query)).data).toHaveLength(3);
  });

  test('works in both forms of the comparison', () => {
    const ids = ['unitree-go-m8010-6', 'nope'];
    const asked = get(realService, 'compare_actuators', { ids: ids.join(','), fields: 'price_usd,kt_side' });
    const posted = post(realService, { body: JSON.stringify({ ids }), query: 'fields=price_usd,kt_side' });
    expect(Object.keys(comparisonOf(asked).data[0] ?? {})).toEqual(['id', 'price_usd', 'kt_side']);
    expect(objectOf(posted)).toEqual(objectOf(asked));
    expect(comparisonOf(asked).not_found).toEqual(['nope']);
  });

  test('gives fields next to the verdict in both forms of the match', () => {
    const fields = 'length_mm,%20Name,price_usd';
    const [first = {}] = matched(`min_peak_torque_nm=20&fields=${fields}`);
    expect(Object.keys(first)).toEqual([
      'id',
      'name',
      'price_usd',
      'length_mm',
      'verdict',
      'checks',
      'doubts',
    ]);
    const [{ id, name, verdict, checks } = {}] = matched('min_peak_torque_nm=20');
    expect(first).toMatchObject({ id, name, verdict, checks });
    const posted = objectOf(
      postMatch(realService, { joints: [{ name: 'Knee', min_peak_torque_nm: 20 }] }, `fields=${fields}`),
    );
    expect(z.array(anyObject).parse(posted.joints)[0]).toHaveProperty('data.0', first);
  });

  test.each([
    ['list_actuators', 'ActuatorSelectionList', 'fields=name,comm,voltage_v,pole_pairs,peak_torque_kind'],
    ['list_robots', 'RobotSelectionList', 'fields=kind,motor_price_usd,dof'],
    ['compare_actuators', 'ComparisonSelection', 'ids=unitree-go-m8010-6&fields=min_voltage_v'],
  ] as const)('makes %s answer as %s describes', (operation, schema, query) => {
    expect(
      mismatches(`#/components/schemas/${schema}`, objectOf(get(realService, operation, query))),
    ).toEqual([]);
  });

  test('of a match answers as its schema describes', () => {
    const page = objectOf(getMatch(realService, 'min_peak_torque_nm=20&fields=price_usd,pole_pairs'));
    expect(mismatches('#/components/schemas/MatchSelectionList', page)).toEqual([]);
    const joints = objectOf(
      postMatch(realService, { joints: [{ name: 'Knee', min_peak_torque_nm: 20 }] }, 'fields=comm'),
    );
    expect(mismatches('#/components/schemas/JointMatchSelections', joints)).toEqual([]);
  });

  test('with an unknown name is refused, and the right name is proposed', () => {
    const refused = [
      get(realService, 'list_actuators', 'fields=id,pric_usd'),
      get(realService, 'compare_actuators', 'ids=a&fields=pric_usd'),
      getMatch(realService, 'min_peak_torque_nm=20&fields=pric_usd'),
      postMatch(realService, { joints: [{ name: 'Knee', min_peak_torque_nm: 20 }] }, 'fields=pric_usd'),
      post(realService, { body: '{"ids":["a"]}', query: 'fields=pric_usd' }),
    ];
    for (const document of refused)
      expect(problemOf(document)).toMatchObject({
        code: 'invalid_parameter',
        hint: 'Did you mean `price_usd` instead of `pric_usd`?',
        errors: [{ field: 'fields', in: 'query' }],
      });
  });
});
