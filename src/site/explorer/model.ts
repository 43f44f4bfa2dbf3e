import type { TemplateResult } from 'lit-html';
import type { Suggestion } from '../../query/search/did-you-mean.ts';
import type { Hint } from '../../query/search/hints.ts';
import type { FilterTexts } from '../filter/filters.ts';
import type { ToolModel } from '../layout/tool.ts';
import type { Line } from '../list/lines.ts';
import type { textsOfFilters } from '../match/from-filters.ts';
import type { Dot, Scatter } from '../plot/scatter.ts';
import type { SearchHit } from '../search/found.ts';
import type { Exploration } from './answer/exploration.ts';
import type { explore } from './answer/explore.ts';
import type { Family } from './results/families.ts';
import type { apiRequest } from './state/api-request.ts';
import type { readState } from './state/read-state.ts';
import type { ExplorerState, View } from './state/state.ts';

/** State of the explorer's views. */
export interface Model extends ToolModel {
  readonly state: ExplorerState;
  readonly exploration: Exploration;
  /** Null until the first query loads it. */
  readonly engine: Engine | null;
  /** The matches by family: what the table and the cards fold. */
  readonly families: readonly Family[];
  /** The families whose variants are unfolded. */
  readonly openFamilies: ReadonlySet<string>;
  /** Whether the window is a phone's: cards are the default, and the filters are a sheet from below. */
  readonly isNarrow: boolean;
  readonly isSheetOpen: boolean;
  /** The filters that are unfolded, by field. */
  readonly open: ReadonlySet<string>;
  /** Text being typed into a filter, by parameter, and whether it can be read. */
  readonly draft: { readonly name: string; readonly text: string; readonly isInvalid: boolean } | null;
  /** The reader's list of motors, which this browser keeps. */
  readonly own: readonly Line[];
  /** How many families are drawn as rows or cards; more come on scrolling. */
  readonly rows: number;
  /** Null until the plot is first shown, which loads it. */
  readonly plot: Plotting | null;
  /** The plot, when it is the view. */
  readonly scatter: Scatter | null;
  /** The dot under the pointer, or the one that was chosen and is held. */
  readonly chosen: Dot | null;
  readonly isHeld: boolean;
  /** Pages of other kinds that the search finds. */
  readonly others: readonly SearchHit[];
  /** The filters that the search text asks for when it is read as a sentence; null where it is none. */
  readonly asFilters: FilterTexts | null;
  /** The search terms that were corrected, as typed and as understood. */
  readonly corrected: readonly (readonly [typed: string, understood: string])[];
  /** The filters that ask for words of the search. */
  readonly hints: readonly Hint[];
  /** Names near to a search that finds nothing. */
  readonly suggestions: readonly Suggestion[];
}

/** Reads, runs and shows queries. */
export interface Engine {
  readonly explore: typeof explore;
  readonly readState: typeof readState;
  readonly apiRequest: typeof apiRequest;
  readonly askedView: (model: Model, actions: Actions) => TemplateResult;
  /** The match parameters equivalent to the filters. */
  readonly textsOfFilters: typeof textsOfFilters;
}

/** Draws the plot. */
export interface Plotting {
  readonly scatterIn: (model: Model) => Scatter | null;
  readonly plotView: (model: Model, scatter: Scatter, actions: Actions) => TemplateResult;
}

/** How many families are drawn before the reader scrolls. */
export const FIRST_ROWS = 40;

export interface Actions {
  readonly change: (next: (state: ExplorerState) => ExplorerState) => void;
  readonly show: (next: Partial<Model>) => void;
  readonly copy: (text: string, what: string) => void;
  /** Reads a sentence as filters, beside those in use. */
  readonly ask: (sentence: string) => Promise<void>;
  readonly download: () => void;
  readonly addToList: (id: string) => void;
}

/** The view that is shown: the chosen one, else the default. */
export const viewOf = ({ state, isNarrow }: Pick<Model, 'state' | 'isNarrow'>): View =>
  state.view ?? (isNarrow ? 'cards' : 'table');
