import type { Unit } from '../../catalog/fields/units.ts';
import type { Filter, Filters } from '../filters/filter.ts';
import { readFilter, readFilters } from '../filters/read-filters.ts';
import { needsOf, type LoadPoint } from '../parameters/duty.ts';
import { queryError, shown, type FieldError } from '../parameters/field-error.ts';
import { flag, lowerCase, measure, range, separated } from '../parameters/kinds.ts';
import { duty, points } from '../parameters/operating-point-kind.ts';
import type { Parameter, Parameters } from '../parameters/parameter.ts';
import type { Reader } from '../parameters/reader.ts';
import { greatestPoints, pointRequirements, pointsOfDuty, type DutyPoints } from './duty-points.ts';
import { MODIFIERS, type Modifiers } from './modifiers.ts';
import type { MatchQuestion } from './question.ts';
import {
  boundRequirements,
  type AcceptedValue,
  type BoundRequirement,
  type PointRequirement,
  type Requirement,
  type StatedNeeds,
} from './requirement.ts';
import { CANDIDATES, DUTY, REQUIREMENTS, TOGETHER, type AcceptedRow } from './requirements.ts';

/** A bound and how it is asked; null where it follows from the duty cycle. */
interface Bound {
  readonly row: BoundRequirement['row'];
  readonly parameter: Parameter<number> | null;
}

/** Points and how they are asked. */
interface Points {
  readonly row: PointRequirement['row'];
  readonly parameter: Parameter<readonly LoadPoint[]>;
}

/** What is accepted, and the filter that asks it. */
interface Acceptance {
  readonly row: AcceptedRow & { readonly unit: Unit | null };
  readonly filter: Filter;
}

/**
 * What can be asked of a joint: its requirements, the filters that its candidates pass, and all of it by
 * name.
 */
export type JointQuestion = Readonly<ReturnType<typeof jointQuestion>>;

const DUTY_CYCLE = { ...DUTY, kind: duty() };

const AT_ONCE = { ...TOGETHER, kind: flag(), defaultValue: 'true' } as const;

/** What can be asked of a joint by the filters of the list of actuators, whose fields are in these units. */
export function jointQuestion(filters: Filters, unitOf: (field: string) => Unit | null) {
  const requirements = REQUIREMENTS.map((row): Bound | Points | Acceptance => {
    if (row.sense === 'gives') return { row: { ...row, unit: 'N.m' }, parameter: { ...row, kind: points() } };
    const unit = unitOf(row.field);
    if (!('through' in row))
      return { row: { ...row, unit }, filter: { ...filterIn(filters, row.name), says: row.says } };
    if (row.says === null) return { row: { ...row, unit }, parameter: null };
    // The lists have it as a filter.
    const alsoCalled = `${row.sense === 'at least' ? 'min' : 'max'}_${row.name}`;
    const { says, example } = row;
    return { row: { ...row, unit }, parameter: { kind: measure(), says, unit, example, alsoCalled } };
  });
  const candidates = Object.fromEntries(
    Object.entries(filters).filter(([name]) => Object.hasOwn(CANDIDATES, name)),
  );
  const parameters: Parameters = {
    duty: DUTY_CYCLE,
    ...Object.fromEntries(requirements.flatMap((each) => parameterOf(each))),
    together: AT_ONCE,
    ...MODIFIERS,
    ...candidates,
  };
  return { requirements, candidates, parameters };
}

function parameterOf(each: Bound | Points | Acceptance): [string, Parameter][] {
  const parameter = 'filter' in each ? each.filter : each.parameter;
  return parameter === null ? [] : [[each.row.name, parameter]];
}

function filterIn(filters: Filters, name: string): Filter {
  const filter = filters[name];
  if (filter === undefined) throw new Error(`No filter is called ${name}.`);
  return filter;
}

/** Reads what is asked of a joint; what is wrong with it is among the reader's errors. */
export function readAsking({ requirements, candidates }: JointQuestion, reader: Reader): MatchQuestion {
  const modifiers = readModifiers(reader);
  const steps = reader.read('duty', DUTY_CYCLE);
  const isTogether = reader.read('together', AT_ONCE) === 'true';
  const stated = statedBounds(requirements, reader);
  const [torque, speed] = [stated.get('peak_torque_nm'), stated.get('speed_rpm')];
  const both = torque === undefined || speed === undefined ? null : { torque_nm: torque, speed_rpm: speed };
  const context: Context = {
    reader,
    stated,
    modifiers,
    supply: { volts: leastVolts(reader.texts.get('voltage_v')), share: modifiers.stall_share },
    needs: steps === undefined ? null : needsOf(steps),
    followed: steps === undefined ? null : pointsOfDuty(steps, modifiers.peak_seconds),
    joined: isTogether ? both : null,
  };
  const read = requirements.flatMap((each) => readRequirement(each, context));
  return {
    requirements: read,
    filters: readFilters(candidates, reader),
    modifiers,
    supply: context.supply,
    together: both === null ? null : isTogether,
    statedPoints: read.filter((each) => isStatedPoint(each, context)).length,
  };
}

