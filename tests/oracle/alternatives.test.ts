import { expect, test } from 'vitest';
import { z } from 'zod';
import { expectSame } from '../support/expect-same.ts';
import { shareOf } from '../support/runs.ts';
import { LONG, ask } from './asking.ts';
import { actuatorCalled, ACTUATORS, numberIn, ROBOTS, textsOf, type ActuatorFacts } from './facts.ts';
import { isKnown } from './keeping.ts';
import { areRanked } from './kinds.ts';
import { to4Digits } from './members.ts';
import { distanceBetween } from './nearness.ts';

/* Alternatives to every actuator, and the counts of records that know a field, computed from the files. */

const alternatives = z.looseObject({
  successors: z.array(z.looseObject({ id: z.string() })),
  data: z.array(
    z.looseObject({
      id: z.string(),
      availability: z.unknown(),
      voltage_covers: z.unknown(),
      price_stated_by: z.unknown(),
      price_date: z.unknown(),
      shares_protocol: z.unknown(),
      same_family: z.boolean(),
      better: z.array(z.unknown()),
      worse: z.array(z.unknown()),
      equal: z.array(z.unknown()),
      unknown: z.array(z.string()),
      not_comparable: z.array(z.string()),
      text: z.string(),
    }),
  ),
});

const ANSWERS = shareOf(ACTUATORS).map((actuator) => ({
  actuator,
  ...alternatives.parse(
    ask({ path: `/api/v1/actuators/${actuator.fields.id}/alternatives`, schema: 'Alternatives' }),
  ),
}));

/** The figures that alternatives are compared by: 1 if more is better, -1 if less is. */
const COMPARED = {
  ...{ peak_torque_nm: 1, rated_torque_nm: 1, max_speed_rpm: 1 },
  ...{ weight_g: -1, price_usd: -1, backlash_arcmin: -1 },
};

function differences(original: ActuatorFacts, other: ActuatorFacts) {
  const rows = Object.entries(COMPARED).map(([field, better]) => {
    const [one, value] = [numberIn(original.fields, field), numberIn(other.fields, field)];
    if (one === null || value === null) return { field, as: 'unknown' as const, told: field };
    if (!areRanked(field, original, other)) return { field, as: 'not_comparable' as const, told: field };
    if (one === 0 && value > 0)
      return { field, as: better > 0 ? 'better' : 'worse', told: { field, value, ratio: null } };
    const ratio = one === value ? 1 : value === 0 ? 0 : to4Digits(value / one);
    const as = Math.abs(ratio - 1) < 0.03 ? 'equal' : (ratio - 1) * better > 0 ? 'better' : 'worse';
    return { field, as, told: { field, value, ratio } } as const;
  });
  const those = (wanted: string) => rows.filter(({ as }) => as === wanted).map(({ told }) => told);
  return {
    ...{ better: those('better'), worse: those('worse'), equal: those('equal') },
    ...{ unknown: those('unknown'), not_comparable: those('not_comparable') },
  };
}

/** The figures that both actuators know, but of unlike kinds. */
const unlike = (original: ActuatorFacts, other: ActuatorFacts): string[] =>
  Object.keys(COMPARED).filter(
    (field) =>
      numberIn(original.fields, field) !== null &&
      numberIn(other.fields, field) !== null &&
      !areRanked(field, original, other),
  );

/** True if the two supplies overlap; null if one is unknown. */
function coversSupply({ fields: own }: ActuatorFacts, { fields: its }: ActuatorFacts) {
  const [least, most, lower, upper] = [own, its].flatMap((fields) => [
    numberIn(fields, 'min_voltage_v'),
    numberIn(fields, 'max_voltage_v'),
  ]);
  const isSupplied = [least, most, lower, upper].every((end) => typeof end === 'number');
  // A single nominal voltage accepts ten percent on either side.
  const [low, high] = lower === upper ? [0.9, 1.1] : [1, 1];
  return isSupplied ? Number(lower) * low <= Number(least) && Number(most) <= Number(upper) * high : null;
}

