import { kindOf } from '../search/find-pages.ts';
import { suggestPages } from '../search/suggestions.ts';

/** Lets the questions of the home page suggest motors and robots by name; one that is chosen is the answer. */
export function startQuestions(): void {
  suggestKind('#ask-motor', 'Actuator');
  suggestKind('#ask-robot', 'Robot');
}

function suggestKind(selector: string, kind: string): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (form === null) return;
  suggestPages(form, { isMeant: (page) => kindOf(page) === kind, choose: ([path]) => location.assign(path) });
}
