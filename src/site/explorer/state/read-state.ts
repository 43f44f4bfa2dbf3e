import { COMPARE_IDS } from '../../../limits.ts';
import { separated } from '../../../query/parameters/kinds.ts';
import { chosenOrder, DIRECTIONS } from '../../../query/table/order.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import { choiceReader, statedIn, tableOf } from '../../filter/catalog-table.ts';
import { furtherNames } from '../../filter/criteria.ts';
import {
  filtersOf,
  INCLUDES_UNKNOWN,
  namesOf,
  type ChoiceControl,
  type FilterTexts,
} from '../../filter/filters.ts';
import { plainNumber, readQuantity } from '../../filter/quantity.ts';
import { spelledValues } from '../../filter/spelled-values.ts';
import { formText, textsIn } from '../../layout/browser.ts';
import { axes, sortsOf, defaultState, VIEWS, type ExplorerState } from './state.ts';

/** The state that an address holds, its words in any case; what it does not know is left out. */
export function readState(catalog: Catalog, parameters: URLSearchParams): ExplorerState {
  const defaults = defaultState(catalog);
  const wordIn = (name: string): string => formText(parameters, name).toLowerCase();
  const sort = sortsOf(catalog).find((field) => field === wordIn('sort'));
  const order = DIRECTIONS.find((direction) => direction === wordIn('order'));
  const axis = (name: 'x' | 'y'): string =>
    axes(catalog).find((field) => field.name === wordIn(name))?.name ?? defaults[name];
  const columns = separated(wordIn('columns')).filter((name) => catalog.fieldByName.has(name));
  return {
    filters: readFilters(catalog, parameters),
    ...chosenOrder(sort, order),
    view: VIEWS.find((view) => view === wordIn('view')) ?? null,
    x: axis('x'),
    y: axis('y'),
    columns:
      columns.length === 0 && parameters.get('columns') !== '' ? defaults.columns : [...new Set(columns)],
    isUnfolded: wordIn('variants') === 'all',
    plotsPins: wordIn('plot') === 'pins',
    pins: [...new Set(separated(formText(parameters, 'pins')))].slice(0, COMPARE_IDS.most),
  };
}

function readFilters(catalog: Catalog, parameters: URLSearchParams): FilterTexts {
  const named = filtersOf(catalog).flatMap((filter) => namesOf(filter).map((name) => ({ name, filter })));
  const texts = named.flatMap(({ name, filter }): [string, string][] => {
    const text = parameters.get(name)?.trim() ?? '';
    const value =
      filter.kind === 'range' ? readQuantity(text, filter.field.unit) : readChoice(catalog, filter, text);
    return value === null || value === ''
      ? []
      : [[name, typeof value === 'number' ? plainNumber(value) : value]];
  });
  const { filters } = tableOf(catalog);
  const ofApi = Object.entries(textsIn(parameters, furtherNames(catalog))).filter(
    ([name, text]) => filters[name]?.read(name, text).ok === true,
  );
  const { [INCLUDES_UNKNOWN]: unknown, ...q } = textsIn(parameters, ['q', INCLUDES_UNKNOWN]);
  const including = unknown === undefined ? {} : { [INCLUDES_UNKNOWN]: unknown.toLowerCase() };
  return { ...q, ...including, ...Object.fromEntries([...ofApi, ...texts]) };
}

/** The values of a choice as the catalog spells them; empty for what is none. */
function readChoice(catalog: Catalog, filter: ChoiceControl, text: string): string {
  const values = spelledValues(catalog, filter, text);
  const stated = statedIn(values);
  return stated === '' || choiceReader(catalog, filter)?.read(filter.name, stated).ok === true ? values : '';
}
