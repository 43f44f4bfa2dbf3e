import type { Unit } from '../../catalog/fields/units.ts';
import { plainNumber, readQuantity } from './quantity.ts';

/** What a sentence asks for: filters of the explorer by name, and the words that are none. */
export interface Need {
  readonly filters: Readonly<Record<string, string>>;
  readonly left: string;
}

/** THE TABLE of what a unit alone tells: the figure that is meant, and the bound that a designer means by it. */
const MEANT: readonly { readonly unit: Unit; readonly stem: string; readonly bounds: readonly ('min' | 'max')[] }[] = [
  { unit: 'N.m', stem: 'peak_torque_nm', bounds: ['min'] },
  { unit: '/min', stem: 'speed_rpm', bounds: ['min'] },
  { unit: 'g', stem: 'weight_g', bounds: ['max'] },
  { unit: '{USD}', stem: 'price_usd', bounds: ['max'] },
  { unit: 'V', stem: 'voltage_v', bounds: ['min', 'max'] },
  { unit: "'", stem: 'backlash_arcmin', bounds: ['max'] },
  { unit: 'mm', stem: 'outer_diameter_mm', bounds: ['max'] },
];

const FLAGS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bback-?drivable( or (?:unknown|not published))?/i, 'backdrivable'],
  [/\bintegrated driver( or (?:unknown|not published))?/i, 'integrated_driver'],
];

const QUANTITY =
  /(?:\b(rated|continuous|rms)\s+)?(<|≤|>|≥|\b(?:under|below|above|over|at most|at least|max|min)\b)?\s*((?:\$|USD)?\s?\d+(?:[.,]\d+)?(?:\s?[^\s\d,;<>≤≥]+)?)/gi;

/**
 * The filters that a designer's sentence asks for: `40 N·m at 12 rad/s, under 900 g, CAN, < $500, backdrivable or
 * unknown`. `buses` are the names of buses that it may contain.
 */
export function readNeed(text: string, buses: readonly string[]): Need {
  if (text.trim() === '') return { filters: {}, left: '' };
  const filters: Record<string, string> = {};
  let left = text;
  for (const [pattern, name] of FLAGS) {
    left = left.replace(pattern, (_match, orUnknown: string | undefined) => {
      filters[name] = orUnknown === undefined ? 'true' : 'true,unknown';
      return ' ';
    });
  }
  for (const [match, rated, word, figure = ''] of left.matchAll(QUANTITY)) {
    const bounds = boundsOf(figure, { isRated: rated !== undefined, word });
    if (bounds === null) continue;
    Object.assign(filters, bounds);
    left = left.replace(match, ' ');
  }
  const named = takeBuses(left, buses);
  if (named.found.length > 0) filters.comm = named.found.join(',');
  return { filters, left: withoutFillers(named.left) };
}

interface Stated {
  readonly isRated: boolean;
  readonly word: string | undefined;
}

function boundsOf(figure: string, { isRated, word }: Stated): Record<string, string> | null {
  for (const { unit, stem, bounds } of MEANT) {
    const value = /[^\d\s.,]/.test(figure) ? readQuantity(figure, unit) : null;
    if (value === null) continue;
    const name = isRated && stem === 'peak_torque_nm' ? 'rated_torque_nm' : stem;
    return Object.fromEntries(boundsIn(word, bounds).map((bound) => [`${bound}_${name}`, plainNumber(value)]));
  }
  return null;
}

function boundsIn(word: string | undefined, usual: readonly ('min' | 'max')[]): readonly ('min' | 'max')[] {
  if (word === undefined) return usual;
  return /^(<|≤|under|below|at most|max)$/i.test(word) ? ['max'] : ['min'];
}

/** Takes the names of buses out of a text, the longest first: `CAN FD` is not `CAN`. */
function takeBuses(
  text: string,
  buses: readonly string[],
): { readonly found: readonly string[]; readonly left: string } {
  const found: string[] = [];
  let left = text;
  for (const bus of buses.toSorted((one, other) => other.length - one.length)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${bus.replaceAll(/[-\s]/g, '[-\\s]?')}(?![\\p{L}\\p{N}])`, 'giu');
    if (!pattern.test(left)) continue;
    found.push(bus);
    left = left.replaceAll(pattern, ' ');
  }
  return { found, left };
}

const withoutFillers = (text: string): string =>
  text
    .replaceAll(/\b(?:i need|and|at|with|of|a|an|the|or|on|for|peak|torque|speed|mass|price)\b|[,;.&+]/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
