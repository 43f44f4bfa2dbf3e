import { describe, expect, test } from 'vitest';
import { costs, costsModule } from '../../../scripts/mcp/count-tokens.ts';
import { COSTS } from '../../../src/site/guide/mcp/costs.ts';
import { mcpService } from '../support/service.ts';

describe('the costs in the guide', () => {
  const counted = costs(mcpService);

  test('are of the same lists and calls as are counted', () => {
    expect(COSTS.map(({ what }) => what)).toEqual(counted.map(({ what }) => what));
  });

  test('are those counted, but for what the catalog has changed since', () => {
    const drifts = counted.map(({ whole }, index) => Math.abs(whole / (COSTS[index]?.whole ?? 0) - 1));
    expect(drifts.filter((drift) => drift > 0.2)).toEqual([]);
    expect(drifts[0], '`npm run tokens -- --write` counts anew').toBe(0);
  });

  test('stay within what was promised: 7000 tokens for the tools, 1800 for a brief page of ten', () => {
    expect(counted[0]?.whole).toBeLessThanOrEqual(7000);
    expect(counted[1]?.whole).toBeLessThan(1800);
  });

  test('are written as the module that holds them', () => {
    expect(costsModule([{ what: 'x', text: null, whole: 1 }])).toContain(
      '= [{"what":"x","text":null,"whole":1}];',
    );
  });
});