/**
 * Whether a requirement is a point that the client states, and not one that follows from all its steps or
 * bounds.
 */
const isStatedPoint = (requirement: Requirement, { followed }: Context): boolean =>
  requirement.kind === 'point' && !requirement.isJoined && requirement.asked !== followed?.mean;

/**
 * The lower end of the supply that is asked, V, where a range is at some time; infinite where none is asked.
 */
function leastVolts(text = ''): number {
  const reading = range().read(text);
  return reading.ok ? reading.value.least : Infinity;
}

const readModifiers = ({ read, texts }: Reader): Modifiers => ({
  external_ratio: read('external_ratio', MODIFIERS.external_ratio),
  external_efficiency: read('external_efficiency', MODIFIERS.external_efficiency),
  margin: read('margin', MODIFIERS.margin),
  tolerance: read('tolerance', MODIFIERS.tolerance),
  // Who asks for stall torques means the whole of them.
  stall_share: isStallAsked(texts.get('peak_torque_kind')) ? 1 : read('stall_share', MODIFIERS.stall_share),
  peak_seconds: read('peak_seconds', MODIFIERS.peak_seconds),
});

/** Whether `peak_torque_kind` names stall torques. */
export const isStallAsked = (kinds = ''): boolean => separated(lowerCase(kinds)).includes('stall');

interface Context extends StatedNeeds {
  readonly reader: Reader;
  /** The points that follow from the duty cycle; null where none is given. */
  readonly followed: DutyPoints | null;
}

function statedBounds(requirements: JointQuestion['requirements'], { read }: Reader): Map<string, number> {
  const stated = new Map<string, number>();
  for (const each of requirements) {
    const bound = isBound(each) && each.parameter !== null ? read(each.row.name, each.parameter) : undefined;
    if (bound !== undefined) stated.set(each.row.name, bound);
  }
  return stated;
}

const isBound = (each: Bound | Points | Acceptance): each is Bound => 'through' in each.row;

function readRequirement(each: Bound | Points | Acceptance, context: Context): Requirement[] {
  const { reader, followed } = context;
  if (isBound(each)) return boundRequirements(each.row, context);
  if ('filter' in each) return readAccepted(each, reader);
  const { row, parameter } = each;
  const mean = row.name === 'rated_points' ? (followed?.mean ?? null) : null;
  const points = [
    ...(reader.read(row.name, parameter) ?? []),
    ...(followed?.steps[row.name] ?? []),
    ...(mean === null ? [] : [mean]),
  ];
  return pointRequirements(row, greatestPoints(row.curve, points), context);
}

function readAccepted({ row, filter }: Acceptance, reader: Reader): Requirement[] {
  const text = reader.texts.get(row.name);
  if (text === undefined) return [];
  const given = readFilter({ name: row.name, value: filter }, reader);
  return given === null ? [] : [{ kind: 'accepted', row, asked: acceptedOf(filter, text), filter: given }];
}

/** What is accepted, as the answer repeats it. */
function acceptedOf({ kind }: Parameter, text: string): AcceptedValue {
  switch (kind.control) {
    case 'range':
      return Number.isNaN(Number(text)) ? text : Number(text);
    case 'flag':
      return lowerCase(text) === 'true';
    case 'choices':
    case 'list':
      return separated(text);
    default:
      return text;
  }
}

/** What is wrong with sound requirements together; `field` names the request where it asks for nothing. */
export function faultsTogether({ requirements }: MatchQuestion, field: string): FieldError[] {
  if (requirements.length === 0) return [{ field, in: 'query', ...NOTHING_ASKED }];
  const boundOf = (wanted: string): number | undefined =>
    requirements.flatMap((each) =>
      each.kind === 'bound' && each.row.name === wanted ? [each.asked] : [],
    )[0];
  const [rated, peak] = [boundOf('rated_torque_nm'), boundOf('peak_torque_nm')];
  if (rated === undefined || peak === undefined || rated <= peak) return [];
  const detail = `must be at most the peak torque that is required, ${peak}; got ${shown(rated)}`;
  const repair = `Lower \`rated_torque_nm\` to ${peak}, or raise \`peak_torque_nm\` to ${rated}.`;
  return [queryError('rated_torque_nm', detail, repair)];
}

const NOTHING_ASKED = {
  detail: 'needs at least one requirement; got none',
  repair: `State at least one of ${[...REQUIREMENTS.flatMap(({ name, says }) => (says === null ? [] : [name])), 'duty'].map((name) => `\`${name}\``).join(', ')}.`,
};
