import type { TemplateResult } from 'lit-html';
import type { ToolModel } from '../layout/open-tool-page.ts';
import type { Dot } from '../plot/scatter.ts';
import type { Bill } from './bill.ts';
import type { PartsList } from './parts-list.ts';
import type { RowActions } from './rows-view.ts';
import type { PageView, ViewName } from './view-settings.ts';

/** Draws a parts list in one way. */
export type ListView = (shown: ListModel, actions: ListActions) => TemplateResult;

/** State of the page of a parts list. */
export interface ListModel extends ToolModel {
  readonly list: PartsList;
  readonly bill: Bill;
  readonly page: PageView;
  /** The views that are loaded. */
  readonly views: ReadonlyMap<ViewName, ListView>;
  /** True for the reader's own list. A shared list is only edited in its address. */
  readonly isOwn: boolean;
  /** True if the reader has a list of their own. */
  readonly hasOwn: boolean;
  /** The shown list and the reader's own before the last change; null if nothing can be undone. */
  readonly before: Before | null;
  /** Index of the row whose motor is being replaced. */
  readonly swapping: number | null;
  /** The dot of the plot that is pointed at. */
  readonly chosen: Dot | null;
  readonly isHeld: boolean;
  readonly isNarrow: boolean;
}

/** The shown list, its owner, and the list stored in the browser. */
export interface Before {
  readonly list: PartsList;
  readonly isOwn: boolean;
  readonly own: PartsList;
}

/** The actions that change a parts list or its view. */
export interface ListActions extends RowActions {
  readonly change: (next: Partial<PartsList>, message?: string) => void;
  readonly look: (page: Partial<PageView>) => void;
  readonly show: (next: Partial<ListModel>) => void;
  readonly remove: (id: string) => void;
  readonly addRow: () => void;
  readonly share: () => void;
  readonly download: (forSpreadsheets: boolean) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  /** Replaces the reader's own list with the shared one. */
  readonly keep: () => void;
  /** Adds a shared list to the reader's own. */
  readonly keepBoth: () => void;
  readonly showOwn: () => void;
}
