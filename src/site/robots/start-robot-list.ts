import { keepInAddress } from '../browser/page-address.ts';
import { suggestionsOf, type FilteredRecords } from '../finder/answer/answer.ts';
import { counted, fillerFor } from '../format.ts';
import { readableQuery, ROBOT_ROWS_FILE, ROBOT_WORDS_FILE, robotPath, withQuery } from '../paths.ts';
import { FIRST_ROBOTS } from './page-size.ts';
import type { ListedRobot, RobotQuery } from './robot-list.ts';
import type { RobotRows } from './robot-rows.ts';
import type { RobotWords } from './search-words.ts';

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
  const pages = openPages(table, columns);
  const ask = async (next: (list: Awaited<ReturnType<typeof loadList>>) => RobotQuery): Promise<void> => {
    const list = await (loading ??= loadList(table, columns));
    query = next(list);
    show(table, list.answer(query), query);
    pages.show(list.answer(query).matches.map(({ row }) => row));
    if (sorting !== null) sorting.value = query.sort ?? '';
    keepInAddress(withQuery(location.pathname, readableQuery(list.robotParameters(query))));
  };
  // In the order that the heads of the table have.
  const askForm = (): Promise<void> =>
    ask((list) => {
      const { texts } = list.readRobotQuery(new FormData(form));
      showErrors(unreadIn(form, texts).map(({ name, value }) => list.limitError(name, value)));
      return { ...query, texts };
    });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-csv]'))
    button.addEventListener('click', () => {
      const forSpreadsheets = button.dataset.csv === 'for spreadsheets';
      void (loading ??= loadList(table, columns)).then(({ answer }) =>
        download(answer(query).matches, forSpreadsheets),
      );
    });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => void askForm());
  form.addEventListener('reset', () => setTimeout(() => void askForm()));
  for (const head of columns) addSorting(head, (name) => void ask(() => withSort(query, name)));
  const sorting = startSortMenu(
    columns,
    (sort) => void ask(() => ({ ...query, sort, direction: firstDirection(sort) })),
  );
  pages.show([...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
  if (location.search !== '')
    void ask((list) => {
      const address = new URLSearchParams(location.search);
      const sorts = columns.flatMap(({ dataset: { column } }) => column ?? []);
      const errors = list.robotErrors(address, sorts);
      showErrors(errors.length === 0 ? [] : ['Ignored in the link:', ...errors]);
      const asked = list.readRobotQuery(address, sorts);
      fill(form, asked);
      return asked;
    });
}

/** Loads the query code, with the robots of the table, at the first query. */
async function loadList(table: HTMLTableElement, columns: readonly HTMLTableCellElement[]) {
  const [{ openRobots, ...list }, words] = await Promise.all([import('./robot-list.ts'), loadWords()]);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const robots = rows.map((row) => listedRobot(row, columns, words));
  return { ...list, answer: openRobots(robots) };
}

/** The words of the robots; empty if loading fails: then the names in the table are searched. */
async function loadWords(): Promise<RobotWords> {
  const response = await fetch(ROBOT_WORDS_FILE).catch(() => null);
  const parsed: unknown = response?.ok === true ? await response.json() : null;
  return areRobotWords(parsed) ? parsed : {};
}

/** Saves the robots of an answer as CSV. */
async function download(robots: readonly ListedRobot[], forSpreadsheets: boolean): Promise<void> {
  const [{ listCsv, pageOrigin, saveCsv }, response] = await Promise.all([
    import('../layout/list-csv.ts'),
    fetch(ROBOT_ROWS_FILE).catch(() => null),
  ]);
  const parsed: unknown = response?.ok === true ? await response.json() : null;
  if (!areRobotRows(parsed))
    return showErrors(['The data of the robots could not be loaded. Reload the page to try again.']);
  const rows = robots.map(({ id }) => ({ path: robotPath(id), cells: parsed.rows[id] ?? [] }));
  saveCsv('robots.csv', listCsv(parsed.heads, rows, pageOrigin()), forSpreadsheets);
}

// The build wrote both with these types.
const areRobotRows = (value: unknown): value is RobotRows => typeof value === 'object' && value !== null;

const areRobotWords = (value: unknown): value is RobotWords => typeof value === 'object' && value !== null;

/** The boxes of the form whose figures are not understood. */
const unreadIn = (form: HTMLFormElement, texts: RobotQuery['texts']): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('[inputmode]')].filter(
    ({ name, value }) => value.trim() !== '' && !(name in texts),
  );

function showErrors(errors: readonly string[]): void {
  const line = document.querySelector<HTMLElement>('#robot-errors');
  if (line === null) return;
  line.textContent = errors.join(' ').replaceAll('`', '');
  line.hidden = errors.length === 0;
}

