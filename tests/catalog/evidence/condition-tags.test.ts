import { describe, expect, test } from 'vitest';
import {
  areAlike,
  conditionTags,
  kindFieldOf,
  kindTags,
  tagsBeside,
} from '../../../src/catalog/evidence/condition-tags.ts';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import type { Field } from '../../../src/catalog/fields/field.ts';

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

test('the kind of a figure is told without cooling, seller and date', () => {
  expect(kindTags({ kind: 'stall', voltage_v: 12, cooling: 'in air' })).toEqual(['stall at 12 V']);
  expect(kindTags({ includes: 'driver', seller: 'reseller', date: '2026-09' })).toEqual(['with driver']);
  expect(kindTags(undefined)).toEqual([]);
});

test('a tag that repeats the title is left out beside it', () => {
  expect(tagsBeside('Peak torque', ['peak'])).toEqual([]);
  expect(tagsBeside('Torque density', ['peak'])).toEqual([]);
  expect(tagsBeside('Torque density', ['stall'])).toEqual(['stall']);
  expect(tagsBeside('Peak torque', ['stall', 'peak at 12 V'])).toEqual(['stall', 'peak at 12 V']);
});

test('a ratio of the tables of fields is of the kind of the torque in it', () => {
  const ratios = Object.entries<Field<never>>(ACTUATOR_FIELDS).flatMap(([name, { ratio }]) =>
    ratio === undefined ? [] : [[name, [ratio.over, ratio.under].find((part) => part.includes('torque'))]],
  );
  expect(ratios.length).toBeGreaterThan(0);
  expect(ratios).toEqual(ratios.map(([name = '']) => [name, kindFieldOf(name)]));
  expect(kindFieldOf('weight_g')).toBe('weight_g');
});

describe('figures are alike', () => {
  test.each([
    [[['stall at 12 V'], ['stall at 24 V']], false],
    [[['stall at 12 V'], ['stall']], true],
    [[['stall'], ['peak']], false],
    [[['no driver'], ['with driver']], false],
    [[['motor side'], []], true],
    [[['at 12 V'], ['at 24 V']], false],
    [[['at 12 V'], ['stall']], false],
    [[['peak'], []], true],
    [[['model limit'], []], false],
    [[['stall'], [], ['peak']], false],
    [[['peak for 1 s'], ['peak']], true],
  ])('%j: %s', (figures, alike) => {
    expect(areAlike(figures)).toBe(alike);
  });
});
