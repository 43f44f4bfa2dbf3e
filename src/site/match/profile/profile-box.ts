import './profile.css';
import { cornersOf } from '../../../catalog/torque-speed/curve-corners.ts';
import { readProfile, type ChosenUnits, type Profile } from '../../../query/load-profile/read-profile.ts';
import { cloudOf, reduceProfile } from '../../../query/load-profile/reduce-profile.ts';
import { tableOf } from '../../filter/catalog-table.ts';
import { pause } from '../../layout/browser.ts';
import { shownJudgement, type Box, type BoxHost, type MatchModel } from '../model.ts';
import { cornersAtJoint } from './cloud-view.ts';
import { profileView, type Candidate, type ProfileActions, type ProfileState } from './profile-view.ts';

/** Opens the box that reads a load profile, empty. Nothing of a file leaves the browser. */
export function openProfileBox({ show: showPage, use }: BoxHost): Box {
  let state: ProfileState = { kind: 'empty' };
  let text = '';
  let drawn = '';
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
      file
        .text()
        .then(actions.take, () => show({ kind: 'refused', error: `${file.name} could not be read.` }));
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
  return (model) => profileView({ state, drawn, candidates: candidatesIn(model) }, actions);
}

/** How many actuators of an answer can be looked at with a profile. */
const MOST_CANDIDATES = 20;

/** The best actuators of the joint that is shown, with what is known of their curves. */
function candidatesIn(model: MatchModel): Candidate[] {
  const judgement = shownJudgement(model);
  if (judgement === null) return [];
  const { groups, asking } = judgement;
  const { external_ratio: ratio, external_efficiency: efficiency } = asking.modifiers;
  const { table, listed } = tableOf(model.catalog);
  return [...groups.meets, ...groups.close, ...groups.unknown].slice(0, MOST_CANDIDATES).flatMap((row) => {
    const actuator = listed[row];
    if (actuator === undefined) return [];
    const { id, brand, name } = actuator;
    const own = () => cornersOf(table.curves().intermittent, row, asking.supply);
    return { id, name: `${brand} ${name}`, corners: () => cornersAtJoint(own(), { ratio, efficiency }) };
  });
}

/** Reads texts with pauses, and shows how far it is; of two at a time the later one counts. */
function openReading(
  show: (state: ProfileState) => void,
): (text: string, units: ChosenUnits) => Promise<void> {
  let latest = 0;
  return async (text, units) => {
    latest += 1;
    const own = latest;
    if (text.trim() === '') return show({ kind: 'empty' });
    const steps = readProfile(text, units);
    while (own === latest) {
      const { done, value } = steps.next();
      if (done) return show(value.ok ? stateOf(value.value) : { kind: 'refused', error: value.error });
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
