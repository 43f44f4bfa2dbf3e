import { describe, expect, test } from 'vitest';
import { get } from '../../support/ask.ts';
import { idsOf, objectOf } from '../../support/read.ts';
import { actuatorEntry, serviceOf, STALLING_SERVO } from '../../support/small-catalog.ts';

// `voltage_v` is the supply. It keeps actuators that accept it, and published torques and speeds are reduced
// to it.

const WIDE = { voltage_v: '10-60' } as const;

type Entry = NonNullable<Parameters<typeof actuatorEntry>[0]>;

/** An actuator that accepts a wide range of supplies. */
const wide = (id: string, { specs, ...stated }: Pick<Entry, 'specs' | 'conditions' | 'figures'>) =>
  actuatorEntry({ id, specs: { ...WIDE, ...specs }, ...stated });

/** An actuator with a maximum speed of 200 rpm. */
const turning = (id: string, condition: NonNullable<Entry['conditions']>[string]) =>
  wide(id, { specs: { max_speed_rpm: 200 }, conditions: { max_speed_rpm: condition } });

/** An actuator with a peak torque of 40 N·m. */
const pulling = (id: string, condition: NonNullable<Entry['conditions']>[string], rated_torque_nm?: number) =>
  wide(id, { specs: { peak_torque_nm: 40, rated_torque_nm }, conditions: { peak_torque_nm: condition } });

const service = serviceOf({
  actuators: [
    turning('fast-at-48', { kind: 'no_load', voltage_v: 48 }),
    turning('of-no-kind', { voltage_v: 48 }),
    turning('of-no-voltage', { kind: 'no_load' }),
    turning('a-limit', { kind: 'limit', voltage_v: 48 }),
    pulling('peaking', { kind: 'peak', voltage_v: 48 }),
    pulling('stalling', { kind: 'stall', voltage_v: 48 }, 30),
    pulling('torque-of-no-kind', { voltage_v: 48 }),
    wide('rated-at-48', {
      specs: {},
      conditions: { rated_speed_rpm: { voltage_v: 48 } },
      figures: { rated_speed_rpm: 200 },
    }),
  ],
});

const found = (query: Readonly<Record<string, string>>): string[] =>
  idsOf(get(service, 'list_actuators', query));

describe('at half of its stated voltage', () => {
  test('a speed of any kind is halved, but not a limit or a speed of unstated voltage', () => {
    expect(found({ min_speed_rpm: '150' })).toEqual(['a-limit', 'fast-at-48', 'of-no-kind', 'of-no-voltage']);
    expect(found({ min_speed_rpm: '150', voltage_v: '24' })).toEqual(['a-limit', 'of-no-voltage']);
    expect(found({ min_speed_rpm: '100', voltage_v: '24' })).toHaveLength(4);
    expect(found({ max_speed_rpm: '100', voltage_v: '24' })).toEqual(['fast-at-48', 'of-no-kind']);
  });

  test('a rated speed is halved', () => {
    expect(found({ min_rated_speed_rpm: '101' })).toEqual(['rated-at-48']);
    expect(found({ min_rated_speed_rpm: '100', voltage_v: '24' })).toEqual(['rated-at-48']);
    expect(found({ min_rated_speed_rpm: '101', voltage_v: '24' })).toEqual([]);
  });

  test('a stall torque and one without a kind are halved, but not a peak torque that a driver limits', () => {
    expect(found({ min_peak_torque_nm: '21', voltage_v: '24' })).toEqual(['peaking']);
    expect(found({ min_peak_torque_nm: '20', voltage_v: '24' })).toEqual([
      'peaking',
      'stalling',
      'torque-of-no-kind',
    ]);
  });

  test('a rated torque is unchanged up to the stall torque', () => {
    expect(found({ min_rated_torque_nm: '30', voltage_v: '36' })).toEqual(['stalling']);
    expect(found({ min_rated_torque_nm: '21', voltage_v: '24' })).toEqual([]);
    expect(found({ min_rated_torque_nm: '20', voltage_v: '24' })).toEqual(['stalling']);
  });
});

test('the lower end of a range counts, and a higher supply adds nothing', () => {
  expect(found({ min_speed_rpm: '150', voltage_v: '24-48' })).toEqual(['a-limit', 'of-no-voltage']);
  expect(found({ max_speed_rpm: '200', voltage_v: '60' })).toHaveLength(4);
});

test('the order and the values of a list stay as published', () => {
  const query = { voltage_v: '24', sort: 'max_speed_rpm', order: 'desc', min_speed_rpm: '1' };
  expect(found(query)).toEqual(['a-limit', 'fast-at-48', 'of-no-kind', 'of-no-voltage']);
  expect(objectOf(get(service, 'list_actuators', { ...query, fields: 'max_speed_rpm' })).data).toEqual(
    expect.arrayContaining([{ id: 'fast-at-48', max_speed_rpm: 200 }]),
  );
});

test('a summary counts the records of the list at the same supply', () => {
  const query = { voltage_v: '24', min_speed_rpm: '150' };
  expect(found(query)).toHaveLength(2);
  expect(objectOf(get(service, 'summarize_actuators', query)).total).toBe(2);
});

test('a supply below the single voltage of a servo reduces its speed', () => {
  const servo = serviceOf({ actuators: [STALLING_SERVO] });
  // 200 rpm at 12 V are 183.3 rpm at 11 V.
  expect(idsOf(get(servo, 'list_actuators', { voltage_v: '11', min_speed_rpm: '183' }))).toEqual(['servo']);
  expect(idsOf(get(servo, 'list_actuators', { voltage_v: '11', min_speed_rpm: '184' }))).toEqual([]);
});
