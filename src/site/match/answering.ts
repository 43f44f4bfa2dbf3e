import { html, nothing } from 'lit-html';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { lifeOf } from '../client-catalog/life.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { spelledTexts } from '../filter/spelled-values.ts';
import { counted } from '../format.ts';
import { addressShown } from '../layout/browser.ts';
import { apiLine } from './api-request.ts';
import { openJudge } from './judgement.ts';
import { shownJudgement, type MatchActions, type MatchEngine, type MatchModel } from './model.ts';
import { resultsView } from './results/results-view.ts';
import { setsView } from './results/sets-view.ts';

/** Opens a catalog for questions; loaded with the first one. */
export const openAnswering = memoizeByObject((catalog: Catalog): MatchEngine => ({
  ...openJudge(catalog),
  spelled: (texts) => spelledTexts(catalog, texts),
  setsView,
  answerView,
}));

const answerView = (model: MatchModel, actions: MatchActions) => html`
  ${model.message === '' ? nothing : html`<p class="note" role="status">${model.message}</p>`}
  ${resultsView(model, actions)}
  <div class="row no-print">
    <button type="button" @click=${() => actions.copy(addressShown(), 'Link')}>Copy link</button>
    <button
      type="button"
      @click=${() => actions.copy(apiLine(model.state, location.origin, soldIn(model.catalog)), 'curl line')}
    >
      Copy as curl
    </button>
    ${beyondPage(shownJudgement(model)?.further.limits ?? 0)}
  </div>
`;

/** Note: the API also returns model limits, because it has no option to leave them out. */
const beyondPage = (limits: number) =>
  limits === 0
    ? nothing
    : html`<span class="note">
        The API also returns ${counted(limits, 'actuator')} with limits of simulation models, which are hidden
        here.
      </span>`;

/** The availabilities of what can still be bought, as far as is known. */
const soldIn = ({ vocabulary: { choices } }: Catalog): string[] =>
  choices
    .flatMap(({ field, words }) => (field === 'availability' ? words : []))
    .filter((word) => lifeOf(word)?.isEnded !== true);
