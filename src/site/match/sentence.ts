import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Catalog } from '../copy/listed.ts';
import { chipsView } from '../sentence/chips-view.ts';
import { chipsOf, choosing, readAnew } from '../sentence/chips.ts';
import { vocabularyOf } from '../sentence/vocabulary.ts';
import type { JointForm } from './joint.ts';

/** Reads the sentences of joints with the names of a catalog; loaded when there is one. */
export const openSentences = memoizeByObject((catalog: Catalog) => {
  const vocabulary = vocabularyOf(catalog);
  return {
    /** The joint as a sentence asks for it, beside what was asked without one. */
    read: (joint: JointForm, need: string): JointForm => ({
      ...joint,
      need,
      texts: readAnew(joint.texts, { before: joint.need, after: need }, vocabulary),
    }),
    /** The joint's sentence, piece by piece. */
    view: (joint: JointForm, change: (next: JointForm) => void) =>
      chipsView(chipsOf(joint.need, joint.texts, vocabulary), {
        catalog,
        choose: ({ chosen }, next) => change({ ...joint, texts: choosing(joint.texts, chosen, next) }),
      }),
  };
});

export type Sentences = ReturnType<typeof openSentences>;
