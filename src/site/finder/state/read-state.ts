import { givenBy } from '../../../query/filters/filter.ts';
import { contradictions } from '../../../query/filters/read-filters.ts';
import { readQuestion } from '../../../query/match/question/read-question.ts';
import { choice, separated } from '../../../query/parameters/kinds.ts';
import type { Parameter, Parameters } from '../../../query/parameters/parameter.ts';
import { givenTexts, openReader } from '../../../query/parameters/reader.ts';
import { chosenOrder, DIRECTIONS, type Order } from '../../../query/table/order.ts';
import { formText } from '../../browser/form-texts.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import { questionOf } from '../../match/catalog-requirements.ts';
import { blankJoint, PREFIXES, type JointForm } from '../../match/joint-form.ts';
import { ANY_TEXT, sentenceOf } from '../../page-filters/address-errors.ts';
import { spelledTexts } from '../../page-filters/catalog-spelling.ts';
import { filtersOfApiOnly, tableOf } from '../../page-filters/catalog-table.ts';
import { filtersOf } from '../../page-filters/filter-controls.ts';
import { plainNumber, readQuantity, readRange } from '../../page-filters/read-figure.ts';
import { readCount } from '../../parts/lines.ts';
import { REPLACE } from '../../paths.ts';
import { plottable } from '../../plot/plottable-fields.ts';
import { pageErrors } from './page-errors.ts';
import { defaultState, VIEWS, type FinderState } from './state.ts';

/** The state in an address, and messages about unreadable parts. */
export interface ReadState {
  readonly state: FinderState;
  /** The actuator to replace, whose figures become requirements; null if there is none. */
  readonly toReplace: ListedActuator | null;
  readonly errors: readonly string[];
}

/** The parameters of one joint that only the page knows. */
const OF_JOINT: Parameters = { name: ANY_TEXT, count: ANY_TEXT, need: ANY_TEXT };

/** Reads an address: its query, and its fragment where that holds parameters. */
export function readState(catalog: Catalog, { search, hash }: Pick<Location, 'search' | 'hash'>): ReadState {
  const pairs = [...new URLSearchParams(search), ...fragmentIn(hash)];
  const parameters = new URLSearchParams(pairs);
  const joints = PREFIXES.map((prefix) => readJoint(catalog, pairs, prefix)).filter(
    ({ joint }, index) => index === 0 || joint !== null,
  );
  const page = readPage(catalog, parameters);
  const toReplace = catalog.actuatorById.get(formText(parameters, REPLACE)) ?? null;
  const read = joints.flatMap(({ joint }, index) => joint ?? (index === 0 ? blankJoint(0) : []));
  const shown = (readCount(formText(parameters, 'joint')) ?? 1) - 1;
  return {
    state: { ...page.view, ...page.order, joints: read, shown: shown < read.length ? shown : 0 },
    toReplace,
    errors: [
      ...page.errors,
      ...joints.flatMap(({ errors }) => errors),
      ...pageErrors(catalog, parameters, read.length),
    ],
  };
}

/** The parameters of a fragment; `#sizing` and `#results` name parts of the page and have none. */
const fragmentIn = (hash: string): URLSearchParams =>
  new URLSearchParams(hash.includes('=') ? hash.slice(1) : '');

