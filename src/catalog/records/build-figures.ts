import { claimable, isFigure, isOurReading, type Claim } from '../evidence/claim.ts';
import { actuatorClaims, robotClaims, type Claims } from '../evidence/claims-document.ts';
import type { ComparableRecord } from '../evidence/comparable.ts';
import { JOINT_PATHS, motorPath, type Disputes } from '../evidence/disputes.ts';
import { kindFieldOf } from '../evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../fields/actuator.ts';
import type { Condition } from '../fields/evidence/condition.ts';
import type { Doubt } from '../fields/evidence/doubt.ts';
import { PRICES_OF, SOURCE_KINDS, type PriceStatedBy } from '../fields/evidence/source.ts';
import { OUR_READING, type Mark } from '../fields/evidence/sourcing.ts';
import type { Fields } from '../fields/field.ts';
import { MOTOR_FIELDS } from '../fields/motor.ts';
import { ROBOT_FIELDS } from '../fields/robot.ts';
import { operandsOf } from '../fields/select-fields.ts';
import { supplyRange } from '../fields/supply-range.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import { memoize } from '../lib/memoize.ts';
import { entryOf, robotDetailOf, type Dataset } from './dataset.ts';
import { extendedFieldsOf } from './extended-fields.ts';
import type { Figure, Figures, JointMotor } from './figure.ts';

/*
 * Builds each figure from its value, conditions, doubts and sources. Code that needs more than the value gets
 * a `Figure` from here.
 */

/** The figures of an actuator. */
export const actuatorFigures = (dataset: Dataset, id: string): Figures => ofActuators(dataset)(id);

/** The figures of a robot itself, without those of its motors. */
export const robotFigures = (dataset: Dataset, id: string): Figures => ofRobots(dataset)(id).own;

/** The joint groups of a robot with the figures of their motors. */
export const jointMotors = (dataset: Dataset, id: string): readonly JointMotor[] =>
  ofRobots(dataset)(id).joints;

const ofActuators = memoizeByObject((dataset: Dataset) =>
  memoize((id) => {
    const record = entryOf(dataset.actuatorById, id);
    const entry = entryOf(dataset.actuatorEntries, id);
    const { conditions = {}, disputed = {} } = entry;
    return figuresOf(OF_ACTUATOR, {
      values: { ...record, ...extendedFieldsOf(record, entry) },
      evidence: evidenceOf(actuatorClaims(record, entry)),
      conditions,
      disputed,
      doubts: dataset.doubts.get(id) ?? [],
    });
  }),
);

/** The figures of a robot and of its motors. */
interface FiguresOfRobot {
  readonly own: Figures;
  readonly joints: readonly JointMotor[];
}

const ofRobots = memoizeByObject((dataset: Dataset) =>
  memoize((id): FiguresOfRobot => {
    const record = entryOf(dataset.robotById, id);
    const robot = robotDetailOf(dataset, record);
    const entry = entryOf(dataset.robotEntries, id);
    const { disputed = {} } = entry;
    const evidence = evidenceOf(robotClaims(robot, entry));
    const doubts = dataset.doubts.get(id) ?? [];
    return {
      own: figuresOf(OF_ROBOT, {
        values: record,
        evidence,
        conditions: {},
        disputed,
        doubts: doubts.filter(({ field }) => !field.startsWith(JOINT_PATHS)),
      }),
      joints: robot.joints.map((joint, number) => {
        const { role, motor } = joint;
        const file = entry.joints[number]?.motor ?? {};
        const path = motorPath(role, '');
        const own = figuresOf(OF_MOTOR, {
          values: motor,
          evidence,
          conditions: file.conditions ?? {},
          disputed,
          doubts: doubtsUnder(path, doubts),
          path,
        });
        const listed = file.name === undefined ? file.actuator : undefined;
        const figures = listed === undefined ? own : ofLinkedMotor(own, actuatorFigures(dataset, listed));
        return { joint, figures, own };
      }),
    };
  }),
);

/**
 * The figures of a motor that a robot's file only links to an actuator: those of the actuator, except its
 * speed in this joint and the link itself.
 */
function ofLinkedMotor(own: Figures, actuator: Figures): Figures {
  const all = own.all.map((figure): Figure => {
    if (figure.field === SPEED_OF_JOINT) return figure;
    const listed = actuator.of(figure.field);
    const { conditions = listed.conditions } = figure;
    return { ...listed, conditions, doubts: [...listed.doubts, ...figure.doubts] };
  });
  const inherited = actuator.doubts.filter(
    ({ field }) => OF_MOTOR.figures.includes(field) && field !== SPEED_OF_JOINT,
  );
  return figuresIn(all, [own.of(LINK)], [...inherited, ...own.doubts]);
}

/** The speed of a linked motor is that of its joint. */
const SPEED_OF_JOINT = 'rated_speed_rpm';

