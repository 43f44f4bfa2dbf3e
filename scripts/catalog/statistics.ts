import { z } from 'zod';
import { CATEGORIES } from '../../src/catalog/fields/actuator.ts';
import { ROBOT_KINDS } from '../../src/catalog/fields/robot.ts';
import {
  actuatorFile,
  figuresFile,
  motorFile,
  robotFile,
  specsFile,
  type Catalog,
} from '../../src/catalog/files/yaml-schemas.ts';
import { coverage, type Coverage } from './field-coverage.ts';

/** Notes are our own words, neither known nor unknown. */
const OUR_OWN = ['notes', 'verified'];

/** The number of records in the catalog, and of their known fields. */
export interface Statistics {
  readonly counts: Readonly<Record<string, number>>;
  readonly coverages: readonly Coverage[];
}

/**
 * The numbers of a catalog; the fields are those that a file may leave out, in the order of their schemas.
 */
export function statisticsOf(catalog: Catalog): Statistics {
  return {
    counts: countsOf(catalog),
    coverages: [actuatorCoverage(catalog), robotCoverage(catalog), motorCoverage(catalog)],
  };
}

const countsOf = ({ actuators, robots }: Catalog) => ({
  actuators: actuators.length,
  actuator_makers: distinctBrands(actuators),
  verified_actuators: actuators.filter(({ verified }) => verified === true).length,
  robots: robots.length,
  robot_makers: distinctBrands(robots),
  joint_groups: robots.flatMap(({ joints }) => joints).length,
  linked_joint_groups: robots
    .flatMap(({ joints }) => joints)
    .filter(({ motor }) => motor.actuator !== undefined).length,
  sources: [...actuators, ...robots].flatMap(({ sources }) => sources).length,
});

const distinctBrands = (records: readonly { brand: string }[]): number =>
  new Set(records.map(({ brand }) => brand)).size;

function actuatorCoverage({ actuators }: Catalog): Coverage {
  const records = actuators.map((actuator) => ({ ...actuator, ...actuator.specs, ...actuator.figures }));
  const fields = Object.keys(actuatorFile.shape).flatMap((key) => {
    if (key === 'specs') return Object.keys(specsFile.shape);
    if (key === 'figures') return Object.keys(figuresFile.shape);
    return optionalKeys(actuatorFile).filter((optional) => optional === key);
  });
  return coverage('actuators', fields, {
    all: records,
    ...grouped(records, CATEGORIES, ({ category }) => category),
  });
}

const robotCoverage = ({ robots }: Catalog): Coverage =>
  coverage('robots', optionalKeys(robotFile), {
    all: robots,
    ...grouped(robots, ROBOT_KINDS, ({ kind }) => kind),
  });

/** Only motors with a name have figures of their own; the others have those of their actuators. */
function motorCoverage({ robots }: Catalog): Coverage {
  const motors = robots
    .flatMap(({ joints }) => joints.map(({ motor }) => motor))
    .filter(({ name }) => name !== undefined);
  const fields = optionalKeys(motorFile).filter((key) => !['id', 'name', 'brand'].includes(key));
  return coverage('motors of their own', fields, { all: motors });
}

const optionalKeys = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape)
    .filter(([key, field]) => z.safeParse(field, undefined).success && !OUR_OWN.includes(key))
    .map(([key]) => key);

/** The records of each group, the groups in the order of their names. */
const grouped = <Kept>(
  records: readonly Kept[],
  names: readonly string[],
  groupOf: (record: Kept) => string,
) => Object.fromEntries(names.map((name) => [name, records.filter((record) => groupOf(record) === name)]));
