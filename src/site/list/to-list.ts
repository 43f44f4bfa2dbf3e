import { html, nothing, type TemplateResult } from 'lit-html';
import { counted } from '../format.ts';
import { addToListPath, PATHS } from '../paths.ts';
import { keepOwnList, ownList, withAdded, type Line } from './lines.ts';

/** The reader's list with one more motor, which this browser keeps. */
export function addToOwnList(id: string): Line[] {
  const lines = withAdded(ownList(), [{ id, count: 1 }]);
  keepOwnList(lines);
  return lines;
}

interface ToList {
  readonly id: string;
  readonly name: string;
  /** The reader's list, of which the link tells how many are there already. */
  readonly own: readonly Line[];
  readonly add: (id: string) => void;
}

/** A link that adds a motor to the reader's list without leaving the page; without the page's code it leads to the list. */
export function toListLink({ id, name, own, add }: ToList): TemplateResult {
  const count = own.find((line) => line.id === id)?.count ?? 0;
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    add(id);
  };
  return html`<a
    class="to-list no-print"
    href=${addToListPath(id)}
    aria-label="Add ${name} to my list${count === 0 ? '' : `, which has ${count}`}"
    @click=${press}
    >${count === 0 ? '+ list' : `+ list (${count})`}</a
  >`;
}

/** The way to the reader's list, once there is something in it. */
export function ownListLink(own: readonly Line[]): TemplateResult | typeof nothing {
  const motors = own.reduce((sum, { count }) => sum + count, 0);
  return motors === 0
    ? nothing
    : html`<a class="own-list no-print" href=${PATHS.list}
        >My list: <span role="status">${counted(motors, 'motor')}</span></a
      >`;
}
