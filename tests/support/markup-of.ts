import type { TemplateResult } from 'lit-html';

/**
 * The markup of a template with its values. Lit itself needs a document, and an emulated one a separate
 * process.
 */
export function markupOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (isTemplate(value))
    return value.strings.map((text, place) => text + markupOf(value.values[place])).join('');
  // Anything else, such as an event handler, draws nothing.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const isTemplate = (value: unknown): value is TemplateResult =>
  typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
