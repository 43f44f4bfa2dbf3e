import { z } from 'zod';
import type { Result } from '../../../catalog/lib/result.ts';
import { JOINT_MATCHES, MATCH_JOINTS, rangeText } from '../../../limits.ts';
import {
  bodyError,
  type FieldError,
  firstErrors,
  inAddress,
  MOST_FIELD_ERRORS,
  withBodyHints,
  shown,
  valueAt,
} from '../../parameters/field-error.ts';
import { integer, measure } from '../../parameters/kinds.ts';
import { readNames, type KnownNames } from '../../parameters/names/known-names.ts';
import type { Parameter, Parameters } from '../../parameters/parameter.ts';
import { ACTUATOR_SELECTION } from '../../parameters/parameters.ts';
import { givenTexts, openReader, repairOfName, type Pairs } from '../../parameters/reader.ts';
import { numberInUnit, repairOfUnit } from '../../parameters/units/number-in-unit.ts';
import type { WholeSet } from '../sets/set-constraints.ts';
import { costIssues } from './cost.ts';
import { holdingTorque, jointsBody, membersAt } from './joints-body.ts';
import type { JointRequirements } from './match-question.ts';
import { JOINT_QUESTION } from './parse-match.ts';
import { crossFieldErrors, readQuestion } from './read-question.ts';

/** The question of a POST match: its joints, and constraints on all of them together. */
export interface JointsQuestion extends WholeSet {
  readonly joints: readonly JointRequirements[];
}

/** The query parameters of a POST match: the number of actuators per joint, and their members. */
export const JOINTS_PARAMETERS = {
  limit: {
    kind: integer(JOINT_MATCHES.least, JOINT_MATCHES.most),
    defaultValue: JOINT_MATCHES.default,
    says: `Number of actuators to return for each joint, ${rangeText(JOINT_MATCHES)}.`,
    example: '1',
  },
  ...ACTUATOR_SELECTION,
} satisfies Parameters;

/** A minimal valid body, for hints and examples. */
export const JOINTS_EXAMPLE = '{"joints": [{"name": "Knee", "min_peak_torque_nm": 60}]}';

/**
 * The number of actuators of each joint to answer with, and the members of each; null for a reference to it.
 */
export interface JointsShown {
  readonly limit: number;
  readonly fields: readonly string[] | null;
}

/** The parsed query of a POST match, or all its errors. */
export function parseJointsQuery(pairs: Pairs): Result<JointsShown, readonly FieldError[]> {
  const { read, errors } = openReader(givenTexts(pairs, JOINTS_PARAMETERS));
  const limit = read('limit', JOINTS_PARAMETERS.limit);
  const fields = read('fields', JOINTS_PARAMETERS.fields) ?? null;
  return errors.length > 0
    ? { ok: false, error: withBodyHints(errors, { ...membersAt([]), ...membersAt(['joints']) }) }
    : { ok: true, value: { limit, fields } };
}

/**
 * The parsed body of a match with at most `limit` actuators for each joint, or all its errors, by the path of
 * joint and field. Names are checked against the catalog.
 */
export function parseJoints(
  known: KnownNames,
  body: unknown,
  limit: number,
): Result<JointsQuestion, readonly FieldError[]> {
  // Too many joints are not read, because collecting the errors of each would cost memory.
  const miscounted = countErrors(body);
  if (miscounted.length > 0) return { ok: false, error: miscounted };
  const parsed = jointsBody.safeParse(body, { error: messageOf });
  if (!parsed.success)
    return { ok: false, error: firstErrors(parsed.error, (issue) => errorsOf(issue, body)) };
  const { joints, defaults = {}, same = [], total = {} } = parsed.data;
  const readings = joints.map((joint, number) => readJoint(known, joint, { defaults, number }));
  const misstated = distinct(readings.flatMap((reading) => reading.errors));
  if (misstated.length > 0) return { ok: false, error: misstated.slice(0, MOST_FIELD_ERRORS) };
  const read = readings.map(({ joint }) => joint);
  const costly = costIssues(
    read.map(({ question }) => question),
    Math.max(limit, ...read.map(({ question }) => question.ids?.length ?? 0)),
  );
  if (costly.length > 0)
    return { ok: false, error: costly.map(({ detail, repair }) => bodyError(['joints'], detail, repair)) };
  return { ok: true, value: { joints: read, same, total } };
}

type Members = Readonly<Record<string, unknown>>;

function readJoint(
  known: KnownNames,
  { name, count = 1, ...own }: { readonly name: string; readonly count?: number | undefined } & Members,
  { defaults, number }: { readonly defaults: Members; readonly number: number },
): { joint: JointRequirements; errors: FieldError[] } {
  const members = present({ ...defaults, ...undone(present(own)), ...own });
  const texts = textsOf(members);
  const names = readNames(known, 'matches', texts);
  const reader = openReader({ texts: new Map(names.pairs), errors: names.errors }, sentInBody);
  const read = readQuestion(JOINT_QUESTION, reader);
  const twice = 'load' in members && RATED_TORQUE in members ? [LOAD_AND_TORQUE] : [];
  const errors =
    [...reader.errors, ...twice].length > 0 ? [...reader.errors, ...twice] : crossFieldErrors(read, '');
  const placed = errors.map(({ field, detail, repair = '' }) => {
    if (field in defaults && !(field in own)) return bodyError(['defaults', field], detail, repair);
    const path = ['joints', number, ...(field === '' ? [] : [field])];
    return bodyError(path, `${detail} (joint ${shown(name)})`, repair);
  });
  return { joint: { name, count, question: read }, errors: placed };
}

