import { acceptsSupply, atMost, figure, first, speaks, type ActuatorFile } from './catalog-files.ts';
import { call, get, valueAt, valuesAt, type Question } from './question.ts';
import { allows, judged, needs, needsTorque, wants, workingTorque, type Check } from './requirements.ts';

/** A match: what is asked, the checks that the joint makes, and what else the answer says. */
interface Matching {
  readonly asks: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly checks: readonly Check[];
  /** Further values of the answer, by their paths. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/** A match asked alike by REST and by the tool: the counts of the verdicts, and the lightest that meet everything. */
function matched({ asks, query, checks, also = {} }: Matching): Question {
  const asked = { ...query, limit: 5 };
  const texts = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const read = (body: unknown): unknown => ({
    counts: valueAt(body, 'counts'),
    lightest: valuesAt(body, 'data.*')
      .filter((found) => valueAt(found, 'verdict') === 'meets')
      .map((found) => valueAt(found, 'id')),
    ...Object.fromEntries(Object.keys(also).map((path) => [path, valueAt(body, path)])),
  });
  return {
    who: 'builder',
    asks,
    rest: { calls: [get(`/api/v1/actuators/match?${new URLSearchParams(texts).toString()}`)], read },
    mcp: { calls: [call('match_actuators', asked)], read },
    expected: ({ actuators }) => ({ ...judged(actuators, checks), ...also }),
  };
}

const speaksOrUnsaid =
  (bus: string) =>
  (actuator: ActuatorFile): boolean | null =>
    actuator.specs.comm.length === 0 ? null : speaks(actuator, bus);

const on48V = wants((actuator) => acceptsSupply(actuator, 48));
const byCan = wants(speaksOrUnsaid('CAN'));

/** The smallest change of one of two bounds by which more actuators meet both, as the answer's `relax` tells it. */
function relaxations(actuators: readonly ActuatorFile[]): unknown[] {
  const [least, most] = [60, 400];
  const heavier = actuators.filter((one) => (workingTorque(one) ?? 0) >= least && atMost(one, 'weight_g', most * 1.25));
  const weaker = actuators.filter((one) => atMost(one, 'weight_g', most) && (workingTorque(one) ?? 0) >= least * 0.75);
  const masses = heavier.flatMap((one) => figure(one, 'weight_g') ?? []).filter((mass) => mass > most);
  const torques = weaker.flatMap((one) => workingTorque(one) ?? []).filter((torque) => torque < least);
  const [mass, torque] = [Math.min(...masses), Math.max(...torques)];
  const ways = [
    { requirement: 'peak_torque_nm', from: least, to: torque, adds: torques.filter((one) => one >= torque).length },
    { requirement: 'weight_g', from: most, to: mass, adds: masses.filter((one) => one <= mass).length },
  ];
  return ways
    .filter(({ to }) => Number.isFinite(to))
    .toSorted(
      (one, other) => other.adds - one.adds || Math.abs(one.to / one.from - 1) - Math.abs(other.to / other.from - 1),
    );
}

const ARM = [
  ['J1', 12],
  ['J2', 24],
  ['J3', 14],
  ['J4', 6],
  ['J5', 4],
  ['J6', 2],
] as const;

/** For each joint of the arm the cheapest that has its torque; equal prices by id. */
function cheapestArm(actuators: readonly ActuatorFile[]): unknown {
  const priceOf = (actuator: ActuatorFile | undefined): number =>
    (actuator === undefined ? null : figure(actuator, 'price_usd')) ?? 0;
  const chosen = ARM.map(([, torque]) => {
    const strong = actuators.filter((actuator) => (workingTorque(actuator) ?? 0) >= torque);
    return first(strong, (actuator) => figure(actuator, 'price_usd'), { most: 1 })[0];
  });
  const price = Number(chosen.reduce((sum, actuator) => sum + priceOf(actuator), 0).toPrecision(12));
  return { ids: chosen.map((actuator) => actuator?.id), price };
}

const cheapestSet = (body: unknown): unknown => ({
  ids: valuesAt(body, 'sets.cheapest.choices.*.id'),
  price: valueAt(body, 'sets.cheapest.totals.price_usd.sum'),
});

// 60 N·m for 2 s and 10 N·m for 8 s: the root of (60² × 2 + 10² × 8) / 10, to 4 digits.
const RMS = Number(Math.sqrt((60 ** 2 * 2 + 10 ** 2 * 8) / 10).toPrecision(4));
const GENTLER_RMS = Number(Math.sqrt((30 ** 2 * 1 + 5 ** 2 * 9) / 10).toPrecision(4));

/** The questions of builders who know what a joint must do. */
export const MATCHES: readonly Question[] = [
  matched({
    asks: 'A knee: 60 N·m peak, 18 N·m lasting, 120 rpm, 48 V, CAN, at most 1.5 kg',
    query: {
      peak_torque_nm: 60,
      rated_torque_nm: 18,
      speed_rpm: 120,
      together: 'false',
      voltage_v: 48,
      comm: 'CAN',
      weight_g: 1500,
    },
    checks: [
      needsTorque(60),
      needs('rated_torque_nm', 18),
      needs('max_speed_rpm', 120),
      on48V,
      byCan,
      allows('weight_g', 1500),
    ],
  }),
  matched({
    asks: 'A joint that turns with 60 N·m for 2 s and 10 N·m for 8 s, over and over, at most 2 kg',
    query: { duty: '60:2,10:8', weight_g: 2000 },
    checks: [needsTorque(60), needs('rated_torque_nm', RMS), allows('weight_g', 2000)],
    also: { 'asked.rms_torque_nm': RMS },
  }),
  matched({
    asks: 'An elbow of 60 N·m behind a belt of 3:1 with 90 % efficiency, the motor at most 600 g',
    query: { peak_torque_nm: 60, external_ratio: 3, external_efficiency: 0.9, weight_g: 600 },
    checks: [needsTorque(60, (torque) => torque * 3 * 0.9), allows('weight_g', 600)],
  }),
  matched({
    asks: 'The lightest for 30 N·m for 1 s and 5 N·m for 9 s behind a belt of 3:1 with 95 %, on 48 V, with a margin of 1.2',
    query: { duty: '30:1,5:9', external_ratio: 3, external_efficiency: 0.95, voltage_v: 48, margin: 1.2 },
    checks: [
      needsTorque(30 * 1.2, (torque) => torque * 3 * 0.95),
      needs('rated_torque_nm', GENTLER_RMS * 1.2, (torque) => torque * 3 * 0.95),
      on48V,
    ],
    also: { 'asked.rms_torque_nm': GENTLER_RMS },
  }),
  {
    who: 'builder',
    asks: '60 N·m in 400 g: which bound must give, and how far?',
    rest: {
      calls: [get('/api/v1/actuators/match?peak_torque_nm=60&weight_g=400&limit=1')],
      read: (body) => valueAt(body, 'relax'),
    },
    mcp: {
      calls: [call('match_actuators', { peak_torque_nm: 60, weight_g: 400, limit: 1 })],
      read: (body) => valueAt(body, 'relax'),
    },
    expected: ({ actuators }) => relaxations(actuators),
  },
  {
    who: 'builder',
    asks: 'The six motors of an arm for 1 kg (12, 24, 14, 6, 4 and 2 N·m) that cost the least together',
    rest: {
      calls: [
        {
          target: '/api/v1/actuators/match?limit=1&fields=id',
          body: { joints: ARM.map(([name, torque]) => ({ name, peak_torque_nm: torque })) },
        },
      ],
      read: cheapestSet,
    },
    mcp: {
      calls: [
        call('match_actuators', {
          joints: ARM.map(([name, torque]) => ({ name, peak_torque_nm: torque })),
          limit: 1,
          fields: ['id'],
        }),
      ],
      read: cheapestSet,
    },
    expected: ({ actuators }) => cheapestArm(actuators),
  },
];
