import type { nothing, TemplateResult } from 'lit-html';
import type { Hint } from '../../query/hints/hints.ts';
import type { Loads } from '../../query/sizing/loads.ts';
import type { Suggestion } from '../../query/suggest/did-you-mean.ts';
import type { FieldWords } from '../client-catalog/client-catalog.ts';
import type { ToolModel } from '../layout/open-tool-page.ts';
import type { JointForm } from '../match/joint-form.ts';
import type { FacetControl } from '../page-filters/filter-controls.ts';
import type { Line } from '../parts/lines.ts';
import type { Dot, Scatter } from '../plot/scatter.ts';
import type { SearchHit } from '../search/search-file-format.ts';
import type { answerState, prepareAnswer } from './answer/answer-state.ts';
import type { Answer } from './answer/answer.ts';
import type { Family } from './results/variant-rows.ts';
import type { apiRequest, shellLine } from './state/api-request.ts';
import type { readState } from './state/read-state.ts';
import type { FinderState, View } from './state/state.ts';

/** State of the finder's views. */
export interface Model extends ToolModel {
  readonly state: FinderState;
  readonly answer: Answer;
  /** Null until the first question loads it. */
  readonly lazyCode: LazyCode | null;
  /** The matches by model, as folded in the table and the cards of a list. */
  readonly families: readonly Family[];
  /** The models whose variants are unfolded. */
  readonly openFamilies: ReadonlySet<string>;
  /**
   * True in a narrow window, such as a phone's: cards are the default, and the filters open as a sheet from
   * below.
   */
  readonly isNarrow: boolean;
  readonly isSheetOpen: boolean;
  /** The unfolded parts of the filter pane, by field or title, and of the bar above the results. */
  readonly open: ReadonlySet<string>;
  /** Text being typed into a filter, by parameter, and whether it can be read. */
  readonly draft: { readonly name: string; readonly text: string; readonly isInvalid: boolean } | null;
  /** The reader's list of motors, stored in this browser. */
  readonly own: readonly Line[];
  /** That list before the last addition; null without an addition. */
  readonly ownBefore: readonly Line[] | null;
  /** The number of rows or cards that are drawn; more come on scrolling. */
  readonly rows: number;
  /** Null until the plot is first shown. */
  readonly plot: PlotCode | null;
  /** The plot, when it is the view. */
  readonly scatter: Scatter | null;
  /** The dot under the pointer, or the chosen dot. */
  readonly chosen: Dot | null;
  readonly isHeld: boolean;
  /** Pages of other kinds that the search finds. */
  readonly others: readonly SearchHit[];
  /** The search terms that were corrected, as typed and as understood. */
  readonly corrected: readonly (readonly [typed: string, understood: string])[];
  /** The filters that ask for words of the search. */
  readonly hints: readonly Hint[];
  /** Names similar to a search that finds nothing. */
  readonly suggestions: readonly Suggestion[];
  /** True if the meanings of the columns are shown. */
  readonly showsMeanings: boolean;
  /** The meanings of the fields; null until they are first shown. */
  readonly meanings: FieldWords['means'] | null;
  /** Reads sentences; null until there is one. */
  readonly sentences: Sentences | null;
  /** The boxes that are open, by name; each is loaded when it is opened. */
  readonly boxes: ReadonlyMap<string, Box>;
}

/** Reads, runs and shows questions. */
export interface LazyCode {
  readonly answerState: typeof answerState;
  readonly prepareAnswer: typeof prepareAnswer;
  readonly readState: typeof readState;
  readonly apiRequest: typeof apiRequest;
  readonly shellLine: typeof shellLine;
  readonly filterBody: (filter: FacetControl, model: Model, actions: Actions) => TemplateResult;
  readonly pointsBody: (model: Model, actions: Actions) => TemplateResult;
  readonly jointBoxes: (model: Model, actions: Actions) => TemplateResult;
  readonly activeFiltersView: (model: Model, actions: Actions) => TemplateResult;
  readonly notesView: (model: Model, actions: Actions) => TemplateResult | typeof nothing;
  /** The table of a match. */
  readonly judgedTable: (model: Model, actions: Actions) => TemplateResult | typeof nothing;
  /** The cards of a match. */
  readonly judgedCards: (model: Model, actions: Actions) => TemplateResult | typeof nothing;
}

/** Reads and shows the sentences of joints. */
export interface Sentences {
  /** The joint as a sentence describes it, beside what is asked without one. */
  readonly read: (joint: JointForm, need: string) => JointForm;
  /** The parameters that the joint's sentence asks. */
  readonly asked: (joint: JointForm) => ReadonlySet<string>;
  /** The joint's sentence, piece by piece. */
  readonly view: (joint: JointForm, change: (next: JointForm) => void) => TemplateResult | typeof nothing;
}

/** Draws a box that computes operating points from properties of a joint. */
export type Box = (model: Model) => TemplateResult;

/** The actions of a box on the page around it. */
export type BoxHost = Pick<Actions, 'show' | 'use'>;

/** The points that a box has found. */
export type FoundPoints = Pick<Loads, 'peak' | 'rated'>;

/** Draws the plot. */
export interface PlotCode {
  readonly scatterIn: (model: Model) => Scatter | null;
  readonly plotView: (model: Model, scatter: Scatter, actions: Actions) => TemplateResult;
}

/** The number of rows that are drawn before the reader scrolls. */
export const FIRST_ROWS = 40;

export interface Actions {
  readonly change: (next: (state: FinderState) => FinderState, further?: Partial<Model>) => void;
  /** The same while a figure is typed or slid, with one entry in the history for all of it. */
  readonly type: (next: (state: FinderState) => FinderState) => void;
  readonly show: (next: Partial<Model>) => void;
  readonly copy: (text: string, what: string) => void;
  /** Answers the text of the box: requirements, a name or a part number. */
  readonly ask: (text: string) => void;
  readonly download: (forSpreadsheets: boolean) => void;
  readonly addToList: (id: string) => void;
  /** Undoes the last addition. */
  readonly undoAdd: () => void;
  /** Opens a box by its name, or closes it. */
  readonly toggleBox: (name: string) => void;
  /** Sets the points that a box has computed as requirements of the shown joint. */
  readonly use: (found: FoundPoints) => void;
}

/** The shown view: the chosen one, otherwise the default. */
export const viewOf = ({ state, isNarrow }: Pick<Model, 'state' | 'isNarrow'>): View =>
  state.view ?? (isNarrow ? 'cards' : 'table');
