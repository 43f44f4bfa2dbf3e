import type { FilterWord } from '../../query/parameters/names/filter-word.ts';
import { parametersForList } from '../../query/sentence/sentence-parameters.ts';
import { chipsView } from '../chips/chips-view.ts';
import { chipsOf, choosing, readAgain } from '../chips/chips.ts';
import { sentenceVocabulary } from '../chips/sentence-vocabulary.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { questionOf } from '../match/catalog-requirements.ts';
import type { Sentences } from './model.ts';

/** Opens the names of a catalog and the words of its fields for sentences; loaded when there is one. */
export function openSentences(catalog: Catalog, words: readonly FilterWord[]): Sentences {
  const vocabulary = sentenceVocabulary(catalog, words);
  const ask = parametersForList(new Set(Object.keys(questionOf(catalog).parameters)));
  return {
    read: (joint, need) => ({
      ...joint,
      need,
      texts: readAgain(joint.texts, { before: joint.need, after: need }, { vocabulary, ask }),
    }),
    asked: ({ need, texts }) =>
      new Set(
        chipsOf(need, texts, { vocabulary, ask }).flatMap(({ chosen }) =>
          chosen === null ? [] : Object.keys(ask(chosen) ?? {}),
        ),
      ),
    view: (joint, change) =>
      chipsView(chipsOf(joint.need, joint.texts, { vocabulary, ask }), {
        catalog,
        choose: ({ chosen }, next) =>
          change({ ...joint, texts: choosing(joint.texts, { chosen, next }, ask) }),
      }),
  };
}
