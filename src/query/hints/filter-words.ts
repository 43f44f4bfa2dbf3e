import type { Field, Fields } from '../../catalog/fields/field.ts';
import { flagNames } from '../../catalog/fields/select-fields.ts';
import { boundName } from '../filters/filter-names.ts';
import type { Filters } from '../filters/filter.ts';
import type { FilterWord } from '../parameters/names/filter-word.ts';
import { fold, joinedText } from '../table/words/text.ts';

/**
 * The phrases of a table of fields: the title of each field that has a filter, and the other words of its
 * row.
 */
export function filterWordsOf(fields: Fields<never>, filters: Filters): FilterWord[] {
  const flags = flagNames(fields);
  return Object.entries(fields).flatMap(([field, row]) => {
    const isFlag = flags.includes(field);
    const own = isFlag ? `${field}=true` : ownFilter(field, row, filters);
    const titled = own === null ? {} : { [row.title]: own };
    return Object.entries({ ...titled, ...row.otherWords }).flatMap(([words, parameter]) => {
      const [filter = '', value = null] = parameter.split('=');
      return Object.hasOwn(filters, filter)
        ? [
            {
              phrase: phraseOf(words),
              filter,
              value,
              field,
              unit: row.unit ?? null,
              better: row.better ?? null,
            },
          ]
        : [];
    });
  });
}

const phraseOf = (words: string): string => joinedText(fold(words));

/**
 * The filter that a designer most likely means: the bound that excludes worse figures, or the filter of that
 * name.
 */
function ownFilter(field: string, row: Field<never>, filters: Filters): string | null {
  const [end, other] = row.better === 'less' ? (['max', 'min'] as const) : (['min', 'max'] as const);
  const names = [boundName(end, field, row), boundName(other, field, row), row.filter ?? field];
  return names.find((name) => Object.hasOwn(filters, name)) ?? null;
}
