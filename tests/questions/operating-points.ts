import { ACTUATORS, numberIn, type ActuatorFacts } from '../oracle/facts.ts';
import { isRefuted, leastOf, type TorqueQuestion } from '../oracle/torques.ts';
import { call, get, rowsOf, valueAt, valuesAt, type Question } from './question.ts';

/** A torque at a speed that a joint needs: for a moment, unless it must last; at the supply as stated, unless one is asked. */
interface Load extends Partial<Pick<TorqueQuestion, 'lasting' | 'volts'>> {
  readonly torque: number;
  readonly speed: number;
}

interface Loaded {
  readonly asks: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly loads: readonly Load[];
}

const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

/** A match of loads by REST and by the tool: the counts of the verdicts, and the lightest that are proved to carry them all. */
function loaded({ asks, query, loads }: Loaded): Question {
  const asked = { ...query, limit: 5 };
  const texts = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const read = (body: unknown): unknown => ({
    counts: valueAt(body, 'counts'),
    lightest: valuesAt(body, 'data.*')
      .filter((found) => valueAt(found, 'verdict') === 'meets')
      .map((found) => valueAt(found, 'id')),
  });
  return {
    who: 'builder',
    asks,
    rest: { calls: [get(`/api/v1/actuators/match?${new URLSearchParams(texts).toString()}`)], read },
    mcp: { calls: [call('match_actuators', asked)], read },
    expected: () => judged(loads),
  };
}

type Verdict = (typeof VERDICTS)[number];

const askedBy = ({ speed, lasting = false, volts = null }: Load): TorqueQuestion => ({
  lasting,
  speed,
  volts,
  share: 0.5,
});

/** The verdict on a load alone: a tenth less is close. */
function verdictOn(actuator: ActuatorFacts, load: Load): Verdict {
  const proved = leastOf(actuator, askedBy(load)) ?? -1;
  if (proved >= load.torque * (1 - 1e-9)) return 'meets';
  if (proved >= load.torque * 0.9 * (1 - 1e-9)) return 'close';
  return isRefuted(actuator, askedBy(load), load.torque) ? 'misses' : 'unknown';
}

/** Whether an actuator takes the supply of a load; a single nominal voltage takes a tenth more or less. */
function verdictOnSupply({ fields }: ActuatorFacts, { volts = null }: Load): Verdict {
  const [least, most] = [numberIn(fields, 'min_voltage_v'), numberIn(fields, 'max_voltage_v')];
  if (volts === null) return 'meets';
  if (least === null || most === null) return 'unknown';
  const spread = least === most ? least * 0.1 : 0;
  return volts >= least - spread && volts <= most + spread ? 'meets' : 'misses';
}

const massOf = ({ fields }: ActuatorFacts): number => numberIn(fields, 'weight_g') ?? Infinity;

function judged(loads: readonly Load[]): unknown {
  const those = Map.groupBy(ACTUATORS, (actuator) => {
    const verdicts = loads.flatMap((load) => [verdictOn(actuator, load), verdictOnSupply(actuator, load)]);
    return VERDICTS[Math.max(...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))] ?? 'misses';
  });
  return {
    counts: Object.fromEntries(VERDICTS.map((verdict) => [verdict, those.get(verdict)?.length ?? 0])),
    lightest: (those.get('meets') ?? [])
      .toSorted((one, other) => massOf(one) - massOf(other))
      .slice(0, 5)
      .map(({ fields }) => fields.id),
  };
}

/** Those that are proved to carry a load, in a list. */
function proved(asks: string, name: 'peak_points' | 'rated_points', load: Load): Question {
  const asked = {
    [name]: `${load.torque}@${load.speed}`,
    sort: 'weight_g',
    order: 'asc',
    limit: 10,
    fields: 'id,weight_g',
  };
  const texts = Object.entries(asked).map(([key, value]) => [key, String(value)]);
  const read = (body: unknown): unknown => ({
    total: valueAt(body, 'pagination.total'),
    lightest: rowsOf(body, ['id', 'weight_g']),
  });
  return {
    who: 'builder',
    asks,
    rest: { calls: [get(`/api/v1/actuators?${new URLSearchParams(texts).toString()}`)], read },
    mcp: { calls: [call('search_actuators', asked)], read },
    expected: () => {
      const those = ACTUATORS.filter((actuator) => verdictOn(actuator, load) === 'meets').toSorted(
        (one, other) => massOf(one) - massOf(other),
      );
      return { total: those.length, lightest: those.slice(0, 10).map(({ fields }) => [fields.id, fields.weight_g]) };
    },
  };
}

const at = (torque: number, speed: number, more: Partial<Load> = {}): Load => ({ torque, speed, ...more });

/** The questions of builders whose joint works at points: torques at a speed. */
export const OPERATING_POINTS: readonly Question[] = [
  loaded({
    asks: 'A small joint: 2 N·m at 45 rpm, on 12 V',
    query: { peak_points: '2@45', voltage_v: 12 },
    loads: [at(2, 45, { volts: 12 })],
  }),
  loaded({
    asks: 'A hobby servo for 1 N·m at 60 rpm',
    query: { peak_points: '1@60' },
    loads: [at(1, 60)],
  }),
  loaded({
    asks: 'A fast joint: 12 N·m at 200 rpm, on 24 V',
    query: { peak_points: '12@200', voltage_v: 24 },
    loads: [at(12, 200, { volts: 24 })],
  }),
  loaded({
    asks: 'A knee that pushes 40 N·m at 115 rpm',
    query: { peak_points: '40@115' },
    loads: [at(40, 115)],
  }),
  loaded({
    asks: 'A wheel: 3 N·m lasting at 150 rpm',
    query: { rated_points: '3@150' },
    loads: [at(3, 150, { lasting: true })],
  }),
  loaded({
    asks: 'A leg: 40 N·m at 115 rpm in stance and 10 N·m at 300 rpm in swing, with 15 N·m lasting at 60 rpm',
    query: { peak_points: '40@115,10@300', rated_points: '15@60' },
    loads: [at(40, 115), at(10, 300), at(15, 60, { lasting: true })],
  }),
  loaded({
    asks: 'A hip behind a belt of 2:1 with 90 %: 60 N·m at 40 rpm',
    query: { peak_points: '60@40', external_ratio: 2, external_efficiency: 0.9 },
    loads: [at(60 / 1.8, 80)],
  }),
  loaded({
    asks: 'An arm joint of 20 N·m at 30 rpm with a margin of 1.5',
    query: { peak_points: '20@30', margin: 1.5 },
    loads: [at(30, 30)],
  }),
  loaded({
    asks: 'A turntable that holds 8 N·m at 20 rpm all day on 24 V',
    query: { rated_points: '8@20', voltage_v: 24 },
    loads: [at(8, 20, { lasting: true, volts: 24 })],
  }),
  proved('Which actuators are proved to give 25 N·m at 60 rpm?', 'peak_points', at(25, 60)),
  proved(
    'Which are proved to give 5 N·m at 100 rpm for as long as one likes?',
    'rated_points',
    at(5, 100, { lasting: true }),
  ),
];
