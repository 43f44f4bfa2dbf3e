import type { nothing, TemplateResult } from 'lit-html';
import { askingMatch } from '../../query/sentence/question.ts';
import type { Catalog } from '../copy/listed.ts';
import { oncePer } from '../once-per.ts';
import { chipsView } from '../sentence/chips-view.ts';
import { chipsOf, choosing, readAnew, vocabularyOf } from '../sentence/chips.ts';
import { FIELDS } from './form-fields.ts';
import type { JointForm } from './joint.ts';

/** Reads the sentences of joints; loaded when there is one. */
export interface Sentences {
  /** The joint as a sentence asks for it, beside what was asked without one. */
  readonly read: (joint: JointForm, need: string) => JointForm;
  /** The joint's sentence, piece by piece. */
  readonly view: (joint: JointForm, change: (next: JointForm) => void) => TemplateResult | typeof nothing;
}

/** How a match asks what a sentence needs: each requirement in its own sense. */
export const SENTENCE_ASKING = askingMatch(
  new Map(
    FIELDS.map(({ name, sense }) => [name, sense === 'at least' ? 'least' : sense === 'at most' ? 'most' : 'is']),
  ),
);

/** What reads sentences with the names of a catalog. */
export const openSentences = oncePer((catalog: Catalog): Sentences => {
  const reader = { vocabulary: vocabularyOf(catalog), ask: SENTENCE_ASKING };
  return {
    read: (joint, need) => ({
      ...joint,
      need,
      texts: readAnew(joint.texts, { before: joint.need, after: need }, reader),
    }),
    view: (joint, change) =>
      chipsView(chipsOf(joint.need, joint.texts, reader), {
        catalog,
        choose: (chip, next) => change({ ...joint, texts: choosing(joint.texts, { ...chip, next }, SENTENCE_ASKING) }),
      }),
  };
});