function listedRobot(
  row: HTMLTableRowElement,
  columns: readonly HTMLTableCellElement[],
  words: RobotWords,
): RobotRow {
  const { id = '', kind = '', priced } = row.dataset;
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
    words: words[id] ?? `${row.cells[0]?.textContent.trim() ?? ''}\n`,
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

// For these the small ones are looked for first, and names are read from A to Z.
const SMALL_FIRST = ['kind', 'brand', 'weight_kg', 'price_usd', 'motor_price_usd'];

const firstDirection = (name: string | null): RobotQuery['direction'] =>
  name !== null && SMALL_FIRST.includes(name) ? 'asc' : 'desc';

/** First a column's default order, then the other one, then the page's own again. */
function withSort(query: RobotQuery, name: string): RobotQuery {
  const first = firstDirection(name);
  if (query.sort !== name) return { ...query, sort: name, direction: first };
  if (query.direction !== first) return { ...query, sort: null };
  return { ...query, direction: first === 'asc' ? 'desc' : 'asc' };
}

/** Fills the menu of orders with the columns that sort; null where the page has none. */
function startSortMenu(
  columns: readonly HTMLTableCellElement[],
  sortBy: (name: string | null) => void,
): HTMLSelectElement | null {
  const menu = document.querySelector<HTMLSelectElement>('#robot-sort');
  for (const { dataset, textContent } of columns)
    if (dataset.column !== undefined)
      menu?.append(new Option(textContent.replace(/\s+/g, ' ').trim(), dataset.column));
  menu?.addEventListener('change', () => sortBy(menu.value || null));
  return menu;
}

/**
 * Shows the first rows of an answer and a button for more; a column in which none of them has a figure is
 * hidden, and numbers have room for the decimals in sight.
 */
function openPages(table: HTMLTableElement, columns: readonly HTMLTableCellElement[]) {
  const more = document.querySelector<HTMLButtonElement>('#robot-more');
  let rows: readonly HTMLTableRowElement[] = [];
  let most = FIRST_ROBOTS;
  const draw = (): void => {
    const drawn = rows.slice(0, most);
    rows.forEach((row, index) => (row.hidden = index >= most));
    const isEmpty = columns.map((_, index) =>
      drawn.every(({ cells }) => cells[index]?.classList.contains('unknown') === true),
    );
    for (const { cells } of [...table.rows].filter(({ hidden }) => !hidden))
      [...cells].forEach((cell, index) => (cell.hidden = drawn.length > 0 && isEmpty[index] === true));
    columns.forEach((head, index) => {
      if (head.classList.contains('number')) align(drawn.flatMap(({ cells }) => cells[index] ?? []));
    });
    if (more === null) return;
    more.hidden = rows.length <= most;
    more.textContent = `Show ${Math.min(FIRST_ROBOTS, rows.length - most)} more`;
  };
  more?.addEventListener('click', () => {
    most += FIRST_ROBOTS;
    draw();
  });
  return {
    show(next: readonly HTMLTableRowElement[]): void {
      rows = next;
      most = FIRST_ROBOTS;
      draw();
    },
  };
}

/** Aligns the numbers of some cells at the decimal point. */
function align(cells: readonly HTMLTableCellElement[]): void {
  const known = cells.filter(({ textContent }) => textContent.trim() !== '');
  const decimalsOf = ({ textContent }: HTMLTableCellElement): number =>
    /\.(\d+)\s*$/.exec(textContent)?.[1]?.length ?? 0;
  const most = Math.max(0, ...known.map(decimalsOf));
  for (const cell of known) {
    const made = Object.assign(document.createElement('i'), { className: 'filler' });
    const filler = cell.querySelector('.filler') ?? cell.appendChild(made);
    filler.textContent = fillerFor(decimalsOf(cell), most);
  }
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
  filtered: FilteredRecords<RobotRow>,
  { sort, direction }: RobotQuery,
): void {
  const shown = filtered.matches.map(({ row }) => row);
  const isShown = new Set(shown);
  const [body] = table.tBodies;
  for (const row of body?.rows ?? []) row.hidden = !isShown.has(row);
  // A table of this length takes long to lay out: rows that are in order are left alone.
  const standing = [...(body?.rows ?? [])].filter(({ hidden }) => !hidden);
  if (shown.some((row, index) => standing[index] !== row)) body?.append(...shown);
  for (const head of table.querySelectorAll<HTMLElement>('thead th')) {
    if (head.dataset.column === sort) head.ariaSort = direction === 'asc' ? 'ascending' : 'descending';
    else head.removeAttribute('aria-sort');
  }
  const status = document.querySelector('#robot-count');
  if (status !== null) status.textContent = counted(shown.length, 'robot');
  showHint(filtered);
}

/** Suggests which filters to remove when no robot is left. */
function showHint(filtered: FilteredRecords<RobotRow>): void {
  const hint = document.querySelector<HTMLElement>('#robot-hint');
  if (hint === null) return;
  hint.hidden = filtered.matches.length > 0;
  const suggestions = suggestionsOf(filtered);
  hint.textContent =
    suggestions.length === 0
      ? 'No robot passes all of these filters. Removing one filter is not enough.'
      : `No robot passes all of these filters. ${suggestions.map(({ label, more }) => `Without ${label}: ${counted(more, 'robot')}.`).join(' ')}`;
}
