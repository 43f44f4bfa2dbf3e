import type { Unit } from '../../../catalog/fields/units.ts';
import { MATCH_IDS, rangeText } from '../../../limits.ts';
import { INCLUDE_UNKNOWN } from '../../filters/filter-names.ts';
import { type Filter, type Filters, type GivenFilter, supplyVoltsIn } from '../../filters/filter.ts';
import { readFilters } from '../../filters/read-filters.ts';
import { needsOf, type LoadPoint } from '../../parameters/duty.ts';
import { queryError, shown, type FieldError } from '../../parameters/field-error.ts';
import { flag, ids, lowerCase, mapped, separated, type Kind } from '../../parameters/kinds.ts';
import { duty, points } from '../../parameters/operating-point-kind.ts';
import type { Parameter, Parameters } from '../../parameters/parameter.ts';
import type { Reader } from '../../parameters/reader.ts';
import { greatestPoints, pointRequirements, pointsOfDuty, type DutyPoints } from './duty-points.ts';
import type { MatchQuestion } from './match-question.ts';
import { MODIFIERS, type Modifiers } from './modifiers.ts';
import {
  boundRequirements,
  PEAK_TORQUE,
  SPEED,
  type AcceptedValue,
  type Requirement,
  type StatedNeeds,
  DUTY,
  POINT_CURVES,
  requirementRows,
  selectsCandidates,
  TOGETHER,
  type AcceptedRow,
  type PointRow,
  type RequirementRow,
} from './requirements.ts';

/** The parameters of a question about a joint, and their readers. */
export interface JointQuestion {
  /** The requirements, in the order in which they are judged. */
  readonly rows: readonly RequirementRow[];
  /** The filters of the list that state requirements and select candidates; points are read separately. */
  readonly filters: Filters;
  /** Everything by name, in the order in which documents show it. */
  readonly parameters: Parameters;
}

const DUTY_CYCLE = { ...DUTY, kind: duty() };

const AT_ONCE = { ...TOGETHER, kind: flag(), defaultValue: 'true' } as const;

/** Ids of actuators, at most as many as a match takes. */
function idsToJudge(): Kind<string[]> {
  const kind = mapped(ids(), (names) =>
    names.length >= MATCH_IDS.least && names.length <= MATCH_IDS.most
      ? { ok: true, value: names.map(lowerCase) }
      : { ok: false, error: `must name ${rangeText(MATCH_IDS)} ids` },
  );
  return { ...kind, json: { ...kind.json, minItems: MATCH_IDS.least, maxItems: MATCH_IDS.most } };
}

const IDS = {
  kind: idsToJudge(),
  says: `Judge these actuators, ${rangeText(MATCH_IDS)} ids, instead of those that other filters select. All of them are in \`data\` on one page, including those that miss.`,
  example: 'cubemars-ak80-9-v3-0-kv100,unitree-go-m8010-6',
};

/**
 * Derives the question about a joint from the filters of the list of actuators; `unitOf` gives the unit of a
 * field.
 */
export function jointQuestion(listed: Filters, unitOf: (field: string) => Unit | null): JointQuestion {
  const parameters = {
    duty: DUTY_CYCLE,
    ...listed,
    ids: IDS,
    together: AT_ONCE,
    ...MODIFIERS,
  };
  const isPoints = (name: string): boolean => Object.hasOwn(POINT_CURVES, name);
  const filters = Object.entries(listed).filter(([name]) => !isPoints(name));
  return { rows: requirementRows(listed, unitOf), filters: Object.fromEntries(filters), parameters };
}

/** Reads the requirements of a joint; the reader collects the errors. */
export function readQuestion({ rows, filters }: JointQuestion, reader: Reader): MatchQuestion {
  const modifiers = readModifiers(reader);
  const steps = reader.read('duty', DUTY_CYCLE);
  const isTogether = reader.read('together', AT_ONCE) === 'true';
  const given = readFilters(filters, reader);
  const stated = boundsIn(given);
  const torque = stated.get(PEAK_TORQUE);
  const speed = stated.get(SPEED);
  const both = torque === undefined || speed === undefined ? null : { torque_nm: torque, speed_rpm: speed };
  const context: Context = {
    reader,
    filters,
    given,
    stated,
    modifiers,
    supply: { volts: supplyVoltsIn(given), share: modifiers.stall_share },
    needs: steps === undefined ? null : needsOf(steps),
    followed: steps === undefined ? null : pointsOfDuty(steps, modifiers.peak_seconds),
    joined: isTogether ? both : null,
  };
  const requirements = rows.flatMap((row) => readRequirement(row, context));
  return {
    requirements,
    filters: given.filter(({ name }) => selectsCandidates(filters, name)),
    ids: reader.read('ids', IDS) ?? null,
    includeUnknown: fieldsIncluded(given),
    modifiers,
    supply: context.supply,
    together: both === null ? null : isTogether,
    statedPoints: requirements.filter((each) => isStatedPoint(each, context)).length,
  };
}

