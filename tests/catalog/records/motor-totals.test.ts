import { expect, test } from 'vitest';
import { robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import { kindsText, motorTotals } from '../../../src/catalog/records/motor-totals.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const listed = actuatorEntry({ price_usd: 100, specs: { peak_torque_nm: 22, weight_g: 500 } });

function totalsOf(changes: Parameters<typeof robotEntry>[0]) {
  const dataset = datasetOf({ actuators: [listed], robots: [robotEntry(changes)] });
  const [robot] = dataset.robots;
  if (robot === undefined) throw new Error('The catalog is empty.');
  return motorTotals(robotDetailOf(dataset, robot), dataset.actuatorById);
}

const hips = { role: 'Hip (J1-J4)', count: 4, motor: { actuator: 'acme-a1' } };
const knees = {
  role: 'Knee (J5-J6)',
  count: 2,
  motor: { id: 'own', name: 'Own', brand: 'Acme', weight_g: 1000 },
};

test('a motor counts once for each joint of its group', () => {
  expect(totalsOf({ joints: [hips, knees], weight_kg: 16 })).toEqual({
    motors: 6,
    weight_g: { sum: 4000, known: 6, unknown: 0 },
    price_usd: { sum: 400, known: 4, unknown: 2 },
    share_of_robot_mass: 0.25,
  });
});

test('the price of a motor of unstated version is in no sum', () => {
  const motor = { ...knees.motor, name: 'A1 (version not stated)', actuator: 'acme-a1' };
  expect(totalsOf({ joints: [hips, { ...knees, motor }] }).price_usd).toEqual({
    sum: 400,
    known: 4,
    unknown: 2,
  });
});

test('the share of the mass is unknown if the mass of a motor or of the robot is', () => {
  const { weight_g: _unknown, ...motor } = knees.motor;
  expect(totalsOf({ joints: [hips, { ...knees, motor }], weight_kg: 16 })).toMatchObject({
    weight_g: { sum: 2000, known: 4, unknown: 2 },
    share_of_robot_mass: null,
  });
  expect(totalsOf({ joints: [hips] }).share_of_robot_mass).toBeNull();
});

test('a sum states which parts its figures include or leave out, and for how many motors', () => {
  const groups = [
    { count: 4, tags: ['no driver'] },
    { count: 1, tags: ['with brake', 'no driver'] },
    { count: 3, tags: [] },
  ];
  expect(kindsText(groups, ({ tags }) => tags)).toBe('no driver: 5 motors, with brake: 1 motor');
  expect(kindsText(groups.slice(2), ({ tags }) => tags)).toBeNull();
});

test('a sum has no floating-point noise', () => {
  const motor = (weight_g: number) => ({ id: `own-${weight_g * 10}`, name: 'Own', brand: 'Acme', weight_g });
  const groups = [0.1, 0.2].map((mass, place) => ({
    role: `Hip (J${place + 1})`,
    count: 1,
    motor: motor(mass),
  }));
  expect(totalsOf({ joints: groups }).weight_g.sum).toBe(0.3);
});

test('a robot whose motors are all unknown has no sum', () => {
  expect(totalsOf({ joints: [] })).toEqual({
    motors: 0,
    weight_g: { sum: null, known: 0, unknown: 0 },
    price_usd: { sum: null, known: 0, unknown: 0 },
    share_of_robot_mass: null,
  });
});
