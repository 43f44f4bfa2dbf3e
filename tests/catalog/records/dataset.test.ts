import { describe, expect, test } from 'vitest';
import { findRobotsUsing } from '../../../src/catalog/records/dataset.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const a1 = actuatorEntry();
const a2 = actuatorEntry({ id: 'acme-a2', category: 'smart_servo', use_cases: ['humanoid', 'exoskeleton'] });
const idle = actuatorEntry({ id: 'nomad-idle', brand: 'nomad' });

const joint = (actuator: string, role = 'Hip (J1)') => ({ role, count: 1, motor: { actuator } });
const walker = robotEntry({
  joints: [joint('acme-a1'), joint('acme-a2', 'Knee (J2)'), joint('acme-a1', 'Foot (J3)')],
});
const arm = robotEntry({ id: 'acme-arm', name: 'Arm', joints: [joint('acme-a1')] });
const ownMotor = { id: 'own', name: 'Own', brand: 'Acme' };
const stranger = robotEntry({ id: 'acme-zero', joints: [{ role: 'Hip (J1)', count: 1, motor: ownMotor }] });

const dataset = datasetOf({ actuators: [idle, a2, a1], robots: [walker, stranger, arm] });

describe('the dataset', () => {
  test('lists actuators and robots in the order of their ids, whatever the order of the files', () => {
    expect(dataset.actuators.map(({ id }) => id)).toEqual(['acme-a1', 'acme-a2', 'nomad-idle']);
    expect(dataset.robots.map(({ id }) => id)).toEqual(['acme-arm', 'acme-walker', 'acme-zero']);
  });

  test('finds every record by its id', () => {
    expect([...dataset.actuatorById]).toEqual(dataset.actuators.map((actuator) => [actuator.id, actuator]));
    expect([...dataset.robotById]).toEqual(dataset.robots.map((robot) => [robot.id, robot]));
  });

  test.each([
    'actuators',
    'robots',
    'categories',
    'brands',
    'useCases',
    'actuatorById',
    'jointsOf',
    'robotsUsing',
  ] as const)('is frozen: %s', (part) => {
    expect(Object.isFrozen(dataset)).toBe(true);
    expect(Object.isFrozen(dataset[part])).toBe(true);
  });

  test('has frozen records with frozen lists', () => {
    const [actuator] = dataset.actuators;
    const [group] = dataset.jointsOf.get('acme-walker') ?? [];
    const [reference] = dataset.robotsUsing.get('acme-a1') ?? [];
    expect([actuator, actuator?.use_cases, group?.motor, reference].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('links', () => {
  test('an actuator names each robot that uses it once, in the order of their ids', () => {
    expect(dataset.robotsUsing.get('acme-a1')?.map(({ id }) => id)).toEqual(['acme-arm', 'acme-walker']);
    expect(dataset.robotsUsing.get('acme-a2')?.map(({ id }) => id)).toEqual(['acme-walker']);
  });

  test('an actuator that no robot uses is not in the links', () => {
    expect([...dataset.robotsUsing.keys()]).toEqual(['acme-a1', 'acme-a2']);
  });

  test('without robots there are none', () => {
    expect(findRobotsUsing([])).toEqual(new Map());
  });
});

describe('taxonomies', () => {
  test('have only brands with an actuator, by name', () => {
    expect(dataset.brands).toEqual([
      { name: 'Acme', actuator_count: 2 },
      { name: 'Nomad', actuator_count: 1 },
    ]);
  });

  test('sort brands by name, ignoring case and slug', () => {
    const brands = { x: { name: 'alpha' }, y: { name: 'Beta' }, z: { name: 'Alps' } };
    const actuators = ['y', 'x', 'z'].map((brand) => actuatorEntry({ id: `${brand}-1`, brand }));
    expect(datasetOf({ brands, actuators }).brands.map(({ name }) => name)).toEqual([
      'alpha',
      'Alps',
      'Beta',
    ]);
  });

  test('have every known use case by name, an unused one with a count of 0', () => {
    expect(dataset.useCases).toEqual([
      { name: 'exoskeleton', actuator_count: 1 },
      { name: 'humanoid', actuator_count: 3 },
      { name: 'quadruped', actuator_count: 0 },
    ]);
  });
});
