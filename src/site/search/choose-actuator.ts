import { suggestPages } from './suggestions.ts';

/** Brings a form to life that finds an actuator by its name; tells id and name of each that is chosen. */
export function startChoosing(form: HTMLFormElement, choose: (id: string, name: string) => void): void {
  form.hidden = false;
  suggestPages(form, {
    types: ['actuator'],
    enter: 'first',
    choose({ id, name }) {
      form.reset();
      choose(id, name);
    },
  });
}
