import './profile.css';
import type { TemplateResult } from 'lit-html';
import { readProfile, type ChosenUnits, type Profile } from '../../../query/profile/read-profile.ts';
import { cloudOf, reduceProfile, type ReducedProfile } from '../../../query/profile/reduce-profile.ts';
import { pause } from '../../layout/browser.ts';
import { profileView, type Candidate, type ProfileActions, type ProfileState } from './profile-view.ts';

/** What a box can do to the page around it. */
interface ProfileHost {
  /** Draws the page again. */
  readonly redraw: () => void;
  /** Asks for an actuator that does what a profile needs. */
  readonly use: (reduced: ReducedProfile) => void;
}

/** The box that reads a load profile. Nothing of a file leaves the browser. */
export interface ProfileBox {
  readonly view: (candidates: readonly Candidate[]) => TemplateResult;
}

/** Opens an empty box. */
export function openProfileBox({ redraw, use }: ProfileHost): ProfileBox {
  let state: ProfileState = { kind: 'empty' };
  let [text, drawn] = ['', ''];
  let units: ChosenUnits = {};
  const show = (next: ProfileState): void => {
    state = next;
    redraw();
  };
  const read = openReading(show);
  const actions: ProfileActions = {
    use,
    take(next) {
      text = next;
      void read(text, units);
    },
    takeFile(file) {
      if (file === undefined) return;
      show({ kind: 'reading', share: 0 });
      file.text().then(actions.take, () => show({ kind: 'refused', fault: `${file.name} could not be read.` }));
    },
    setUnit(column, symbol) {
      const { [column]: _before, ...others } = units;
      units = symbol === '' ? others : { ...others, [column]: symbol };
      actions.take(text);
    },
    draw(id) {
      drawn = id;
      redraw();
    },
  };
  return { view: (candidates) => profileView({ state, candidates, drawn }, actions) };
}

/** Reads texts with pauses, and shows how far it is; of two at a time the later one counts. */
function openReading(show: (state: ProfileState) => void): (text: string, units: ChosenUnits) => Promise<void> {
  let latest = 0;
  return async (text, units) => {
    latest += 1;
    const own = latest;
    if (text.trim() === '') return show({ kind: 'empty' });
    const steps = readProfile(text, units);
    while (own === latest) {
      const { done, value } = steps.next();
      if (done) return show(value.ok ? stateOf(value.value) : { kind: 'refused', fault: value.fault });
      show({ kind: 'reading', share: value });
      await pause();
    }
  };
}

const stateOf = (profile: Profile): ProfileState => ({
  kind: 'read',
  reduced: reduceProfile(profile),
  dots: cloudOf(profile),
  units: profile.units,
});
