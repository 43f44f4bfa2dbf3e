import { html, nothing } from 'lit-html';
import { isPriceAsked } from '../../../query/match/question/match-question.ts';
import { crossFieldErrors } from '../../../query/match/question/read-question.ts';
import { searchTerms } from '../../../query/table/words/text.ts';
import { counted } from '../../format.ts';
import type { JointJudgement } from '../../match/judge-joints.ts';
import { setsView } from '../../match/results/sets-view.ts';
import { unknownValues } from '../../page-filters/catalog-spelling.ts';
import { filtersOfApiOnly } from '../../page-filters/catalog-table.ts';
import type { AskedCriterion } from '../../page-filters/criteria.ts';
import { actuatorPath } from '../../paths.ts';
import { suggestionsOf } from '../answer/answer.ts';
import { clearButton, removableChip } from '../buttons.ts';
import { jointsView } from '../joints-view.ts';
import type { Actions, Model } from '../model.ts';
import { nearMissesView, relaxView, soldOnlyView } from '../results/relax-view.ts';
import { apiRequest } from '../state/api-request.ts';
import { filtersIn, jointIn, withFilter, withFilters, withoutFilters } from '../state/state.ts';

/** The filters in use, notes on the answer, and hints if nothing is left. */
export const activeFiltersView = (model: Model, actions: Actions) => html`
  ${jointsView(model, actions)} ${replacingView(model)} ${chips(model, actions)} ${searchNotes(model)}
  ${wordHints(model, actions)} ${nearestNames(model, actions)} ${easedView(model, actions)} ${setsView(model)}
  ${emptyHint(model, actions)}
`;

/** The filters in use, each removable; filters that the sentence asks for are shown in the sentence. */
function chips(model: Model, actions: Actions) {
  const { answer, sentences, state, catalog } = model;
  const spoken = sentences?.asked(jointIn(state)) ?? new Set<string>();
  const shown = answer.criteria.filter(({ parameters }) => !parameters.every((name) => spoken.has(name)));
  const apiOnly = filtersOfApiOnly(catalog).filter((name) => filtersIn(state)[name] !== undefined);
  const idle = answer.judgement === null ? apiRequest(catalog, state).idle : [];
  const remove = ({ parameters, name }: Pick<AskedCriterion, 'parameters' | 'name'>) =>
    actions.change((old) => withoutFilters(old, parameters, name));
  const chipOf = (name: string) => {
    const label = `${name}=${filtersIn(state)[name] ?? ''}`;
    return removableChip(label, `Remove ${label}`, () => remove({ name, parameters: [name] }));
  };
  const unknown = unknownValues(catalog, filtersIn(state));
  if (shown.length + apiOnly.length + idle.length === 0) return nothing;
  return html`
    <ul class="row asked-list" aria-label="Filters in use">
      ${shown.map((criterion) => removableChip(criterion.label, `Remove ${criterion.label}`, () => remove(criterion)))}
      ${[...apiOnly, ...idle].map(chipOf)}
    </ul>
    ${apiOnly.length === 0 ? nothing : html`<p class="note">This page cannot filter by ${apiOnly.join(', ')}. <a href=${apiRequest(catalog, state).path}>The API can</a>.</p>`}
    ${unknown.length === 0 ? nothing : html`<p class="note">No actuator of the catalog has ${unknown.join(' or ')}.</p>`}
    ${idle.length === 0 ? nothing : html`<p class="note">No effect yet: ${idle.join(', ')}. First ask for a torque, a speed or another figure.</p>`}
  `;
}

/** The actuator that is to be replaced, and its successor. */
function replacingView({ catalog, state }: Model) {
  const actuator = catalog.actuatorById.get(state.replacing);
  if (actuator === undefined) return nothing;
  const successor = catalog.actuatorById.get(String(actuator.figures.replaced_by ?? ''));
  return html`<p class="note">
    Replacing <a href=${actuatorPath(actuator.id)}>${actuator.brand} ${actuator.name}</a>${
      actuator.id === state.replacing ? nothing : ` (formerly ${state.replacing})`
    }:
    the limits are its figures at its supply voltage. Only proved torque counts.
    ${
      successor === undefined
        ? nothing
        : html`Its maker names a successor: <a href=${actuatorPath(successor.id)}>${successor.name}</a>.`
    }
    Mounting is rarely published: check the drawings.
  </p>`;
}

/** Words that were corrected, and pages of other kinds that the search finds. */
const searchNotes = ({ corrected, answer, others }: Model) => html`
  ${(answer.judgement === null ? corrected : []).map(
    ([typed, understood]) =>
      html`<p class="note">No record has the word “${typed}”. The search used “${understood}”.</p>`,
  )}
  ${
    others.length === 0
      ? nothing
      : html`<p class="note also">
          Other pages found:
          ${others.map(({ path, name, kind }) => html`<a href=${path}>${name}</a> (${kind.toLowerCase()}) `)}
        </p>`
  }
`;

