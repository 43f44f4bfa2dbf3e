import { describe, expect, test } from 'vitest';
import type { Differences } from '../../../src/query/alternatives/alternatives.ts';
import type { Catalog, ListedActuator } from '../../../src/site/client-catalog/listed.ts';
import { candidatesFor, wantedText, type Candidate } from '../../../src/site/replace/candidates.ts';
import { figuresText, verdictText } from '../../../src/site/replace/view.ts';
import { copied, listedLike, site } from '../fixtures.ts';

const original = copied.actuators.find(({ id }) => id === 'robotis-xm540-w270-r') ?? listedLike({});
const { others: candidates } = candidatesFor(copied, original, []);
const fitOf = ({ fits }: Candidate, name: string): boolean | null =>
  fits.find((fit) => fit.name === name)?.fits ?? null;
const among = (...actuators: ListedActuator[]): Catalog => ({ ...copied, actuators });

test('a servo has candidates of another maker', () => {
  const makers = new Set(candidates.map(({ actuator }) => actuator.brand));
  makers.delete('ROBOTIS');
  expect(makers.size).toBeGreaterThanOrEqual(1);
});

const told = ({ better, worse, equal, unknown, not_comparable }: Differences): Differences => ({
  better,
  worse,
  equal,
  unknown,
  not_comparable,
});

test('the page proposes what the API proposes, in its order and with the same differences', () => {
  const some = site.actuatorPages.filter(
    ({ entry }, place) => place % 40 === 0 || entry.replaced_by !== undefined,
  );
  for (const { actuator, replacements } of some) {
    const listed = copied.actuators.find(({ id }) => id === actuator.id) ?? listedLike({});
    const { successors, others } = candidatesFor(copied, listed, []);
    expect(successors.map((candidate) => candidate.actuator.id)).toEqual(
      replacements.successors.map(({ id }) => id),
    );
    expect(others.map((candidate) => [candidate.actuator.id, told(candidate)])).toEqual(
      replacements.data.map((replacement) => [replacement.id, told(replacement)]),
    );
  }
});

test('a candidate for another supply is shown as one that does not fit, or left out when the supply is required', () => {
  const on24V = candidates.filter((candidate) => fitOf(candidate, 'voltage') === false);
  expect(on24V.map(({ actuator }) => String(actuator.figures.voltage_v))).toContain('24');
  const { others: required } = candidatesFor(copied, original, ['voltage']);
  expect(required.map((candidate) => fitOf(candidate, 'voltage'))).not.toContain(false);
});

test('without a shared bus no protocol is named, and none is unknown', () => {
  const texts = candidates.flatMap(({ fits }) =>
    fits.find(({ name }) => name === 'bus')?.fits === false
      ? (fits.find(({ name }) => name === 'protocol') ?? [])
      : [],
  );
  expect(new Set(texts.map(({ fits, text }) => `${fits} ${text}`))).toEqual(
    new Set(['false on a different bus']),
  );
});

describe('a fit', () => {
  const had = listedLike({ id: 'had', name: 'A', voltage_v: '10-14.8', comm: ['CAN'], weight_g: 100 });
  const fits = (figures: ListedActuator['figures'], name: string) => {
    const other = listedLike({
      id: 'other',
      name: 'B',
      voltage_v: null,
      comm: [],
      weight_g: null,
      ...figures,
    });
    return candidatesFor(among(had, other), had, []).others.map((candidate) => fitOf(candidate, name));
  };

  test.each<[ListedActuator['figures'], string, boolean | null]>([
    [{ voltage_v: '9-15' }, 'voltage', true],
    [{ voltage_v: '12' }, 'voltage', false],
    [{ voltage_v: '14.8-24' }, 'voltage', false],
    [{ voltage_v: '24' }, 'voltage', false],
    [{ voltage_v: null }, 'voltage', null],
    [{ comm: ['RS-485', 'CAN'] }, 'bus', true],
    [{ comm: ['RS-485'] }, 'bus', false],
    [{ comm: [] }, 'bus', null],
    [{ comm: ['CAN'] }, 'protocol', null],
    [{ comm: ['RS-485'] }, 'protocol', false],
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

test('the verdict says first that the mounting is unknown, then what misses, what meets, and what is unknown', () => {
  const texts = candidates.map(({ fits }) => verdictText(fits));
  expect(texts.every((text) => text.startsWith('Mounting unknown; '))).toBe(true);
  const feetech = candidates.find(({ actuator }) => actuator.brand === 'FEETECH');
  expect(verdictText(feetech?.fits ?? [])).toMatch(/misses: .*protocol/);
});

test('the heading has the figures that are known, with their kinds', () => {
  const ended = copied.actuators.find(({ id }) => id === 'robotis-h54-200-s500-r') ?? listedLike({});
  expect(figuresText(ended)).toBe('44.7 N·m continuous, 33.1 rpm kind not stated, 855 g');
});