/** The link of a motor to an actuator, which can be doubtful like a figure. */
const LINK = 'actuator_id';

/** The names of the figures of a table, and of other fields that figures follow from. */
interface Names {
  readonly figures: readonly string[];
  readonly others: readonly string[];
}

/** Figures can follow from other fields: a frameless motor has the ratio of its category. */
function namesIn(fields: Fields<never>): Names {
  const figures = Object.entries(fields).filter(([, row]) => isFigure(row));
  const names = figures.map(([name]) => name);
  const operands = figures.flatMap(([, row]) => [...(operandsOf(row) ?? []), ...(row.otherwiseFrom ?? [])]);
  return { figures: names, others: [...new Set(operands)].filter((name) => !names.includes(name)) };
}

const OF_ACTUATOR = namesIn(ACTUATOR_FIELDS);
const OF_ROBOT = namesIn(ROBOT_FIELDS);
const OF_MOTOR: Names = { figures: namesIn(MOTOR_FIELDS).figures, others: [LINK] };

/** Doubts about the figures under a path, by the names of their fields. */
const doubtsUnder = (path: string, doubts: readonly Doubt[]): Doubt[] =>
  doubts.flatMap(({ field, reason }) =>
    field.startsWith(path) ? { field: field.slice(path.length), reason } : [],
  );

/** The claims of a record, by the path of their figure. */
interface EvidenceByPath {
  readonly claims: ReadonlyMap<string, readonly Claim[]>;
  readonly derived: ReadonlyMap<string, readonly string[]>;
  readonly sources: Claims['sources'];
}

const evidenceOf = ({ claims, derived, sources }: Claims): EvidenceByPath => ({
  claims: Map.groupBy(claims, ({ field }) => field),
  derived: new Map(derived.map(({ field, from }) => [field, from])),
  sources,
});

/** The parts from which the figures of a record are built. */
interface Pieces {
  readonly values: object;
  readonly evidence: EvidenceByPath;
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly disputed: Disputes;
  readonly doubts: readonly Doubt[];
  /** Prefix of the names of fields in claims and disputes. */
  readonly path?: string;
}

function figuresOf(
  names: Names,
  { values, evidence, conditions, disputed, doubts, path = '' }: Pieces,
): Figures {
  const figureOf = (field: string): Figure => {
    const claims = evidence.claims.get(path + field) ?? [];
    const from = evidence.derived.get(path + field) ?? null;
    // `suspects.yaml` calls the link to an actuator as the files of robots do.
    const doubted = field === LINK ? 'actuator' : field;
    return {
      field,
      path: path + field,
      value: claimable(Reflect.get(values, field)),
      conditions: conditions[kindFieldOf(field)],
      doubts: doubts.flatMap((doubt) => (doubt.field === doubted ? doubt.reason : [])),
      rejected: disputed[path + field] ?? null,
      claims,
      mark: markOf(claims, evidence.sources) ?? (from === null ? 'unstated' : 'derived'),
      from,
    };
  };
  return figuresIn(names.figures.map(figureOf), names.others.map(figureOf), doubts);
}

function figuresIn(all: readonly Figure[], others: readonly Figure[], doubts: readonly Doubt[]): Figures {
  const byField = new Map([...all, ...others].map((figure) => [figure.field, figure]));
  return { all, doubts, of: (field) => entryOf(byField, field) };
}

/**
 * The mark of the best source whose words lead to the value, or `our_reading`; null if no source has a quote.
 */
function markOf(claims: readonly Claim[], sources: Claims['sources']): Mark | null {
  const best = claims.find(({ agrees }) => agrees) ?? claims[0];
  const source = sources.find(({ number }) => number === best?.source);
  return source?.kind ?? (isOurReading(claims) ? OUR_READING : null);
}

/** The stated conditions by field, for the laws of torque and of comparison. */
export const conditionsOf = ({ all }: Figures): Readonly<Record<string, Condition>> =>
  Object.fromEntries(
    all.flatMap(({ field, conditions }) =>
      conditions === undefined || kindFieldOf(field) !== field ? [] : [[field, conditions]],
    ),
  );

/** The party that states a price; null where there is no price, or no source of it. */
export function priceStatedBy({ value: price, mark }: Pick<Figure, 'value' | 'mark'>): PriceStatedBy | null {
  const kind = SOURCE_KINDS.find((known) => known === mark);
  return price === null || kind === undefined ? null : PRICES_OF[kind];
}

/** The facts that decide whether the figures of an actuator can be compared with those of another. */
export const comparableOf = memoizeByObject((figures: Figures): ComparableRecord => ({
  conditions: conditionsOf(figures),
  price_stated_by: priceStatedBy(figures.of('price_usd')),
  supply: supplyRange(figures.of('voltage_v').value),
}));
