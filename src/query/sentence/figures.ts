import type { Quantity } from './quantities.ts';
import type { BoundSense, Need } from './words.ts';

/**
 * The figures that a quantity in a unit may be, the usual one first; the first holds unless a word names
 * another.
 */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  'N.m': ['peak_torque_nm', 'rated_torque_nm'],
  '/min': ['speed_rpm'],
  g: ['weight_g'],
  '{USD}': ['price_usd'],
  V: ['voltage_v'],
  W: ['power_w'],
  "'": ['backlash_arcmin', 'repeatability_arcmin'],
  mm: ['outer_diameter_mm', 'length_mm', 'through_hole_mm'],
  'N.m/kg': ['torque_density_nm_per_kg'],
};

/** Figures that a sentence asks for at least; of the others at most is meant. */
export const AT_LEAST = /torque|speed|power|hole/;

/**
 * The quantity in the unit that fits the named figure, and that figure; null where nothing names a length or
 * an angle.
 */
export function meantBy(options: readonly Quantity[], named: string | null) {
  const fitting = options.find(({ unit }) => named !== null && FIGURES[unit]?.includes(named));
  if (fitting !== undefined) return { quantity: fitting, name: named };
  const [quantity = { unit: '1', low: 0, high: 0, length: 0 } satisfies Quantity] = options;
  const { unit } = quantity;
  return { quantity, name: unit === 'mm' || unit === "'" ? null : (FIGURES[unit]?.[0] ?? null) };
}

/** What a quantity may ask, the named or usual figure first. */
export function needsOf(given: Quantity, name: string | null, sense: BoundSense | null): readonly Need[] {
  // From nothing on, a range is up to its end: `0-100 rpm`.
  const quantity = given.low === 0 ? { ...given, low: given.high } : given;
  const figures = FIGURES[quantity.unit] ?? [];
  const ordered = name === null ? figures : [name, ...figures.filter((other) => other !== name)];
  const isRange = quantity.low !== quantity.high && quantity.unit !== 'V';
  // Each end of a range alone is for who can ask only one of them.
  const ends = isRange ? (['least', 'most'] as const) : [];
  return ordered.flatMap((name) => [
    needOf(name, quantity, sense),
    ...ends.map((end) => ({
      name,
      sense: end,
      value: String(end === 'least' ? quantity.low : quantity.high),
    })),
  ]);
}

function needOf(name: string, { low, high }: Quantity, sense: BoundSense | null): Need {
  const range = low === high ? String(low) : `${low}-${high}`;
  if (name === 'voltage_v') return { name, sense: 'is', value: range };
  if (low !== high) return { name, sense: 'within', value: range };
  const usual = AT_LEAST.test(name) ? 'least' : 'most';
  return { name, sense: sense === 'least' || sense === 'most' ? sense : usual, value: String(low) };
}
