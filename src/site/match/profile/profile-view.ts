import { html, nothing } from 'lit-html';
import type { Corner } from '../../../catalog/torque-speed/curve-corners.ts';
import { PROFILE_ROWS } from '../../../limits.ts';
import type { ReadingNotes } from '../../../query/load-profile/read-profile.ts';
import type { CloudDot, ReducedProfile } from '../../../query/load-profile/reduce-profile.ts';
import type { BoxHost } from '../../finder/model.ts';
import { counted, figureText, numberText } from '../../format.ts';
import { menuView, onValue } from '../../layout/controls.ts';
import { cloudView } from './cloud-view.ts';
import { columnsView, roleName, type ColumnActions, type OpenFile } from './columns-view.ts';

/** An actuator whose curve can be drawn over the samples. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** The corners of its curve for a moment. */
  readonly corners: () => readonly Corner[];
}

/** The states of reading a profile. */
export type ProfileState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'refused'; readonly error: string }
  | ReadState;

/** A profile that has been read. */
interface ReadState {
  readonly kind: 'read';
  readonly reduced: ReducedProfile;
  readonly dots: readonly CloudDot[];
  readonly notes: ReadingNotes;
}

export interface ProfileModel {
  /** The file that is open; null if there is none. */
  readonly file: OpenFile | null;
  readonly state: ProfileState;
  readonly candidates: readonly Candidate[];
  /** The id of the actuator whose curve is drawn; the first one's where it is none of them. */
  readonly drawn: string;
}

export interface ProfileActions extends Pick<BoxHost, 'use'>, ColumnActions {
  /** Opens a text. */
  readonly take: (text: string) => void;
  readonly takeFile: (file: File | undefined) => void;
  readonly draw: (id: string) => void;
}

/** The box that reads a load profile: its input, its progress and its result. */
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
      Choose, drop or paste a CSV file with time, torque and speed of a joint, up to
      ${numberText(PROFILE_ROWS)} samples. The data stay in this browser.
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
          placeholder="time_s,torque_Nm,speed_rpm"
          spellcheck="false"
          @input=${onValue(actions.take)}
        ></textarea>
      </label>
    </div>
    ${model.file === null ? nothing : columnsView(model.file, actions)} ${stateView(model.state)}
    ${model.state.kind === 'read' ? readView(model.state, model, actions) : nothing}
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
      Find actuators for ${counted(reduced.peak.length, 'operating point')} and the RMS torque
    </button>
    <figure>
      ${cloudView({ dots, reduced, corners: candidate?.corners() ?? [] })}
      <figcaption class="note">
        Torque over speed, both without signs. The line joins the operating points; the square is the RMS
        torque at the mean speed.
        ${candidate === undefined ? nothing : curveSelect(candidate, candidates, actions)}
      </figcaption>
    </figure>
  `;
};

const curveSelect = (drawn: Candidate, candidates: readonly Candidate[], actions: ProfileActions) => html`
  <label>
    Dark area: the torque that the figures of
    ${menuView({ options: candidates.map(({ id, name }) => [id, name]), chosen: drawn.id, choose: actions.draw })}
    prove. Light area: the torque that is unknown.
  </label>
`;

function stateView(state: ProfileState) {
  switch (state.kind) {
    case 'empty':
    case 'choosing':
      return nothing;
    case 'reading':
      return html`<p role="status">
        <progress max="1" value=${state.share} aria-label="Read"></progress> ${Math.round(state.share * 100)}
        %
      </p>`;
    case 'refused':
      return html`<p class="error" role="alert">${state.error}</p>`;
    case 'read':
      return html`<p role="status">${summaryOf(state.reduced)} ${notesOf(state)}</p>`;
    default:
      return state satisfies never;
  }
}

function summaryOf({ samples, seconds, peak, rated }: ReducedProfile): string {
  const greatest = figureText(peak[0]?.torque_nm ?? 0, 'N.m');
  const fastest = figureText(peak.at(-1)?.speed_rpm ?? 0, '/min');
  const lasting = `RMS ${figureText(rated.torque_nm, 'N.m')} at a mean of ${figureText(rated.speed_rpm, '/min')}`;
  return `${counted(samples, 'sample')} over ${numberText(Number(seconds.toPrecision(4)))} s: at most ${greatest} and ${fastest}; ${lasting}; ${counted(peak.length, 'operating point')}.`;
}

/** If this share of samples has the time of the sample before, the file may hold several joints. */
const MANY = 0.25;

/** Notes on the rows of a file: those left out, and those at one time. */
function notesOf({ reduced: { samples }, notes: { skipped, sameTime } }: ReadState): string {
  const left =
    skipped === 0
      ? ''
      : `${counted(skipped, 'row')} left out: a cell of time, torque or speed is blank or not a number (nan). `;
  const together =
    sameTime < MANY * samples
      ? ''
      : `${counted(sameTime, 'sample')} have the same time as the sample before. If the file holds several joints, choose the column that is the ${roleName('joint')}.`;
  return left + together;
}

const prevent = (event: Event): void => event.preventDefault();
