import { pick, wholeBelow, type Random } from '../../../scripts/support/numbers/random.ts';
import { zipfOver } from '../../../scripts/support/numbers/zipf.ts';
import { exampleTarget } from '../../../src/api/documents/examples.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';

/** A request, without the client that sends it. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The names that requests are made of. */
export interface Material {
  readonly actuatorIds: readonly string[];
  readonly robotIds: readonly string[];
  readonly pages: readonly string[];
}

type Draw = (random: Random) => Pick<Sent, 'method' | 'target' | 'body'>;

/** Generates realistic requests: few records very often (Zipf), new lists, and errors. */
export function visitsOver(
  { actuatorIds, robotIds, pages }: Material,
  seed: Random,
): (random: Random) => Sent {
  const actuatorId = zipfOver(seed, actuatorIds);
  const robotId = zipfOver(seed, robotIds);
  const get =
    (target: (random: Random) => string): Draw =>
    (random) => ({ method: 'GET', target: target(random) });
  const post =
    (target: string, body: (random: Random) => unknown): Draw =>
    (random) => ({
      method: 'POST',
      target,
      body: JSON.stringify(body(random)),
    });
  const ids = (random: Random): string[] =>
    Array.from({ length: 1 + wholeBelow(random, 20) }, () => actuatorId(random));
  const torque = (random: Random): string => (random() * 40).toFixed(3);
  const call = (name: string, given: object): object => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });
  const draws: readonly Draw[] = [
    get((random) => `${LIST}/${actuatorId(random)}`),
    get((random) => `${LIST}/${actuatorId(random)}/claims`),
    get((random) => `/api/v1/robots/${robotId(random)}`),
    get((random) => pick(random, pages)),
    get((random) => `${LIST}?min_peak_torque_nm=${torque(random)}&limit=${1 + wholeBelow(random, 100)}`),
    get((random) => `${LIST}?q=${actuatorId(random).slice(0, 4 + wholeBelow(random, 8))}`),
    get((random) => `${LIST}/compare?ids=${ids(random).join()}`),
    get((random) => `${LIST}/match?min_peak_torque_nm=${torque(random)}&min_speed_rpm=60&voltage_v=48`),
    get((random) => pick(random, EXAMPLES)),
    get((random) => pick(random, ERRORS)),
    post(`${LIST}/compare`, (random) => ({ ids: ids(random) })),
    post('/mcp', (random) => call('get_actuators', { ids: ids(random) })),
    post('/mcp', (random) =>
      call('match_actuators', { min_peak_torque_nm: Number(torque(random)), limit: 5 }),
    ),
  ];
  return (random) => {
    const drawn = pick(random, draws)(random);
    const type = drawn.body === undefined ? {} : POST_HEADERS;
    return {
      ...drawn,
      headers: { ...type, 'Accept-Encoding': pick(random, ['identity', 'gzip', 'gzip, br']) },
    };
  };
}

const LIST = '/api/v1/actuators';

const POST_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

/** The example of each GET operation. */
const EXAMPLES = OPERATIONS.filter(({ method }) => method === 'GET').map((operation) =>
  exampleTarget(operation),
);

const ERRORS = [
  `${LIST}?limit=0&order=up`,
  `${LIST}?max_wieght_g=600`,
  `${LIST}?cursor=x`,
  `${LIST}/compare`,
  `${LIST}/no-such-actuator`,
  '/api/v2/actuators',
  '/no-such-page',
];
