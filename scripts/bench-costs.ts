import { z } from 'zod';
import { countFrom, EXIT, flag, print, runCommand } from './support/command-line.ts';
import { figures, markdownTable } from './support/markdown.ts';
import { figureText } from './support/numbers/figure-text.ts';
import { startOwnServer } from './support/processes/own-server.ts';

/*
 * Measures the cost of a question: its processor time, relative to an ordinary match. Each question is
 * different, so that no cache answers it.
 */

/** The maximum cost of a valid question, in ordinary matches. */
const BOUND = 10;

/** The number of questions listed per operation. */
const LISTED = 10;

interface CostlyQuestion {
  readonly operation: string;
  readonly says: string;
  /**
   * Makes the request with this number: a path, and a body for a POST. Each number gives a different request.
   */
  readonly ask: (number: number) => { readonly path: string; readonly body?: unknown };
}

const MATCH = '/api/v1/actuators/match';
const joints = (count: number) => Array.from({ length: count }, (_, number) => ({ name: `J${number}` }));
/** Different torques at different speeds, so that no point is redundant. */
const points = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, number) => `${(from + number / 1000).toFixed(6)}@${number + 1}`);
/** Up to a thousandth more for each number. */
const small = (number: number): number => 0.1 + number / 1_000_000;

const ORDINARY: CostlyQuestion = {
  operation: 'match',
  says: 'ordinary: seven requirements, 25 actuators',
  ask: (number) => ({
    path: `${MATCH}?min_peak_torque_nm=${20 + number / 1000}&min_speed_rpm=60&max_weight_g=1500&max_price_usd=2000&voltage_v=24&comm=CAN&max_outer_diameter_mm=120&limit=25`,
  }),
};

/** The costliest matches of one joint; `fields` names every field of the API. */
const matches = (fields: string): readonly CostlyQuestion[] => [
  {
    operation: 'match',
    says: '60 points, 25 actuators',
    ask: (number) => {
      const duty = points(20, 1 + small(number)).map((point) => `${point}:2`);
      const load = points(20, small(number)).join();
      return { path: `${MATCH}?peak_points=${load}&rated_points=${load}&duty=${duty.join()}&limit=25` };
    },
  },
  {
    operation: 'match',
    says: '12 requirements, 100 actuators, all fields',
    ask: (number) => ({
      path: `${MATCH}?min_peak_torque_nm=${small(number)}&min_speed_rpm=1&max_weight_g=1e6&max_price_usd=1e6&max_backlash_arcmin=1e4&max_repeatability_arcmin=1e4&max_outer_diameter_mm=1e4&max_length_mm=1e4&voltage_v=24&comm=CAN&min_ip=10&rated_points=0.05@1&limit=100&fields=${fields}`,
    }),
  },
];

/** The costliest matches of many joints. */
const jointMatches = (fields: string): readonly CostlyQuestion[] => {
  const pointsOfJoints = (number: number) => ({
    defaults: { peak_points: points(10, small(number)) },
    joints: joints(12),
  });
  const sameFields = ['brand', 'comm', 'voltage_v'].map((_field, last, all) => all.slice(0, last + 1));
  const asked: readonly Omit<CostlyQuestion, 'operation'>[] = [
    {
      says: '10 points for each of 12 joints, 10 actuators',
      ask: (number) => ({ path: `${MATCH}?limit=10`, body: pointsOfJoints(number) }),
    },
    {
      says: 'the same with all fields',
      ask: (number) => ({ path: `${MATCH}?limit=10&fields=${fields}`, body: pointsOfJoints(number) }),
    },
    {
      says: 'a duty cycle of 10 steps for each of 12 joints',
      ask: (number) => ({
        path: MATCH,
        body: {
          defaults: { duty: points(10, small(number)).map((point) => `${point}:2`) },
          joints: joints(12),
        },
      }),
    },
    ...sameFields.map((same) => ({
      says: `a set of 12 joints with the same ${same.join(', ')}`,
      ask: (number: number) => ({
        path: MATCH,
        body: {
          defaults: { min_peak_torque_nm: small(number) },
          joints: joints(12),
          same,
          total: { weight_g: 600 },
        },
      }),
    })),
  ];
  return asked.map((each) => ({ operation: 'match of joints', ...each }));
};

