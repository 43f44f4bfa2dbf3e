import type { Result } from '../../../catalog/lib/result.ts';
import { cornersOf } from '../../../catalog/torque-speed/curve-corners.ts';
import {
  certainChoices,
  indexOfRole,
  planOf,
  withRole,
  withUnit,
  type Choices,
} from '../../../query/load-profile/column-roles.ts';
import { SEPARATORS } from '../../../query/load-profile/csv-rows.ts';
import { readTable } from '../../../query/load-profile/csv-table.ts';
import { readJoints, readProfile, type FileProfile } from '../../../query/load-profile/read-profile.ts';
import { cloudOf, reduceProfile } from '../../../query/load-profile/reduce-profile.ts';
import { pause } from '../../browser/pauses.ts';
import type { Box, BoxHost, Model } from '../../finder/model.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import { cornersAtJoint } from './cloud-view.ts';
import type { ColumnActions, OpenFile } from './columns-view.ts';
import { profileView, type Candidate, type ProfileActions, type ProfileState } from './profile-view.ts';

/** Opens the box that reads a load profile, empty. Nothing of a file leaves the browser. */
export function openProfileBox({ show: showPage, use }: BoxHost): Box {
  let state: ProfileState = { kind: 'empty' };
  let file: OpenFile | null = null;
  let drawn = '';
  const show = (next: ProfileState): void => {
    state = next;
    showPage({});
  };
  const take = openReading(show);

  /** Opens a text with the columns that are certain; earlier choices are discarded. */
  const open = (text: string, separator?: string): void => {
    file = null;
    if (text.trim() === '') return take.nothing({ kind: 'empty' });
    const opened = openedFile(text, separator);
    if (opened.ok) proceed(opened.value);
    else take.nothing({ kind: 'refused', error: opened.error });
  };

  /** Reads as much of a file as its choices allow. */
  const proceed = (next: OpenFile): void => {
    file = next;
    const { table, choices, joints } = next;
    const column = indexOfRole(choices, 'joint');
    if (column !== -1 && joints === null)
      return take.steps(readJoints(table, column), (names) => proceed(withJoints(next, names)));
    const plan = planOf(choices);
    if (plan === null) return take.nothing({ kind: 'choosing' });
    take.steps(readProfile(table, plan), (profile) => show(stateOf(profile)));
  };

  const choose = (change: (file: OpenFile) => Choices): void => {
    if (file === null) return;
    const choices = change(file);
    const isSameColumn = indexOfRole(choices, 'joint') === indexOfRole(file.choices, 'joint');
    proceed({ ...file, choices, joints: isSameColumn ? file.joints : null });
  };

  const actions: ProfileActions = {
    use,
    take: open,
    takeFile(dropped) {
      if (dropped === undefined) return;
      file = null;
      take.text(dropped, open);
    },
    setSeparator: (sign) => file && open(file.table.text, sign),
    ...columnActions(choose),
    draw(id) {
      drawn = id;
      showPage({});
    },
  };
  return (model) => profileView({ file, state, drawn, candidates: candidatesIn(model) }, actions);
}

/** A text with the columns that are certain. */
function openedFile(text: string, separator: string | undefined): Result<OpenFile, string> {
  const table = readTable(text, separator);
  if (!table.ok) return table;
  const separators = SEPARATORS.map(({ sign }) => sign).filter((sign) => readTable(text, sign).ok);
  const choices = certainChoices(table.value);
  return { ok: true, value: { table: table.value, separators, choices, joints: null } };
}

/** The choices of a reader for a file that is open. */
const columnActions = (
  choose: (change: (file: OpenFile) => Choices) => void,
): Omit<ColumnActions, 'setSeparator'> => ({
  setRole: (column, role) => choose(({ choices, table }) => withRole(choices, table, { column, role })),
  setUnit: (column, symbol) => choose(({ choices }) => withUnit(choices, column, symbol)),
  setMark: (mark) => choose(({ choices }) => ({ ...choices, mark })),
  setJoint: (joint) => choose(({ choices }) => ({ ...choices, joint })),
});

/** A file whose joints are known: a single one is chosen. */
const withJoints = (file: OpenFile, joints: readonly string[]): OpenFile => ({
  ...file,
  joints,
  choices: joints.length === 1 ? { ...file.choices, joint: joints[0] ?? null } : file.choices,
});

/** The maximum number of actuators to compare with a profile. */
const MOST_CANDIDATES = 20;

/** The best actuators of the shown joint, with the known parts of their curves. */
function candidatesIn({ catalog, answer: { judgement } }: Model): Candidate[] {
  if (judgement === null) return [];
  const { rows, question } = judgement;
  const { external_ratio: ratio, external_efficiency: efficiency } = question.modifiers;
  const { table, listed } = tableOf(catalog);
  return rows.slice(0, MOST_CANDIDATES).flatMap((row) => {
    const actuator = listed[row];
    if (actuator === undefined) return [];
    const { id, brand, name } = actuator;
    const own = () => cornersOf(table.curves().intermittent, row, question.supply);
    return { id, name: `${brand} ${name}`, corners: () => cornersAtJoint(own(), { ratio, efficiency }) };
  });
}

/** Steps that read a file; each yields the fraction read so far. */
type Steps<Value> = Generator<number, Result<Value, string>>;

interface Reading {
  /** Takes the text of a file, and passes it on. */
  readonly text: (file: File, then: (text: string) => void) => void;
  /** Takes steps with pauses, shows how far they are, and passes on their value. */
  readonly steps: <Value>(steps: Steps<Value>, then: (value: Value) => void) => void;
  /** Shows a state and stops reading. */
  readonly nothing: (state: ProfileState) => void;
}

/** Reads with pauses; a new reading cancels an earlier one. */
function openReading(show: (state: ProfileState) => void): Reading {
  let latest = 0;
  const run = async <Value>(steps: Steps<Value>, then: (value: Value) => void): Promise<void> => {
    latest += 1;
    const own = latest;
    while (own === latest) {
      const { done, value } = steps.next();
      if (done) {
        if (value.ok) return then(value.value);
        return show({ kind: 'refused', error: value.error });
      }
      show({ kind: 'reading', share: value });
      await pause();
    }
  };
  const textOf = async (file: File, then: (text: string) => void): Promise<void> => {
    latest += 1;
    const own = latest;
    show({ kind: 'reading', share: 0 });
    const text = await file.text().catch(() => null);
    if (own !== latest) return;
    if (text === null) show({ kind: 'refused', error: `${file.name} could not be read.` });
    else then(text);
  };
  return {
    text: (file, then) => void textOf(file, then),
    steps: (steps, then) => void run(steps, then),
    nothing(state) {
      latest += 1;
      show(state);
    },
  };
}

const stateOf = (profile: FileProfile): ProfileState => ({
  kind: 'read',
  reduced: reduceProfile(profile),
  dots: cloudOf(profile),
  notes: profile.notes,
});