/** A joint of an address; null if the address has no parameters for it. */
function readJoint(
  catalog: Catalog,
  pairs: readonly (readonly [string, string])[],
  prefix: string,
): { readonly joint: JointForm | null; readonly errors: readonly string[] } {
  const isOther = (name: string): boolean =>
    PREFIXES.some((other) => other !== '' && other !== prefix && name.startsWith(other));
  const own = pairs.flatMap(([name, text]): [string, string][] => {
    if (!name.startsWith(prefix) || isOther(name)) return [];
    const bare = name.slice(prefix.length);
    return prefix === '' && PAGE_NAMES.has(bare) ? [] : [[bare, inOurUnit(catalog, bare, text)]];
  });
  // Most addresses leave most joints out, and opening the catalog for questions is slow.
  if (own.length === 0) return { joint: null, errors: [] };
  const question = questionOf(catalog);
  const apiOnly = filtersOfApiOnly(catalog);
  const known: Parameters = {
    ...question.parameters,
    ...Object.fromEntries(apiOnly.map((name) => [name, ANY_TEXT])),
    ...OF_JOINT,
  };
  const reader = openReader(givenTexts(own, known));
  readQuestion(question, reader);
  const given = [...reader.texts].flatMap(([name, text]) =>
    givenBy(tableOf(catalog).filters[name], name, text),
  );
  const errorsByField = new Map(
    [...reader.errors, ...contradictions(given)].map((error) => [error.field, error]),
  );
  const texts = Object.fromEntries(
    [...reader.texts].filter(
      ([name, text]) => !errorsByField.has(name) && !Object.hasOwn(OF_JOINT, name) && text !== '',
    ),
  );
  const textOf = (name: string): string => reader.texts.get(name)?.trim() ?? '';
  const errors = [...errorsByField.values()].map(sentenceOf);
  const isSaid = Object.keys(OF_JOINT).some((name) => textOf(name) !== '');
  if (!isSaid && Object.keys(texts).length === 0) return { joint: null, errors };
  const { name } = blankJoint(PREFIXES.indexOf(prefix));
  return {
    errors,
    joint: {
      name: textOf('name') || name,
      count: readCount(textOf('count')) ?? 1,
      texts: spelledTexts(catalog, texts),
      need: textOf('need'),
    },
  };
}

/** A figure of an address in our unit: `min_peak_torque_nm=40 N·m`, `voltage_v=24 V`. */
function inOurUnit(catalog: Catalog, name: string, text: string): string {
  const control = filtersOf(catalog).find(
    (one) =>
      (one.kind === 'range' && (one.min === name || one.max === name)) ||
      (one.kind === 'text' && one.name === name),
  );
  if (control === undefined) return text;
  const { unit } = control.field;
  if (unit === null && control.kind === 'text') return text;
  if (control.kind === 'text') return readRange(text, (figure) => readQuantity(figure, unit)) ?? text;
  const number = readQuantity(text, unit);
  return number === null ? text : plainNumber(number);
}

/** The parameters of the view, as opposed to the question. */
const PAGE_NAMES: ReadonlySet<string> = new Set([
  ...['sort', 'order', 'view', 'variants', 'x', 'y', 'columns'],
  ...['units', 'joint', 'replacing', REPLACE],
]);

function readPage(catalog: Catalog, parameters: URLSearchParams) {
  const axis = oneOf(plottable(catalog).map(({ name }) => name));
  const read = {
    sort: oneOf(catalog.api.sorts),
    order: oneOf(DIRECTIONS),
    view: oneOf(VIEWS),
    variants: oneOf(['all']),
    x: axis,
    y: axis,
  };
  const lowered = [...parameters].flatMap(([name, text]): [string, string][] =>
    Object.hasOwn(read, name) ? [[name, text.trim().toLowerCase()]] : [],
  );
  const reader = openReader(givenTexts(lowered, read));
  const wordOf = (name: keyof typeof read): string | undefined => reader.read(name, read[name]);
  const direction = DIRECTIONS.find((one) => one === wordOf('order'));
  const order: Order = chosenOrder(wordOf('sort'), direction);
  const defaults = defaultState(catalog);
  const columns = separated(formText(parameters, 'columns').toLowerCase()).filter((name) =>
    catalog.fieldByName.has(name),
  );
  const view = {
    view: VIEWS.find((one) => one === wordOf('view')) ?? null,
    x: wordOf('x') ?? defaults.x,
    y: wordOf('y') ?? defaults.y,
    columns:
      columns.length === 0 && parameters.get('columns') !== '' ? defaults.columns : [...new Set(columns)],
    isUnfolded: wordOf('variants') === 'all',
    replacing: formText(parameters, REPLACE) || formText(parameters, 'replacing'),
  };
  const errors = [...new Map(reader.errors.map((error) => [error.field, sentenceOf(error)])).values()];
  return {
    view,
    order: order.sort === null ? { ...order, direction: 'asc' as const } : order,
    errors:
      order.sort === null && parameters.has('order') ? [...errors, 'order needs a sort with it.'] : errors,
  };
}

const oneOf = (words: readonly string[]): Parameter<string> => ({
  kind: choice(words),
  says: '',
  example: words[0] ?? '',
});
