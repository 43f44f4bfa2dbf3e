import { SENTENCE } from './found.ts';
import { suggestPages } from './suggestions.ts';

/**
 * Brings a form to life that finds an actuator by its name; tells id and name of each that is chosen. A box that takes
 * sentences too leads to what answers them.
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
