import { html, nothing } from 'lit-html';
import { formText } from '../browser/form-texts.ts';

/** Handles a changed value of a box or a menu. */
export const onValue =
  (act: (value: string) => void) =>
  ({ currentTarget: box }: Event): void => {
    if (
      box instanceof HTMLInputElement ||
      box instanceof HTMLSelectElement ||
      box instanceof HTMLTextAreaElement
    )
      act(box.value);
  };

/** Handles the named text of a submitted form without leaving the page. */
export const onText =
  (name: string, act: (text: string) => void) =>
  (event: Event): void => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement)
      act(formText(new FormData(event.currentTarget), name));
  };

/** Handles folding and unfolding of a `details` element. */
export const onFold =
  (isOpen: boolean, act: (isOpen: boolean) => void) =>
  ({ currentTarget: part }: Event): void => {
    if (part instanceof HTMLDetailsElement && part.open !== isOpen) act(part.open);
  };

/** A menu of values, each with its words; one is chosen. */
export interface Menu {
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly name?: string;
}

/** Draws a menu. A chosen value that is not among its options, for example from an address, is added. */
export function menuView({ options, chosen, choose, name }: Menu) {
  const all = options.some(([value]) => value === chosen) ? options : [...options, [chosen, chosen] as const];
  return html`
    <select name=${name ?? nothing} @change=${onValue(choose)}>
      ${all.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select>
  `;
}
