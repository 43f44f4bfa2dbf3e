import type { nothing, TemplateResult } from 'lit-html';
import type { Catalog } from '../copy/listed.ts';
import { oncePer } from '../once-per.ts';
import { chipsView } from '../sentence/chips-view.ts';
import { chipsOf, choosing, readAnew } from '../sentence/chips.ts';
import { vocabularyOf } from '../sentence/vocabulary.ts';
import type { JointForm } from './joint.ts';

/** Reads the sentences of joints; loaded when there is one. */
export interface Sentences {
  /** The joint as a sentence asks for it, beside what was asked without one. */
  readonly read: (joint: JointForm, need: string) => JointForm;
  /** The joint's sentence, piece by piece. */
  readonly view: (joint: JointForm, change: (next: JointForm) => void) => TemplateResult | typeof nothing;
}

/** What reads sentences with the names of a catalog. */
export const openSentences = oncePer((catalog: Catalog): Sentences => {
  const vocabulary = vocabularyOf(catalog);
  return {
    read: (joint, need) => ({
      ...joint,
      need,
      texts: readAnew(joint.texts, { before: joint.need, after: need }, vocabulary),
    }),
    view: (joint, change) =>
      chipsView(chipsOf(joint.need, joint.texts, vocabulary), {
        catalog,
        choose: ({ chosen }, next) => change({ ...joint, texts: choosing(joint.texts, chosen, next) }),
      }),
  };
});
