import { describe, expect, test } from 'vitest';
import {
  conditionTags,
  figureTags,
  kindTags,
  kindTexts,
  tagsBeside,
} from '../../../src/catalog/evidence/condition-tags.ts';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';

describe('the conditions of a figure are tags', () => {
  test.each([
    [null, []],
    [{ kind: 'stall', voltage_v: 12 }, ['stall at 12 V']],
    [{ kind: 'no_load', voltage_v: 7.4 }, ['no load at 7.4 V']],
    [{ kind: 'limit' }, ['model limit']],
    [{ kind: 'repeated_peak' }, ['repeated peak']],
    [{ kind: 'peak', seconds: 1 }, ['peak for 1 s']],
    [{ voltage_v: 24, speed_rpm: 30 }, ['at 24 V at 30 rpm']],
    [{ side: 'motor' }, ['motor side']],
    [{ side: 'output' }, ['output side']],
    [{ side: 'output', per: 'rms' }, ['output side', 'per A RMS']],
    [{ per: 'peak' }, ['per A peak']],
    [{ per: 'supply' }, ['per A of supply']],
    [{ of: 'phase' }, ['of one phase']],
    [{ of: 'terminals' }, ['between two terminals']],
    [{ includes: 'driver' }, ['with driver']],
    [{ includes: 'no driver', date: '2026-09', seller: 'reseller' }, ['no driver', 'reseller', '2026-09']],
    [{ kind: 'rated', cooling: '200 x 200 mm plate' }, ['rated', '200 x 200 mm plate']],
  ] satisfies [Condition | null, string[]][])('%j as %j', (conditions, tags) => {
    expect(conditionTags(conditions)).toEqual(tags);
  });
});

test('the kind of a figure is shown without cooling, seller and date', () => {
  expect(kindTags({ kind: 'stall', voltage_v: 12, cooling: 'in air' })).toEqual(['stall at 12 V']);
  expect(kindTags({ includes: 'driver', seller: 'reseller', date: '2026-09' })).toEqual(['with driver']);
  expect(kindTags(undefined)).toEqual([]);
});

test('a tag that repeats the title is omitted', () => {
  expect(tagsBeside('Peak torque', ['peak'])).toEqual([]);
  expect(tagsBeside('Torque density', ['peak'])).toEqual([]);
  expect(tagsBeside('Torque density', ['stall'])).toEqual(['stall']);
  expect(tagsBeside('Peak torque', ['stall', 'peak at 12 V'])).toEqual(['stall', 'peak at 12 V']);
});

test('a torque or speed of unstated kind says so, and so do figures derived from it', () => {
  const at12Volts = { voltage_v: 12 };
  const figures = [
    { field: 'peak_torque_nm', conditions: at12Volts },
    { field: 'torque_density_nm_per_kg', conditions: at12Volts },
    { field: 'rated_torque_nm', conditions: { kind: 'rated' } },
    { field: 'max_speed_rpm', conditions: undefined },
    { field: 'power_w', conditions: null },
  ];
  const [torque, speed] = [['kind not stated at 12 V'], ['kind not stated']];
  expect(figures.map((figure) => figureTags(figure))).toEqual([torque, torque, ['rated'], speed, []]);
});

test('the texts of kinds name only known, stated figures that have a kind or should have one', () => {
  const figuresWith = (conditions: Condition | undefined) => [
    { field: 'peak_torque_nm', value: 9, conditions },
    { field: 'max_speed_rpm', value: null, conditions: undefined },
    { field: 'torque_density_nm_per_kg', value: 18, conditions },
    { field: 'weight_g', value: 500, conditions: undefined },
  ];
  expect(kindTexts(figuresWith(undefined))).toEqual({ peak_torque_nm: 'kind not stated' });
  expect(kindTexts(figuresWith({ kind: 'stall' }))).toEqual({ peak_torque_nm: 'stall' });
});
