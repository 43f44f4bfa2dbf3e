import type { Unit } from '../../catalog/fields/units.ts';
import { DUTY_LENGTH, DUTY_STEPS, LOAD_POINTS, POINTS_LENGTH, rangeText } from '../../limits.ts';
import { pointsOf, stepsOf, type DutyStep, type LoadPoint } from './duty.ts';
import { secondsIn } from './fraction-ip-and-time-kinds.ts';
import { wanted, type Kind } from './kinds.ts';
import { numberInUnit } from './units/number-in-unit.ts';

/** A kind whose texts, of at most `most` characters, `read` parses; null is an error. */
const notated = <Value>(
  { most, pattern, issue }: { readonly most: number; readonly pattern: string; readonly issue: string },
  read: (value: string) => Value | null,
): Kind<Value> => ({
  json: { type: 'string', maxLength: most, pattern },
  words: [],
  control: 'text',
  isSeparated: true,
  read(value) {
    if (value.length > most) return wanted(`must be at most ${most} characters`);
    const found = read(value);
    return found === null ? wanted(issue) : { ok: true, value: found };
  },
  withoutUnits(value) {
    const plain = value.length > most ? null : plainNotation(value);
    return plain === null || plain === value || read(plain) === null ? null : plain;
  },
});

/** The unit of each part of the notation, by the sign before the part. */
const UNIT_BEHIND: Readonly<Record<string, Unit>> = { '': 'N.m', '@': '/min' };

/**
 * Points or steps converted to our units: `40Nm@12 rad/s` is `40@114.6`; null where a part is not a figure.
 */
function plainNotation(text: string): string | null {
  const signed = text.replaceAll(/\s+at\s+/gi, '@').replaceAll(/\s+for\s+/gi, ':');
  const steps = signed.split(',').map((step) => {
    const parts = step.split(/([@:])/);
    const numbers = parts.map((part, index) => {
      if (index % 2 === 1) return part;
      const unit = UNIT_BEHIND[parts[index - 1] ?? ''];
      return unit === undefined ? secondsIn(part) : numberIn(part.trim(), unit);
    });
    return numbers.every((part) => part !== null) ? numbers.join('') : null;
  });
  return steps.every((step) => step !== null) ? steps.join(',') : null;
}

function numberIn(part: string, unit: Unit): string | null {
  const [, sign = '', size = ''] = /^([-+]?)(.*)$/.exec(part) ?? [];
  return /^[\d.]+$/.test(size) ? part : (numberInUnit(size, unit)?.replace(/^/, sign) ?? null);
}

// Numbers in a text, as far as JSON Schema can describe them; signs of exponents and blanks are taken too.
const POSITIVE = String.raw`(?:0{0,3}[1-9][0-9]{0,5}(?:\.[0-9]{0,9})?|0{0,3}\.[0-9]{0,5}[1-9][0-9]{0,5})`;
const SPEED = String.raw`[0-9]{1,7}(?:\.[0-9]{0,9})?`;

const severalOf = (part: string, { most }: { readonly most: number }): string =>
  `^${part}(?:,${part}){0,${most - 1}}$`;

const STEP = `-?${POSITIVE}:${POSITIVE}`;
const STEP_AT_SPEED = `-?${POSITIVE}@${SPEED}:${POSITIVE}`;
// Fewer steps are allowed if they have a speed.
const DUTY_PATTERN = `${severalOf(STEP, DUTY_STEPS)}|${severalOf(STEP_AT_SPEED, LOAD_POINTS)}`;

const DUTY_WANTED =
  `must be ${rangeText(DUTY_STEPS)} steps of torque in N·m and seconds such as 60:2,10:8, with a torque and a time above 0, ` +
  `at most ${LOAD_POINTS.most} of them with a speed in rpm such as 60@20:2`;

/** A duty cycle: `60:2,10:8` is 60 N·m for 2 s, then 10 N·m for 8 s; `60@20:2` does so at 20 rpm. */
export const duty = (): Kind<readonly DutyStep[]> =>
  notated({ most: DUTY_LENGTH, pattern: DUTY_PATTERN, issue: DUTY_WANTED }, stepsOf);

const POINTS_WANTED = `must be ${rangeText(LOAD_POINTS)} points of torque in N·m and speed in rpm such as 40@115,10@300, each torque above 0`;

/** Operating points: `40@115,10@300` is 40 N·m at 115 rpm, and 10 N·m at 300 rpm. */
export const points = (): Kind<readonly LoadPoint[]> =>
  notated(
    { most: POINTS_LENGTH, pattern: severalOf(`${POSITIVE}@${SPEED}`, LOAD_POINTS), issue: POINTS_WANTED },
    pointsOf,
  );
