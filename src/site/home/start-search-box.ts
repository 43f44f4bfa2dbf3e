import { EVERYTHING } from '../search/search-file-format.ts';
import { suggestPages } from '../search/suggestions.ts';

/** Lets the box of the home page open what it names and answer what it asks; an empty one asks its example. */
export function startAsking(): void {
  const form = document.querySelector<HTMLFormElement>('#ask');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  form.addEventListener('submit', (event) => {
    const { example } = form.dataset;
    if (input.value.trim() !== '' || example === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    location.assign(example);
  });
  suggestPages(form, {
    types: EVERYTHING,
    enter: 'named',
    choose: ({ path }) => location.assign(path),
  });
}
