import { suggestionsOf } from '../explorer/exploration.ts';
import { counted } from '../format.ts';
import { keepInAddress, narrowWindow } from '../layout/browser.ts';
import { filterBy, type Filtered } from './criteria.ts';
import {
  compareRobots,
  readRobotQuery,
  robotCriteria,
  robotFaults,
  robotParameters,
  type ListedRobot,
  type RobotQuery,
} from './robot-list.ts';

/** A robot with its row of the table. */
interface Listed extends ListedRobot {
  readonly row: HTMLTableRowElement;
}

/** Shows the filters of the list of robots, makes its heads sort, and keeps what is asked in the address. */
export function startRobotList(): void {
  const form = document.querySelector<HTMLFormElement>('#robot-filters');
  const table = document.querySelector<HTMLTableElement>('#robots');
  if (form === null || table === null) return;
  const columns = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
  const robots = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => listedRobot(row, columns));
  const address = new URLSearchParams(location.search);
  tellFaults(
    robotFaults(
      address,
      columns.flatMap(({ dataset: { column } }) => column ?? []),
    ),
  );
  let query = readRobotQuery(address);
  const ask = (next: RobotQuery): void => {
    query = next;
    show(table, robots, query);
    const parameters = robotParameters(query).toString().replaceAll('%2C', ',');
    keepInAddress(parameters === '' ? location.pathname : `?${parameters}`);
  };
  fill(form, query);
  for (const limits of form.querySelectorAll('details')) limits.open = !isNarrow.matches;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => ask(readForm(form, query)));
  form.addEventListener('reset', () => setTimeout(() => ask(readForm(form, query))));
  for (const head of columns) addSorting(head, (name) => ask(withSort(query, name)));
  show(table, robots, query);
}

const isNarrow = narrowWindow();

function tellFaults(faults: readonly string[]): void {
  const told = document.querySelector<HTMLElement>('#robot-faults');
  if (told === null || faults.length === 0) return;
  told.textContent = `Left out of this page’s address: ${faults.join(', ')}.`;
  told.hidden = false;
}

function listedRobot(row: HTMLTableRowElement, columns: readonly HTMLTableCellElement[]): Listed {
  const { kind = '', words = '', priced } = row.dataset;
  const values = columns.slice(1).map((head, index): [string, number | string | null] => {
    const text = row.cells[index + 1]?.dataset.value;
    const isNumber = head.classList.contains('number');
    return [head.dataset.column ?? '', text === undefined ? null : isNumber ? Number(text) : text];
  });
  const isPriced = priced === 'true';
  // A sum that lacks a price is only a lower bound: it is neither within a limit nor the cheapest.
  const known = values.filter(([name]) => isPriced || name !== 'motor_price_usd');
  return { row, kind, words, isPriced, values: Object.fromEntries(known) };
}

function fill(form: HTMLFormElement, { q, kinds, limits, onlyPriced }: RobotQuery): void {
  for (const input of form.querySelectorAll('input')) {
    if (input.name === 'kind') input.checked = kinds.includes(input.value);
    else if (input.name === 'motors') input.checked = onlyPriced;
    else input.value = input.name === 'q' ? q : (limits[input.name] ?? '');
  }
}

/** What the form asks, in the order that the heads of the table have. */
const readForm = (form: HTMLFormElement, { sort, order }: RobotQuery): RobotQuery => ({
  ...readRobotQuery(new FormData(form)),
  sort,
  order,
});

// Of these the small ones are looked for first, and names are read from A to Z.
const SMALL_FIRST = ['kind', 'brand', 'weight_kg', 'price_usd', 'motor_price_usd'];

/** First a column's usual order, then the other one, then the page's own again. */
function withSort(query: RobotQuery, name: string): RobotQuery {
  const first = SMALL_FIRST.includes(name) ? 'asc' : 'desc';
  if (query.sort !== name) return { ...query, sort: name, order: first };
  return query.order === first ? { ...query, order: first === 'asc' ? 'desc' : 'asc' } : { ...query, sort: null };
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

function show(table: HTMLTableElement, robots: readonly Listed[], query: RobotQuery): void {
  const filtered = filterBy(robots, robotCriteria(query));
  const isShown = new Set(filtered.matches);
  for (const robot of robots) robot.row.hidden = !isShown.has(robot);
  const ordered = query.sort === null ? robots : robots.toSorted(compareRobots(query.sort, query.order));
  const [body] = table.tBodies;
  // A table of this length takes long to lay out: rows that stand in their order are left alone.
  if (ordered.some(({ row }, place) => body?.rows[place] !== row)) body?.append(...ordered.map(({ row }) => row));
  for (const head of table.querySelectorAll<HTMLElement>('thead th')) {
    if (head.dataset.column === query.sort) head.ariaSort = query.order === 'asc' ? 'ascending' : 'descending';
    else head.removeAttribute('aria-sort');
  }
  const status = document.querySelector('#robot-count');
  if (status !== null) status.textContent = counted(filtered.matches.length, 'robot');
  showHint(filtered);
}

/** What stands in the way, when nothing is left. */
function showHint(filtered: Filtered<Listed>): void {
  const hint = document.querySelector<HTMLElement>('#robot-hint');
  if (hint === null) return;
  hint.hidden = filtered.matches.length > 0;
  const suggestions = suggestionsOf(filtered);
  hint.textContent =
    suggestions.length === 0
      ? 'No robot meets all of this, or all but one part of it.'
      : `No robot meets all of this. ${suggestions.map(({ label, more }) => `Without ${label}: ${counted(more, 'robot')}.`).join(' ')}`;
}
