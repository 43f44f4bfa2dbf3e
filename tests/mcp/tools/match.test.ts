import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tokensIn } from '../../../scripts/mcp/count-tokens.ts';
import { callTool } from '../../../src/mcp/tools/call-tool.ts';
import { answerTo, bodyOf } from '../../support/in-process.ts';
import { matchesOf } from '../../support/match.ts';
import { anyObject } from '../../support/read.ts';
import { mcpService } from '../support/service.ts';

const answer = z.looseObject({
  counts: z.record(z.string(), z.number()),
  data: z.array(z.looseObject({ id: z.string(), verdict: z.string(), torque_source_domain: z.string() })),
  relax: z.array(z.unknown()),
  hint: z.string().optional(),
});

const refusal = z.looseObject({ hint: z.string(), errors: z.array(z.looseObject({ field: z.string() })) });

const callMatch = (given: Readonly<Record<string, unknown>>) =>
  callTool(mcpService, 'match_actuators', given);
const matched = (given: Readonly<Record<string, unknown>>) =>
  answer.parse(callMatch(given).structuredContent);

describe('match_actuators', () => {
  const knee = { duty: '60:2,10:8', min_speed_rpm: 120, voltage_v: 48, comm: 'CAN', max_weight_g: 1500 };

  test('answers like REST', () => {
    const { counts, data, relax } = matched(knee);
    const rest = matchesOf(
      mcpService,
      'duty=60:2,10:8&min_speed_rpm=120&voltage_v=48&comm=CAN&max_weight_g=1500&limit=10',
    );
    expect(counts).toEqual(rest.counts);
    expect(relax).toMatchObject(rest.relax.map(({ adds, from }) => ({ adds, from })));
    expect(data.map(({ id, verdict }) => [id, verdict])).toEqual(
      rest.data.map(({ id, verdict }) => [id, verdict]),
    );
  });

  test.each([
    [knee, { limit: null, fields: null, same: null, total: null, joints: null, min_ip: null }],
    [knee, { control_mode: [], country: [], joints: [], same: [] }],
    [
      { joints: [{ name: 'Knee', ...knee }] },
      { limit: null, same: null, total: null, min_peak_torque_nm: null, duty: null },
    ],
  ])('accepts null and an empty list as absent: %j', (asked, absent) => {
    expect(callMatch({ ...asked, ...absent })).toEqual(callMatch(asked));
  });

  test('uses fewer than 2200 tokens for ten records', () => {
    const [content] = callMatch({ ...knee, limit: 10 }).content;
    const text = content?.type === 'text' ? content.text : '';
    expect(matched(knee).data).toHaveLength(10);
    expect(tokensIn(text)).toBeLessThan(2200);
  });

  test.each([
    [{ min_peak_torque_nm: 1e6 }, 'no single bound within 25 %'],
    [{ min_peak_torque_nm: 1e6 }, 'ask for less, or add an external stage (`external_ratio`).'],
    [{ min_peak_torque_nm: 1e6, voltage_v: 48 }, 'relax several, or add an external stage'],
    [{ max_weight_g: 0.001 }, 'ask for less.'],
    [{ rated_points: '40@115', max_weight_g: 900 }, '@115'],
    [
      { min_peak_torque_nm: 1, brand: 'CubeMars', category: 'smart_servo' },
      'No actuator passes `category` and `brand`: change or leave out a filter.',
    ],
  ])('%j: suggests a change if nothing meets everything', (given, hint) => {
    expect(matched(given).hint).toContain(hint);
  });

  test('accepts arrays for lists, and the orders of the list of actuators', () => {
    const arrays = { ...knee, duty: ['60:2', '10:8'], comm: ['CAN'], sort: 'price_usd', order: 'asc' };
    expect(matched(arrays).data).toEqual(matched({ ...knee, sort: 'price_usd', order: 'asc' }).data);
  });

  test('states the doubtful figures, and the kinds of checked figures', () => {
    const found = matched({ min_rated_torque_nm: 0.001, limit: 100, sort: 'torque_density_nm_per_kg' }).data;
    const expected = found.map(({ id }) => mcpService.dataset.doubts.get(id));
    expect(expected.filter(Boolean)).not.toEqual([]);
    expect(found.map(({ doubts }) => doubts)).toEqual(expected);
    expect(JSON.stringify(found.map(({ kinds }) => kinds))).toContain('"rated_torque_nm":"continuous');
  });

  test.each([{}, { fields: ['name'] }])('states the kind of a torque and who states a price: %j', (shown) => {
    const given = { peak_torque_kind: 'stall', min_peak_torque_nm: 1, max_price_usd: 40, limit: 1, ...shown };
    const text = JSON.stringify(callMatch(given).structuredContent);
    expect(text).toContain('"kinds":{"peak_torque_nm":"stall');
    expect(text).toContain('"price_stated_by":"');
  });

  test('reports only an unreadable requirement', () => {
    const { content } = callMatch({ duty: [[60, 2]] });
    const { errors, hint } = refusal.parse(JSON.parse(content[0]?.type === 'text' ? content[0].text : ''));
    expect(errors.map(({ field }) => field)).toEqual(['duty']);
    expect(hint).toBe('Give `duty` an array of strings, such as ["60:2","10:8"].');
  });
});

