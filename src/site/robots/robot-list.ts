import { fold, hasWordWith, joinedTailsOf, modelNamedBy, searchTerms } from '../../query/text.ts';
import { readNumber } from '../filter/quantity.ts';
import { formText, textsIn } from '../layout/browser.ts';
import type { Criterion } from './criteria.ts';

/** A robot as the list knows it: its kind, the words that a search reads, and its figures by column. */
export interface ListedRobot {
  readonly kind: string;
  /** Its names, each on a line, then its summary. */
  readonly words: string;
  readonly values: Readonly<Record<string, number | string | null>>;
  /** Whether every motor of it has a price. */
  readonly isPriced: boolean;
}

/** A limit on a figure of the list. */
export interface Limit {
  readonly name: string;
  readonly column: string;
  readonly keeps: 'above' | 'below';
  readonly label: string;
  readonly unit: string;
}

/** The limits that the list of robots can be asked for. */
export const LIMITS: readonly Limit[] = [
  { name: 'min_dof', column: 'dof', keeps: 'above', label: 'Degrees of freedom, at least', unit: '' },
  { name: 'min_payload_kg', column: 'payload_kg', keeps: 'above', label: 'Payload, at least', unit: 'kg' },
  { name: 'min_reach_mm', column: 'reach_mm', keeps: 'above', label: 'Reach, at least', unit: 'mm' },
  { name: 'max_weight_kg', column: 'weight_kg', keeps: 'below', label: 'Mass, at most', unit: 'kg' },
  { name: 'max_motor_price_usd', column: 'motor_price_usd', keeps: 'below', label: 'Motors, at most', unit: 'USD' },
];

/** Their names. */
export const LIMIT_NAMES: readonly string[] = LIMITS.map(({ name }) => name);

/** What the reader asks of the list; its address holds it. */
export interface RobotQuery {
  readonly q: string;
  /** Kinds of robots; empty for all. */
  readonly kinds: readonly string[];
  /** Texts of the limits, by name. */
  readonly limits: Readonly<Record<string, string>>;
  readonly onlyPriced: boolean;
  /** The column to sort by; null for the order of the page. */
  readonly sort: string | null;
  readonly order: 'asc' | 'desc';
}

/** The query that an address or the form holds. */
export function readRobotQuery(parameters: Pick<FormData, 'get' | 'getAll'>): RobotQuery {
  return {
    q: formText(parameters, 'q'),
    kinds: parameters
      .getAll('kind')
      .flatMap((kinds) => (typeof kinds === 'string' ? kinds.split(',') : []))
      .filter(Boolean),
    limits: textsIn(parameters, LIMIT_NAMES),
    onlyPriced: parameters.get('motors') === 'priced',
    sort: formText(parameters, 'sort') || null,
    order: parameters.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

/** What of an address the list cannot ask, as it stands there; `columns` are those by which it sorts. */
export const robotFaults = (parameters: URLSearchParams, columns: readonly string[]): string[] =>
  [...parameters]
    .filter(([name, text]) => !isAsked(name, text.trim(), columns))
    .map(([name, text]) => `${name}=${text}`);

function isAsked(name: string, text: string, columns: readonly string[]): boolean {
  if (LIMIT_NAMES.includes(name)) return text === '' || readNumber(text) !== null;
  if (name === 'sort') return columns.includes(text);
  if (name === 'order') return text === 'asc' || text === 'desc';
  return name === 'motors' ? text === 'priced' : ['q', 'kind', 'units'].includes(name);
}

/** The parameters of an address that holds a query; what is not asked is left out. */
export function robotParameters({ q, kinds, limits, onlyPriced, sort, order }: RobotQuery): URLSearchParams {
  return new URLSearchParams([
    ...(q === '' ? [] : [['q', q]]),
    ...(kinds.length === 0 ? [] : [['kind', kinds.join(',')]]),
    ...Object.entries(limits),
    ...(onlyPriced ? [['motors', 'priced']] : []),
    ...(sort === null ? [] : [['sort', sort]]),
    ...(sort !== null && order === 'asc' ? [['order', order]] : []),
  ]);
}

/** What a query asks of a robot. An unknown figure is within no limit; a text that is no number asks nothing. */
export function robotCriteria({ q, kinds, limits, onlyPriced }: RobotQuery): Criterion<ListedRobot>[] {
  const terms = searchTerms(q);
  const criteria: Criterion<ListedRobot>[] = [];
  if (terms.length > 0)
    criteria.push({
      name: 'q',
      label: `“${q}”`,
      isMet: ({ words }) => terms.every((term) => isMentioned(term, fold(words))),
    });
  if (kinds.length > 0)
    criteria.push({ name: 'kind', label: 'the kinds chosen', isMet: ({ kind }) => kinds.includes(kind) });
  if (onlyPriced) criteria.push({ name: 'motors', label: 'all motors priced', isMet: ({ isPriced }) => isPriced });
  return [...criteria, ...LIMITS.flatMap((limit) => limitCriterion(limit, limits[limit.name]))];
}

/** Whether a folded term begins a word of a robot's words, or names it in any spelling, as in the API's list. */
function isMentioned(term: string, words: string): boolean {
  const model = modelNamedBy(term);
  const names = (): string[] => words.split('\n').slice(0, -1).flatMap(joinedTailsOf);
  return hasWordWith(words, term) || (model !== null && names().some((name) => name.startsWith(model)));
}

function limitCriterion({ name, column, keeps, label, unit }: Limit, text = ''): Criterion<ListedRobot>[] {
  const limit = readNumber(text);
  if (limit === null) return [];
  return [
    {
      name,
      label: `${label} ${text} ${unit}`.trimEnd(),
      isMet({ values }) {
        const value = values[column];
        return typeof value === 'number' && (keeps === 'above' ? value >= limit : value <= limit);
      },
    },
  ];
}

/** Compares robots by a column; those without a value come last in both directions. */
export function compareRobots(sort: string, order: RobotQuery['order']) {
  return (one: ListedRobot, other: ListedRobot): number => {
    const [left = null, right = null] = [one.values[sort], other.values[sort]];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right === (order === 'asc') ? -1 : 1;
  };
}
