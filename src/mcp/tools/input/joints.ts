import { JOINT_QUESTION, MATCH_PARAMETERS } from '../../../query/match/question/parse-match.ts';
import { MOST_FIELD_ERRORS, queryError, type FieldError } from '../../../query/parameters/field-error.ts';
import { integer, type JsonSchema } from '../../../query/parameters/kinds.ts';
import type { Parameters } from '../../../query/parameters/parameter.ts';
import type { McpService } from '../../service.ts';
import { isObject } from '../results/records.ts';
import type { Arguments } from '../tool.ts';
import { memberAs, statedOf, unknownArgument } from './arguments.ts';
import { readBounds, type BoundsRead } from './bounds.ts';
import { withCurrentIds, type ReplacedIds } from './ids.ts';
import { arrayOf, closed, TEXT } from './schemas.ts';

/** The filters that state requirements or select candidates, including those that `bounds` replaces. */
const { filters: FILTERS } = JOINT_QUESTION;

const NUMBER: JsonSchema = { type: 'number' };

/** The closed schema of some numbers. */
export const numbers = (...names: readonly string[]): JsonSchema =>
  closed(Object.fromEntries(names.map((name) => [name, NUMBER])));

/** The schema of one of several joints: its requirements have the names of the other arguments. */
export const JOINT = {
  type: 'object',
  properties: {
    name: TEXT,
    count: { type: 'integer', description: 'Equal joints.' },
    bounds: arrayOf({ type: 'object', properties: { field: TEXT, min: NUMBER, max: NUMBER } }),
    load: numbers('mass_kg', 'lever_m'),
  },
  required: ['name'],
} satisfies JsonSchema;

const JOINT_HAS = `A joint has ${Object.keys(JOINT.properties).join(', ')} and the filters of this tool.`;

/** The members of a joint that are plain values. */
const OF_JOINT: Parameters = {
  ...MATCH_PARAMETERS,
  count: { kind: integer(1, 1000), says: 'Number of such joints.', example: '2' },
};

/** Members that a joint can have, or all joints as defaults, and the errors of others. */
export function membersOfJoint(given: Arguments): {
  readonly given: Arguments;
  readonly errors: FieldError[];
} {
  const isMember = (name: string): boolean =>
    Object.hasOwn(JOINT_QUESTION.parameters, name) || Object.hasOwn(JOINT.properties, name);
  const entries = Object.entries(given);
  const others = entries.filter(([name]) => !isMember(name)).slice(0, MOST_FIELD_ERRORS);
  return {
    given: Object.fromEntries(entries.filter(([name]) => isMember(name))),
    errors: others.map(([name]) =>
      Object.hasOwn(MATCH_PARAMETERS, name)
        ? queryError(name, 'must go without `joints`', `\`${name}\` is for one joint: leave it out.`)
        : unknownArgument(name, JOINT_QUESTION.parameters),
    ),
  };
}

/** Converts the path of an error in the body to the path in the arguments. */
export const errorInArguments =
  (outer: Pick<BoundsRead, 'placed'>, joints: readonly Pick<BoundsRead, 'placed'>[]) =>
  (error: FieldError): FieldError => {
    const [part, number, ...path] = error.field.split('.');
    if (part === 'defaults') return outer.placed({ ...error, field: [number, ...path].join('.') });
    const joint = part === 'joints' ? joints[Number(number)] : undefined;
    if (joint === undefined || path.length === 0) return error;
    const placed = joint.placed({ ...error, field: path.join('.') });
    return { ...placed, field: `joints.${number}.${placed.field}` };
  };

/**
 * A joint with its bounds under the names of the filters, and the errors in them, which name the joint by its
 * index. A null removes a default; any other null or empty member is left out.
 */
export function boundedJoint(
  service: McpService,
  joint: unknown,
  { number, defaults }: { readonly number: number; readonly defaults: Arguments },
): ReplacedIds & Omit<BoundsRead, 'given'> & { readonly given: unknown } {
  if (!isObject(joint)) return { given: joint, moved: {}, hint: '', errors: [], placed: (error) => error };
  const undone = Object.entries(joint).filter(([name, value]) => value === null && name in defaults);
  const inBounds = readBounds(FILTERS, { ...statedOf(joint), ...Object.fromEntries(undone) });
  const { given: bounded, errors: misplaced } = membersOfJoint(inBounds.given);
  const members = Object.fromEntries(
    Object.entries(bounded).map(([name, value]) => [
      name,
      memberAs(Object.hasOwn(OF_JOINT, name) ? OF_JOINT[name] : undefined, value),
    ]),
  );
  const errors = [...inBounds.errors, ...misplaced].map((error) => ({
    ...error,
    field: `joints.${number}.${error.field}`,
    repair: error.repair ?? JOINT_HAS,
  }));
  return { ...withCurrentIds(service, members), errors, placed: inBounds.placed };
}
