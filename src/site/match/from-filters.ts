import { CANDIDATES, REQUIREMENTS } from '../../query/requirements.ts';
import type { FilterTexts } from '../filter/filters.ts';

/** The candidates of which several can be chosen; the page offers the values of the others one at a time. */
export const TAKE_SEVERAL: readonly string[] = ['availability', 'country'];

/** What an explorer's filters, such as a sentence leads to, ask of a joint. */
export function textsOfFilters(filters: FilterTexts): FilterTexts {
  const bounds = REQUIREMENTS.flatMap((row): [string, string | undefined][] =>
    'through' in row ? [[row.name, filters[`${row.sense === 'at least' ? 'min' : 'max'}_${row.name}`]]] : [],
  );
  // What is not published has a verdict of its own: it need not be asked.
  const published = (name: string): string[] => (filters[name] ?? '').split(',').filter((value) => value !== 'unknown');
  const flags = ['backdrivable', 'integrated_driver'].map((name): [string, string | undefined] => {
    const values = published(name);
    return [name, values.length === 1 ? values[0] : undefined];
  });
  // The form offers the values of the others one at a time.
  const candidate = (name: string): string | undefined => {
    const values = published(name);
    return values.length === 1 || TAKE_SEVERAL.includes(name) ? values.join(',') : undefined;
  };
  const asked: [string, string | undefined][] = [
    ...bounds,
    ['voltage_v', filters.min_voltage_v ?? filters.max_voltage_v],
    ['comm', published('comm').join(',')],
    ...flags,
    ...Object.keys(CANDIDATES).map((name): [string, string | undefined] => [name, candidate(name)]),
  ];
  return Object.fromEntries(asked.flatMap(([name, text]) => (text === undefined || text === '' ? [] : [[name, text]])));
}