const several = z.looseObject({
  joints: z.array(
    z.looseObject({ name: z.string(), count: z.number(), counts: anyObject, data: z.array(anyObject) }),
  ),
  sets: anyObject,
});

describe('match_actuators with joints', () => {
  const joints = [
    { name: 'Shoulder', count: 2, min_peak_torque_nm: 12 },
    { name: 'Wrist', min_peak_torque_nm: 2, comm: ['CAN', 'EtherCAT'] },
  ];

  test('answers the same joints like REST, with the sets for all of them', () => {
    const found = several.parse(callMatch({ joints, margin: 1.5, max_weight_g: 2000 }).structuredContent);
    const rest = several.parse(
      bodyOf(
        answerTo(mcpService, {
          target: '/api/v1/actuators/match?limit=3',
          body: { joints, defaults: { margin: 1.5, max_weight_g: 2000 } },
        }),
      ),
    );
    expect(found.sets).toEqual(rest.sets);
    expect(found.joints.map(({ name, count, counts }) => [name, count, counts])).toEqual(
      rest.joints.map(({ name, count, counts }) => [name, count, counts]),
    );
    expect(found.joints.map(({ data }) => data.map(({ id }) => id))).toEqual(
      rest.joints.map(({ data }) => data.map(({ id }) => id)),
    );
  });

  test('uses fewer than 2200 tokens for two joints', () => {
    const [content] = callMatch({ joints }).content;
    expect(tokensIn(content?.type === 'text' ? content.text : '')).toBeLessThan(2200);
  });

  test.each([
    [
      { joints: [{ name: 'Knee', min_peak_torque_nm: 5, brand: 'Unitre' }] },
      'Knee: None of these records has the `brand` unitre. Nearest: Unitree.',
    ],
    [
      {
        joints: [
          { name: 'Hip', min_peak_torque_nm: 5 },
          { name: 'Knee', min_peak_torque_nm: 1e6 },
        ],
      },
      'Knee: Nothing meets everything',
    ],
    [
      { joints, total: { price_usd: 1 } },
      'No set is proved to satisfy `total`: without `total`, `sets` shows the cheapest and the lightest.',
    ],
    [
      { joints, same: ['brand'], total: { price_usd: 1 } },
      'No set is proved to satisfy `same` and `total`: without `same` or `total`, `sets` shows',
    ],
    [
      { joints, same: 'brand, comm', total: { price_usd: 1 } },
      'No set is proved to satisfy `same` and `total`',
    ],
    [{ joints }, undefined],
  ])('%j: names the obstacles', (given, says) => {
    const { hint } = anyObject.parse(callMatch(given).structuredContent);
    expect(hint).toEqual(says === undefined ? undefined : expect.stringMatching(new RegExp(`^${says}`)));
  });
});

test('a match without a hit counts the actuators with an unknown figure', () => {
  const { counts, hint } = matched({ min_peak_torque_nm: 60, max_weight_g: 300, max_backlash_arcmin: 1 });
  expect([counts.meets, counts.unknown === 0]).toEqual([0, false]);
  expect(hint).toMatch(new RegExp(`For ${counts.unknown}, some figure is unknown\\.$`));
});

describe('`bounds` of match_actuators', () => {
  const inBounds = {
    bounds: [
      { field: 'peak_torque_nm', min: 20 },
      { field: 'weight_g', max: 900 },
    ],
  };

  test('work like the filters of the list, in a joint too', () => {
    const asked = matched({ min_peak_torque_nm: 20, max_weight_g: 900 });
    expect(matched(inBounds)).toEqual(asked);
    const joints = [{ name: 'Knee', ...inBounds }];
    const several = callMatch({ joints }).structuredContent;
    expect(anyObject.parse(several).joints).toMatchObject([{ asked: inBounds }]);
  });

  test.each([
    [[{ field: 'wieght_g', max: 900 }], 'bounds', 'Did you mean `weight_g`?'],
    [[{ field: 'repeatability_arcmin', min: 1 }], 'bounds', 'takes only the other end'],
    [[{ field: 'weight_g', max: '0.9 kg' }], 'bounds.0.max', '900'],
    [['weight_g'], 'bounds', 'Send `bounds` such as'],
  ])('%j gets a repair', (bounds, field, says) => {
    const { content } = callMatch({ bounds, min_peak_torque_nm: 5 });
    const { errors, hint } = refusal.parse(JSON.parse(content[0]?.type === 'text' ? content[0].text : ''));
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(hint).toContain(says);
  });

  test('of a joint are reported with the number of the joint', () => {
    const joints = [{ name: 'Knee', min_peak_torque_nm: 5, bounds: [{ field: 'colour', max: 1 }] }];
    const { content } = callMatch({ joints });
    const { errors } = refusal.parse(JSON.parse(content[0]?.type === 'text' ? content[0].text : ''));
    expect(errors.map(({ field }) => field)).toEqual(['joints.0.bounds']);
  });
});
