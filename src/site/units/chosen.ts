import { shownUnit, type ShownUnit } from './units.ts';

/** The names of the units that the reader has chosen, as the head of the page has read them; none while the site is built. */
export const chosenUnits = (): readonly string[] =>
  typeof document === 'undefined' ? [] : (document.documentElement.dataset.units ?? '').split(',').filter(Boolean);

/** How figures of a unit are shown to this reader. */
export const unitShown = (unit: string | null | undefined): ShownUnit => shownUnit(unit, chosenUnits());

/** A figure in the unit in which it is shown: to 4 significant digits where that is not ours. */
export function inShownUnit(value: number, unit: string | null | undefined): number {
  const { factor } = unitShown(unit);
  return factor === 1 ? value : Number((value / factor).toPrecision(4));
}
