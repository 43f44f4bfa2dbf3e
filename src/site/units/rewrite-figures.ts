import { alignedTexts, shownNumber } from '../format.ts';
import { inShownUnit, unitShown } from './shown-units.ts';

/** Writes the figures that a page was built with in the units that the reader has chosen. */
export function rewriteFigures(page: Document): void {
  for (const figure of page.querySelectorAll<HTMLElement | SVGElement>(
    'data[data-unit], tspan[data-value]',
  )) {
    const { unit = null, value = figure.getAttribute('value') } = figure.dataset;
    figure.textContent = shownNumber(inShownUnit(Number(value), unit));
  }
  for (const head of page.querySelectorAll<HTMLTableCellElement>('th[data-unit]')) rewriteColumn(head);
  for (const symbol of page.querySelectorAll<HTMLElement>('.unit[data-unit]'))
    symbol.textContent = unitShown(symbol.dataset.unit).symbol;
  for (const head of page.querySelectorAll<HTMLTableCellElement>('.as-cards th[data-unit]'))
    relabelColumn(head);
}

const cellsBelow = (head: HTMLTableCellElement): HTMLTableCellElement[] =>
  [...(head.closest('table')?.tBodies ?? [])].flatMap(({ rows }) =>
    [...rows].flatMap((row) => row.cells[head.cellIndex] ?? []),
  );

/** On a phone a cell is shown without its head and has its text as a label. */
function relabelColumn(head: HTMLTableCellElement): void {
  for (const cell of cellsBelow(head))
    if (cell.dataset.label !== undefined) cell.dataset.label = head.textContent.replace(/\s+/g, ' ').trim();
}

/**
 * A column's cells stay aligned at the decimal point. A figure is the text of its cell, or the exact value of
 * a rounded text.
 */
function rewriteColumn(head: HTMLTableCellElement): void {
  const { unit = null } = head.dataset;
  const cells = cellsBelow(head);
  for (const cell of cells) cell.querySelector('.filler')?.remove();
  const figures = cells.flatMap((cell) => figureIn(cell) ?? []);
  const texts = alignedTexts(
    figures.map(({ value }) => value),
    unit,
  );
  figures.forEach(({ node }, index) => (node.textContent = texts[index] ?? ''));
}

function figureIn(cell: HTMLTableCellElement): { readonly node: Node; readonly value: number } | null {
  const exact = cell.querySelector('data');
  if (exact) return { node: exact, value: Number(exact.value) };
  const text = [...cell.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return text?.textContent?.trim() ? { node: text, value: Number(text.textContent) } : null;
}
