import { memoize } from '../../../catalog/lib/memoize.ts';
import { searchTerms } from '../../../query/table/words/text.ts';
import { pause } from '../../browser/pauses.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { questionOf } from '../../match/catalog-requirements.ts';
import { isJudged, matchQuestionOf, openJudge, type JointJudgement } from '../../match/judge-joints.ts';
import { openInTurns, tableOf } from '../../page-filters/catalog-table.ts';
import { criteriaOf, furtherLabel, rowsKeptBy, type AskedCriterion } from '../../page-filters/criteria.ts';
import type { FilterTexts } from '../../page-filters/filter-controls.ts';
import { filtersIn, jointIn, withoutFilters, type FinderState } from '../state/state.ts';
import type { Answer } from './answer.ts';
import { narrowed } from './apply-criteria.ts';

/** The word that is searched for in place of a misspelt one; the word itself where it occurs. */
export type Correct = (term: string) => string;

const AS_TYPED: Correct = (term) => term;

/**
 * Answers a state: with a match if it has a limit on a figure, a point or a duty cycle, otherwise with a
 * list. As in the API, only a list corrects search words.
 */
export function answerState(catalog: Catalog, state: FinderState, correct = AS_TYPED): Answer {
  const judgement = openJudge(catalog).judge(jointIn(state), state.sort === null ? null : state);
  return judgement === null ? listed(catalog, state, correct) : judged(catalog, state, judgement);
}

/** Computes the verdicts that a state asks for before they are drawn, in turns; all is kept. */
export async function prepareAnswer(catalog: Catalog, state: FinderState): Promise<void> {
  if (!isJudged(matchQuestionOf(catalog, filtersIn(state)))) return;
  await openInTurns(catalog);
  answerState(catalog, state);
  await pause();
}

function listed(catalog: Catalog, state: FinderState, correct: Correct): Answer {
  const texts = corrected(filtersIn(state), correct);
  const criteria = criteriaOf(catalog, texts).map((criterion) => ({
    ...criterion,
    rows: rowsKeptBy(catalog, texts, criterion.parameters),
  }));
  return {
    ...narrowed(tableOf(catalog).listed, criteria, inOrder(catalog, state)),
    criteria,
    judgement: null,
  };
}

/** The filters with words that occur nowhere replaced by the nearest that do. */
function corrected(texts: FilterTexts, correct: Correct): FilterTexts {
  const terms = searchTerms(texts.q ?? '');
  const understood = terms.map(correct);
  return understood.join(' ') === terms.join(' ') ? texts : { ...texts, q: understood.join(' ') };
}

/**
 * The answer of a match: all actuators that do not miss. Without one criterion, everything is judged again,
 * because a supply, a torque at a speed and a duty cycle affect the other verdicts too.
 */
function judged(catalog: Catalog, state: FinderState, judgement: JointJudgement): Answer {
  const criteria = [...criteriaOf(catalog, filtersIn(state)), ...criteriaOfMatch(catalog, filtersIn(state))];
  const matches = judgement.rows.flatMap((row) => tableOf(catalog).listed[row] ?? []);
  const without = memoize((name): Answer['matches'] => {
    const asked = criteria.find((criterion) => criterion.name === name);
    if (asked === undefined) return matches;
    return answerState(catalog, withoutFilters(state, asked.parameters, name)).matches;
  });
  return { criteria, matches, withoutOne: without, judgement };
}

/** Parameters of a match alone: a duty cycle, and modifiers of the requirements. */
const criteriaOfMatch = (catalog: Catalog, texts: FilterTexts): AskedCriterion[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    Object.hasOwn(questionOf(catalog).parameters, name) && !Object.hasOwn(tableOf(catalog).filters, name)
      ? [{ name, label: furtherLabel(catalog, name, text), parameters: [name] }]
      : [],
  );

/** The rows in an order; in the default one when none is chosen. */
function inOrder(catalog: Catalog, { sort, direction }: FinderState): Iterable<number> {
  const { table, defaultOrder } = tableOf(catalog);
  return sort === null ? defaultOrder : table.inOrder({ sort, direction }).rows;
}
