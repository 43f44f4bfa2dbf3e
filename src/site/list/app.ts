import { render } from 'lit-html';
import type { ListedActuator } from '../client-catalog/listed.ts';
import { copyAndTell, keepInAddress, saveFile } from '../layout/browser.ts';
import { openTool, startChoosing } from '../layout/tool.ts';
import { actuatorPath, explorerPath } from '../paths.ts';
import { billCsv, billOf } from './bill.ts';
import { joined, lineOf, pointParameters, readLines, withLine, type Line } from './lines.ts';
import {
  holdsList,
  keepOwnList,
  motorListPath,
  NO_LIST,
  ownList,
  readList,
  type MotorList,
} from './motor-list.ts';
import { nameOf } from './supply.ts';
import { listView, type ListActions, type ListModel } from './view.ts';

/** Shows the list that the address names, else the reader's own, and keeps both as it changes. */
export async function startList(): Promise<void> {
  const tool = await openTool('list');
  if (tool === null) return;
  const { catalog, root, form, empty } = tool;
  const input = form.querySelector('input');
  let shown = firstShown(catalog.actuatorById);
  const show = (next: Partial<ListModel>): void => {
    shown = billed({ ...shown, ...next }, catalog.actuatorById);
    empty.hidden = shown.bill.lines.length > 0;
    if (input !== null) input.placeholder = placeholderOf(shown);
    keepInAddress(motorListPath(shown.list));
    render(listView(shown, actions), root);
  };
  const change = (next: Partial<MotorList>, message = ''): void => {
    const list = { ...shown.list, ...next };
    keepOwnList(list);
    show({ list, isOwn: true, swapping: null, message });
  };
  const actions: ListActions = {
    change,
    swap(index) {
      show({ swapping: index });
      input?.focus();
    },
    changeRow: (index, next) => change({ lines: withLine(shown.list.lines, index, next) }),
    findPath: (line) => findPath(line, shown.list),
    addRow() {
      change(withNewJoint(shown));
      actions.swap(shown.list.lines.length - 1);
    },
    share: () => void copyAndTell(location.href, 'Link').then((message) => show({ message })),
    download: () => saveFile('motors.csv', 'text/csv', billCsv(shown.bill, addressOf)),
    clear: () => change(NO_LIST),
    showOwn: () => show({ list: ownList(), isOwn: true, message: '' }),
  };
  startChoosing(form, (id, name) =>
    change(withChosen(shown, id), `${name} ${shown.swapping === null ? 'added' : 'chosen'}`),
  );
  show({});
}

/**
 * The rows with an actuator that was chosen by its name: in the row that waits for it, else in one of its
 * own.
 */
const withChosen = ({ list: { lines }, swapping }: ListModel, id: string): Pick<MotorList, 'lines'> => ({
  lines:
    swapping === null ? joined([...lines, lineOf({ id })]) : withLine(lines, swapping, { id, motor: null }),
});

const withNewJoint = ({ list: { lines } }: ListModel): Pick<MotorList, 'lines'> => ({
  lines: [...lines, lineOf({ name: `Joint ${lines.length + 1}` })],
});

/** The match to what so many joints need at the list's supply. */
function findPath({ name, count, points }: Line, { volts }: MotorList): string {
  const texts = {
    name,
    count: count > 1 ? `${count}` : '',
    ...pointParameters(points),
    voltage_v: `${volts ?? ''}`,
  };
  return explorerPath(new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== '')));
}

const billed = (shown: Omit<ListModel, 'bill'>, byId: ReadonlyMap<string, ListedActuator>): ListModel => ({
  ...shown,
  bill: billOf(shown.list.lines, byId),
});

/** Reads the address: a list to show, or motors to add to the reader's own. */
function firstShown(byId: ReadonlyMap<string, ListedActuator>): ListModel {
  const parameters = new URLSearchParams(location.search);
  const own = ownList();
  const added = { ...own, lines: joined([...own.lines, ...readLines(parameters.get('add') ?? '')]) };
  const list = holdsList(parameters) ? readList(parameters) : added;
  const isOwn = !holdsList(parameters) || motorListPath(list) === motorListPath(own);
  if (isOwn) keepOwnList(list);
  return billed({ list, isOwn, hasOwn: own.lines.length > 0, swapping: null, message: '' }, byId);
}

const addressOf = (id: string): string => `${location.origin}${actuatorPath(id)}`;

function placeholderOf({ swapping, bill }: ListModel): string {
  const line = swapping === null ? undefined : bill.lines[swapping];
  if (line === undefined) return 'Add a motor by name';
  return line.id === '' && line.motor === null ? `Motor for ${line.name} …` : `Swap ${nameOf(line)} for …`;
}