/**
 * True if a requirement is a point that the client states, not one that follows from the duty cycle or from
 * bounds.
 */
const isStatedPoint = (requirement: Requirement, { followed }: Context): boolean =>
  requirement.kind === 'point' && !requirement.isJoined && requirement.asked !== followed?.mean;

const readModifiers = ({ read, texts }: Reader): Modifiers => ({
  external_ratio: read('external_ratio', MODIFIERS.external_ratio),
  external_efficiency: read('external_efficiency', MODIFIERS.external_efficiency),
  margin: read('margin', MODIFIERS.margin),
  tolerance: read('tolerance', MODIFIERS.tolerance),
  // A query for stall torques counts them in full.
  stall_share: isStallAsked(texts.get('peak_torque_kind')) ? 1 : read('stall_share', MODIFIERS.stall_share),
  peak_seconds: read('peak_seconds', MODIFIERS.peak_seconds),
});

/** True if `peak_torque_kind` names stall torques. */
const isStallAsked = (kinds = ''): boolean => separated(lowerCase(kinds)).includes('stall');

interface Context extends StatedNeeds {
  readonly reader: Reader;
  readonly filters: Filters;
  readonly given: readonly GivenFilter[];
  /** The points that follow from the duty cycle; null where none is given. */
  readonly followed: DutyPoints | null;
}

/** The fields that `include_unknown` names. */
function fieldsIncluded(given: readonly GivenFilter[]): ReadonlySet<string> {
  const names: unknown = given.find(({ name }) => name === INCLUDE_UNKNOWN)?.value;
  return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
}

/** The bounds that are given, by name. */
function boundsIn(given: readonly GivenFilter[]): Map<string, number> {
  const stated = new Map<string, number>();
  for (const { name, value } of given) if (typeof value === 'number') stated.set(name, value);
  return stated;
}

function readRequirement(row: RequirementRow, context: Context): Requirement[] {
  if (row.sense === 'gives') return readPoints(row, context);
  return 'through' in row ? boundRequirements(row, context) : readAccepted(row, context);
}

function readPoints(row: PointRow, context: Context): Requirement[] {
  const { reader, followed } = context;
  const mean = row.name === 'rated_points' ? (followed?.mean ?? null) : null;
  const all = [
    ...(reader.read(row.name, POINTS) ?? []),
    ...(followed?.steps[row.name] ?? []),
    ...(mean === null ? [] : [mean]),
  ];
  return pointRequirements(row, greatestPoints(row.curve, all), context);
}

const POINTS: Parameter<readonly LoadPoint[]> = { kind: points(), says: '', example: '40@115' };

function readAccepted(row: AcceptedRow, { reader, filters, given }: Context): Requirement[] {
  const text = reader.texts.get(row.name);
  const filter = filters[row.name];
  const asked = given.find(({ name }) => name === row.name);
  return text === undefined || filter === undefined || asked === undefined
    ? []
    : [{ kind: 'accepted', row, asked: acceptedOf(filter, text), filter: asked }];
}

/** The accepted value, as the answer repeats it. */
function acceptedOf({ kind }: Filter, text: string): AcceptedValue {
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

/**
 * Errors of requirements that are valid alone but not together; `field` is the field to name if a request has
 * no requirement.
 */
export function crossFieldErrors({ requirements }: MatchQuestion, field: string): FieldError[] {
  if (requirements.length === 0) return [{ field, in: 'query', ...NOTHING_ASKED }];
  const boundOf = (wanted: string): number | undefined =>
    requirements.flatMap((each) =>
      each.kind === 'bound' && each.row.name === wanted ? [each.asked] : [],
    )[0];
  const rated = boundOf('min_rated_torque_nm');
  const peak = boundOf(PEAK_TORQUE);
  if (rated === undefined || peak === undefined || rated <= peak) return [];
  const detail = `must be at most the peak torque that is required, ${peak}; got ${shown(rated)}`;
  const repair = `Lower \`min_rated_torque_nm\` to ${peak}, or raise \`min_peak_torque_nm\` to ${rated}.`;
  return [queryError('min_rated_torque_nm', detail, repair)];
}

/** Requirements that a hint names as examples. */
const REQUIRED_NAMES = [
  ...['min_peak_torque_nm', 'min_rated_torque_nm', 'min_speed_rpm', 'peak_points', 'rated_points'],
  ...['max_weight_g', 'max_price_usd', 'max_backlash_arcmin', 'max_repeatability_arcmin'],
  ...['max_outer_diameter_mm', 'max_length_mm', 'min_through_hole_mm', 'voltage_v', 'comm', 'control_mode'],
  ...['backdrivable', 'integrated_driver', 'min_ip', 'peak_torque_kind', 'duty'],
];

const NOTHING_ASKED = {
  detail: 'needs at least one requirement; got none',
  repair: `State at least one requirement, such as ${REQUIRED_NAMES.map((name) => `\`${name}\``).join(', ')}.`,
};