/** Requirements of a match that contradict each other, and changes that would help where nothing meets all. */
function easedView(model: Model, actions: Actions) {
  const { judgement } = model.answer;
  if (judgement === null) return nothing;
  const errors = crossFieldErrors(judgement.question, '');
  return html`
    ${errors.map(({ field, detail }) => html`<p class="error" role="alert">${field} ${detail}.</p>`)}
    ${
      meetsNone(judgement)
        ? html`<div class="row">
            ${noneMeetsView(judgement, model)} ${relaxView(judgement, model, actions)}
          </div>`
        : nothing
    }
  `;
}

const meetsNone = ({ ranking }: JointJudgement): boolean => ranking.counts.meets === 0;

/** Explains an answer in which no actuator meets everything: the most likely come first. */
const noneMeetsView = ({ rows }: JointJudgement, { state }: Model) =>
  rows.length === 0
    ? nothing
    : html`<p class="note">
        No published figures meet every limit.${state.sort === null ? ' The most likely come first.' : ''}
      </p>`;

/** Below a match: changes that let more actuators meet it, near misses, and its order in words. */
export function notesView(model: Model, actions: Actions) {
  const { judgement } = model.answer;
  if (judgement === null) return nothing;
  return html`
    ${meetsNone(judgement) ? nothing : relaxView(judgement, model, actions)}
    ${nearMissesView(judgement, model)}
    <p class="note">
      ${orderText(judgement, model)} Unknown never counts as “no”. ${soldOnlyView(model, actions)}
    </p>
  `;
}

/** The order of the rows in words; empty without any. */
function orderText({ question, rows }: JointJudgement, { state }: Model): string {
  if (rows.length === 0) return '';
  return state.sort === null
    ? `Order: verdict, then ${isPriceAsked(question) ? 'known prices, ' : ''}fewest unknown figures, most likely to meet, lowest mass.`
    : 'Order: verdict, then the chosen column.';
}

/** The filters that ask for words of the search; those that need no further value are one click away. */
const wordHints = ({ hints }: Model, actions: Actions) =>
  hints.map(({ words, filter, value, records }) =>
    value === null
      ? html`<p class="note">To ask for “${words}”, use the filter ${filter}.</p>`
      : html`<p class="row no-print">
          <button
            type="button"
            @click=${() => actions.change((old) => withFilters(old, { q: withoutWords(filtersIn(old).q ?? '', words), [filter]: value }))}
          >
            Use ${filter}=${value}, not “${words}”: ${counted(records, 'actuator')}
          </button>
        </p>`,
  );

/** A search text without some of its words. */
function withoutWords(text: string, words: string): string {
  const going = words.toLowerCase().split(' ');
  return text
    .split(/\s+/)
    .filter((word) => !going.includes(word.toLowerCase()))
    .join(' ');
}

/**
 * Names similar to a search that finds nothing, each one click away. In a match, which corrects no word, the
 * search as a list would correct it.
 */
function nearestNames(model: Model, actions: Actions) {
  const { corrected, answer, state } = model;
  const isMisspelt = answer.judgement !== null && corrected.length > 0;
  const read = { name: respelled(filtersIn(state).q ?? '', corrected), dropped: [] };
  const suggestions = isMisspelt ? [read] : model.suggestions;
  if (suggestions.length === 0) return nothing;
  const dropped = [...new Set(suggestions.flatMap((one) => one.dropped))];
  return html`
    <p class="row no-print">
      Did you mean${dropped.length === 0 ? '' : `, without “${dropped.join(' ')}”`}:
      ${suggestions.map(
        ({ name }) => html`
          <button type="button" @click=${() => actions.change((old) => withFilter(old, 'q', name))}>
            ${name}
          </button>
        `,
      )}
    </p>
  `;
}

/** A search text with its misspelt words corrected. */
const respelled = (text: string, corrected: Model['corrected']): string => {
  const understood = new Map(corrected);
  return searchTerms(text)
    .map((term) => understood.get(term) ?? term)
    .join(' ');
};

/** Shown when no actuator is left: filters to remove, and how many actuators each would bring back. */
function emptyHint({ answer }: Model, actions: Actions) {
  if (answer.matches.length > 0) return nothing;
  const suggestions = suggestionsOf(answer);
  const parametersOf = (name: string): readonly string[] =>
    answer.criteria.find((criterion) => criterion.name === name)?.parameters ?? [];
  return html`
    <div class="empty stack card">
      <p>
        No actuator passes all of these filters.
        ${suggestions.length === 0 ? 'Removing one filter is not enough.' : 'Remove one:'}
      </p>
      <div class="row no-print">
        ${suggestions.map(
          ({ name, label, more }) => html`
            <button
              type="button"
              @click=${() => actions.change((old) => withoutFilters(old, parametersOf(name), name))}
            >
              Without ${label}: ${counted(more, 'actuator')}
            </button>
          `,
        )}
        ${clearButton(actions)}
      </div>
    </div>
  `;
}
