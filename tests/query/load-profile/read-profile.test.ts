import { describe, expect, test } from 'vitest';
import {
  readProfile,
  unitsOf,
  type ChosenUnits,
  type Profile,
} from '../../../src/query/load-profile/read-profile.ts';

/** All of a profile at once, and the shares that were reported on the way. */
function read(text: string, chosen: ChosenUnits = {}) {
  const shares: number[] = [];
  const steps = readProfile(text, chosen);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { result: value, shares };
    shares.push(value);
  }
}

function samplesOf(text: string, chosen: ChosenUnits = {}): Profile {
  const { result } = read(text, chosen);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const columns = ({ time, torque, speed }: Profile) => [[...time], [...torque], [...speed]];

describe('a load profile', () => {
  test.each([
    ['commas and no header', '0,1,10\n0.1,-2,20\n'],
    ['a header in another order', 'speed,time,torque\n10,0,1\n20,0.1,-2'],
    ['tabs', '0\t1\t10\n0.1\t-2\t20'],
    ['semicolons with decimal commas', 'time;torque;speed\r\n0;1;10\r\n0,1;-2;20\r\n'],
    [
      'quoted names, further columns and blank lines',
      '"time","step","torque","speed"\n0,1,1,10\n\n0.1,2,-2,20\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(columns(samplesOf(text))).toEqual([
      [0, 0.1],
      [1, -2],
      [10, 20],
    ]);
  });

  test('has the units that its header names, and says which', () => {
    const { torque, speed, units } = samplesOf('time_ms,tau [kgf.cm],joint_speed (rad/s)\n0,10,1\n500,10,1');
    expect([torque[0], speed[0]]).toEqual([0.980665, 9.5493]);
    expect(units).toEqual({ time: 'ms', torque: 'kgf·cm', speed: 'rad/s' });
  });

  test('has the units that a reader chooses, whatever its header names', () => {
    const { speed, units } = samplesOf('time,torque,speed (rad/s)\n0,1,6\n1,1,6', { speed: '°/s' });
    expect(speed[0]).toBe(1);
    expect(units.speed).toBe('°/s');
    expect(unitsOf('speed')[0]).toBe('rpm');
  });

  test('is in our units where nothing says otherwise', () => {
    expect(samplesOf('0,1,10\n1,1,10').units).toEqual({ time: 's', torque: 'N·m', speed: 'rpm' });
  });

  test.each([
    ['', 'Line 1: found no three columns'],
    ['{"a": 1}\n', 'Line 1: found no three columns'],
    ['a,b,c\n1,2,3', 'Line 1: found the columns a, b, c; wanted one that is called time'],
    ['0,1,10', 'fewer than two samples'],
    ['0,1,10\n1,1', 'Line 2: speed: found nothing, wanted a number'],
    ['time,torque,speed\n0,1,10\n1,NaN,10', 'Line 3: torque: found “NaN”, wanted a number'],
    ['0,1,10\n1,1,10\n0.5,1,10', 'Line 3: time: found 0.5 s after 1 s'],
  ])('%j is refused, with its line', (text, fault) => {
    const told: unknown = expect.stringContaining(fault);
    expect(read(text).result).toMatchObject({ ok: false, error: told });
  });

  test('of many lines reports how far it is, and is bounded', () => {
    const { result, shares } = read('0,1,10\n'.repeat(1_000_001));
    expect(result).toEqual({ ok: false, error: 'Line 1000001: more than 1000000 samples' });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(40);
  });
});
