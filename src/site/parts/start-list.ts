import { render } from 'lit-html';
import { copyWithMessage } from '../browser/clipboard.ts';
import { keepInAddress } from '../browser/page-address.ts';
import { phoneWindow } from '../browser/phone-window.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { counted } from '../format.ts';
import { pageOrigin, saveCsv } from '../layout/list-csv.ts';
import { openToolPage, startChoosing } from '../layout/open-tool-page.ts';
import { finderPath } from '../paths.ts';
import { billCsv, billOf } from './bill.ts';
import { joined, lineOf, MOST_LINES, pointParameters, readLines, withLine, type Line } from './lines.ts';
import { listErrors } from './list-errors.ts';
import type { Before, ListActions, ListModel, ListView } from './list-model.ts';
import {
  bothOf,
  holdsList,
  keepOwnList,
  leftOutOf,
  partsListPath,
  NO_LIST,
  ownList,
  readList,
  type PartsList,
} from './parts-list.ts';
import { listView } from './parts-view.ts';
import { nameOf } from './supply-and-bus.ts';
import { readPageView, viewParameters, type ViewName } from './view-settings.ts';

/** The code of each view, which is loaded when it is first looked at. */
const VIEW_CODE: Readonly<Record<ViewName, (catalog: Catalog) => Promise<ListView>>> = {
  list: async () => (await import('./views/bill-view.ts')).billView,
  compare: async () => (await import('./views/compare-view.ts')).compareView,
  plot: async () => (await import('./views/plot-view.ts')).plotView,
  curves: async () => (await import('./views/curves-view.ts')).curvesView,
  async joints(catalog) {
    const [{ jointsView }, { openInTurns }] = await Promise.all([
      import('./views/joints-view.ts'),
      import('../page-filters/catalog-table.ts'),
    ]);
    await openInTurns(catalog);
    return jointsView;
  },
};

/**
 * Shows the parts list in the address, otherwise the reader's own. Changes of the own list are stored in this
 * browser; those of a shared list only in its address.
 */
export async function startList(): Promise<void> {
  const tool = await openToolPage('list');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const input = form.querySelector('input');
  const asked = new URLSearchParams(location.search);
  let shown = firstShown(catalog, asked);
  const page: ListPage = {
    shown: () => shown,
    show(next) {
      shown = billed({ ...shown, ...next });
      empty.hidden = shown.bill.lines.length > 0;
      if (input !== null) input.placeholder = placeholderOf(shown);
      // A shared address with a bad row stays until the reader changes the list. An address that adds parts
      // must not add them again on reload.
      if (shown.errors.length === 0 || !holdsList(asked)) keepInAddress(addressOf(shown));
      render(listView(shown, actions), root);
    },
    async load(view) {
      const draw = await VIEW_CODE[view](catalog);
      page.show({ views: new Map(shown.views).set(view, draw) });
    },
    focus: () => input?.focus(),
  };
  const actions = actionsOn(page);
  startChoosing(form, (id, name) => {
    const chosen = withChosen(shown, id);
    actions.change(chosen, chosenText(shown, { id, name }, chosen));
  });
  phoneWindow().addEventListener('change', ({ matches }) => page.show({ isNarrow: matches }));
  await page.load(shown.page.view);
}

/** The page as actions change it. */
interface ListPage {
  readonly shown: () => ListModel;
  readonly show: (next: Partial<ListModel>) => void;
  readonly load: (view: ViewName) => Promise<void>;
  /** Puts the cursor into the box that finds an actuator by its name. */
  readonly focus: () => void;
}

