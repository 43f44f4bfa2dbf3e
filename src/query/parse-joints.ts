import { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import { JOINT_MATCHES, MATCH_JOINTS, rangeText } from '../limits.ts';
import { bodyFault, firstFaults, valueAt } from './body-fault.ts';
import { MOST_FAULTS, shown, type Fault } from './fault.ts';
import { integer } from './kinds.ts';
import type { Asking } from './match.ts';
import type { Parameter, Parameters } from './parameter.ts';
import { ACTUATOR_SELECTION } from './parameters.ts';
import { faultsTogether, readAsking } from './parse-asking.ts';
import { JOINT_QUESTION } from './parse-match.ts';
import { givenTexts, openReader, repairOfName, type Pairs } from './read-parameters.ts';

/** A joint for which actuators are wanted, understood. */
export interface AskedJoint {
  readonly name: string;
  readonly count: number;
  readonly asking: Asking;
}

/** The parameters of a POST match, which say how much of each joint is answered. */
export const JOINTS_PARAMETERS = {
  limit: {
    kind: integer(JOINT_MATCHES.least, JOINT_MATCHES.most),
    usual: JOINT_MATCHES.usual,
    says: `How many actuators of each joint to answer with, ${rangeText(JOINT_MATCHES)}.`,
    example: '1',
  },
  ...ACTUATOR_SELECTION,
} satisfies Parameters;

/** How many actuators of each joint to answer with, and which members of each; null for a reference to it. */
export interface JointsShown {
  readonly limit: number;
  readonly fields: readonly string[] | null;
}

/** The query of a POST match, or everything that is wrong with it. */
export function parseJointsQuery(pairs: Pairs): Result<JointsShown, readonly Fault[]> {
  const { read, faults } = openReader(givenTexts(pairs, JOINTS_PARAMETERS));
  const limit = read('limit', JOINTS_PARAMETERS.limit);
  const fields = read('fields', JOINTS_PARAMETERS.fields) ?? null;
  return faults.length > 0 ? { ok: false, fault: faults } : { ok: true, value: { limit, fields } };
}

const strings = z.union([z.string(), z.array(z.string()).min(1)], 'must be a string or a list of strings');

/** A member of a body, explained, with an example. */
function memberOf(parameter: Parameter): z.ZodType {
  const { kind, says, example } = parameter;
  const value = kind.control === 'number' || kind.control === 'range' ? Number(example) : example;
  return valueOf(parameter).meta({ description: says, examples: [kind.control === 'flag' ? true : value] });
}

/** What a parameter's text says as a member of a body: a number, a flag, a string or several strings. */
function valueOf({ kind: { control } }: Parameter): z.ZodType {
  if (control === 'number') return z.number('must be a number');
  if (control === 'range') return z.union([z.number(), z.string()], 'must be a number or a string such as 24-48');
  return control === 'flag' ? z.boolean('must be true or false') : strings;
}

const ASKING = JOINT_QUESTION.parameters;

const asking = Object.fromEntries(
  Object.entries(ASKING).map(([name, parameter]) => [name, memberOf(parameter).optional()]),
);

/** The same, not explained again. */
const sameAsking = Object.fromEntries(
  Object.entries(ASKING).map(([name, parameter]) => [name, valueOf(parameter).optional()]),
);

/** The body of a POST match: joints, and what holds for each that does not say otherwise. */
export const jointsBody = z
  .strictObject({
    joints: z
      .array(
        z
          .strictObject({
            name: z
              .string('must be a string')
              .min(1, 'must not be empty')
              .max(100, 'must be at most 100 characters')
              .meta({ description: 'What you call the joint.', examples: ['Knee'] }),
            count: z
              .int('must be an integer from 1 to 1000')
              .min(1, 'must be an integer from 1 to 1000')
              .max(1000, 'must be an integer from 1 to 1000')
              .optional()
              .meta({ description: 'Number of such joints; 1 where it is absent.', examples: [2] }),
            ...asking,
          })
          .meta({ description: 'A joint with what it requires.' }),
        'must be an array of joints',
      )
      .meta({
        minItems: MATCH_JOINTS.least,
        maxItems: MATCH_JOINTS.most,
        description: 'The joints: each with a `name`, a `count` (1) and what it requires.',
      }),
    defaults: z
      .strictObject(sameAsking)
      .optional()
      .meta({ description: 'Requirements of every joint that does not state its own; members as in a joint.' }),
  })
  .meta({ id: 'MatchRequest', description: 'Joints for which actuators are wanted.' });

/** The joints of a body, or everything that is wrong with it: joint and field by their path. */
export function parseJoints(body: unknown): Result<readonly AskedJoint[], readonly Fault[]> {
  // Thousands of joints are not read: the faults of each would cost memory.
  const miscounted = countFaults(body);
  if (miscounted.length > 0) return { ok: false, fault: miscounted };
  const parsed = jointsBody.safeParse(body, { error: messageOf });
  if (!parsed.success) return { ok: false, fault: firstFaults(parsed.error, (issue) => faultsOf(issue, body)) };
  const { joints, defaults = {} } = parsed.data;
  const readings = joints.map((joint, number) => readJoint(joint, { defaults, number }));
  const misstated = distinct(readings.flatMap((reading) => reading.faults));
  if (misstated.length > 0) return { ok: false, fault: misstated.slice(0, MOST_FAULTS) };
  return { ok: true, value: readings.map(({ joint }) => joint) };
}

type Members = Readonly<Record<string, unknown>>;

function readJoint(
  { name, count = 1, ...own }: { readonly name: string; readonly count?: number | undefined } & Members,
  { defaults, number }: { readonly defaults: Members; readonly number: number },
): { joint: AskedJoint; faults: Fault[] } {
  const reader = openReader({ texts: textsOf({ ...defaults, ...own }), faults: [] });
  const read = readAsking(JOINT_QUESTION, reader);
  const faults = reader.faults.length > 0 ? reader.faults : faultsTogether(read, '');
  const placed = faults.map(({ field, detail, repair = '' }) => {
    if (field in defaults && !(field in own)) return bodyFault(['defaults', field], detail, repair);
    const path = ['joints', number, ...(field === '' ? [] : [field])];
    return bodyFault(path, `${detail} (joint ${shown(name)})`, repair);
  });
  return { joint: { name, count, asking: read }, faults: placed };
}

/** Each fault once: one of the defaults is that of every joint. */
const distinct = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.pointer} ${fault.detail}`, fault])).values(),
];

const messageOf: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? 'is not a member'
    : 'must be a JSON object such as {"joints": [{"name": "Knee", "peak_torque_nm": 60}]}';

/** What is required, as the texts of a query. */
const textsOf = (members: Members): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf.parse(value)]])),
  );

const textOf = z.union([
  z.array(z.string()).transform((several) => several.join(',')),
  z.union([z.string(), z.number(), z.boolean()]).transform(String),
]);

function countFaults(body: unknown): Fault[] {
  const joints = valueAt(body, ['joints']);
  if (!Array.isArray(joints) || (joints.length >= MATCH_JOINTS.least && joints.length <= MATCH_JOINTS.most)) return [];
  const repair =
    joints.length === 0 ? 'Name at least one joint.' : `Ask for at most ${MATCH_JOINTS.most} joints at a time.`;
  return [bodyFault(['joints'], `must hold ${rangeText(MATCH_JOINTS)} joints; got ${joints.length}`, repair)];
}

function faultsOf(issue: z.core.$ZodIssue, body: unknown): Fault[] {
  if (issue.code !== 'unrecognized_keys') {
    const detail = `${issue.message}; got ${shown(valueAt(body, issue.path))}${jointAt(body, issue.path)}`;
    return [bodyFault(issue.path, detail, `\`${shown(issue.path.at(-1) ?? 'body')}\` ${issue.message}.`)];
  }
  const known = issue.path.length === 0 ? { joints: {}, defaults: {} } : ASKING;
  const members = issue.path[0] === 'joints' ? { name: {}, count: {}, ...known } : known;
  return issue.keys
    .slice(0, MOST_FAULTS)
    .map((key) =>
      bodyFault(
        [...issue.path, key],
        `is not a member here${jointAt(body, issue.path)}; these are: ${Object.keys(members).join(', ')}`,
        repairOfName(key, members),
      ),
    );
}

/** The joint at a path, as a message names it; empty for none. */
function jointAt(body: unknown, path: readonly PropertyKey[]): string {
  if (path[0] !== 'joints' || path.length < 2) return '';
  return ` (joint ${shown(valueAt(body, [...path.slice(0, 2), 'name']))})`;
}
