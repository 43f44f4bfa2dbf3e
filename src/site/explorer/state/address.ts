import type { Filter } from '../../../query/filters/filter.ts';
import { choice, list, lowerCase } from '../../../query/parameters/kinds.ts';
import type { Parameter, Parameters } from '../../../query/parameters/parameter.ts';
import { DIRECTIONS } from '../../../query/table/order.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import { addressErrors, ANY_TEXT, ofPage, textRead } from '../../filter/address-errors.ts';
import { choiceReader, statedIn, tableOf } from '../../filter/catalog-table.ts';
import { NOT_LOADED } from '../../filter/criteria.ts';
import { filtersOf } from '../../filter/filters.ts';
import { API_LIST, axes, sortsOf, VIEWS, type ExplorerState } from './state.ts';

/** Parts of the address that the explorer ignores, as messages; `state` is the part it understood. */
export function explorerErrors(
  catalog: Catalog,
  parameters: URLSearchParams,
  { filters }: ExplorerState,
): string[] {
  const known = Object.entries(tableOf(catalog).filters).filter(([name]) => !NOT_LOADED.has(name));
  // Pages read units, and can ask for what is not published.
  const pairs = [...parameters].flatMap(([name, given]): [string, string][] => {
    const text = statedIn(textRead(filters, name) ?? given);
    return text === '' && given !== '' ? [] : [[name, text]];
  });
  const isOfApi = ([name]: [string, string]): boolean => NOT_LOADED.has(name);
  return [
    ...pairs
      .filter(isOfApi)
      .map(([name, text]) => `${name} only the API can be asked: ${API_LIST}?${name}=${text}`),
    ...addressErrors(
      pairs.filter((pair) => !isOfApi(pair)),
      ownParameters(catalog),
      Object.fromEntries([...known, ...choicesOf(catalog)]),
    ),
  ];
}

const choicesOf = (catalog: Catalog): [string, Filter][] =>
  filtersOf(catalog).flatMap((filter): [string, Filter][] => {
    if (filter.kind === 'range') return [];
    const reader = choiceReader(catalog, filter);
    return reader === undefined ? [] : [[filter.name, reader]];
  });

const ownParameters = (catalog: Catalog): Parameters => {
  const axis = oneOf(axes(catalog).map(({ name }) => name));
  return {
    sort: oneOf(sortsOf(catalog)),
    order: oneOf(DIRECTIONS),
    view: oneOf(VIEWS),
    variants: oneOf(['all']),
    plot: oneOf(['pins']),
    x: axis,
    y: axis,
    columns: ANY_TEXT,
    pins: ANY_TEXT,
    need: ANY_TEXT,
    unknown: ofPage(list(lowerCase, [...catalog.fieldByName.keys()])),
  };
};

const oneOf = (words: readonly string[]): Parameter => ofPage(choice(words));
