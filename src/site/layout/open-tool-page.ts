import { catalogFor, type Catalog } from '../client-catalog/load-catalog.ts';
import { SENTENCE } from '../search/search-file-format.ts';
import { suggestPages } from '../search/suggestions.ts';

/** State common to all interactive pages. */
export interface ToolModel {
  readonly catalog: Catalog;
  /** Messages about ignored parts of the address. */
  readonly errors: readonly string[];
  /** Text of the status line: the last action. */
  readonly message: string;
}

/**
 * Loads the catalog for the tool (`ToolPage.astro`) whose element ids begin with `id`, and finds these
 * elements: answers, search box and the text before any choice. If loading fails, returns null and shows a
 * message.
 */
export async function openToolPage(id: string) {
  const root = document.querySelector<HTMLElement>(`#${id}`);
  const form = document.querySelector<HTMLFormElement>(`#${id}-box`);
  const empty = document.querySelector<HTMLElement>(`#${id}-empty`);
  if (root === null || form === null || empty === null) return null;
  const catalog = await catalogFor(root);
  empty.hidden = catalog === null;
  if (catalog === null) return null;
  root.replaceChildren();
  return { catalog, root, form, empty };
}

/**
 * Starts a form that finds an actuator by name; `choose` receives the id and name of each choice. A box that
 * also takes sentences opens the page that answers them.
 */
export function startChoosing(
  form: HTMLFormElement,
  choose: (id: string, name: string) => void,
  types: readonly string[] = ['actuator'],
): void {
  form.hidden = false;
  suggestPages(form, {
    types,
    enter: 'first',
    choose({ type, id, name, path }) {
      form.reset();
      if (type === SENTENCE) location.assign(path);
      else choose(id, name);
    },
  });
}
