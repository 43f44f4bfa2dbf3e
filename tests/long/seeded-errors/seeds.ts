/** An error that a careless change might make: one replaced line of the sources. */
export interface Seed {
  readonly name: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The project whose tests find it; by default the unit tests. */
  readonly project?: 'unit' | 'upper' | 'contract';
  /** The test file that found it last and runs first; if it passes, the whole project runs. */
  readonly foundBy: string;
}

/** Thirty errors across all parts of the code. */
export const SEEDS: readonly Seed[] = [
  // catalog
  {
    name: 'a stall torque counts in full',
    file: 'src/catalog/torque-speed/law.ts',
    find: 'return curve.sharesFirst[row] === 1 ? Math.min(hull, certainIn(curve, row, { volts, share })) : hull;',
    replace: 'return hull;',
    foundBy: 'tests/catalog/torque-speed/law.test.ts',
  },
  {
    name: 'a tie is rounded as the double is stored',
    file: 'src/catalog/lib/round.ts',
    find: ' || Math.abs((scaled % 1) - 0.5) < 1e-6',
    replace: '',
    foundBy: 'tests/catalog/lib/round.test.ts',
  },
  {
    name: 'a sum over motors forgets how many there are',
    file: 'src/catalog/records/motor-totals.ts',
    find: 'sum + count * figure',
    replace: 'sum + figure',
    foundBy: 'tests/catalog/records/motor-totals.test.ts',
  },
  {
    name: 'a disputed figure is doubtful too',
    file: 'src/catalog/evidence/doubts.ts',
    find: 'Object.hasOwn(disputed.get(id) ?? {}, field) ? [] : { id, field, reason },',
    replace: '({ id, field, reason }),',
    foundBy: 'tests/catalog/evidence/collect-kinds-and-doubts.test.ts',
  },
  {
    name: 'a conversion ten times too lenient',
    file: 'src/catalog/evidence/conversion.ts',
    find: 'const ROUNDING = 0.006;',
    replace: 'const ROUNDING = 0.06;',
    foundBy: 'tests/catalog/evidence/conversion.test.ts',
  },
  // query
  {
    name: 'the cursor of another query is taken',
    file: 'src/query/parameters/cursor.ts',
    find: 'return encodeCursor([fingerprint, ...sealed.data]) === cursor ? sealed.data : null;',
    replace: 'return sealed.data;',
    foundBy: 'tests/query/parameters/cursor.test.ts',
  },
  {
    name: 'ties are not sorted',
    file: 'src/query/table/order.ts',
    find: 'return left.id < right.id ? -1 : Number(left.id > right.id);',
    replace: 'return 0;',
    foundBy: 'tests/query/table/order.test.ts',
  },
  {
    name: 'no page has a next one',
    file: 'src/query/list/list.ts',
    find: 'const wanted = Math.min(limit + 1, total);',
    replace: 'const wanted = Math.min(limit, total);',
    foundBy: 'tests/query/list/paging.test.ts',
  },
  {
    name: 'an unknown value misses what is asked of it',
    file: 'src/query/match/judge/open-judge.ts',
    find: 'return known[row] === 1 ? MISSES_FAR : UNKNOWN;',
    replace: 'return MISSES;',
    foundBy: 'tests/query/match/match-order.test.ts',
  },
  {
    name: 'equal points beat each other',
    file: 'src/query/list/pareto-front.ts',
    find: '(ahead > 0 || (ahead === 0 && point.x !== rival.x))',
    replace: 'ahead >= 0',
    foundBy: 'tests/query/list/pareto-front.test.ts',
  },
  {
    name: 'a quantile one step too far',
    file: 'src/query/summary/summary.ts',
    find: 'const step = (figures.length - 1) * part;',
    replace: 'const step = figures.length * part;',
    foundBy: 'tests/oracle/summaries.property.test.ts',
  },
  {
    name: 'a mean square that is not over time',
    file: 'src/query/parameters/duty.ts',
    find: 'sum + torque_nm ** 2 * seconds, 0)',
    replace: 'sum + torque_nm ** 2, 0)',
    foundBy: 'tests/query/parameters/duty.test.ts',
  },
  {
    name: 'an alternative that is no longer sold',
    file: 'src/query/alternatives/alternatives.ts',
    find: 'isSold(other) && isBareMotor(actuator) === isBareMotor(other);',
    replace: 'isBareMotor(actuator) === isBareMotor(other);',
    foundBy: 'tests/oracle/alternatives.test.ts',
  },
  // api
  {
    name: 'the link to the next page forgets the filters',
    file: 'src/api/http/links.ts',
    find: 'const next = new URLSearchParams(parameters);',
    replace: 'const next = new URLSearchParams();',
    foundBy: 'tests/api/answers/list.test.ts',
  },
  {
    name: 'a moved record is answered for a while only',
    file: 'src/api/http/moved-paths.ts',
    find: 'return { status: 301,',
    replace: 'return { status: 302,',
    foundBy: 'tests/api/http/moved-paths.test.ts',
  },
  {
    name: 'a problem may be cached',
    file: 'src/api/problem.ts',
    find: "headers: { 'Cache-Control': 'no-store', ...headers },",
    replace: 'headers,',
    foundBy: 'tests/api/problem.test.ts',
  },
  {
    name: 'the API does not tell its version',
    file: 'src/api/http/headers.ts',
    find: "  'API-Version': API_VERSION,\n",
    replace: '',
    foundBy: 'tests/api/http/headers.test.ts',
  },
  // mcp
  {
    name: 'a brief record leaves out what was asked for',
    file: 'src/mcp/tools/search-records.ts',
    find: 'defaultNames.includes(name) || asked.has(name)',
    replace: 'defaultNames.includes(name)',
    foundBy: 'tests/mcp/tools/search.test.ts',
  },
  {
    name: 'a batch counts as one request',
    file: 'src/mcp/protocol/message-cost.ts',
    find: 'requests: Math.max(1, requests)',
    replace: 'requests: Math.min(1, requests)',
    foundBy: 'tests/server/mcp.test.ts',
  },
  // bulk
  {
    name: 'a spreadsheet runs a cell as a formula',
    file: 'src/bulk/text-formats.ts',
    find: 'const RUNS = /^[=+\\-@＝＋－＠\\t\\r]/;',
    replace: 'const RUNS = /^[=+\\-＝＋－＠\\t\\r]/;',
    foundBy: 'tests/bulk/text-formats.test.ts',
  },
  {
    name: 'a boolean of SQLite is a text',
    file: 'src/bulk/sqlite.ts',
    find: "if (typeof cell === 'boolean') return Number(cell);",
    replace: "if (typeof cell === 'boolean') return String(cell);",
    foundBy: 'tests/bulk/sqlite.test.ts',
  },
  // site
  {
    name: 'a column sorts the worse end first',
    file: 'src/site/finder/state/state.ts',
    find: "field.better !== 'less' ? 'desc' : 'asc'",
    replace: "field.better !== 'less' ? 'asc' : 'desc'",
    project: 'upper',
    foundBy: 'tests/site/finder/state/state.test.ts',
  },
  {
    name: 'power of a speed in rpm',
    file: 'src/site/parts/bill.ts',
    find: 'torque_nm * radiansPerSecond(speed_rpm)',
    replace: 'torque_nm * speed_rpm',
    project: 'upper',
    foundBy: 'tests/site/parts/bill.test.ts',
  },
  {
    name: 'the feed has the oldest release first',
    file: 'src/site/changes/atom.ts',
    find: '...releases.toReversed().flatMap(',
    replace: '...releases.flatMap(',
    project: 'upper',
    foundBy: 'tests/site/changes/atom.test.ts',
  },
  // server, serve
  {
    name: 'a weak tag is never the same',
    file: 'src/server/http/send.ts',
    find: "given === '*' || given === tag || (given.startsWith('W/') && given.slice(2) === tag);",
    replace: "given === '*' || given === tag;",
    foundBy: 'tests/server/http/sending.test.ts',
  },
  {
    name: 'the last request of a window is refused',
    file: 'src/server/limit/limit.ts',
    find: 'isExceeded: used > requests,',
    replace: 'isExceeded: used >= requests,',
    foundBy: 'tests/server/limit/limit.test.ts',
  },
  {
    name: 'a coding of weight 0 is sent',
    file: 'src/server/http/coding.ts',
    find: "coding !== 'identity' && weightOf(coding) > 0",
    replace: "coding !== 'identity' && weightOf(coding) >= 0",
    foundBy: 'tests/server/http/coding.test.ts',
  },
  {
    name: 'a service that stops is called well',
    file: 'src/serve.ts',
    find: "{ name: 'stopping', isFatal: true, holds: isStopping },",
    replace: '',
    project: 'contract',
    foundBy: 'tests/contract/process.test.ts',
  },
  // rules of the catalog's files
  {
    name: 'a range may have one end',
    file: 'scripts/catalog/rules/plausible-figures.ts',
    find: 'range.least < range.most',
    replace: 'range.least <= range.most',
    foundBy: 'tests/scripts/rules/rules.test.ts',
  },
  {
    name: 'an actuator may replace itself',
    file: 'scripts/catalog/rules/references.ts',
    find: '(ids.has(replaced_by) && replaced_by !== id)',
    replace: 'ids.has(replaced_by)',
    foundBy: 'tests/scripts/rules/rules.test.ts',
  },
];