/** True if both actuators state their buses and share none. */
function hasOtherBus({ fields: own }: ActuatorFacts, { fields: its }: ActuatorFacts): boolean {
  const [buses, others] = [textsOf(own.comm), textsOf(its.comm)];
  return buses.length > 0 && others.length > 0 && !buses.some((bus) => others.includes(bus));
}

test('the alternatives of each actuator are the right ones, with the right differences', LONG, () => {
  for (const { actuator, successors, data } of ANSWERS) {
    const { id } = actuator.fields;
    if (actuator.replacedBy !== null) expect(successors.map((one) => one.id)).toEqual([actuator.replacedBy]);
    const barred = [id, ...successors.map((one) => one.id)];
    expect(data.filter((one) => barred.includes(one.id))).toEqual([]);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(10);
    for (const { id: other, text, ...told } of data) {
      const facts = actuatorCalled(other);
      if (facts === null) throw new Error(`${id}: found an alternative ${other} that no file has.`);
      const { availability, price_stated_by, price_date } = facts.fields;
      expect(['discontinued', 'eol']).not.toContain(availability);
      const { voltage_covers, better, worse, equal, unknown, not_comparable } = told;
      expectSame(
        [id, other, told.availability, told.price_stated_by, told.price_date],
        [id, other, availability, price_stated_by, price_date],
      );
      expectSame([id, other, voltage_covers], [id, other, coversSupply(actuator, facts)]);
      expectSame(
        [id, other, { better, worse, equal, unknown, not_comparable }],
        [id, other, differences(actuator, facts)],
      );
      expect(text.split(' not compared: ').length - 1).toBe(unlike(actuator, facts).length);
    }
  }
});

test('alternatives are sorted by nearness, with variants on another bus last', LONG, () => {
  for (const { actuator, data } of ANSWERS) {
    const { id } = actuator.fields;
    const variants = data.filter(
      ({ id: other, same_family }) => same_family && hasOtherBus(actuator, actuatorCalled(other) ?? actuator),
    );
    const others = data.filter((one) => !variants.includes(one));
    expect(data).toEqual([...others, ...variants]);
    for (const listed of [others, variants]) {
      const distances = listed.map(({ id: other, voltage_covers, shares_protocol }) => {
        const misfits = [voltage_covers, shares_protocol].filter((fits) => fits === false).length;
        return Number(distanceBetween(actuator, actuatorCalled(other) ?? actuator, misfits).toFixed(9));
      });
      expect([id, distances]).toEqual([id, distances.toSorted((one, other) => one - other)]);
    }
  }
});

/** Fields that every record has, perhaps empty, and that depend on more than its own file. */
const ALWAYS_KNOWN = ['doubts', 'our_reading', 'stated_by', 'conflicts'];

test('every field has the right count of records that know it', () => {
  const listed = z
    .looseObject({
      data: z.array(
        z.looseObject({ record: z.string(), field: z.string(), known: z.number(), of: z.number() }),
      ),
    })
    .parse(ask({ path: '/api/v1/fields', schema: 'FieldList' }));
  const records = { actuator: ACTUATORS, robot: ROBOTS } as const;
  for (const kind of ['actuator', 'robot'] as const) {
    const all = records[kind].map(({ fields }) => fields);
    const told = listed.data.filter(({ record, field }) => record === kind && !ALWAYS_KNOWN.includes(field));
    expect(told.map(({ field }) => field).toSorted()).toEqual(Object.keys(all[0] ?? {}).toSorted());
    const counted = told.map(({ field }) => [
      field,
      all.filter((fields) => isKnown(fields[field])).length,
      all.length,
    ]);
    expect(told.map(({ field, known, of }) => [field, known, of])).toEqual(counted);
  }
});
