import type { Parameter } from '../../../query/parameters/parameter.ts';
import { DIRECTIONS } from '../../../query/table/order.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { questionOf } from '../../match/catalog-requirements.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import type { AcceptedParameters } from './accepted-parameters.ts';

/** The names of which the API takes any, and finds nothing for one that it does not have. */
const OPEN = ['brand', 'use_case'];

/**
 * The parameters of a catalog that the first answer can be asked for; the build writes them into the page. Ids are
 * left out: the API refuses those that it does not have, and the names of all would weigh as much as the page.
 */
export function buildAcceptedParameters(catalog: Catalog): AcceptedParameters {
  const parameters = Object.entries(questionOf(catalog).parameters);
  const namesOf = (control: Parameter['kind']['control']): string[] =>
    parameters.flatMap(([name, { kind }]) => (kind.control === control && name !== 'ids' ? name : []));
  const { filters } = tableOf(catalog);
  const ofMatch = parameters.filter(([name]) => name !== 'ids' && !Object.hasOwn(filters, name));
  const worded = parameters.filter(([, { kind }]) => kind.words.length > 0 && kind.control !== 'flag');
  return {
    numbers: namesOf('number').filter((name) => Object.hasOwn(filters, name)),
    modifiers: Object.fromEntries(
      ofMatch.flatMap(([name, { kind }]): [string, number][] =>
        kind.control === 'number' ? [[name, Number(kind.json.maximum)]] : [],
      ),
    ),
    flags: namesOf('flag'),
    texts: OPEN,
    words: {
      ...Object.fromEntries(worded.map(([name, { kind }]) => [name, kind.words])),
      ...Object.fromEntries(
        namesOf('list')
          .filter((name) => !OPEN.includes(name))
          .map((name) => [name, valuesOf(catalog, filters[name]?.field ?? name)]),
      ),
      sort: catalog.api.sorts,
      order: DIRECTIONS,
    },
  };
}

const valuesOf = ({ actuators }: Catalog, field: string): string[] => [
  ...new Set(actuators.flatMap(({ figures }) => figures[field] ?? []).map(String)),
];
