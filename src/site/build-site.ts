import type { Service } from '../api/service.ts';
import { areOfLikeKind, basisOf } from '../catalog/evidence/comparable.ts';
import type { UndisputedRobot, UndisputedActuator } from '../catalog/evidence/disputes.ts';
import type { Catalog } from '../catalog/files/yaml-schemas.ts';
import { otherNames } from '../catalog/records/aliases.ts';
import {
  actuatorFigures,
  comparableOf,
  jointMotors,
  robotFigures,
} from '../catalog/records/build-figures.ts';
import { actuatorDetailOf, robotDetailOf } from '../catalog/records/dataset.ts';
import type { Figures, JointMotor } from '../catalog/records/figure.ts';
import { motorTotals, type MotorSum } from '../catalog/records/motor-totals.ts';
import type {
  Actuator,
  ActuatorDetail,
  Category,
  Robot,
  RobotDetail,
} from '../catalog/records/record-schemas.ts';
import {
  simulatedActuator,
  simulatedRobot,
  type SimulatedRecord,
} from '../catalog/simulation/simulated-records.ts';
import { replacementsFor, type Replacement, type Replacements } from '../query/alternatives/replacements.ts';
import { buildClientCatalog, type ClientCatalog } from './client-catalog/client-catalog.ts';
import { readCatalog, type Catalog as ListedCatalog } from './client-catalog/load-catalog.ts';
import { KEY_FIGURES } from './key-figures.ts';
import { brandPath, robotBrandPath } from './paths.ts';
import { correctionOf, type Channels, type Correction } from './record/correction/correction.ts';
import { ranksOf, spreadOf, type Rank, type Spread } from './record/ranks.ts';
import { motorKinds, shownJoints, type JointFigure, type MotorKinds } from './robots/joint-figures.ts';

/** Everything the pages are built from: the service's records and the catalog's files. */
export interface Site {
  readonly service: Service;
  /** The catalog file for the browser. */
  readonly clientCatalog: ClientCatalog;
  /** The same catalog, read like in a browser. */
  readonly listed: ListedCatalog;
  readonly brands: readonly BrandPage[];
  readonly useCases: readonly UseCasePage[];
  readonly categories: readonly CategoryPage[];
  readonly actuatorPages: readonly ActuatorPage[];
  readonly robotPages: readonly RobotPage[];
}

/** A maker with its records. */
export interface BrandPage {
  readonly slug: string;
  readonly name: string;
  readonly country: string | null;
  readonly actuators: readonly Actuator[];
  readonly robots: readonly Robot[];
}

/** A use case with its actuators. */
export interface UseCasePage {
  readonly tag: string;
  readonly says: string;
  readonly actuators: readonly Actuator[];
}

/** A category with its actuators. */
export interface CategoryPage extends Category {
  readonly actuators: readonly Actuator[];
}

/** Everything an actuator's page shows. */
export interface ActuatorPage {
  readonly actuator: ActuatorDetail;
  readonly entry: UndisputedActuator;
  readonly figures: Figures;
  readonly category: Category;
  readonly ranks: readonly Rank[];
  /** The figures of any actuator. */
  readonly figuresOf: (id: string) => Figures;
  readonly replacements: Replacements;
  readonly simulated: SimulatedRecord;
  readonly correction: Correction;
}

/** The alternatives that an actuator's page shows; the page for replacements has the others. */
export const nearestOf = ({ data }: Replacements): readonly Replacement[] => data.slice(0, 4);

/** Everything a robot's page shows. */
export interface RobotPage {
  readonly robot: RobotDetail;
  /** The page of its maker; that of all makers for one of robots alone. */
  readonly makerPath: string;
  readonly entry: UndisputedRobot;
  /** Its own figures, without those of its motors. */
  readonly figures: Figures;
  readonly joints: readonly JointMotor[];
  readonly otherNames: readonly string[];
  readonly motors: MotorTotals;
  readonly motorKinds: MotorKinds;
  /** By joint group, in the order of the columns of the table of joints. */
  readonly jointFigures: readonly (readonly JointFigure[])[];
  readonly simulated: SimulatedRecord;
  readonly correction: Correction;
}

/** Sums over the motors of a robot. */
export interface MotorTotals {
  readonly motors: number;
  readonly weight_g: MotorSum;
  readonly price_usd: MotorSum;
  /**
   * Fraction of the robot's mass, 0 to 1; null unless the masses of the robot and of every motor are known.
   */
  readonly share_of_robot_mass: number | null;
}

