import { render } from 'lit-html';
import type { Listed } from '../copy/listed.ts';
import { copyAndTell, keepInAddress, saveFile } from '../layout/browser.ts';
import { openTool } from '../layout/tool.ts';
import { actuatorPath, listPath } from '../paths.ts';
import { startChoosing } from '../search/choose-actuator.ts';
import { billCsv, billOf, type Bill } from './bill.ts';
import { keepOwnList, linesText, ownList, readLines, withAdded, withCount, withSwapped, type Line } from './lines.ts';
import { listView, type ListActions, type Shown } from './view.ts';

/** Shows the list that the address names, else the reader's own, and keeps both as it changes. */
export async function startList(): Promise<void> {
  const tool = await openTool('list');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const byId = new Map(catalog.actuators.map((actuator) => [actuator.id, actuator]));
  const input = form.querySelector('input');
  let shown = firstShown(byId);
  const show = (next: Partial<Shown>): void => {
    shown = { ...shown, ...next };
    empty.hidden = shown.bill.lines.length > 0;
    if (input !== null) input.placeholder = placeholderOf(shown);
    keepInAddress(addressOf(shown.bill.lines));
    render(listView(shown, actions), root);
  };
  const change = (lines: readonly Line[], message = ''): void => {
    keepOwnList(lines);
    show({ bill: billOf(lines, byId), isOwn: true, swapping: null, message });
  };
  const actions: ListActions = {
    count: (id, count) => change(withCount(shown.bill.lines, id, count)),
    swap(id) {
      show({ swapping: id });
      input?.focus();
    },
    share: () => void copyAndTell(location.href, 'Link').then((message) => show({ message })),
    download: () => saveBill(shown.bill),
    clear: () => change([]),
    showOwn: () => show({ bill: billOf(ownList(), byId), isOwn: true, message: '' }),
  };
  startChoosing(form, (id, name) => {
    const { bill, swapping } = shown;
    if (swapping === null) change(withAdded(bill.lines, [{ id, count: 1 }]), `${name} added`);
    else change(withSwapped(bill.lines, swapping, id), `Swapped for ${name}`);
  });
  show({});
}

/** What the address asks for: a list to show, motors to add to the reader's own, or one to swap in it. */
function firstShown(byId: ReadonlyMap<string, Listed>): Shown {
  const parameters = new URLSearchParams(location.search);
  const own = ownList();
  const named = parameters.get('motors');
  const [swapped, by] = [parameters.get('swap'), parameters.get('by')];
  const lines =
    named !== null
      ? readLines(named)
      : swapped !== null && by !== null
        ? withSwapped(own, swapped, by)
        : withAdded(own, readLines(parameters.get('add') ?? ''));
  const isOwn = named === null || linesText(lines) === linesText(own);
  if (isOwn) keepOwnList(lines);
  return { bill: billOf(lines, byId), isOwn, hasOwn: own.length > 0, swapping: null, message: '' };
}

const saveBill = (bill: Bill): void =>
  saveFile(
    'motors.csv',
    'text/csv',
    billCsv(bill, (id) => `${location.origin}${actuatorPath(id)}`),
  );

const addressOf = (lines: readonly Line[]): string =>
  lines.length === 0 ? location.pathname : listPath(linesText(lines));

function placeholderOf({ swapping, bill }: Shown): string {
  const name = bill.lines.find(({ id }) => id === swapping)?.actuator?.name ?? swapping;
  return name === null ? 'Add a motor by name' : `Swap ${name} for …`;
}
