import { UNITS, type SourceUnit, type Unit } from '../../../catalog/fields/units.ts';

/** Common spellings of our own units, in addition to their symbols. */
const OWN: Readonly<Partial<Record<Unit, RegExp>>> = {
  '/min': /^(?:r\/min|1\/min|min[-−]1|u\/min|\/min|(?:rev\w*|turns)\s*\/\s*min)$/i,
  g: /^gr(?:ams?)?$/i,
  mm: /^millimet(?:er|re)s?$/i,
  "'": /^(?:arc-?\s?min(?:utes?)?|'|′)$/i,
  V: /^(?:volts?|v\s?dc)$/i,
  A: /^(?:amps?|arms)$/i,
  W: /^watts?$/i,
  dB: /^db\(?a\)?$/i,
  '{USD}': /^(?:(?:us)?\$|bucks|(?:us\s?)?dollars?)$/i,
};

/** Units in words, and their symbols; sources write the symbols. */
const IN_WORDS: readonly (readonly [words: RegExp, symbol: string])[] = [
  [/\s?\bper\s/gi, '/'],
  [/\bnewtonmet(?:er|re)s?\b/gi, 'N m'],
  [/\bnewtons?\b/gi, 'N'],
  [/\b(?:kilograms?|kilos?|kgs)\b/gi, 'kg'],
  [/\b(?:ounces?|ozf)\b/gi, 'oz'],
  [/\b(?:pounds?|lbs|lbf)\b/gi, 'lb'],
  [/\binch(?:es)?\b/gi, 'in'],
  [/\b(?:feet|foot)\b/gi, 'ft'],
  [/\bcentimet(?:er|re)s?\b/gi, 'cm'],
  [/\bmet(?:er|re)s?\b/gi, 'm'],
  [/\b(?:radians?|rads)\b/gi, 'rad'],
  [/(?<!arc[-\s]?)\bsec(?:onds?)?\b/gi, 's'],
  [/\bminutes?\b/gi, 'min'],
  [/[\s·*]s\^?[-−]1$/i, '/s'],
  [/^dps$/i, '°/s'],
  [/\.$/, ''],
  [/^in(?:ch)?[\s·.*-]*(lb|oz)f?$/i, '$1 in'],
];

/** The number of ours that a unit is, by a common spelling; null when the text does not spell this unit. */
export function factorOf(text: string, unit: Unit): number | null {
  const { symbol, conversions } = UNITS[unit];
  const written = IN_WORDS.reduce((left, [words, short]) => left.replace(words, short), text);
  if (unit === '/min' && OF_MODELS.test(written)) return null;
  if (
    text === unit ||
    plain(written).toLowerCase() === plain(symbol).toLowerCase() ||
    OWN[unit]?.test(written)
  )
    return 1;
  const other = conversions.find(
    ({ unit: code, symbol: sign, spelled }: SourceUnit) =>
      text === code || plain(written) === plain(sign) || spells(spelled, written),
  );
  return other?.factor ?? null;
}

/** A unit without the marks that its parts are joined by: `kg·cm²`, `kg cm^2` and `kg*cm2` are one. */
const plain = (written: string): string => written.replaceAll(/[\s·.*^-]/g, '').replace('²', '2');

// Marks by which model files say that a number is a speed; a person means an angle by `360 degrees`.
const OF_MODELS = /^(?:!?degrees|velocity|\w*_vel)$/i;

const spells = (spelled: RegExp, written: string): boolean =>
  new RegExp(`^(?:${spelled.source})$`, spelled.flags).test(written);
