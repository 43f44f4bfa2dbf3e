import { MATCH_JOINTS } from '../../limits.ts';
import { textsIn } from '../layout/browser.ts';
import { readCount } from '../list/lines.ts';
import { FIELD_NAMES } from './form-fields.ts';

/**
 * A joint as its form has it: what it is called, how many there are, and texts by the names of the API's
 * parameters, in its units.
 */
export interface JointForm {
  readonly name: string;
  readonly count: number;
  readonly texts: Texts;
  /** The sentence that asked for it; empty where there is none. */
  readonly need: string;
}

export type Texts = Readonly<Record<string, string>>;

/** All that a reader asks of the page of matches; its address holds it. */
export interface MatchState {
  readonly joints: readonly JointForm[];
  /** The order of the actuators of one verdict. */
  readonly sort: Sort;
  /** Groups included in addition to the default. */
  readonly include: readonly LeftOut[];
}

/**
 * Groups that a match leaves out by default: actuators no longer sold, and those known only by limits of
 * simulation models.
 */
export const LEFT_OUT_NAMES = ['discontinued', 'limits'] as const;

/** A part of the catalog that a match leaves out. */
export type LeftOut = (typeof LEFT_OUT_NAMES)[number];

/** The orders of one verdict. */
export const SORTS = {
  weight_g: { label: 'lightest first', direction: 'asc' },
  price_usd: { label: 'cheapest first', direction: 'asc' },
  torque_density_nm_per_kg: { label: 'highest torque density first', direction: 'desc' },
  max_speed_rpm: { label: 'fastest first', direction: 'desc' },
} as const;

export type Sort = keyof typeof SORTS;

const DEFAULT_SORT: Sort = 'weight_g';

/** The order of this name, in any case; the default for none. */
export const sortNamed = (name: string | null): Sort =>
  Object.keys(SORTS).find((sort): sort is Sort => sort === name?.toLowerCase()) ?? DEFAULT_SORT;

/** A joint of which nothing is asked yet. */
export const blankJoint = (index: number): JointForm => ({
  name: `Joint ${index + 1}`,
  count: 1,
  texts: {},
  need: '',
});

/**
 * The state that an address holds. The first joint's parameters have the names of the API's, so that the
 * address of one joint is the API's question; those of the second begin with `2.`.
 */
export function readMatchState(parameters: URLSearchParams): MatchState {
  const joints: JointForm[] = [];
  while (joints.length < MATCH_JOINTS.most) {
    const joint = readJoint(parameters, joints.length);
    if (joint === null) break;
    joints.push(joint);
  }
  const included = (parameters.get('include') ?? '').split(',');
  return {
    joints: joints.length === 0 ? [blankJoint(0)] : joints,
    sort: sortNamed(parameters.get('sort')),
    include: LEFT_OUT_NAMES.filter((name) => included.includes(name)),
  };
}

/** Prefix of a joint's parameter names; empty for the first joint. */
export const prefixOf = (index: number): string => (index === 0 ? '' : `${index + 1}.`);

function readJoint(parameters: URLSearchParams, index: number): JointForm | null {
  const own = { get: (name: string) => parameters.get(`${prefixOf(index)}${name}`) };
  const texts = textsIn(own, FIELD_NAMES);
  const { name, need = '', ...further } = textsIn(own, ['name', 'need', 'count']);
  if (name === undefined && need === '' && Object.keys(texts).length === 0) return null;
  return {
    name: name ?? blankJoint(index).name,
    count: readCount(further.count ?? '') ?? 1,
    texts,
    need,
  };
}

/** A further joint of which nothing is asked, with its own name. */
export function furtherJoint(joints: readonly JointForm[]): JointForm {
  let blank = blankJoint(joints.length);
  for (let next = joints.length; joints.some(({ name }) => name === blank.name);)
    blank = blankJoint((next += 1));
  return blank;
}

/** The parameters that hold a state; defaults are left out. */
export function matchParameters({ joints, sort, include }: MatchState): URLSearchParams {
  const parameters = new URLSearchParams();
  joints.forEach(({ name, count, texts, need }, index) => {
    const prefix = prefixOf(index);
    // A joint after the first is known by its name.
    if (index > 0 || name !== blankJoint(index).name) parameters.set(`${prefix}name`, name);
    if (count !== 1) parameters.set(`${prefix}count`, String(count));
    if (need !== '') parameters.set(`${prefix}need`, need);
    for (const [key, text] of Object.entries(texts)) parameters.set(`${prefix}${key}`, text);
  });
  if (sort !== DEFAULT_SORT) parameters.set('sort', sort);
  if (include.length > 0) parameters.set('include', include.join(','));
  return parameters;
}

/** The state with a joint changed. */
export const withJoint = (state: MatchState, index: number, next: Partial<JointForm>): MatchState => ({
  ...state,
  joints: state.joints.map((joint, other) => (other === index ? { ...joint, ...next } : joint)),
});

/** A joint with texts set, or taken away by empty ones. */
export function withTexts(joint: JointForm, texts: Texts): JointForm {
  const all = Object.entries({ ...joint.texts, ...texts }).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  return { ...joint, texts: Object.fromEntries(all.filter(([, text]) => text !== '')) };
}

/** The state without a joint; the last one is only emptied. */
export const withoutJoint = (state: MatchState, index: number): MatchState => ({
  ...state,
  joints: state.joints.length === 1 ? [blankJoint(0)] : state.joints.filter((_, other) => other !== index),
});
