import './profile.css';
import { readProfile, type ChosenUnits, type Profile } from '../../../query/profile/read-profile.ts';
import { cloudOf, reduceProfile } from '../../../query/profile/reduce-profile.ts';
import { pause } from '../../layout/browser.ts';
import type { Box, BoxHost } from '../model.ts';
import { profileView, type ProfileActions, type ProfileState } from './profile-view.ts';

/** Opens the box that reads a load profile, empty. Nothing of a file leaves the browser. */
export function openProfileBox({ show: showPage, use }: BoxHost): Box {
  let state: ProfileState = { kind: 'empty' };
  let [text, drawn] = ['', ''];
  let units: ChosenUnits = {};
  const show = (next: ProfileState): void => {
    state = next;
    showPage({});
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
      showPage({});
    },
  };
  return (model) => profileView({ state, drawn, candidates: model.answering?.profileCandidates(model) ?? [] }, actions);
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
