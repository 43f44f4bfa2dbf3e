import { suggestionsOf, type Exploration } from '../explorer/answer/exploration.ts';
import { counted } from '../format.ts';
import { keepInAddress } from '../layout/browser.ts';
import { readableQuery, withQuery } from '../paths.ts';
import type { ListedRobot, RobotQuery } from './robot-list.ts';

/** A robot with its row of the table. */
interface RobotRow extends ListedRobot {
  readonly row: HTMLTableRowElement;
}

/** Starts the filters of the list of robots, makes its headings sort, and keeps both in the address. */
export function startRobotList(): void {
  const form = document.querySelector<HTMLFormElement>('#robot-filters');
  const table = document.querySelector<HTMLTableElement>('#robots');
  if (form === null || table === null) return;
  const columns = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
  let loading: ReturnType<typeof loadList> | null = null;
  let query: RobotQuery = { texts: {}, sort: null, direction: 'desc' };
  const ask = async (next: (list: Awaited<ReturnType<typeof loadList>>) => RobotQuery): Promise<void> => {
    const list = await (loading ??= loadList(table, columns));
    query = next(list);
    show(table, list.answer(query), query);
    keepInAddress(withQuery(location.pathname, readableQuery(list.robotParameters(query))));
  };
  // In the order that the heads of the table have.
  const askForm = (): Promise<void> =>
    ask((list) => {
      const { texts } = list.readRobotQuery(new FormData(form));
      tell('Not understood:', unreadIn(form, texts));
      return { ...query, texts };
    });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => void askForm());
  form.addEventListener('reset', () => setTimeout(() => void askForm()));
  for (const head of columns) addSorting(head, (name) => void ask(() => withSort(query, name)));
  if (location.search !== '')
    void ask((list) => {
      const address = new URLSearchParams(location.search);
      const sorts = columns.flatMap(({ dataset: { column } }) => column ?? []);
      tell('Ignored in the link:', list.robotErrors(address, sorts));
      const asked = list.readRobotQuery(address, sorts);
      fill(form, asked);
      return asked;
    });
}

/** Loads the query code, with the robots of the table, at the first query. */
async function loadList(table: HTMLTableElement, columns: readonly HTMLTableCellElement[]) {
  const { openRobots, ...list } = await import('./robot-list.ts');
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  return { ...list, answer: openRobots(rows.map((row) => listedRobot(row, columns))) };
}

/** The limits of the form that are no figures. */
const unreadIn = (form: HTMLFormElement, texts: RobotQuery['texts']): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[inputmode]')].flatMap(({ name, value }) =>
    value.trim() === '' || name in texts ? [] : `“${value}”`,
  );

function tell(what: string, errors: readonly string[]): void {
  const told = document.querySelector<HTMLElement>('#robot-errors');
  if (told === null) return;
  told.textContent = `${what} ${errors.join(' ').replaceAll('`', '')}`;
  told.hidden = errors.length === 0;
}

function listedRobot(row: HTMLTableRowElement, columns: readonly HTMLTableCellElement[]): RobotRow {
  const { id = '', kind = '', words = '', priced } = row.dataset;
  const values = columns.slice(1).map((head, index): [string, number | string | null] => {
    const text = row.cells[index + 1]?.dataset.value;
    const isNumber = head.classList.contains('number');
    return [head.dataset.column ?? '', text === undefined ? null : isNumber ? Number(text) : text];
  });
  // A sum that lacks a price is only a lower bound: it is neither within a limit nor the cheapest.
  const isPriced = priced === 'true';
  const known = values.filter(([name]) => isPriced || name !== 'motor_price_usd');
  return {
    id,
    row,
    words,
    values: { ...Object.fromEntries(known), kind, motors: isPriced ? 'priced' : null },
  };
}

function fill(form: HTMLFormElement, { texts }: RobotQuery): void {
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'checkbox')
      input.checked = (texts[input.name] ?? '').toLowerCase().split(',').includes(input.value);
    else input.value = texts[input.name] ?? '';
  }
}

// Of these the small ones are looked for first, and names are read from A to Z.
const SMALL_FIRST = ['kind', 'brand', 'weight_kg', 'price_usd', 'motor_price_usd'];

/** First a column's default order, then the other one, then the page's own again. */
function withSort(query: RobotQuery, name: string): RobotQuery {
  const first = SMALL_FIRST.includes(name) ? 'asc' : 'desc';
  if (query.sort !== name) return { ...query, sort: name, direction: first };
  if (query.direction !== first) return { ...query, sort: null };
  return { ...query, direction: first === 'asc' ? 'desc' : 'asc' };
}

function addSorting(head: HTMLTableCellElement, sortBy: (name: string) => void): void {
  const { column } = head.dataset;
  if (column === undefined) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain sort';
  button.append(...head.childNodes);
  button.addEventListener('click', () => sortBy(column));
  head.append(button);
}

function show(
  table: HTMLTableElement,
  exploration: Exploration<RobotRow>,
  { sort, direction }: RobotQuery,
): void {
  const shown = exploration.matches.map(({ row }) => row);
  const isShown = new Set(shown);
  const [body] = table.tBodies;
  for (const row of body?.rows ?? []) row.hidden = !isShown.has(row);
  // A table of this length takes long to lay out: rows that stand in their order are left alone.
  const standing = [...(body?.rows ?? [])].filter(({ hidden }) => !hidden);
  if (shown.some((row, index) => standing[index] !== row)) body?.append(...shown);
  for (const head of table.querySelectorAll<HTMLElement>('thead th')) {
    if (head.dataset.column === sort) head.ariaSort = direction === 'asc' ? 'ascending' : 'descending';
    else head.removeAttribute('aria-sort');
  }
  const status = document.querySelector('#robot-count');
  if (status !== null) status.textContent = counted(shown.length, 'robot');
  showHint(exploration);
}

/** Suggests which filters to remove when no robot is left. */
function showHint(exploration: Exploration<RobotRow>): void {
  const hint = document.querySelector<HTMLElement>('#robot-hint');
  if (hint === null) return;
  hint.hidden = exploration.matches.length > 0;
  const suggestions = suggestionsOf(exploration);
  hint.textContent =
    suggestions.length === 0
      ? 'No robot meets all of this, or all but one part of it.'
      : `No robot meets all of this. ${suggestions.map(({ label, more }) => `Without ${label}: ${counted(more, 'robot')}.`).join(' ')}`;
}
