import { html, nothing } from 'lit-html';
import { motorsIn } from '../../../catalog/records/motor-totals.ts';
import { counted } from '../../format.ts';
import { addToListPath, PATHS } from '../../paths.ts';
import type { Line } from '../lines.ts';

interface ToList {
  readonly id: string;
  readonly name: string;
  /** The reader's list; the link shows how many of the actuator are in it. */
  readonly own: readonly Line[];
  readonly add: (id: string) => void;
}

/**
 * A link that adds a motor to the reader's list without leaving the page; without code it leads to the list.
 */
export function toListLink({ id, name, own, add }: ToList) {
  const count = motorsIn(own.filter((line) => line.id === id));
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    add(id);
  };
  return html`<a
    class="to-list no-print"
    href=${addToListPath(id)}
    aria-label="Add ${name} to my parts${count === 0 ? '' : `, which has ${count}`}"
    @click=${press}
    >${count === 0 ? 'Add' : `Add (${count})`}</a
  >`;
}

/** The link to the reader's list, once it is not empty. */
export function ownListLink(own: readonly Line[]) {
  const motors = motorsIn(own);
  return motors === 0
    ? nothing
    : html`<a class="own-list no-print" href=${PATHS.list}
        >My parts: <span role="status">${counted(motors, 'actuator')}</span></a
      >`;
}
