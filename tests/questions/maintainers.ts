import { actuatorCalled, figure, first, ratioOf, robotCalled } from './catalog-files.ts';
import { call, get, listed, valueAt, valuesAt, type Question } from './question.ts';

const MOTOR = 'damiao-dm-j8006-2ec-v1-0';
const ELECTRICAL = ['phase_resistance_ohm', 'pole_pairs'];

/** The values of some fields as the evidence of a record has them. */
const claimed =
  (fields: readonly string[]) =>
  (body: unknown): unknown =>
    fields.map((field) => {
      const claim = valuesAt(body, 'claims.*').find((one) => valueAt(one, 'field') === field);
      return valueAt(claim, 'value');
    });

/** Of each torque of a robot's joints its value and what kind of figure it is. */
const kindsOfTorque = (body: unknown): unknown =>
  valuesAt(body, 'claims.*')
    .filter((claim) => String(valueAt(claim, 'field')).endsWith('Calf (J9-J12)/peak_torque_nm'))
    .map((claim) => [valueAt(claim, 'value'), valueAt(claim, 'conditions.kind')]);

/** The questions of those who maintain models for simulators, and of those who add to the catalog. */
export const MAINTAINERS: readonly Question[] = [
  listed({
    who: 'maintainer',
    asks: 'For which quasi-direct drives is the inertia of the rotor known? The five lightest',
    of: 'actuators',
    query: {
      category: 'qdd_proprioceptive',
      has: 'rotor_inertia_kg_m2',
      sort: 'weight_g',
      order: 'asc',
      limit: 5,
    },
    figures: ['weight_g', 'rotor_inertia_kg_m2'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => one.category === 'qdd_proprioceptive' && figure(one, 'rotor_inertia_kg_m2') !== null,
      );
      const best = first(those, (one) => figure(one, 'weight_g'), { most: 5 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'weight_g'), figure(one, 'rotor_inertia_kg_m2')]),
      };
    },
  }),
  listed({
    who: 'maintainer',
    asks: 'On which side do the torque constants of Unitree hold?',
    of: 'actuators',
    query: { brand: 'Unitree', has: 'kt_nm_per_a' },
    figures: ['kt_nm_per_a', 'kt_side'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => one.brand === 'Unitree' && figure(one, 'kt_nm_per_a') !== null);
      const rows = first(those, () => 0, { most: 100 });
      return {
        total: rows.length,
        rows: rows.map((one) => [one.id, figure(one, 'kt_nm_per_a'), one.conditions.kt_nm_per_a?.side ?? null]),
      };
    },
  }),
  {
    who: 'maintainer',
    asks: 'Resistance of the winding and pole pairs of the DM-J8006-2EC V1.0',
    rest: { calls: [get(`/api/v1/actuators/${MOTOR}/claims`)], read: claimed(ELECTRICAL) },
    mcp: { calls: [call('get_claims', { id: MOTOR, fields: ELECTRICAL.join(',') })], read: claimed(ELECTRICAL) },
    expected: (files) => ELECTRICAL.map((name) => figure(actuatorCalled(files, MOTOR), name)),
  },
  {
    who: 'maintainer',
    asks: 'Is the torque of the Go1’s calf what the motor does, or a limit of a model?',
    rest: { calls: [get('/api/v1/robots/unitree-go1/claims')], read: kindsOfTorque },
    mcp: { calls: [call('get_claims', { id: 'unitree-go1', fields: 'peak_torque_nm' })], read: kindsOfTorque },
    expected: (files) =>
      robotCalled(files, 'unitree-go1')
        .joints.filter(({ role }) => role === 'Calf (J9-J12)')
        .map(({ motor }) => [motor.peak_torque_nm, motor.conditions.peak_torque_nm?.kind]),
  },
  listed({
    who: 'maintainer',
    asks: 'The gear ratios of all RobStride actuators',
    of: 'actuators',
    query: { brand: 'RobStride', has: 'gear_ratio', sort: 'gear_ratio', order: 'asc' },
    figures: ['gear_ratio'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => one.brand === 'RobStride' && ratioOf(one) !== null);
      const rows = first(those, ratioOf, { most: 100 });
      return { total: rows.length, rows: rows.map(({ id, specs }) => [id, specs.gear_ratio]) };
    },
  }),
  listed({
    who: 'maintainer',
    asks: 'Which quasi-direct drives lack a rated torque? (who could read it up?)',
    of: 'actuators',
    query: { category: 'qdd_proprioceptive', lacks: 'rated_torque_nm' },
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => one.category === 'qdd_proprioceptive' && figure(one, 'rated_torque_nm') === null,
      );
      return { total: those.length, rows: first(those, () => 0, { most: 100 }).map(({ id }) => [id]) };
    },
  }),
];
