import { numberWithin, wanted, type Kind, type Within } from './kinds.ts';

/* Kinds of values that people also write in other notations: `IP69K`, `50%`, `2 min`. */

/** A fraction within these bounds; the hint for a percentage has its fraction. */
export const fraction = (bounds: Within): Kind<number> => ({
  ...numberWithin(bounds),
  withoutUnits(text) {
    const [, percent] = /^([\d.]+)\s*%$/.exec(text) ?? [];
    const value = Number(percent) / 100;
    return numberWithin(bounds).read(String(value)).ok ? String(value) : null;
  },
});

/** A rating of ingress protection by its two digits: `65` or `IP65`. */
export const protection = (): Kind<string> => ({
  json: { type: 'string', maxLength: 4, pattern: '^([Ii][Pp])?[0-6][0-9]$' },
  words: [],
  control: 'text',
  withoutUnits: (text) => /^ip[\s-]*([0-6]\d)(?:(?<=69)k)?$/i.exec(text)?.[1] ?? null,
  read(text) {
    const [, digits] = /^(?:ip)?([0-6]\d)$/i.exec(text) ?? [];
    return digits === undefined
      ? wanted('must be two digits such as 65, the first at most 6')
      : { ok: true, value: digits };
  },
});

/** The seconds of each unit of time. */
const SECONDS: Readonly<Record<string, number>> = {
  '': 1,
  s: 1,
  sec: 1,
  secs: 1,
  second: 1,
  seconds: 1,
  ms: 0.001,
  min: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hour: 3600,
  hours: 3600,
};

/** A time as its number of seconds: `120` of `2 min`; null when malformed. */
export function secondsIn(part: string): string | null {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/i.exec(part) ?? [];
  const name = unit.toLowerCase();
  const factor = Object.hasOwn(SECONDS, name) ? (SECONDS[name] ?? NaN) : NaN;
  const seconds = Number(number) * factor;
  return Number.isFinite(seconds) ? String(seconds) : null;
}

/** A time within these bounds, seconds; the hint for one in another unit has its seconds. */
export const secondsWithin = (bounds: Within): Kind<number> => ({
  ...numberWithin(bounds),
  withoutUnits(text) {
    const seconds = secondsIn(text);
    return seconds !== null && numberWithin(bounds).read(seconds).ok ? seconds : null;
  },
});