function actionsOn({ shown, show, load, focus }: ListPage): ListActions {
  const set = (list: PartsList, isOwn: boolean, message: string): void => {
    const before: Before = { list: shown().list, isOwn: shown().isOwn, own: ownList() };
    if (isOwn) keepOwnList(list);
    const hasOwn = ownList().lines.length > 0;
    show({ list, isOwn, before, swapping: null, message, errors: [], hasOwn });
  };
  const actions: ListActions = {
    change: (next, message = '') => set({ ...shown().list, ...next }, shown().isOwn, message),
    show,
    look(next) {
      show({ page: { ...shown().page, ...next }, chosen: null, isHeld: false });
      if (!shown().views.has(shown().page.view)) void load(shown().page.view);
    },
    swap(index) {
      show({ swapping: index });
      focus();
    },
    changeRow: (index, next) => actions.change({ lines: withLine(shown().list.lines, index, next) }),
    remove: (id) => actions.change({ lines: shown().list.lines.filter((line) => line.id !== id) }),
    findPath: (line) => findPath(line, shown().list),
    addRow() {
      actions.change(withNewJoint(shown()));
      actions.swap(shown().list.lines.length - 1);
    },
    share: () => void copyWithMessage(location.href, 'Link').then((message) => show({ message })),
    download: (forSpreadsheets) => saveCsv('parts.csv', billCsv(shown().bill, pageOrigin()), forSpreadsheets),
    clear: () => set(NO_LIST, shown().isOwn, 'Cleared.'),
    undo: () => undo(shown().before, show),
    keep: () => set(shown().list, true, 'Saved as your list.'),
    keepBoth() {
      const lists = [ownList(), shown().list] as const;
      set(bothOf(...lists), true, `Added to your list${leftOutText(leftOutOf(...lists))}.`);
    },
    showOwn: () => show({ list: ownList(), isOwn: true, before: null, errors: [], message: '' }),
  };
  return actions;
}

const leftOutText = (rows: number): string =>
  rows === 0 ? '' : `; ${counted(rows, 'row')} left out: a list has at most ${MOST_LINES}`;

/** Restores the shown list and the reader's own from before the last change. */
function undo(before: Before | null, show: ListPage['show']): void {
  if (before === null) return;
  keepOwnList(before.own);
  const hasOwn = before.own.lines.length > 0;
  show({ list: before.list, isOwn: before.isOwn, hasOwn, before: null, message: 'Undone.' });
}

/** Puts an actuator that was chosen by name into the waiting row, otherwise into a new one. */
const withChosen = ({ list: { lines }, swapping }: ListModel, id: string): Pick<PartsList, 'lines'> => ({
  lines:
    swapping === null ? joined([...lines, lineOf({ id })]) : withLine(lines, swapping, { id, motor: null }),
});

/** Reports that an actuator was added, or that the list is full. */
function chosenText(
  { swapping }: ListModel,
  { id, name }: { readonly id: string; readonly name: string },
  { lines }: Pick<PartsList, 'lines'>,
): string {
  if (!lines.some((line) => line.id === id))
    return `${name} not added: a list has at most ${MOST_LINES} rows`;
  return `${name} ${swapping === null ? 'added' : 'chosen'}`;
}

const withNewJoint = ({ list: { lines } }: ListModel): Pick<PartsList, 'lines'> => ({
  lines: [...lines, lineOf({ name: `Joint ${lines.length + 1}` })],
});

/** The match for a number of equal joints at the list's supply. */
function findPath({ name, count, points }: Line, { volts }: PartsList): string {
  const texts = {
    name,
    count: count > 1 ? `${count}` : '',
    ...pointParameters(points),
    voltage_v: `${volts ?? ''}`,
  };
  return finderPath(new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== '')));
}

const billed = (shown: Omit<ListModel, 'bill'>): ListModel => ({
  ...shown,
  bill: billOf(shown.list.lines, shown.catalog.actuatorById),
});

/** The address that holds a list and how it is shown. */
const addressOf = ({ list, page }: Pick<ListModel, 'list' | 'page'>): string =>
  partsListPath(list, viewParameters(page));

/** Reads the address: a list to show, or parts to add to the reader's own. */
function firstShown(catalog: Catalog, parameters: URLSearchParams): ListModel {
  const own = ownList();
  const added = { ...own, lines: joined([...own.lines, ...readLines(parameters.get('add') ?? '')]) };
  const list = holdsList(parameters) ? readList(parameters) : added;
  const isOwn = !holdsList(parameters) || partsListPath(list) === partsListPath(own);
  if (isOwn) keepOwnList(list);
  const errors = listErrors(parameters, catalog.actuatorById);
  return billed({
    catalog,
    list,
    page: readPageView(parameters),
    views: new Map(),
    isOwn,
    hasOwn: own.lines.length > 0,
    before: null,
    swapping: null,
    chosen: null,
    isHeld: false,
    isNarrow: phoneWindow().matches,
    errors,
    message: '',
  });
}

function placeholderOf({ swapping, bill }: ListModel): string {
  const line = swapping === null ? undefined : bill.lines[swapping];
  if (line === undefined) return 'Add an actuator by name';
  return line.id === '' && line.motor === null
    ? `Actuator for ${line.name} …`
    : `Replace ${nameOf(line)} with …`;
}
