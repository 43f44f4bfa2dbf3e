import type { nothing, TemplateResult } from 'lit-html';
import type { Verdict } from '../../query/verdicts.ts';
import type { Catalog } from '../copy/listed.ts';
import type { Line } from '../list/lines.ts';
import type { MatchState, Texts } from './joint.ts';
import type { Judge, Judgement } from './judgement.ts';
import type { ProfileBox } from './profile/profile-box.ts';
import type { Candidate } from './profile/profile-view.ts';
import type { Sentences } from './sentence.ts';
import type { SizingBox } from './sizing/sizing-box.ts';

/** The boxes that turn what a designer knows into points; each is loaded when it is opened, and null before. */
export interface Boxes {
  readonly sizing: SizingBox | null;
  readonly profile: ProfileBox | null;
}

/** What judges what is asked, and draws what it finds. */
export interface MatchEngine extends Judge {
  /** Texts with the values of choices as the catalog spells them. */
  readonly spelled: (texts: Texts) => Texts;
  readonly setsView: (model: MatchModel, judgement: Judgement) => TemplateResult | typeof nothing;
  /** How the catalog stands to the joint that is shown, and how to take it away. */
  readonly answerView: (model: MatchModel, judgement: Judgement, actions: MatchActions) => TemplateResult;
  /** The best actuators of the joint that is shown, for a load profile. */
  readonly profileCandidates: (model: MatchModel) => readonly Candidate[];
}

/** What the page of matches is drawn from. */
export interface MatchModel {
  readonly catalog: Catalog;
  readonly state: MatchState;
  /** It is loaded with the first question, and null before. */
  readonly answering: MatchEngine | null;
  /** Null until the catalog has been judged for the first time. */
  readonly judgement: Judgement | null;
  /** The reader's list of motors, which this browser keeps. */
  readonly own: readonly Line[];
  /** The joint whose form and matches are shown. */
  readonly shown: number;
  /** What the reader is typing, by joint and parameter: shown as it is until the page is left. */
  readonly drafts: ReadonlyMap<string, string>;
  /** The parts of the form that the reader has unfolded or folded, by title. */
  readonly parts: ReadonlyMap<string, boolean>;
  /** How many actuators of a verdict the reader has asked to see. */
  readonly rows: ReadonlyMap<Verdict, number>;
  /** Reads sentences; null until there is one. */
  readonly sentences: Sentences | null;
  /** What turns other knowledge of a joint into points. */
  readonly boxes: Boxes;
  /** Whether the form is unfolded; null for the usual, which is folded behind a sentence. */
  readonly isFormOpen: boolean | null;
  /** What of the address is left out, each in a sentence. */
  readonly faults: readonly string[];
  /** What has just happened, for the status line. */
  readonly message: string;
}

/** What the page can do. */
export interface MatchActions {
  readonly change: (state: MatchState, next?: Partial<MatchModel>) => void;
  readonly show: (next: Partial<MatchModel>) => void;
  /** Reads a sentence for the joint that is shown. */
  readonly read: (need: string) => void;
  /** Opens a box by its name. */
  readonly open: (name: string) => void;
  readonly addToList: (id: string) => void;
  readonly copy: (text: string, what: string) => void;
}

/** The name of what is being typed. */
export const draftName = (index: number, name: string): string => `${index} ${name}`;
