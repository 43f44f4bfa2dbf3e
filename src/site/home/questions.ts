import { replacePath } from '../paths.ts';
import { kindOf } from '../search/find-pages.ts';
import type { PageName } from '../search/page-names.ts';
import { suggestPages } from '../search/suggestions.ts';

/** Lets the questions of the home page suggest motors and robots by name; one that is chosen is answered. */
export function startQuestions(): void {
  suggestKind('#ask-motor', 'Actuator', ([path]) => replacePath(path.slice(path.lastIndexOf('/') + 1)));
  suggestKind('#ask-robot', 'Robot', ([path]) => path);
}

function suggestKind(selector: string, kind: string, answerOf: (page: PageName) => string): void {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (form === null) return;
  suggestPages(form, {
    isMeant: (page) => kindOf(page) === kind,
    choose: (page) => location.assign(answerOf(page)),
  });
}
