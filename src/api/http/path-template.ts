/**
 * Placeholder for an id in a template: one segment of a path, with any characters that are not the template's
 * own.
 */
const ID = '{id}';

/** True for a path or file name with `{id}` in it. */
export const isTemplate = (template: string): boolean => template.includes(ID);

/** The template with an id in its place. */
export const fillTemplate = (template: string, id: string): string => template.replace(ID, () => id);

/** The id in a text of this template (empty when the template has none); null for any other text. */
export function matchTemplate(template: string, text: string): string | null {
  const start = template.indexOf(ID);
  if (start === -1) return text === template ? '' : null;
  const after = template.slice(start + ID.length);
  if (!text.startsWith(template.slice(0, start)) || !text.endsWith(after)) return null;
  const id = text.slice(start, text.length - after.length);
  return id === '' || id.includes('/') ? null : id;
}
