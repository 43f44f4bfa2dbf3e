import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { numberText } from '../format.ts';
import { LEFT_OUT } from './candidates.ts';
import { LEFT_OUT_NAMES, type LeftOut } from './joint.ts';
import type { JointJudgement } from './judgement.ts';
import type { MatchActions, MatchModel } from './model.ts';

/** What is left out of the match unless the reader asks for it. */
export function leftOutView(
  { further }: JointJudgement,
  { state }: MatchModel,
  actions: MatchActions,
): TemplateResult | typeof nothing {
  const offered = LEFT_OUT_NAMES.filter((name) => further[name] > 0 || state.include.includes(name));
  if (offered.length === 0) return nothing;
  const toggle = (name: LeftOut): void =>
    actions.change({
      ...state,
      include: LEFT_OUT_NAMES.filter((other) => state.include.includes(other) !== (other === name)),
    });
  return html`
    <div class="row no-print">
      ${offered.map(
        (name) => html`
          <label class="choice" title=${LEFT_OUT[name].says}>
            <input type="checkbox" .checked=${live(state.include.includes(name))} @change=${() => toggle(name)} />
            include ${further[name] === 0 ? nothing : numberText(further[name])} ${LEFT_OUT[name].word}
          </label>
        `,
      )}
    </div>
  `;
}
