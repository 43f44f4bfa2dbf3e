import { describe, expect, test } from 'vitest';
import { actuatorDetailOf, buildDataset, findRobotsUsing, robotDetailOf } from '../../src/catalog/dataset.ts';
import { actuatorEntry, catalogOf, datasetOf, robotEntry } from '../support/small-catalog.ts';
import { ACTUATOR_FIELDS, CATEGORY_SLUGS, ROBOT_FIELDS, ROBOT_REF_FIELDS } from '../support/spec.ts';

const a1 = actuatorEntry();
const a2 = actuatorEntry({ id: 'acme-a2', category: 'smart_servo', use_cases: ['humanoid', 'exoskeleton'] });
const idle = actuatorEntry({ id: 'nomad-idle', brand: 'nomad' });

const joint = (actuator: string, role = 'Hip (J1)') => ({ role, count: 1, motor: { actuator } });
const walker = robotEntry({ joints: [joint('acme-a1'), joint('acme-a2', 'Knee (J2)'), joint('acme-a1', 'Foot (J3)')] });
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

  test('lists robots without their joints, in the fields of SPEC 2.4', () => {
    expect(dataset.robots.map((robot) => Object.keys(robot))).toEqual(dataset.robots.map(() => ROBOT_FIELDS));
  });

  test('has the joint groups of every robot', () => {
    expect(dataset.jointsOf.get('acme-walker')?.map(({ role }) => role)).toEqual([
      'Hip (J1)',
      'Knee (J2)',
      'Foot (J3)',
    ]);
    expect(dataset.jointsOf.size).toBe(3);
  });

  test('names below its base address every page and every resource', () => {
    const elsewhere = buildDataset(catalogOf({ actuators: [a1] }), 'http://localhost:4321');
    expect(elsewhere.actuatorById.get('acme-a1')?.api_url).toBe('http://localhost:4321/api/v1/actuators/acme-a1');
    expect(elsewhere.baseUrl).toBe('http://localhost:4321');
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

  test('is frozen in its records and in their lists', () => {
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

  test('a robot is named by the fields of SPEC 2.3 in their order', () => {
    const [reference] = dataset.robotsUsing.get('acme-a1') ?? [];
    expect(Object.keys(reference ?? {})).toEqual(ROBOT_REF_FIELDS);
    expect(reference).toEqual({
      id: 'acme-arm',
      name: 'Arm',
      brand: 'Acme',
      url: 'https://catalog.example/robots/acme-arm',
      api_url: 'https://catalog.example/api/v1/robots/acme-arm',
    });
  });

  test('no robots make no links', () => {
    expect(findRobotsUsing([])).toEqual(new Map());
  });
});

describe('details', () => {
  test('of an actuator are its fields in the order of SPEC 2.2 and the robots that use it', () => {
    const [used] = dataset.actuators;
    const detail = used && actuatorDetailOf(dataset, used);
    expect(Object.keys(detail ?? {})).toEqual([...ACTUATOR_FIELDS, 'robots_using']);
    expect(detail).toEqual({ ...used, robots_using: dataset.robotsUsing.get('acme-a1') });
  });

  test('of an actuator that no robot uses have an empty list of robots', () => {
    const unused = dataset.actuatorById.get('nomad-idle');
    expect(unused && actuatorDetailOf(dataset, unused).robots_using).toEqual([]);
  });

  test('of a robot are its fields, its joint count and its joint groups', () => {
    const robot = dataset.robotById.get('acme-walker');
    const detail = robot && robotDetailOf(dataset, robot);
    expect(Object.keys(detail ?? {})).toEqual([...ROBOT_FIELDS, 'joints']);
    expect(detail).toEqual({ ...robot, joints: dataset.jointsOf.get('acme-walker') });
  });

  test('of a robot that the dataset does not hold have no joint groups', () => {
    const robot = dataset.robotById.get('acme-walker');
    expect(robot && robotDetailOf(dataset, { ...robot, id: 'acme-other' }).joints).toEqual([]);
  });
});

describe('taxonomies', () => {
  test('hold all six categories in the order of SPEC 2.1, with their counts', () => {
    const counts = [2, 0, 1, 0, 0, 0];
    expect(dataset.categories).toEqual(
      CATEGORY_SLUGS.map((slug, index) => ({
        slug,
        label: `Label of ${slug}`,
        description: `Description of ${slug}`,
        actuator_count: counts[index],
      })),
    );
  });

  test('hold only brands with an actuator, by name', () => {
    expect(dataset.brands).toEqual([
      { name: 'Acme', actuator_count: 2 },
      { name: 'Nomad', actuator_count: 1 },
    ]);
  });

  test('hold brands by name without regard to case, whatever their slugs', () => {
    const brands = { x: { name: 'alpha' }, y: { name: 'Beta' }, z: { name: 'Alps' } };
    const actuators = ['y', 'x', 'z'].map((brand) => actuatorEntry({ id: `${brand}-1`, brand }));
    expect(datasetOf({ brands, actuators }).brands.map(({ name }) => name)).toEqual(['alpha', 'Alps', 'Beta']);
  });

  test('hold every known use case by name, one that no actuator has with a count of 0', () => {
    expect(dataset.useCases).toEqual([
      { name: 'exoskeleton', actuator_count: 1 },
      { name: 'humanoid', actuator_count: 3 },
      { name: 'quadruped', actuator_count: 0 },
    ]);
  });
});
