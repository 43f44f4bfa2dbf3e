import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActuatorEntry } from '../../src/catalog/catalog.ts';
import { actuators } from '../support/arbitraries.ts';
import { matchesOf } from '../support/match.ts';
import { runs } from '../support/runs.ts';
import { serviceWith } from '../support/small-catalog.ts';

/*
 * The laws of a match, for any actuators and any requirements.
 */

const bound = fc.constantFrom(0.5, 1, 1.9, 2, 9.5, 20, 90, 100);
const NAMES = ['peak_torque_nm', 'speed_rpm', 'weight_g', 'price_usd', 'backlash_arcmin'];
// Few at a time: hardly any actuator meets five.
const bounds = fc
  .subarray(NAMES, { minLength: 1, maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, bound]))));
const modifiers = fc.record(
  {
    margin: fc.constantFrom(1, 1.3),
    external_ratio: fc.constantFrom(0.5, 1, 3),
    external_efficiency: fc.constantFrom(0.9, 1),
  },
  { requiredKeys: [] },
);

type Bounds = Readonly<Record<string, number>>;

/** Requirements, at least one, with what modifies them. */
const questions = fc.tuple(bounds, modifiers).map(([asked, modifying]): Bounds => ({ ...asked, ...modifying }));

const RUNS = { numRuns: runs(200) };

const queryOf = (question: Bounds): string =>
  new URLSearchParams(
    Object.entries({ limit: 100, ...question }).map(([name, value]) => [name, String(value)]),
  ).toString();

const answerOf = (entries: readonly ActuatorEntry[], question: Bounds) =>
  matchesOf(serviceWith(...entries), queryOf(question));

const meeting = (entries: readonly ActuatorEntry[], question: Bounds): string[] =>
  answerOf(entries, question).data.flatMap(({ id, verdict }) => (verdict === 'meets' ? [id] : []));

/** Which bound is made easier, and to what part. */
const easing = fc.record({ nth: fc.nat(9), part: fc.constantFrom(0.3, 0.7, 0.99) });

const IS_AT_LEAST = new Set(['peak_torque_nm', 'speed_rpm']);

test('a requirement made easier never loses a match', () => {
  fc.assert(
    fc.property(actuators, questions, easing, (entries, question, { nth, part }) => {
      const names = NAMES.filter((name) => name in question);
      const name = names[nth % names.length] ?? '';
      const easier = (question[name] ?? 0) * (IS_AT_LEAST.has(name) ? part : 1 / part);
      const kept = new Set(meeting(entries, { ...question, [name]: easier }));
      expect(meeting(entries, question).filter((id) => !kept.has(id))).toEqual([]);
    }),
    RUNS,
  );
});

test('what relax adds is true when it is followed', () => {
  fc.assert(
    fc.property(actuators, questions, (entries, question) => {
      const { counts, relax } = answerOf(entries, question);
      for (const { requirement, from, to, adds } of relax) {
        expect(from).toBe(question[requirement]);
        expect(answerOf(entries, { ...question, [requirement]: to }).counts.meets).toBe(counts.meets + adds);
      }
    }),
    RUNS,
  );
});

test('the counts of the verdicts sum to the candidates, and the answer holds all but those that miss', () => {
  fc.assert(
    fc.property(actuators, questions, (entries, question) => {
      const { counts, data, pagination } = answerOf(entries, question);
      expect(counts.meets + counts.close + counts.unknown + counts.misses).toBe(entries.length);
      expect(pagination.total).toBe(entries.length - counts.misses);
      expect(data).toHaveLength(pagination.total);
    }),
    RUNS,
  );
});

test('an external ratio of 1 equals none', () => {
  fc.assert(
    fc.property(
      actuators,
      questions,
      (entries, { external_ratio: _ratio, external_efficiency: _part, ...question }) => {
        const direct = { ...question, external_ratio: 1, external_efficiency: 1 };
        expect(answerOf(entries, direct)).toEqual(answerOf(entries, question));
      },
    ),
    RUNS,
  );
});

test('a walk of cursors meets each match once, in the order of one long page', () => {
  fc.assert(
    fc.property(actuators, questions, fc.integer({ min: 1, max: 4 }), (entries, question, limit) => {
      const service = serviceWith(...entries);
      const walked: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null && walked.length <= entries.length) {
        const next = cursor === '' ? '' : `&cursor=${cursor}`;
        const { data, pagination } = matchesOf(service, `${queryOf({ ...question, limit })}${next}`);
        walked.push(...data.map(({ id }) => id));
        cursor = pagination.next_cursor;
      }
      expect(walked).toEqual(answerOf(entries, question).data.map(({ id }) => id));
    }),
    RUNS,
  );
});
