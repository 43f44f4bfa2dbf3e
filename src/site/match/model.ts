import type { nothing, TemplateResult } from 'lit-html';
import type { Verdict } from '../../query/match/verdicts.ts';
import type { Loads } from '../../query/sizing/sized.ts';
import type { ToolModel } from '../layout/tool.ts';
import type { Line } from '../list/lines.ts';
import { blankJoint, type JointForm, type MatchState, type Texts } from './joint.ts';
import type { JointJudgement, Judge } from './judgement.ts';
import type { Sentences } from './sentence.ts';

/** Draws a box that turns what a designer knows of a joint into points. */
export type Box = (model: MatchModel) => TemplateResult;

/** How a box acts on the page around it. */
export type BoxHost = Pick<MatchActions, 'show' | 'use'>;

/** The points that a box has found. */
export type FoundPoints = Pick<Loads, 'peak' | 'rated'>;

/** Judges the joints and draws the results. */
export interface MatchEngine extends Judge {
  /** Texts with the values of choices as the catalog spells them. */
  readonly spelled: (texts: Texts) => Texts;
  readonly setsView: (model: MatchModel) => TemplateResult | typeof nothing;
  /** How the catalog stands to the joint that is shown, and how to take it away. */
  readonly answerView: (model: MatchModel, actions: MatchActions) => TemplateResult;
}

/** State of the match page. */
export interface MatchModel extends ToolModel {
  readonly state: MatchState;
  /** It is loaded with the first question, and null before. */
  readonly answering: MatchEngine | null;
  /** The reader's list of motors, which this browser keeps. */
  readonly own: readonly Line[];
  /** The joint whose form and matches are shown. */
  readonly shown: number;
  /** Texts being typed, by joint and parameter; kept as typed until the reader leaves the page. */
  readonly drafts: ReadonlyMap<string, string>;
  /** The parts of the form that the reader has unfolded or folded, by title. */
  readonly parts: ReadonlyMap<string, boolean>;
  /** How many actuators of a verdict the reader has asked to see. */
  readonly rows: ReadonlyMap<Verdict, number>;
  /** Reads sentences; null until there is one. */
  readonly sentences: Sentences | null;
  /** The boxes that are open, by name; each is loaded when it is opened. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Whether the form is unfolded; null for the default, which is folded behind a sentence. */
  readonly isFormOpen: boolean | null;
}

export interface MatchActions {
  readonly change: (state: MatchState, next?: Partial<MatchModel>) => void;
  /** Changes the joint that is shown. */
  readonly changeJoint: (joint: Partial<JointForm>, next?: Partial<MatchModel>) => void;
  readonly show: (next: Partial<MatchModel>) => void;
  /** Reads a sentence for the joint that is shown. */
  readonly read: (need: string) => void;
  /** Opens a box by its name. */
  readonly open: (name: string) => void;
  /** Asks the joint that is shown for the points that a box has found. */
  readonly use: (found: FoundPoints) => void;
  readonly addToList: (id: string) => void;
  readonly copy: (text: string, what: string) => void;
}

/** The joint whose form and matches are shown. */
export const jointIn = ({ state, shown }: Pick<MatchModel, 'state' | 'shown'>): JointForm =>
  state.joints[shown] ?? blankJoint(0);

/** How the catalog stands to that joint; null where nothing is asked of it, or nothing judges it yet. */
export const shownJudgement = ({ answering, state, shown }: MatchModel): JointJudgement | null =>
  answering?.judge(state).joints[shown] ?? null;
