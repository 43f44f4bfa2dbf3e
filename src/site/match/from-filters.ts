import { CANDIDATES, REQUIREMENTS } from '../../query/requirements.ts';
import { listIn, UNKNOWN, type FilterTexts } from '../filter/filters.ts';

/** The candidates of which several can be chosen; the page offers the values of the others one at a time. */
export const TAKE_SEVERAL: readonly string[] = ['availability', 'country'];

/** What an explorer's filters, such as a sentence leads to, ask of a joint. */
export function textsOfFilters(filters: FilterTexts): FilterTexts {
  const bounds = REQUIREMENTS.flatMap((row): [string, string | undefined][] =>
    'through' in row ? [[row.name, filters[`${row.sense === 'at least' ? 'min' : 'max'}_${row.name}`]]] : [],
  );
  const choices = ['comm', 'backdrivable', 'integrated_driver', ...Object.keys(CANDIDATES)].map((name) => {
    // What is not published has a verdict of its own: it need not be asked.
    const values = listIn(filters, name).filter((value) => value !== UNKNOWN);
    const isTaken = values.length === 1 || name === 'comm' || TAKE_SEVERAL.includes(name);
    return [name, isTaken ? values.join(',') : undefined] as const;
  });
  const asked = [...bounds, ['voltage_v', filters.min_voltage_v ?? filters.max_voltage_v] as const, ...choices];
  return Object.fromEntries(asked.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
