import { html, nothing } from 'lit-html';
import { clearButton } from '../finder/buttons.ts';
import type { Actions, Box, BoxHost, Model } from '../finder/model.ts';
import { asksNothing } from '../finder/state/state.ts';

interface BoxRow {
  /** The words of the button that opens it. */
  readonly label: string;
  /** Words after them where there is room; empty if there is none. */
  readonly more: string;
  readonly load: () => Promise<(host: BoxHost) => Box>;
}

/** The boxes by name; `#sizing` and `#profile` in an address open them too. */
const BOXES: ReadonlyMap<string, BoxRow> = new Map([
  [
    'sizing',
    {
      label: 'Size a joint',
      more: ': arm, wheel, leg, gripper',
      load: async () => (await import('./sizing/sizing-box.ts')).openSizingBox,
    },
  ],
  [
    'profile',
    {
      label: 'Read a load profile',
      more: '',
      load: async () => (await import('./profile/profile-box.ts')).openProfileBox,
    },
  ],
]);

/** Loads and opens a box; undefined where there is none of this name. */
export const openBox = async (name: string, host: BoxHost): Promise<Box | undefined> =>
  (await BOXES.get(name)?.load())?.(host);

/** The links that open and close the boxes, and the boxes that are open, each with a cross that closes it too. */
export const boxesView = (model: Model, actions: Actions) => html`
  <p class="row box-links no-print">
    ${[...BOXES].map(
      ([name, { label, more }]) => html`
        <button
          type="button"
          class="plain link"
          aria-expanded=${model.boxes.has(name) ? 'true' : 'false'}
          @click=${() => actions.toggleBox(name)}
        >
          ${label}${more === '' ? nothing : html`<span class="wide">${more}</span>`}
        </button>
      `,
    )}
    ${asksNothing(model.state) ? nothing : clearButton(actions, 'plain link')}
  </p>
  ${[...BOXES].map(([name, { label }]) => {
    const draw = model.boxes.get(name);
    return draw === undefined
      ? nothing
      : html`<div class="open-box">
          <button
            type="button"
            class="plain close"
            aria-label="Close “${label}”"
            @click=${() => actions.toggleBox(name)}
          >
            ×
          </button>
          ${draw(model)}
        </div>`;
  })}
`;
