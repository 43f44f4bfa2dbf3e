import { replacePath } from '../paths.ts';
import type { Found } from '../search/found.ts';
import { suggestPages } from '../search/suggestions.ts';

/** Lets the questions of the home page suggest motors and robots by name; one that is chosen is answered. */
export function startQuestions(): void {
  suggestType('#ask-motor', 'actuator', ({ id }) => replacePath(id));
  suggestType('#ask-robot', 'robot', ({ path }) => path);
}

function suggestType(selector: string, type: string, answerOf: (found: Found) => string): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (form === null) return;
  suggestPages(form, {
    types: [type],
    choose: (found) => location.assign(answerOf(found)),
  });
}
