import { html, nothing } from 'lit-html';
import type { Need } from '../../query/sentence/words.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { onValue } from '../layout/controls.ts';
import { needText } from './chip-text.ts';
import type { Chip } from './chips.ts';

interface Choosing {
  readonly catalog: Catalog;
  /** Changes the need of a chip; null removes it. */
  readonly choose: (chip: Chip, next: Need | null) => void;
}

/** The pieces of a sentence, understood or not; each can be changed or removed. */
export const chipsView = (chips: readonly Chip[], choosing: Choosing) =>
  chips.length === 0
    ? nothing
    : html`<ul class="row asked-list pieces" aria-label="How the sentence is read">
        ${chips.map((chip) => (chip.chosen === null ? ignoredView(chip, choosing) : askedView(chip, chip.chosen, choosing)))}
      </ul>`;

const askedView = (chip: Chip, chosen: Need, { catalog, choose }: Choosing) => html`
  <li class="chip piece">
    <span class="note">${chip.text} →</span>
    ${
      chip.options.length < 2
        ? needText(catalog, chosen)
        : html`<select aria-label="Meaning of “${chip.text}”" @change=${onChoice(chip, choose)}>
            ${optionsOf(chip, catalog)}
          </select>`
    }
    <button
      type="button"
      class="plain remove"
      aria-label="Leave out ${chip.text}"
      @click=${() => choose(chip, null)}
    >
      ×
    </button>
  </li>
`;

const ignoredView = (chip: Chip, { catalog, choose }: Choosing) => html`
  <li class="chip piece ignored">
    <s>${chip.text}</s>
    <span class="note">${chip.why === null ? 'not used' : `not used: ${lowered(chip.why)}`}</span>
    ${
      chip.options.length === 0
        ? nothing
        : html`<select aria-label="Use “${chip.text}” as" @change=${onChoice(chip, choose)}>
            <option value="" selected>use as …</option>
            ${optionsOf(chip, catalog)}
          </select>`
    }
  </li>
`;

const optionsOf = ({ options, chosen }: Chip, catalog: Catalog) =>
  options.map(
    (option, index) =>
      html`<option value=${index} ?selected=${option === chosen}>${needText(catalog, option)}</option>`,
  );

/** A reason as the end of a sentence. */
const lowered = (reason: string): string =>
  reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');

const onChoice = (chip: Chip, choose: Choosing['choose']) =>
  onValue((index) => index !== '' && choose(chip, chip.options[Number(index)] ?? null));
