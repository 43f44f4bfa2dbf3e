import { describe, expect, test } from 'vitest';
import type { Catalog, Listed } from '../../../src/site/copy/listed.ts';
import { candidatesFor, FIT_NAMES, wantedText, type Candidate } from '../../../src/site/replace/candidates.ts';
import { copied, listedLike } from '../fixtures.ts';

const original = copied.actuators.find(({ id }) => id === 'robotis-xm540-w270-r') ?? listedLike({});
const candidates = candidatesFor(copied, original, []);
const fitOf = ({ fits }: Candidate, name: string): boolean | null =>
  fits.find((fit) => fit.name === name)?.fits ?? null;
const among = (...actuators: Listed[]): Catalog => ({ ...copied, actuators });

test('a servo has candidates of at least three other makers, and none of its own family', () => {
  const makers = new Set(candidates.map(({ actuator }) => actuator.brand));
  makers.delete('ROBOTIS');
  expect(makers.size).toBeGreaterThanOrEqual(3);
  expect(candidates.map(({ actuator }) => actuator.name)).not.toContain('XM540-W270-T');
});

test('a candidate for another supply is shown as one that does not fit, or left out when the supply is required', () => {
  const on24V = candidates.filter((candidate) => fitOf(candidate, 'voltage') === false);
  expect(on24V.map(({ actuator }) => String(actuator.figures.voltage_v))).toContain('24');
  const required = candidatesFor(copied, original, ['voltage']);
  expect(required.map((candidate) => fitOf(candidate, 'voltage'))).not.toContain(false);
});

test('what fits most comes first', () => {
  const misfits = candidates.map((candidate) => FIT_NAMES.filter((name) => fitOf(candidate, name) === false).length);
  expect(misfits).toEqual(misfits.toSorted((one, other) => one - other));
});

describe('a fit', () => {
  const had = listedLike({ id: 'had', name: 'A', voltage_v: '10-14.8', comm: ['CAN'], weight_g: 100 });
  const fits = (figures: Listed['figures'], name: string) => {
    const other = listedLike({ id: 'other', name: 'B', voltage_v: null, comm: [], weight_g: null, ...figures });
    return candidatesFor(among(had, other), had, []).map((candidate) => fitOf(candidate, name));
  };

  test.each<[Listed['figures'], string, boolean | null]>([
    [{ voltage_v: '12' }, 'voltage', true],
    [{ voltage_v: '14.8-24' }, 'voltage', true],
    [{ voltage_v: '24' }, 'voltage', false],
    [{ voltage_v: null }, 'voltage', null],
    [{ comm: ['RS-485', 'CAN'] }, 'bus', true],
    [{ comm: ['RS-485'] }, 'bus', false],
    [{ comm: [] }, 'bus', null],
    [{ weight_g: 110 }, 'mass', true],
    [{ weight_g: 111 }, 'mass', false],
    [{ weight_g: null }, 'mass', null],
  ])('with %j in %s is %s', (figures, name, expected) => {
    expect(fits(figures, name)).toEqual([expected]);
  });
});

test('what nobody publishes of the original is not asked', () => {
  expect(wantedText(original, 'voltage')).toBe('10–14.8 V');
  expect(wantedText(original, 'size')).toBeNull();
});
