import { html, type TemplateResult } from 'lit-html';
import type { Need } from '../filter/need-line.ts';
import { textsOfFilters } from '../match/joint.ts';
import { matchPath } from '../paths.ts';
import type { Actions, Model } from './model.ts';
import { needOf, withNeed } from './state.ts';

/** The box that turns a designer's sentence into filters. */
export function needView({ catalog, state }: Model, actions: Actions): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const input = form instanceof HTMLFormElement ? form.querySelector('input') : null;
    if (input === null) return;
    const need = needOf(catalog, input.value);
    actions.change((state) => withNeed(state, need));
    actions.show({ message: leftText(need) });
    input.value = need.left;
  };
  return html`
    <form class="need" aria-label="What the joint needs" @submit=${submit}>
      <label for="need">What the joint needs</label>
      <input id="need" autocomplete="off" placeholder="40 N·m, 12 rad/s, CAN" />
      <button type="submit">Apply</button>
      <a class="note" href=${matchPath(new URLSearchParams(textsOfFilters(state.filters)))}>
        Or match it: what meets it, comes close, or is unknown
      </a>
    </form>
  `;
}

/** Says which words of a sentence are no filter. */
export const leftText = ({ left }: Need): string => (left === '' ? '' : `Not understood: ${left}`);
