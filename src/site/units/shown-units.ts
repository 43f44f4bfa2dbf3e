import { unitOf } from '../../catalog/fields/units.ts';

/** Quantities with a choice of units: ours, and the symbols of the others by their names in addresses. */
export const QUANTITIES: readonly {
  title: string;
  ours: string;
  others: Readonly<Record<string, string>>;
}[] = [
  { title: 'Torque', ours: 'N·m', others: { 'kgf-cm': 'kgf·cm', 'oz-in': 'oz·in', 'lbf-ft': 'lbf·ft' } },
  { title: 'Speed', ours: 'rpm', others: { 'rad-s': 'rad/s', 'deg-s': '°/s' } },
  { title: 'Mass', ours: 'g, kg', others: { oz: 'oz', lb: 'lb' } },
  { title: 'Length', ours: 'mm', others: { in: 'in' } },
];

/** A unit to show figures in: its symbol, and the factor to ours. */
interface ShownUnit {
  readonly symbol: string;
  readonly factor: number;
}

/**
 * The unit in which figures are shown to a reader who has chosen units by these names; ours where none of
 * them is of its kind.
 */
export function shownUnit(unit: string | null | undefined, chosen: readonly string[]): ShownUnit {
  const ours = unitOf(unit);
  const symbols = QUANTITIES.flatMap(({ others }) =>
    Object.entries(others).flatMap(([name, symbol]) => (chosen.includes(name) ? symbol : [])),
  );
  const other = ours?.conversions.find(({ symbol }) => symbols.includes(symbol));
  return other ?? { symbol: ours?.symbol ?? unit ?? '', factor: 1 };
}

/** True if a reader may choose another unit for figures of this one. */
export const hasOtherUnits = (unit: string | null): boolean =>
  shownUnit(
    unit,
    QUANTITIES.flatMap(({ others }) => Object.keys(others)),
  ).factor !== 1;

/**
 * The names of the units that the reader has chosen, as the head of the page has read them; none while the
 * site is built.
 */
export const chosenUnits = (): readonly string[] =>
  typeof document === 'undefined'
    ? []
    : (document.documentElement.dataset.units ?? '').split(',').filter(Boolean);

/** The unit in which figures are shown to this reader. */
export const unitShown = (unit: string | null | undefined): ShownUnit => shownUnit(unit, chosenUnits());

/** A figure in the unit in which it is shown: to 4 significant digits where that is not ours. */
export const inShownUnit = (value: number, unit: string | null | undefined): number =>
  inUnit(value, unitShown(unit));

/** The same for many figures, looking up the unit once. */
export const inUnit = (value: number, { factor }: ShownUnit): number =>
  factor === 1 ? value : Number((value / factor).toPrecision(4));
