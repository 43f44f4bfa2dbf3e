import { motorsIn } from '../../../catalog/records/motor-totals.ts';
import { counted } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import { ownLinesWith } from './stored-list.ts';

/** Makes a link "Add to my parts" add its actuator without leaving the page, and show the count. */
export function startAdding(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-add]'))
    link.addEventListener('click', (event) => {
      const { add } = link.dataset;
      if (add === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void ownLinesWith({ id: add }).then((lines) =>
        showAdded(link, {
          motors: motorsIn(lines),
          isAdded: lines.some(({ id }) => id === add),
        }),
      );
    });
}

/** My parts after adding an actuator; unchanged if the list is full. */
interface Added {
  readonly motors: number;
  readonly isAdded: boolean;
}

/** Says in the status after a link how many actuators My parts has, with a link there. */
function showAdded(link: HTMLAnchorElement, { motors, isAdded }: Added): void {
  const way = document.createElement('a');
  way.href = PATHS.list;
  way.textContent = `My parts: ${counted(motors, 'actuator')}`;
  link.nextElementSibling?.replaceChildren(isAdded ? 'Added. ' : 'Not added, the list is full. ', way);
}
