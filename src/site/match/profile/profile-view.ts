import { html, nothing } from 'lit-html';
import type { Corner } from '../../../catalog/torque-speed/curve-corners.ts';
import { PROFILE_ROWS } from '../../../limits.ts';
import { COLUMNS, unitsOf, type Column } from '../../../query/load-profile/read-profile.ts';
import type { CloudDot, ReducedProfile } from '../../../query/load-profile/reduce-profile.ts';
import { counted, figureText, numberText } from '../../format.ts';
import { menuView, onValue } from '../../layout/controls.ts';
import type { BoxHost } from '../model.ts';
import { cloudView } from './cloud-view.ts';

/** An actuator whose curve can be drawn over the samples. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** The corners of its curve for a moment. */
  readonly corners: () => readonly Corner[];
}

/** How far a profile is read. */
export type ProfileState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly error: string }
  | ReadState;

/** A profile that has been read. */
interface ReadState {
  readonly kind: 'read';
  readonly reduced: ReducedProfile;
  readonly dots: readonly CloudDot[];
  readonly units: Readonly<Record<Column, string>>;
}

export interface ProfileModel {
  readonly state: ProfileState;
  readonly candidates: readonly Candidate[];
  /** The id of the actuator whose curve is drawn; the first one's where it is none of them. */
  readonly drawn: string;
}

export interface ProfileActions extends Pick<BoxHost, 'use'> {
  /** Reads a text. */
  readonly take: (text: string) => void;
  readonly takeFile: (file: File | undefined) => void;
  /** Reads the text again with a column in a unit; an empty one is the default. */
  readonly setUnit: (column: Column, symbol: string) => void;
  readonly draw: (id: string) => void;
}

/** The box that reads a load profile: what to give it, how far it is, and what it found. */
export const profileView = (model: ProfileModel, actions: ProfileActions) => html`
  <section
    class="card stack profile no-print"
    aria-label="Load profile"
    @dragover=${prevent}
    @drop=${(event: DragEvent) => {
      event.preventDefault();
      actions.takeFile(event.dataTransfer?.files[0]);
    }}
  >
    <p>
      Drop or paste a CSV with time, torque and speed of the joint, with or without a header, up to
      ${numberText(PROFILE_ROWS)} samples. It is read in this browser and sent nowhere.
    </p>
    <div class="card-grid">
      <label class="field">
        <span>File</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          @change=${({ currentTarget: box }: Event) => box instanceof HTMLInputElement && actions.takeFile(box.files?.[0])}
        />
      </label>
      <label class="field">
        <span>or paste</span>
        <textarea
          rows="3"
          placeholder="0.00,12.5,60"
          spellcheck="false"
          @input=${onValue(actions.take)}
        ></textarea>
      </label>
      ${COLUMNS.map((column) => unitView(column, model.state, (symbol) => actions.setUnit(column, symbol)))}
    </div>
    ${stateView(model.state)} ${model.state.kind === 'read' ? readView(model.state, model, actions) : nothing}
  </section>
`;

const readView = (
  { reduced, dots }: ReadState,
  { candidates, drawn }: ProfileModel,
  actions: ProfileActions,
) => {
  const candidate = candidates.find(({ id }) => id === drawn) ?? candidates[0];
  return html`
    <button
      type="button"
      class="button primary"
      @click=${() => actions.use({ peak: reduced.peak, rated: [reduced.rated] })}
    >
      Find motors for ${counted(reduced.peak.length, 'operating point')} and the RMS torque
    </button>
    <figure>
      ${cloudView({ dots, reduced, corners: candidate?.corners() ?? [] })}
      <figcaption class="note">
        Magnitudes of torque over speed. The line joins the corners that are matched; the square is the RMS
        torque at the mean speed.
        ${candidate === undefined ? nothing : curveSelect(candidate, candidates, actions)}
      </figcaption>
    </figure>
  `;
};

const curveSelect = (drawn: Candidate, candidates: readonly Candidate[], actions: ProfileActions) => html`
  <label>
    Behind it, what the figures of
    ${menuView({ options: candidates.map(({ id, name }) => [id, name]), chosen: drawn.id, choose: actions.draw })}
    prove, and lighter what they leave open.
  </label>
`;

const unitView = (column: Column, state: ProfileState, choose: (symbol: string) => void) => html`
  <label class="field">
    <span>Unit of ${column}</span>
    <select @change=${onValue(choose)}>
      <option value="">
        ${state.kind === 'read' ? `as read: ${state.units[column]}` : `by the header, else ${unitsOf(column)[0]}`}
      </option>
      ${unitsOf(column).map((symbol) => html`<option value=${symbol}>${symbol}</option>`)}
    </select>
  </label>
`;
function stateView(state: ProfileState) {
  switch (state.kind) {
    case 'empty':
      return nothing;
    case 'reading':
      return html`<p role="status">
        <progress max="1" value=${state.share} aria-label="Read"></progress> ${Math.round(state.share * 100)}
        %
      </p>`;
    case 'refused':
      return html`<p class="error" role="alert">${state.error}</p>`;
    case 'read':
      return html`<p role="status">${summaryOf(state.reduced)}</p>`;
    default:
      return state satisfies never;
  }
}

function summaryOf({ samples, seconds, peak, rated }: ReducedProfile): string {
  const greatest = figureText(peak[0]?.torque_nm ?? 0, 'N.m');
  const fastest = figureText(peak.at(-1)?.speed_rpm ?? 0, '/min');
  const lasting = `RMS ${figureText(rated.torque_nm, 'N.m')} at a mean of ${figureText(rated.speed_rpm, '/min')}`;
  return `${counted(samples, 'sample')} over ${numberText(Number(seconds.toPrecision(4)))} s: at most ${greatest} and ${fastest}; ${lasting}; ${counted(peak.length, 'corner')}.`;
}

const prevent = (event: Event): void => event.preventDefault();
