import { listIn, UNKNOWN, type FilterTexts } from '../filter/filters.ts';
import { FIELDS, type FormField } from './form-fields.ts';

/** What an explorer's filters, such as a sentence leads to, ask of a joint. */
export const textsOfFilters = (filters: FilterTexts): FilterTexts =>
  Object.fromEntries(FIELDS.map((field) => [field.name, textFor(field, filters)] as const).filter(([, text]) => text));

function textFor({ name, control, sense }: FormField, filters: FilterTexts): string {
  if (control === 'range') return filters.voltage_v ?? filters.min_voltage_v ?? filters.max_voltage_v ?? '';
  if (control === 'number') return filters[`${sense === 'at least' ? 'min' : 'max'}_${name}`] ?? '';
  // What is not published has a verdict of its own: it need not be asked.
  const values = listIn(filters, name).filter((value) => value !== UNKNOWN);
  // A menu offers one value at a time.
  return control === 'one' && values.length > 1 ? '' : values.join(',');
}
