import { COMPARE_IDS } from '../../limits.ts';
import type { Catalog } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { furtherNames } from '../filter/criteria.ts';
import { filtersOf, INCLUDES_UNKNOWN, listIn, namesOf, type FilterTexts } from '../filter/filters.ts';
import { plainNumber, readQuantity } from '../filter/quantity.ts';
import { spelledValues } from '../filter/spelled-values.ts';
import { textsIn } from '../layout/browser.ts';
import { axes, usualDirection, usualState, VIEWS, type ExplorerState } from './state.ts';

/** The state that an address holds; what it does not know is left out. */
export function readState(catalog: Catalog, parameters: URLSearchParams): ExplorerState {
  const usual = usualState(catalog);
  const isField = (name: string): boolean => catalog.fieldByName.has(name);
  const sort = parameters.get('sort');
  const order = parameters.get('order');
  const isKnownSort = sort !== null && (isField(sort) || sort === 'name' || sort === 'brand');
  const columns = listIn(Object.fromEntries(parameters), 'columns').filter(isField);
  const axis = (name: 'x' | 'y'): string =>
    axes(catalog).find((field) => field.name === parameters.get(name))?.name ?? usual[name];
  return {
    filters: readFilters(catalog, parameters),
    sort: isKnownSort ? sort : null,
    direction: order === 'asc' || order === 'desc' ? order : usualDirection(isKnownSort ? sort : null),
    view: VIEWS.find((view) => view === parameters.get('view')) ?? null,
    x: axis('x'),
    y: axis('y'),
    columns: columns.length === 0 ? usual.columns : [...new Set(columns)],
    isUnfolded: parameters.get('variants') === 'all',
    plotsPins: parameters.get('plot') === 'pins',
    pins: [...new Set((parameters.get('pins') ?? '').split(',').filter(Boolean))].slice(0, COMPARE_IDS.most),
  };
}

function readFilters(catalog: Catalog, parameters: URLSearchParams): FilterTexts {
  const named = filtersOf(catalog).flatMap((filter) => namesOf(filter).map((name) => ({ name, filter })));
  const texts = named.flatMap(({ name, filter }): [string, string][] => {
    const text = parameters.get(name)?.trim() ?? '';
    const value =
      filter.kind === 'range' ? readQuantity(text, filter.field.unit) : spelledValues(catalog, filter, text);
    return value === null || value === '' ? [] : [[name, typeof value === 'number' ? plainNumber(value) : value]];
  });
  const { filters } = tableOf(catalog);
  const ofApi = Object.entries(textsIn(parameters, furtherNames(catalog))).filter(
    ([name, text]) => filters[name]?.read(name, text).ok === true,
  );
  return { ...textsIn(parameters, ['q', INCLUDES_UNKNOWN]), ...Object.fromEntries([...ofApi, ...texts]) };
}
