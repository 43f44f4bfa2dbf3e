import { ACTUATORS, JOINTS, ROBOTS } from '../oracle/facts.ts';
import { ACTUATOR_ROWS, JOINT_ROWS, ROBOT_ROWS } from '../oracle/filter-rows.ts';
import { frontier } from '../oracle/frontiers.ts';
import { robotOf } from '../oracle/keeping.ts';
import { kept, ordered } from '../oracle/lists.ts';
import { answered, countsOf, judged } from '../oracle/matches.ts';
import { setOf } from '../oracle/sets.ts';
import { summaryOf } from '../oracle/summaries.ts';
import type { NamedQuery } from '../support/arbitraries.ts';
import { rowsOf, valueAt, valuesAt, type Question } from './question.ts';

// Questions of one form each, with the call by REST and by MCP and the answer of the oracle.

/** A path with its query. */
export const target = (path: string, query: NamedQuery): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** The records that a list query finds, in order. */
function found(of: 'actuators' | 'robots', query: NamedQuery) {
  if (of === 'robots') return ordered(kept(ROBOTS, ROBOT_ROWS, query), query);
  const passing = kept(ACTUATORS, ACTUATOR_ROWS, query);
  const [first, second] = query.frontier?.split(',') ?? [];
  return first === undefined || second === undefined
    ? ordered(passing, query)
    : ordered(frontier(passing, [first, second]), { sort: first, order: 'asc' });
}

/** A question for a list: the total, and the id and some fields of the first records. */
export function listed(
  asks: string,
  of: 'actuators' | 'robots',
  { fields = '', ...query }: NamedQuery,
): Question {
  const names = ['id', ...fields.split(',').filter((name) => name !== '')];
  const asked = { limit: '100', ...query, fields: names.join(',') };
  return {
    asks,
    rest: { target: target(`/api/v1/${of}`, asked) },
    mcp: { tool: `search_${of}`, given: { ...asked, limit: Number(asked.limit) } },
    read: (body) => ({ total: valueAt(body, 'pagination.total'), rows: rowsOf(body, names) }),
    expected: () => {
      const all = found(of, query);
      const shown = all.slice(0, Number(asked.limit));
      return {
        total: all.length,
        rows: shown.map((record) => names.map((name) => record.fields[name] ?? null)),
      };
    },
  };
}

/** A question for a match: the counts of the verdicts, and the lightest actuators that meet everything. */
export function matched(asks: string, query: NamedQuery): Question {
  const asked = { ...query, limit: '5' };
  return {
    asks,
    rest: { target: target('/api/v1/actuators/match', asked) },
    mcp: { tool: 'match_actuators', given: { ...asked, limit: 5 } },
    read: (body) => ({
      counts: valueAt(body, 'counts'),
      lightest: valuesAt(body, 'data.*').flatMap((match) =>
        valueAt(match, 'verdict') === 'meets' ? [valueAt(match, 'id')] : [],
      ),
    }),
    expected: () => {
      const candidates = judged(query);
      const shown = answered(candidates, query).slice(0, 5);
      const lightest = shown.flatMap(({ verdict, fields }) => (verdict === 'meets' ? [fields.id] : []));
      return { counts: countsOf(candidates), lightest };
    },
  };
}

/** A question for the set of actuators with the least of a figure, joint by joint. */
export function together(
  asks: string,
  [set, figure]: readonly [set: 'cheapest' | 'lightest', figure: 'price_usd' | 'weight_g'],
  joints: readonly { readonly name: string; readonly query: NamedQuery; readonly asked: object }[],
): Question {
  const asked = joints.map(({ name, asked: own }) => ({ name, ...own }));
  const read = (body: unknown) => ({
    ids: valuesAt(body, `sets.${set}.choices.*.id`),
    sum: valueAt(body, `sets.${set}.totals.${figure}.sum`),
  });
  return {
    asks,
    rest: { target: '/api/v1/actuators/match?limit=1&fields=id', body: { joints: asked } },
    mcp: { tool: 'match_actuators', given: { joints: asked, limit: 1, fields: ['id'] } },
    read,
    expected: () => {
      const all = joints.map(({ name, query }) => ({ name, count: 1, candidates: judged(query) }));
      return read({ sets: { [set]: setOf(all, figure) } });
    },
  };
}

/** A question for counts or spreads. */
export function summed(asks: string, of: 'actuator' | 'robot', query: NamedQuery): Question {
  const { count_by, spread_of, by, ...filters } = query;
  const wanted = { ...(count_by && { count_by }), ...(spread_of && { spread_of }), ...(by && { by }) };
  const read = (body: unknown): unknown => [
    rowsOf(body, ['value', 'count'], `counts.${count_by}`),
    rowsOf(body, ['group', 'known', 'median'], 'spreads'),
  ];
  return {
    asks,
    rest: { target: target(`/api/v1/${of}s/summary`, query) },
    mcp: { tool: 'summarize_catalog', given: { record: of, filters, ...wanted } },
    read,
    expected: () => {
      const all = of === 'robot' ? found('robots', filters) : found('actuators', filters);
      return read(summaryOf(all, wanted));
    },
  };
}

const JOINT_MEMBERS = ['robot.id', 'role', 'count', 'motor.actuator_id', 'motor.peak_torque_nm'];

/** A question for the motors in joints. */
export const inJoints = (asks: string, query: NamedQuery): Question => ({
  asks,
  rest: { target: target('/api/v1/joints', query) },
  mcp: { tool: 'search_joints', given: query },
  read: (body) => rowsOf(body, JOINT_MEMBERS),
  expected: () =>
    kept(JOINTS, JOINT_ROWS, query).map((joint) => [
      robotOf(joint).id,
      joint.role,
      joint.count,
      joint.motor.actuator_id,
      joint.motor.peak_torque_nm,
    ]),
});
