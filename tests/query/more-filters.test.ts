import { describe, expect, test } from 'vitest';
import { faultsOfActuatorQuery, parseRobotQuery } from '../support/list.ts';
import { textWith } from '../support/text-with.ts';

describe('a value that no filter takes', () => {
  test.each<[string, string, [RegExp, string | null]]>([
    [
      'availability',
      'in_production,discontinud',
      [/^must be some of in_production, .+; got discontinud$/, 'discontinued'],
    ],
    ['torque_kind', 'repeated_peek', [/^must be some of stall, .+; got repeated_peek$/, 'repeated_peak']],
    ['used_in', 'humaniod', [/; got humaniod$/, 'humanoid']],
    ['has', 'id,price_usd', [/^must be some of .+; got id$/, null]],
    ['lacks', 'price', [/; got price$/, 'price_usd` or `price_date']],
    ['comm', ' , ', [/^must name at least one value; got ,$/, null]],
    ['min_ip', '6', [/^must be two digits such as 65/, null]],
    ['min_ip', '95', [/^must be two digits such as 65/, null]],
    ['voltage_v', '48-', [/^must be a number of at least 0 .+ or a range/, null]],
  ])('%s=%s is named, with the word that it may stand for', (name, value, [detail, meant]) => {
    const repair =
      meant === null
        ? textWith(new RegExp(`^\`${name}\` (must|takes)`))
        : textWith(`Did you mean \`${meant}\` instead of`);
    expect(faultsOfActuatorQuery({ [name]: value })).toEqual([
      { field: name, in: 'query', detail: textWith(detail), repair },
    ]);
  });

  test.each([
    ['min_weight_g=600&max_weight_g=500', 'max_weight_g'],
    ['max_gear_ratio=5&min_gear_ratio=6', 'max_gear_ratio'],
  ])('leaves nothing between two bounds: %s', (query, field) => {
    expect(faultsOfActuatorQuery(query)).toEqual([
      {
        field,
        in: 'query',
        detail: textWith(/^must be at least \d+, which is `min_\w+`; got \d+$/),
        repair: textWith(/^Nothing lies between `min_\w+=\d+` and `max_\w+=\d+`: swap them, or leave one out\.$/),
      },
    ]);
    expect(parseRobotQuery('min_dof=7&max_dof=7').ok).toBe(true);
    expect(parseRobotQuery('min_dof=8&max_dof=7').ok).toBe(false);
  });
});
