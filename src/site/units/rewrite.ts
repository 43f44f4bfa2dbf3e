import { alignedTexts, shownNumber } from '../format.ts';
import { inShownUnit, unitShown } from './chosen.ts';

/** Writes the figures that a page was built with in the units that the reader has chosen. */
export function rewriteFigures(page: Document): void {
  for (const figure of page.querySelectorAll<HTMLDataElement>('data[data-unit]')) {
    const { unit = null } = figure.dataset;
    figure.textContent = shownNumber(inShownUnit(Number(figure.value), unit));
  }
  for (const head of page.querySelectorAll<HTMLTableCellElement>('th[data-unit]')) rewriteColumn(head);
  for (const symbol of page.querySelectorAll<HTMLElement>('.unit[data-unit]'))
    symbol.textContent = unitShown(symbol.dataset.unit).symbol;
}

/** A column's cells stay aligned at the decimal point. */
function rewriteColumn({ cellIndex, dataset, parentElement }: HTMLTableCellElement): void {
  const { unit = null } = dataset;
  const cells = [...(parentElement?.closest('table')?.tBodies ?? [])]
    .flatMap(({ rows }) => [...rows])
    .flatMap((row) => row.cells[cellIndex]?.querySelector('data') ?? []);
  const texts = alignedTexts(
    cells.map(({ value }) => Number(value)),
    unit,
  );
  cells.forEach((cell, place) => (cell.textContent = texts[place] ?? ''));
}