/** Members without those that are null; null cancels a default. */
const present = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** The defaults that a joint overrides: its load replaces a default torque, and its torque a default load. */
function undone(own: Members): Members {
  if ('load' in own) return { [RATED_TORQUE]: null };
  return RATED_TORQUE in own ? { load: null } : {};
}

/** The requirement that a load replaces. */
const RATED_TORQUE = 'min_rated_torque_nm';

const LOAD_AND_TORQUE = {
  field: 'load',
  detail: `must replace \`${RATED_TORQUE}\`; got both`,
  repair: `Send \`load\` or \`${RATED_TORQUE}\`, not both.`,
};

/** Each error once, because every joint repeats an error of the defaults. */
const distinct = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.pointer} ${error.detail}`, error])).values(),
];

const messageOf: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' ? 'is not a member' : 'must be a JSON object';

/** The requirements as the texts of a query: a load by the torque that holds it. */
const textsOf = (members: Members): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(members).map(([name, value]) =>
      name === 'load'
        ? [RATED_TORQUE, String(holdingTorque.parse(value))]
        : [name, parameterText.parse(value)],
    ),
  );

const scalarText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A value of JSON, or several, as the text of a query. */
export const parameterText = z.union([scalarText, z.array(scalarText).transform((texts) => texts.join(','))]);

function countErrors(body: unknown): FieldError[] {
  const joints = valueAt(body, ['joints']);
  if (!Array.isArray(joints) || (joints.length >= MATCH_JOINTS.least && joints.length <= MATCH_JOINTS.most))
    return [];
  const repair =
    joints.length === 0
      ? 'Name at least one joint.'
      : `Ask for at most ${MATCH_JOINTS.most} joints at a time.`;
  return [bodyError(['joints'], `must hold ${rangeText(MATCH_JOINTS)} joints; got ${joints.length}`, repair)];
}

function errorsOf(issue: z.core.$ZodIssue, body: unknown): FieldError[] {
  if (issue.code !== 'unrecognized_keys') {
    const { path } = issue;
    const wanted = path.length === 0 ? `${issue.message} such as ${JOINTS_EXAMPLE}` : issue.message;
    const detail = `${wanted}; got ${asFound(valueAt(body, path))}${jointAt(body, path)}`;
    const last = path.at(-1) ?? 'body';
    const otherwise = `\`${typeof last === 'number' ? path.join('.') : String(last)}\` ${wanted}.`;
    return [bodyError(path, detail, repairOfMemberUnit(String(last), valueAt(body, path)) ?? otherwise)];
  }
  const members = membersAt(issue.path);
  const where = jointAt(body, issue.path);
  return issue.keys
    .slice(0, MOST_FIELD_ERRORS)
    .map((key) =>
      bodyError([...issue.path, key], `is not a member here${where}`, repairOfMember(key, members)),
    );
}

/** A member of a body with a value; numbers stay numbers in JSON. */
const sentInBody = (name: string, value: string): string =>
  `"${name}": ${measure().read(value).ok ? value : JSON.stringify(value)}`;

/** The members with a number that are not parameters. */
const NUMBERS: Readonly<Record<string, Pick<Parameter, 'kind' | 'unit'>>> = {
  count: { kind: integer(1, 1000) },
  mass_kg: { kind: measure(), unit: 'kg' },
  lever_m: { kind: { ...measure(), withoutUnits: metresIn } },
  weight_g: { kind: measure(), unit: 'g' },
  price_usd: { kind: measure(), unit: '{USD}' },
};

/** The metres of a length with its unit; null if there is none. */
function metresIn(text: string): string | null {
  const millimetres = Number(numberInUnit(text, 'mm') ?? NaN);
  return Number.isFinite(millimetres) ? String(millimetres / 1000) : null;
}

/**
 * The number to send for a member that came as a text, with or without a unit; null if it is not a number.
 */
function repairOfMemberUnit(name: string, found: unknown): string | null {
  const parameters: typeof NUMBERS = { ...JOINT_QUESTION.parameters, ...NUMBERS };
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (parameter === undefined || typeof found !== 'string') return null;
  const reading = parameter.kind.read(found);
  if (reading.ok && typeof reading.value === 'number')
    return `Send \`"${name}": ${reading.value}\`, a number without quotes.`;
  return repairOfUnit({ text: found, parameter, send: (value) => sentInBody(name, value) });
}

/** A value as a message shows it: a string that looks like a number or a boolean is in quotes. */
const asFound = (found: unknown): string =>
  typeof found === 'string' && /^(?:-?[\d.]+|true|false|null)$/.test(found) ? `"${found}"` : shown(found);

/** A hint for an unknown member: the object where it belongs, or the name that is meant. */
function repairOfMember(key: string, members: Readonly<Record<string, object>>): string {
  const isOutside = 'joints' in members;
  if (isOutside && Object.hasOwn(JOINTS_PARAMETERS, key)) return inAddress(key);
  if (key === 'name' || key === 'count')
    return `\`${key}\` belongs in a joint: \`{"joints": [{"${key}": …}]}\`.`;
  if (isOutside && Object.hasOwn(JOINT_QUESTION.parameters, key))
    return `\`${key}\` belongs in a joint, or in \`defaults\` for all of them.`;
  return repairOfName(key, members);
}

/** The joint at a path, as a message names it; empty if there is none, or if it has no name. */
function jointAt(body: unknown, path: readonly PropertyKey[]): string {
  const name =
    path[0] === 'joints' && path.length > 1 ? valueAt(body, [...path.slice(0, 2), 'name']) : undefined;
  return typeof name === 'string' ? ` (joint ${shown(name)})` : '';
}
