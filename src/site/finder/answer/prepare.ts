import type { Catalog } from '../../client-catalog/listed.ts';
import { pause } from '../../layout/browser.ts';
import { matchQuestionOf, isJudged } from '../../match/judgement.ts';
import { openInTurns } from '../../page-filters/catalog-table.ts';
import { filtersIn, type FinderState } from '../state/state.ts';
import { explore } from './explore.ts';

/** Computes the verdicts that a state asks for before they are drawn, in turns; all is kept. */
export async function prepare(catalog: Catalog, state: FinderState): Promise<void> {
  if (!isJudged(matchQuestionOf(catalog, filtersIn(state)))) return;
  await openInTurns(catalog);
  explore(catalog, state);
  await pause();
}
