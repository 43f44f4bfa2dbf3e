import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callTool } from '../../../src/mcp/tools/tools.ts';
import { matchesOf } from '../../support/match.ts';
import { mcpService } from '../support/service.ts';

const answer = z.looseObject({
  counts: z.record(z.string(), z.number()),
  data: z.array(z.looseObject({ id: z.string(), verdict: z.string(), torque_source_domain: z.string() })),
  relax: z.array(z.unknown()),
  hint: z.string().nullable(),
});

const refusal = z.looseObject({ hint: z.string(), errors: z.array(z.looseObject({ field: z.string() })) });

const callMatch = (given: Readonly<Record<string, unknown>>) => callTool(mcpService, 'match_actuators', given);
const matched = (given: Readonly<Record<string, unknown>>) => answer.parse(callMatch(given).structuredContent);

describe('match_actuators', () => {
  const knee = { duty: '60:2,10:8', speed_rpm: 120, voltage_v: 48, comm: 'CAN', weight_g: 1500 };

  test('answers what REST answers', () => {
    const { counts, data, relax } = matched(knee);
    const rest = matchesOf(mcpService, 'duty=60:2,10:8&speed_rpm=120&voltage_v=48&comm=CAN&weight_g=1500&limit=10');
    expect({ counts, relax }).toEqual({ counts: rest.counts, relax: rest.relax });
    expect(data.map(({ id, verdict }) => [id, verdict])).toEqual(rest.data.map(({ id, verdict }) => [id, verdict]));
  });

  test('costs less than 2000 tokens for ten records', () => {
    const [content] = callMatch({ ...knee, limit: 10 }).content;
    const text = content?.type === 'text' ? content.text : '';
    expect(matched(knee).data).toHaveLength(10);
    expect(getEncoding('o200k_base').encode(text).length).toBeLessThan(2000);
  });

  test.each([
    [{ peak_torque_nm: 1e6 }, 'no single bound within 25 %'],
    [{ peak_torque_nm: 1e6 }, 'ask for less, or add an external stage (`external_ratio`).'],
    [{ peak_torque_nm: 1e6, voltage_v: 48 }, 'relax several, or add an external stage'],
    [{ weight_g: 0.001 }, 'ask for less.'],
    [
      { peak_torque_nm: 1, brand: 'CubeMars', category: 'smart_servo' },
      'No actuator passes `category` and `brand`: change or leave out a filter.',
    ],
  ])('%j: says what to do where nothing meets everything', (given, hint) => {
    expect(matched(given).hint).toContain(hint);
  });

  test.each([
    [{}, 'at least one requirement'],
    [{ peak_torqe_nm: 5 }, 'Did you mean `peak_torque_nm`'],
    [{ peak_torque_nm: 5, external_ratio: 0 }, 'above 0'],
    [{ max_weight_g: 5 }, 'Did you mean `weight_g` instead of `max_weight_g`?'],
    [{ max_peak_torque_nm: 5 }, 'The parameters are `duty`, `peak_torque_nm`'],
  ])('%j is refused with the repair', (given, text) => {
    const result = callMatch(given);
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain(text);
  });

  test('tells of a requirement that it cannot read nothing else', () => {
    const { content } = callMatch({ duty: [[60, 2]] });
    const { errors, hint } = refusal.parse(JSON.parse(content[0]?.type === 'text' ? content[0].text : ''));
    expect(errors.map(({ field }) => field)).toEqual(['duty']);
    expect(hint).toBe('Give `duty` a single value, such as `60:2,10:8`.');
  });
});
