import { MATCH_JOINTS } from '../../limits.ts';

/** A joint: its name, its count, and its requirements. */
export interface JointForm {
  readonly name: string;
  readonly count: number;
  /** Texts by the names of the API's parameters, in its units. */
  readonly texts: Texts;
  /** The sentence that asked for it; empty where there is none. */
  readonly need: string;
}

export type Texts = Readonly<Record<string, string>>;

/** A joint without requirements. */
export const blankJoint = (index: number): JointForm => ({
  name: `Joint ${index + 1}`,
  count: 1,
  texts: {},
  need: '',
});

/** Prefix of a joint's parameter names; empty for the first joint. */
export const prefixOf = (index: number): string => (index === 0 ? '' : `${index + 1}.`);

/** The prefixes of all joints that an address may have. */
export const PREFIXES: readonly string[] = Array.from({ length: MATCH_JOINTS.most }, (_, index) =>
  prefixOf(index),
);

/** Another joint without requirements, with a unique name. */
export function furtherJoint(joints: readonly JointForm[]): JointForm {
  let blank = blankJoint(joints.length);
  for (let next = joints.length; joints.some(({ name }) => name === blank.name);)
    blank = blankJoint((next += 1));
  return blank;
}

/** A joint with texts set, or taken away by empty ones. */
export function withTexts(joint: JointForm, texts: Texts): JointForm {
  const all = Object.entries({ ...joint.texts, ...texts }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  return { ...joint, texts: Object.fromEntries(all.filter(([, text]) => text !== '')) };
}
