import { numberWithin, wanted, type Kind, type Within } from './kinds.ts';

/* Kinds of values that people write in other notations as well: `IP69K`, `50%`. */

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
