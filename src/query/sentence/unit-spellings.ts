import { UNITS, type SourceUnit, type Unit } from '../../catalog/fields/units.ts';

/** How people write our own units, besides their symbols. */
const OWN: Readonly<Partial<Record<Unit, RegExp>>> = {
  'N.m': /^n[\s·.*-]*m$/i,
  'N.m/kg': /^n[\s·.*-]*m\s?(?:\/|per)\s?kg$/i,
  'N.m/A': /^n[\s·.*-]*m\/a$/i,
  '/min': /^(?:rpm|r\/min|1\/min|min-1|u\/min|\/min|rev\w*\s*(?:\/|per)\s*min)$/i,
  g: /^(?:g|grams?|gr)$/i,
  kg: /^kgs?$/i,
  'kg.m2': /^kg[\s·.*-]*m(?:\^?2|²)$/i,
  mm: /^(?:mm|millimet(?:er|re)s?)$/i,
  "'": /^(?:arc-?\s?min(?:utes?)?|'|′)$/i,
  V: /^(?:v|volts?|vdc|v\s?dc)$/i,
  A: /^(?:a|amps?|arms)$/i,
  W: /^(?:w|watts?)$/i,
  dB: /^db(?:\(?a\)?)?$/i,
  '{USD}': /^(?:usd|\$|dollars?|us\s?dollars?)$/i,
};

/** Units in words, and their symbols; sources write the symbols. */
const IN_WORDS: readonly (readonly [words: RegExp, symbol: string])[] = [
  [/\bnewtonmet(?:er|re)s?\b/gi, 'N m'],
  [/\bnewtons?\b/gi, 'N'],
  [/\b(?:kilograms?|kilos?)\b/gi, 'kg'],
  [/\b(?:ounces?|ozf)\b/gi, 'oz'],
  [/\b(?:pounds?|lbs)\b/gi, 'lb'],
  [/\b(?:feet|foot)\b/gi, 'ft'],
  [/\bcentimet(?:er|re)s?\b/gi, 'cm'],
  [/\bmet(?:er|re)s?\b/gi, 'm'],
  [/\bradians?\b/gi, 'rad'],
  [/\bsec(?:onds?)?\b/gi, 's'],
  [/\bminutes?\b/gi, 'min'],
  [/^in(?:ch)?[\s·.*-]*(lb|oz)f?$/i, '$1 in'],
];

/** How many of ours a unit is, by what people write; null for what is no spelling of this unit. */
export function factorOf(text: string, unit: Unit): number | null {
  const { symbol, conversions } = UNITS[unit];
  const written = IN_WORDS.reduce((left, [words, short]) => left.replace(words, short), text);
  if (unit === '/min' && OF_MODELS.test(written)) return null;
  if (text === unit || written.toLowerCase() === symbol.toLowerCase() || OWN[unit]?.test(written)) return 1;
  const other = conversions.find(
    ({ unit: code, symbol: sign, spelled }: SourceUnit) =>
      text === code || plain(written) === plain(sign) || spells(spelled, written),
  );
  return other?.factor ?? null;
}

/** A unit without the marks that its parts are joined by: `kg·cm²`, `kg cm^2` and `kg*cm2` are one. */
const plain = (written: string): string => written.replaceAll(/[\s·.*^]/g, '').replace('²', '2');

// How model files say that a number is a speed; a person means an angle by `360 degrees`.
const OF_MODELS = /^(?:!?degrees|velocity|\w*_vel)$/i;

const spells = (spelled: RegExp, written: string): boolean =>
  new RegExp(`^(?:${spelled.source})$`, spelled.flags).test(written);
