import { SELECTING } from '../../query/match/requirements.ts';
import { listIn, UNKNOWN, type FilterTexts } from '../filter/filters.ts';
import { FIELDS, type FormField } from './form-fields.ts';

/**
 * Translates the explorer's filters to requirements of a joint; filters with another meaning in a match are
 * left out.
 */
export const textsOfFilters = (filters: FilterTexts): FilterTexts =>
  Object.fromEntries(
    FIELDS.map((field) => [field.name, textFor(field, filters)] as const).filter(([, text]) => text),
  );

function textFor({ name, control }: FormField, filters: FilterTexts): string {
  if (control === 'number') return filters[name] ?? '';
  // Bounds ask for a part of a supply, a match for all of it: both are the same where the bounds meet.
  if (
    control === 'range' &&
    filters.min_voltage_v !== undefined &&
    filters.min_voltage_v === filters.max_voltage_v
  )
    return filters.min_voltage_v;
  const values = listIn(filters, name);
  // Of the filters that select candidates only an availability can be unknown.
  if (SELECTING.has(name)) return values.includes(UNKNOWN) && name !== 'availability' ? '' : values.join(',');
  // Unknown values get a verdict of their own and need no requirement.
  const stated = values.filter((value) => value !== UNKNOWN);
  return control === 'one' && stated.length > 1 ? '' : stated.join(',');
}
