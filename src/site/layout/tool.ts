import { catalogFor, type Catalog } from '../copy/listed.ts';

/** The parts of a page that answers in the browser (`Tool.astro`), with the catalog that it asks. */
export interface Tool {
  readonly catalog: Catalog;
  /** Where its answers are drawn. */
  readonly root: HTMLElement;
  /** Where an actuator is found by its name. */
  readonly form: HTMLFormElement;
  /** What it says before anything is chosen. */
  readonly empty: HTMLElement;
}

/** Loads the catalog for the tool whose elements begin with `id`; null when it cannot be had, which the page then says. */
export async function openTool(id: string): Promise<Tool | null> {
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
