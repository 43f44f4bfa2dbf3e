import { describe, expect, test } from 'vitest';
import { actuatorFigures, robotFigures } from '../../../scripts/catalog/figures-in-files.ts';
import type { Claim } from '../../../src/catalog/evidence/claim.ts';
import { actuatorClaims, robotClaims, type Claims } from '../../../src/catalog/evidence/claims-document.ts';
import { conversionOf } from '../../../src/catalog/evidence/conversion.ts';
import { robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import { realService } from '../../support/real-service.ts';

const { dataset } = realService;

interface Evidence extends Claims {
  /** The numbers in the record's file, by the path of their claims. */
  readonly figures: ReadonlyMap<string, unknown>;
}

const ofActuators = dataset.actuators.flatMap((actuator): Evidence[] => {
  const entry = dataset.actuatorEntries.get(actuator.id);
  if (entry === undefined) return [];
  const points = entry.figures?.torque_speed_points;
  const figures = new Map<string, unknown>(
    actuatorFigures(entry).map(({ key, value }) => [key, key === 'torque_speed_points' ? points : value]),
  );
  return [{ ...actuatorClaims(actuator, entry), figures }];
});

const ofRobots = dataset.robots.flatMap((robot): Evidence[] => {
  const entry = dataset.robotEntries.get(robot.id);
  if (entry === undefined) return [];
  const path = (key: string): string =>
    key.replace(
      /^joints\[(\d+)\]\.motor\./,
      (_, index: string) => `joints/${entry.joints[Number(index)]?.role}/`,
    );
  const figures = new Map(robotFigures(entry).map(({ key, value }) => [path(key), value]));
  return [{ ...robotClaims(robotDetailOf(dataset, robot), entry), figures }];
});

const all = [...ofActuators, ...ofRobots];

/** The claims of the catalog that break a rule, by record and field. */
const breaking = (law: (claim: Claim) => boolean): string[] =>
  all.flatMap(({ id, claims }) => claims.filter((claim) => !law(claim)).map(({ field }) => `${id} ${field}`));

describe('for every figure of every record', () => {
  test('a figure has a quote that converts to it or a unit in the notes; yes and no have a quote', () => {
    const leads = ({ converted, why, words }: Claim, value: unknown): boolean =>
      converted !== null || why === 'unit_in_notes' || (typeof value === 'boolean' && words !== null);
    const open = all.flatMap(({ id, claims, figures }) =>
      [...figures]
        .filter(([path, value]) =>
          claims.every(
            (claim) =>
              claim.field !== path ||
              JSON.stringify(claim.value) !== JSON.stringify(value) ||
              !leads(claim, value),
          ),
        )
        .map(([path]) => `${id} ${path}`),
    );
    expect(all.reduce((sum, { figures }) => sum + figures.size, 0)).toBeGreaterThan(9000);
    expect(open).toEqual([]);
  });

  test('a claim has the conversion from its quote to its value, or says why there is none', () => {
    expect(breaking(({ converted, why }) => (converted === null) !== (why === null))).toEqual([]);
  });

  test('a claim has a quote and a source, or neither and says so', () => {
    expect(
      breaking(
        ({ words, source, why }) =>
          (words === null) === (source === null) && (words === null) === (why === 'no_words'),
      ),
    ).toEqual([]);
  });

  test('the conversion from a quote to a number is that of `conversion`', () => {
    expect(
      breaking(({ value, unit, words, converted }) => {
        if (typeof value !== 'number' || words === null || converted === null) return true;
        return conversionOf(value, unit, words).text === converted;
      }),
    ).toEqual([]);
  });

  test('only values that are not quantities have no quote, and each is listed', () => {
    expect(breaking(({ value, words }) => words !== null || typeof value !== 'number')).toEqual([]);
    for (const { id, claims, unsourced } of all)
      expect(unsourced, id).toEqual(claims.filter(({ words }) => words === null).map(({ field }) => field));
  });

  test('the first source decides if sources disagree', () => {
    expect(breaking(({ conflict, agrees }) => conflict !== true || agrees)).toEqual([]);
  });
});
