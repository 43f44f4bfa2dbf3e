import {
  actuatorCalled,
  figure,
  first,
  numberOf,
  robotCalled,
  type ActuatorFile,
  type CatalogFiles,
  type RobotFile,
} from './catalog-files.ts';
import { call, get, listed, rowsOf, valueAt, valuesAt, type Question } from './question.ts';
import { workingTorque } from './requirements.ts';

/*
 * Questions that took joins, arithmetic or whole files in a second trial.
 */

const POWERFUL = { kind: 'quadruped', has: 'peak_torque_per_kg', sort: 'peak_torque_per_kg', limit: 5 };

/** The peak torques of all motors over the mass of a robot, to 4 digits; null unless all are known and of one kind. */
function torquePerMass({ actuators }: CatalogFiles, robot: RobotFile): number | null {
  const mass = numberOf(robot, 'weight_kg');
  const groups = robot.joints.map(({ count, motor }) => {
    const linked = actuators.find(({ id }) => id === motor.actuator);
    const isOwn = motor.name !== undefined;
    const torque: unknown = isOwn ? motor.peak_torque_nm : linked && figure(linked, 'peak_torque_nm');
    const kind = (isOwn ? motor.conditions : (linked?.conditions ?? {})).peak_torque_nm?.kind;
    return { count, torque: typeof torque === 'number' ? torque : null, kind };
  });
  const kinds = new Set(groups.flatMap(({ kind }) => kind ?? []));
  if (mass === null || groups.length === 0 || kinds.size > 1) return null;
  const sum = groups.reduce<number | null>(
    (total, { count, torque }) => (total === null || torque === null ? null : total + count * torque),
    0,
  );
  return sum === null ? null : Number((sum / mass).toPrecision(4));
}

const HIP_AND_KNEE = [
  { name: 'Hip', peak_torque_nm: 60 },
  { name: 'Knee', peak_torque_nm: 80 },
] as const;

const ONE_MAKER = { same: ['brand'], total: { weight_g: 3000 } };

/** The lightest pair of one maker: its mass, and the maker. */
function lightestPair(actuators: readonly ActuatorFile[]): unknown {
  const lightest = (those: readonly ActuatorFile[], torque: number): number =>
    Math.min(...those.flatMap((one) => ((workingTorque(one) ?? 0) >= torque ? (figure(one, 'weight_g') ?? []) : [])));
  const pairs = [...Map.groupBy(actuators, ({ brand }) => brand)].map(([brand, those]) => ({
    brand,
    mass: HIP_AND_KNEE.reduce((sum, { peak_torque_nm }) => sum + lightest(those, peak_torque_nm), 0),
  }));
  const [best] = pairs.toSorted((one, other) => one.mass - other.mass);
  return [best?.brand, best?.mass];
}

const pairIn = (body: unknown): unknown =>
  ['shared.brand', 'totals.weight_g.sum'].map((path) => valueAt(body, `sets.lightest.${path}`));

const CHEETAH = 'mit-biomimetic-robotics-lab-mini-cheetah';

const rights = (body: unknown): unknown => ({
  licensed: valuesAt(body, 'rights.*').map((right) => [valueAt(right, 'part'), valueAt(right, 'license')]),
  isCited: String(valueAt(body, 'citation.text') ?? valueAt(body, 'citation')).includes(
    String(valueAt(body, 'version')),
  ),
});

/** The questions of a second trial. */
export const SECOND_TRIAL: readonly Question[] = [
  listed({
    who: 'journalist',
    asks: 'Quadrupeds by the sum of the peak torques of their motors per kilogram: the first five',
    of: 'robots',
    query: POWERFUL,
    figures: ['peak_torque_per_kg'],
    expected: (files) => {
      const those = files.robots.filter((one) => one.kind === 'quadruped' && torquePerMass(files, one) !== null);
      const best = first(those, (one) => torquePerMass(files, one), { most: 5, isDescending: true });
      return { total: those.length, rows: best.map((one) => [one.id, torquePerMass(files, one)]) };
    },
  }),
  {
    who: 'builder',
    asks: 'Hip and knee (60 and 80 N·m) by one maker, together at most 3 kg: the lightest',
    rest: {
      calls: [{ target: '/api/v1/actuators/match?limit=1&fields=id', body: { joints: HIP_AND_KNEE, ...ONE_MAKER } }],
      read: pairIn,
    },
    mcp: { calls: [call('match_actuators', { joints: HIP_AND_KNEE, ...ONE_MAKER, limit: 1 })], read: pairIn },
    expected: ({ actuators }) => lightestPair(actuators),
  },
  {
    who: 'student',
    asks: 'Gear ratio and torque of the Mini Cheetah’s motors, and what kind of torque is it?',
    rest: {
      calls: [get(`/api/v1/joints?robot_id=${CHEETAH}&fields=gear_ratio,peak_torque_nm,kinds`)],
      read: (body) => rowsOf(body, ['gear_ratio', 'peak_torque_nm', 'kinds.peak_torque_nm']),
    },
    mcp: {
      calls: [call('search_joints', { robot_id: CHEETAH })],
      read: (body) => rowsOf(body, ['motor.gear_ratio', 'motor.peak_torque_nm', 'kinds.peak_torque_nm']),
    },
    expected: (files) =>
      robotCalled(files, CHEETAH).joints.map(({ motor }) => {
        const linked = motor.actuator === undefined ? null : actuatorCalled(files, motor.actuator);
        const kind = (linked ?? motor).conditions.peak_torque_nm?.kind;
        return [
          linked === null ? motor.gear_ratio : linked.specs.gear_ratio,
          linked === null ? motor.peak_torque_nm : figure(linked, 'peak_torque_nm'),
          kind === 'limit' ? 'model limit' : kind,
        ];
      }),
  },
  {
    who: 'student',
    asks: 'How do I cite the catalog, and may I put its CSV into my repository?',
    rest: { calls: [get('/api/v1/dataset')], read: rights },
    mcp: { calls: [call('describe_catalog', {})], read: rights },
    expected: () => ({
      licensed: [
        ['wording', 'CC-BY-4.0'],
        ['figures', 'CC-BY-4.0'],
        ['quotations', null],
        ['links', null],
      ],
      isCited: true,
    }),
  },
  listed({
    who: 'buyer',
    asks: 'The cheapest quadruped of whose motors every price is known, by the sum of these prices',
    of: 'robots',
    query: { kind: 'quadruped', has: 'motor_price_usd', sort: 'motor_price_usd', order: 'asc', limit: 3 },
    figures: ['motor_price_usd'],
    expected: (files) => {
      const priceOf = ({ joints }: RobotFile): number | null =>
        joints.length === 0
          ? null
          : joints.reduce<number | null>((sum, { count, motor }) => {
              const price =
                motor.actuator === undefined ? null : figure(actuatorCalled(files, motor.actuator), 'price_usd');
              return sum === null || price === null ? null : sum + count * price;
            }, 0);
      const those = files.robots.filter((one) => one.kind === 'quadruped' && priceOf(one) !== null);
      const best = first(those, priceOf, { most: 3 });
      return { total: those.length, rows: best.map((one) => [one.id, Number((priceOf(one) ?? 0).toPrecision(12))]) };
    },
  }),
];