/**
 * The costliest questions of the other operations; `spread` names every field whose spread a summary gives.
 */
const others = (fields: string, spread: string): readonly CostlyQuestion[] => [
  {
    operation: 'summary',
    says: 'all spreads by brand',
    ask: (number) => ({
      path: `/api/v1/actuators/summary?spread_of=${spread}&by=brand&max_weight_g=${1e6 + number}`,
    }),
  },
  {
    operation: 'list',
    says: '100 actuators, all fields',
    ask: (number) => ({ path: `/api/v1/actuators?limit=100&fields=${fields}&max_weight_g=${1e6 + number}` }),
  },
  {
    operation: 'search',
    says: 'three misspelt words',
    ask: (number) => ({ path: `/api/v1/search?q=planetery+actuater+harmonci${number}&limit=50` }),
  },
];

const fieldList = z.object({
  data: z.array(z.object({ record: z.string(), field: z.string(), sorts: z.boolean() })),
});

const HELP = `Usage: npm run bench:costs [-- <flags>]

Sends the most expensive valid requests of each operation to the built server and prints their processor time as a multiple of an
ordinary match, highest first. Exit code 1 if one costs more than ${BOUND} matches.`;

const FLAGS = z.object({ requests: flag(countFrom(1), '40', 'how many times each question is sent') });

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run: measureCosts });

async function measureCosts({ requests }: z.output<typeof FLAGS>): Promise<number> {
  const server = await startOwnServer({ METRICS: 'on' });
  try {
    const base = /http:\S+/.exec(server.output())?.[0]?.replace(/;$/, '') ?? '';
    const costOf = costsAt(base, requests);
    // The first run warms the server.
    await costOf(ORDINARY);
    const ordinary = await costOf(ORDINARY);
    const costs: Cost[] = [];
    for (const question of await questionsAt(base)) {
      costs.push({ ...question, milliseconds: await costOf(question) });
    }
    const isOver = costs.some(({ milliseconds }) => milliseconds > BOUND * ordinary);
    return print(costTable(costs, ordinary), isOver ? EXIT.failed : EXIT.success);
  } finally {
    await server.stop();
  }
}

interface Cost {
  readonly operation: string;
  readonly says: string;
  readonly milliseconds: number;
}

async function questionsAt(base: string): Promise<readonly CostlyQuestion[]> {
  const { data } = fieldList.parse(await (await fetch(`${base}/api/v1/fields`)).json());
  const rows = data.filter(({ record }) => record === 'actuator');
  const fields = rows.map(({ field }) => field).join();
  const spread = rows.filter(({ sorts, field }) => sorts && field !== 'name').map(({ field }) => field);
  return [...matches(fields), ...jointMatches(fields), ...others(fields, spread.join())];
}

/** Measures the server's processor time of a question, ms, over this many requests. */
function costsAt(base: string, requests: number): (question: CostlyQuestion) => Promise<number> {
  const secondsUsed = async (): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
  };
  let number = 0;
  return async ({ ask, says }) => {
    const askTimes = async (times: number): Promise<void> => {
      for (let asked = 0; asked < times; asked += 1) {
        const { path, body } = ask((number += 1));
        const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
        const answer = await fetch(base + path, { ...sent, headers: { 'Content-Type': 'application/json' } });
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(`${says}: ${answer.status} ${text.slice(0, 300)}`);
      }
    };
    await askTimes(requests);
    const before = await secondsUsed();
    await askTimes(requests);
    return (((await secondsUsed()) - before) * 1000) / requests;
  };
}

/** The costliest of each operation, in a table. */
function costTable(costs: readonly Cost[], ordinary: number): readonly string[] {
  const listed = [...Map.groupBy(costs, ({ operation }) => operation).values()].flatMap((each) =>
    each.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, LISTED),
  );
  const lines = [{ ...ORDINARY, milliseconds: ordinary }, ...listed].map(
    ({ operation, says, milliseconds }) => [
      operation,
      says,
      figureText(milliseconds),
      figureText(milliseconds / ordinary),
    ],
  );
  return markdownTable(
    [{ title: 'operation' }, { title: 'question' }, ...figures('ms of the processor', 'ordinary matches')],
    lines,
  );
}
