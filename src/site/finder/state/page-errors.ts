import { separated } from '../../../query/parameters/kinds.ts';
import { formText } from '../../browser/form-texts.ts';
import type { Catalog } from '../../client-catalog/load-catalog.ts';
import { PREFIXES } from '../../match/joint-form.ts';
import { MOST_COUNT, readCount } from '../../parts/lines.ts';
import { REPLACE } from '../../paths.ts';

/**
 * Messages about parts of an address that only the page knows and that it cannot show as they are: ids, columns
 * and joints that do not exist.
 */
export function pageErrors(catalog: Catalog, parameters: URLSearchParams, joints: number): string[] {
  const { actuatorById, fieldByName } = catalog;
  const isUnknownId = (id: string): boolean => !actuatorById.has(id);
  const valuesOf = (name: string): string[] => separated(formText(parameters, name));
  const counts = PREFIXES.map((prefix) => `${prefix}count`).filter((name) => parameters.has(name));
  return [
    ...[REPLACE, 'replacing']
      .flatMap((name) => valuesOf(name).map((id) => ({ name, id })))
      .filter(({ id }) => isUnknownId(id))
      .map(({ name, id }) => `${name}=${id} is not an actuator of the catalog.`),
    ...valuesOf('columns')
      .filter((name) => !fieldByName.has(name.toLowerCase()))
      .map((name) => `columns=${name} is not a column.`),
    ...counts
      .filter((name) => readCount(formText(parameters, name)) === null)
      .map((name) => `${name}=${formText(parameters, name)}: the count must be from 1 to ${MOST_COUNT}.`),
    ...jointErrors(formText(parameters, 'joint'), joints),
  ];
}

/** A message about the number of the joint to show; none where there is such a joint. */
const jointErrors = (shown: string, joints: number): string[] =>
  shown === '' || (readCount(shown) ?? Infinity) <= joints
    ? []
    : [`joint=${shown}: the address has ${joints === 1 ? 'one joint' : `${joints} joints`}.`];
