import type { nothing, TemplateResult } from 'lit-html';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { chipsView } from '../sentence/chips-view.ts';
import { chipsOf, choosing, readAnew } from '../sentence/chips.ts';
import { vocabularyOf } from '../sentence/vocabulary.ts';
import type { JointForm } from './joint.ts';

/** Reads and shows the sentences of joints. */
export interface Sentences {
  /** The joint as a sentence describes it, beside the requirements set without one. */
  readonly read: (joint: JointForm, need: string) => JointForm;
  /** The joint's sentence, piece by piece. */
  readonly view: (joint: JointForm, change: (next: JointForm) => void) => TemplateResult | typeof nothing;
}

/** Opens the names of a catalog for sentences; loaded when there is one. */
export const openSentences = memoizeByObject((catalog: Catalog): Sentences => {
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