const NONE: Channels = { issuesUrl: null, contact: null };

/** Brings the records and the catalog's files together; `channels` is where readers write back. */
export function buildSite(catalog: Catalog, service: Service, channels: Channels = NONE): Site {
  const { dataset } = service;
  const categories = dataset.categories.map((category) => ({
    ...category,
    actuators: dataset.actuators.filter((actuator) => actuator.category === category.slug),
  }));
  const clientCatalog = buildClientCatalog(service);
  return {
    service,
    clientCatalog,
    listed: readCatalog(clientCatalog.description, clientCatalog.file),
    brands: brandPages(catalog, service),
    useCases: Object.entries(catalog.use_cases).map(([tag, says]) => ({
      tag,
      says,
      actuators: dataset.actuators.filter(({ use_cases }) => use_cases.includes(tag)),
    })),
    categories,
    actuatorPages: actuatorPages(service, channels),
    robotPages: robotPages(service, channels),
  };
}

function actuatorPages({ dataset }: Service, channels: Channels): ActuatorPage[] {
  const { actuators, actuatorEntries } = dataset;
  const figuresOf = (id: string): Figures => actuatorFigures(dataset, id);
  const categories = new Map(dataset.categories.map((category) => [category.slug, category]));
  const families = Map.groupBy(actuators, ({ category }) => category);
  const spreads = new Map<string, Spread>();
  /** The spread of a figure over an actuator's category, for figures of the same kind. */
  const spreadAround = ({ id, category }: Actuator, figure: (typeof KEY_FIGURES)[number]): Spread => {
    const own = comparableOf(figuresOf(id));
    const name = JSON.stringify([category, figure, basisOf(figure, own).kind]);
    const alikeIn = (members: readonly Actuator[]): Actuator[] =>
      members.filter((other) => areOfLikeKind(figure, [own, comparableOf(figuresOf(other.id))]));
    const spread = spreads.get(name) ?? spreadOf(alikeIn(families.get(category) ?? []), figure);
    spreads.set(name, spread);
    return spread;
  };
  return actuators.map((actuator) => {
    const { id, category } = actuator;
    const entry = found(actuatorEntries.get(id), id);
    const figures = figuresOf(id);
    const around = KEY_FIGURES.map((figure) => spreadAround(actuator, figure));
    return {
      actuator: actuatorDetailOf(dataset, actuator),
      entry,
      figures,
      category: found(categories.get(category), category),
      ranks: ranksOf(actuator, around),
      figuresOf,
      // Compared with every other actuator, so only when a page asks.
      get replacements() {
        return replacementsFor(dataset, actuator);
      },
      simulated: simulatedActuator(actuator, figures),
      correction: correctionOf('actuators', entry, channels),
    };
  });
}

const robotPages = ({ dataset }: Service, channels: Channels): RobotPage[] =>
  dataset.robots.map((record) => {
    const { id } = record;
    const entry = found(dataset.robotEntries.get(id), id);
    const robot = robotDetailOf(dataset, record);
    const joints = jointMotors(dataset, id);
    const figuresOfJoints = shownJoints(joints);
    return {
      robot,
      makerPath: dataset.brands.some((maker) => maker.name === robot.brand)
        ? brandPath(entry.brand)
        : robotBrandPath(entry.brand),
      entry,
      figures: robotFigures(dataset, id),
      joints,
      otherNames: otherNames(dataset, entry),
      motors: motorTotals(robot, dataset.actuatorById),
      motorKinds: motorKinds(robot, figuresOfJoints, dataset),
      jointFigures: figuresOfJoints,
      simulated: simulatedRobot(dataset, robot),
      correction: correctionOf('robots', entry, channels),
    };
  });

function brandPages(catalog: Catalog, { dataset }: Service): BrandPage[] {
  return Object.entries(catalog.brands)
    .map(([slug, { name }]) => {
      const actuators = dataset.actuators.filter(({ brand }) => brand === name);
      const robots = dataset.robots.filter(({ brand }) => brand === name);
      return { slug, name, country: [...actuators, ...robots][0]?.country ?? null, actuators, robots };
    })
    .filter(({ actuators, robots }) => actuators.length + robots.length > 0)
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The catalog has no ${name}.`);
  return value;
}
