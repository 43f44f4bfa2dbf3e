import { html, nothing } from 'lit-html';
import type { FilterTexts } from '../../filter/filters.ts';
import { counted } from '../../format.ts';
import { textsOfFilters } from '../../match/from-filters.ts';
import { matchPath } from '../../paths.ts';
import { suggestionsOf } from '../answer/exploration.ts';
import { clearButton, removableChip } from '../buttons.ts';
import type { Actions, Model } from '../model.ts';
import { withoutFilter } from '../state/state.ts';

/** The filters in use, notes on the search, and hints when nothing is left. */
export const askedView = (model: Model, actions: Actions) => html`
  ${chips(model, actions)} ${searchNotes(model)} ${filterHint(model, actions)} ${wordHints(model, actions)}
  ${nearestNames(model, actions)} ${emptyHint(model, actions)}
`;

/** The filters in use, each removable. */
function chips({ catalog, exploration }: Model, actions: Actions) {
  if (exploration.criteria.length === 0) return nothing;
  return html`
    <ul class="row asked-list" aria-label="Filters in use">
      ${exploration.criteria.map(({ name, label }) =>
        removableChip(label, `Remove ${label}`, () =>
          actions.change((state) => withoutFilter(catalog, state, name)),
        ),
      )}
      <li>${clearButton(actions)}</li>
    </ul>
  `;
}

/** Words that were corrected, and pages of other kinds that the search finds. */
const searchNotes = ({ corrected, others }: Model) => html`
  ${corrected.map(
    ([typed, understood]) => html`<p class="note">Nothing has “${typed}”; searched for “${understood}”.</p>`,
  )}
  ${
    others.length === 0
      ? nothing
      : html`<p class="note also">
          Also:
          ${others.map(({ path, name, kind }) => html`<a href=${path}>${name}</a> (${kind.toLowerCase()}) `)}
        </p>`
  }
`;

/**
 * A search for what a filter knows, such as a bus, finds only the few texts that name it: one click makes it
 * the filter.
 */
function filterHint({ state, asFilters }: Model, actions: Actions) {
  const { q = '', ...further } = state.filters;
  if (asFilters === null) return nothing;
  return html`
    <p class="row no-print">
      <button
        type="button"
        @click=${() => actions.change((old) => ({ ...old, filters: { ...further, ...asFilters } }))}
      >
        Filter by “${q}” instead of searching for the word
      </button>
    </p>
  `;
}

/** The filters that ask for words of the search; those that need no further value are one click away. */
function wordHints({ hints, asFilters }: Model, actions: Actions) {
  if (asFilters !== null) return nothing;
  return hints.map(({ words, filter, value, records }) =>
    value === null
      ? html`<p class="note">To ask for “${words}”, use the filter ${filter}.</p>`
      : html`<p class="row no-print">
          <button
            type="button"
            @click=${() => actions.change((old) => ({ ...old, filters: { ...withoutSearch(old.filters), [filter]: value } }))}
          >
            ${filter}=${value} instead of “${words}”: ${counted(records, 'actuator')}
          </button>
        </p>`,
  );
}

const withoutSearch = ({ q: _, ...further }: FilterTexts): FilterTexts => further;

/** The names near to a search that finds nothing, each one click away. */
function nearestNames({ suggestions }: Model, actions: Actions) {
  if (suggestions.length === 0) return nothing;
  const dropped = [...new Set(suggestions.flatMap((one) => one.dropped))];
  return html`
    <p class="row no-print">
      Did you mean${dropped.length === 0 ? '' : `, without “${dropped.join(' ')}”`}:
      ${suggestions.map(
        ({ name }) => html`
          <button
            type="button"
            @click=${() => actions.change((old) => ({ ...old, filters: { ...old.filters, q: name } }))}
          >
            ${name}
          </button>
        `,
      )}
    </p>
  `;
}

/** When nothing is left: what stands in the way, and what one click would bring. */
function emptyHint({ catalog, exploration, state }: Model, actions: Actions) {
  if (exploration.matches.length > 0) return nothing;
  const suggestions = suggestionsOf(exploration);
  const asked = textsOfFilters(state.filters);
  return html`
    <div class="empty stack card">
      <p>
        No actuator meets all of
        this${suggestions.length === 0 ? ', or all but one part of it.' : '. One step back:'}
      </p>
      <div class="row no-print">
        ${suggestions.map(
          ({ name, label, more }) => html`
            <button type="button" @click=${() => actions.change((old) => withoutFilter(catalog, old, name))}>
              Without ${label}: ${counted(more, 'actuator')}
            </button>
          `,
        )}
        ${clearButton(actions)}
        ${
          Object.keys(asked).length === 0
            ? nothing
            : html`<a class="button" href=${matchPath(new URLSearchParams(asked))}>See what comes closest</a>`
        }
      </div>
    </div>
  `;
}
