/** One rpm in radians per second. */
export const RPM_IN_RADIANS_PER_SECOND = Math.PI / 30;

/** A unit that sources use: how they spell it, its UCUM code, its symbol, and how many of ours it is. */
export interface SourceUnit {
  readonly unit: string;
  readonly symbol: string;
  readonly factor: number;
  readonly spelled: RegExp;
}

/** A unit of the catalog: how people write it, and the units that are converted into it. */
interface CatalogUnit {
  readonly symbol: string;
  /** Other spellings of the unit in sources. */
  readonly also?: RegExp;
  readonly conversions: readonly SourceUnit[];
}

const from = (spelled: RegExp, symbol: string, [unit, factor]: readonly [string, number]): SourceUnit => ({
  unit,
  symbol,
  factor,
  spelled,
});

/**
 * Units by UCUM code (https://ucum.org), with the factor that turns each unit of a source into ours. Where
 * two spellings match the same words, the first whose result agrees with the figure is taken.
 */
export const UNITS = {
  'N.m': {
    symbol: 'N·m',
    conversions: [
      from(/kgf?[\s·・.*-]*cm|公斤/i, 'kgf·cm', ['kgf.cm', 0.0980665]),
      from(/oz[\s·.*-]*in/i, 'oz·in', ['[oz_av].[g].[in_i]', 0.00706155]),
      from(/lbf?[\s·.*-]*in(?![a-z])/i, 'lbf·in', ['[lbf_av].[in_i]', 0.1129848]),
      from(/(lb|ft)[\s·.*-]*(ft|lb)/i, 'lbf·ft', ['[lbf_av].[ft_i]', 1.355818]),
      from(/m(illi-)?[nN][\s·.*-]*m/, 'mN·m', ['mN.m', 0.001]),
      from(/N[\s·.*-]*cm/, 'N·cm', ['N.cm', 0.01]),
      from(/kgf?[\s·.*-]*m\b/i, 'kgf·m', ['kgf.m', 9.80665]),
    ],
  },
  'N.m/A': {
    symbol: 'N·m/A',
    conversions: [
      from(/m[nN][\s·.*-]*m/, 'mN·m/A', ['mN.m/A', 0.001]),
      from(/micro-?N[\s·.*-]*m/i, 'µN·m/A', ['uN.m/A', 1e-6]),
      from(/oz[\s·.*-]*in/i, 'oz·in/A', ['[oz_av].[g].[in_i]/A', 0.00706155]),
      from(/kgf?[\s·.*-]*cm/i, 'kgf·cm/A', ['kgf.cm/A', 0.0980665]),
    ],
  },
  'N.m/kg': { symbol: 'N·m/kg', conversions: [] },
  '/min': {
    symbol: 'rpm',
    also: /\br(ev)?\s*\/\s*min|min-1\b/i,
    conversions: [
      // Model files state a speed without its unit: it is rad/s unless they mention degrees.
      from(/rad(\s*(\/|per)\s*|_)s|velocity|_vel\b/i, 'rad/s', ['rad/s', 9.5493]),
      from(/(°|deg\w*)\s*(\/|per)\s*s|!?degrees|radians\(|PI\/180/i, '°/s', ['deg/s', 1 / 6]),
      from(/rev\w*\s*(\/|per)\s*s|rps/i, 'rev/s', ['/s', 60]),
    ],
  },
  g: {
    symbol: 'g',
    conversions: [
      // Model files state a mass without its unit.
      from(/kg|mass value=/i, 'kg', ['kg', 1000]),
      from(/\boz\b/i, 'oz', ['[oz_av]', 28.3495]),
      from(/\blbs?\b/i, 'lb', ['[lb_av]', 453.592]),
    ],
  },
  kg: {
    symbol: 'kg',
    conversions: [from(/\blbs?\b/i, 'lb', ['[lb_av]', 0.453592]), from(/(?<![a-z])g\b/i, 'g', ['g', 0.001])],
  },
  mm: {
    symbol: 'mm',
    conversions: [
      from(/(?<![a-z])cm\b/i, 'cm', ['cm', 10]),
      // A quotation mark that also precedes the digits encloses them; it is not the sign of arc-seconds.
      from(/\binch(es)?\b|\bin\b|(?<!"[^"]*)\d\s*[″"]|^[″"]$/i, 'in', ['[in_i]', 25.4]),
      from(/(?<![a-z])m\b/i, 'm', ['m', 1000]),
    ],
  },
  "'": {
    symbol: 'arcmin',
    conversions: [
      from(/arc-?\s*sec\w*|角秒|(?<!"[^"]*)\d\s*[″"]|^[″"]$/i, 'arc-seconds', ["''", 1 / 60]),
      from(/°|deg\w*/i, '°', ['deg', 60]),
      // Backlash is the full play between both ends.
      from(/(±|\+\/?-).*(°|deg)/i, '±°', ['deg{plus-minus}', 120]),
      from(/mrad/i, 'mrad', ['mrad', 3.43775]),
    ],
  },
  V: { symbol: 'V', conversions: [] },
  A: { symbol: 'A', conversions: [from(/mA\b/, 'mA', ['mA', 0.001])] },
  W: { symbol: 'W', conversions: [from(/kW/, 'kW', ['kW', 1000]), from(/\bhp\b/i, 'hp', ['[HP]', 745.7])] },
  Ohm: {
    symbol: 'Ω',
    conversions: [from(/mΩ|\bm\s?ohm/i, 'mΩ', ['mOhm', 0.001]), from(/micro-?ohm/i, 'µΩ', ['uOhm', 1e-6])],
  },
  'kg.m2': {
    symbol: 'kg·m²',
    conversions: [
      from(/(?<!k)g[\s·.*_-]*c(m|㎡)/i, 'g·cm²', ['g.cm2', 1e-7]),
      from(/kg[\s·.*-]*cm/i, 'kg·cm²', ['kg.cm2', 1e-4]),
      from(/kg[\s·.*-]*mm/i, 'kg·mm²', ['kg.mm2', 1e-6]),
    ],
  },
  mH: {
    symbol: 'mH',
    conversions: [
      from(/(μ|µ|u)H|micro-?henr/i, 'µH', ['uH', 0.001]),
      from(/(?<![a-zμµ])H(?![a-z\d])|\bHenr(y|ies)\b/i, 'H', ['H', 1000]),
    ],
  },
  '%': { symbol: '%', conversions: [] },
  // Counts of 2^n are read as n bits: see `conversion.ts`.
  bit: { symbol: 'bit', also: /\bbits?\b|\dbits?\b|位/i, conversions: [] },
  dB: { symbol: 'dB', conversions: [] },
  // Counts. Two magnetic poles are one pair.
  '1': {
    symbol: '',
    also: /pairs?(?![a-z])/i,
    conversions: [from(/\bpoles?\b|极数/i, 'poles', ['{pole}', 0.5])],
  },
  '{USD}': {
    symbol: 'USD',
    also: /\$/,
    conversions: [from(/\d\s?k\b|KUSD/i, 'thousand USD', ['k{USD}', 1000])],
  },
  '{USD}/(N.m)': { symbol: 'USD/N·m', conversions: [] },
} as const satisfies Readonly<Record<string, CatalogUnit>>;

const ROWS: ReadonlyMap<string, CatalogUnit> = new Map(Object.entries(UNITS));

/** A unit of ours by its UCUM code; undefined for a code that the table does not have. */
export const unitOf = (code: string | null | undefined): CatalogUnit | undefined => ROWS.get(code ?? '');

/** A UCUM code as people write the unit: `N.m` -> `N·m`. Empty if there is none. */
export const symbolOf = (code: string | null | undefined): string => unitOf(code)?.symbol ?? code ?? '';

/** A UCUM code of the table. */
export type Unit = keyof typeof UNITS;
