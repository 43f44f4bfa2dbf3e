import '../explorer/without-eval.ts';
import { render } from 'lit-html';
import type { Actuator } from '../../catalog/actuator.ts';
import { findIds } from '../../query/compare-ids.ts';
import { fold } from '../../query/text.ts';
import { idsOf } from './rows.ts';
import { isCatalogCopy } from '../explorer/catalog-copy.ts';
import { CATALOG_COPY, comparePath } from '../paths.ts';
import { copyText } from '../layout/browser.ts';
import { compareView, type CompareActions, type Compared } from './view.ts';

/** Puts the comparison that the address names in the place of the example. */
export async function startCompare(root: HTMLElement): Promise<void> {
  const ids = idsOf(new URLSearchParams(location.search));
  const response = await fetch(CATALOG_COPY);
  const all: unknown = await response.json();
  if (!isCatalogCopy(all)) return;
  const example = (root.dataset.example ?? '').split(',');
  root.replaceChildren();
  run(root, all, ids.length === 0 ? example : ids);
}

function run(root: HTMLElement, all: readonly Actuator[], ids: readonly string[]): void {
  const byId = new Map(all.map((actuator) => [actuator.id, actuator]));
  const compared = (wanted: readonly string[]) => {
    const { found, notFound } = findIds((id) => byId.get(id), wanted);
    return { actuators: found, notFound, message: '' };
  };
  const store: { shown: Compared } = { shown: { ...compared(ids), all, onlyDifferent: false } };
  const show = (next: Partial<Compared>): void => {
    store.shown = { ...store.shown, ...next };
    render(compareView(store.shown, actions), root);
  };
  const choose = (wanted: readonly string[]): void => {
    history.replaceState(null, '', comparePath(wanted));
    show(compared(wanted));
  };
  const chosen = (): string[] => store.shown.actuators.map(({ id }) => id);
  const actions: CompareActions = {
    add: (text) => choose([...chosen(), ...(text === '' ? [] : [idNamed(all, text)])].slice(0, 20)),
    remove: (id) => choose(chosen().filter((other) => other !== id)),
    toggle: () => show({ onlyDifferent: !store.shown.onlyDifferent }),
    share: () => {
      const link = `${location.origin}${comparePath(chosen())}`;
      void copyText(link).then((isDone) => show({ message: isDone ? 'Link copied' : link }));
    },
  };
  show({});
}

/** The id that a reader means: an id itself, or the name of an actuator with or without its brand. */
function idNamed(all: readonly Actuator[], text: string): string {
  const wanted = fold(text);
  const named = all.find(({ id, name, brand }) => [id, fold(name), fold(`${brand} ${name}`)].includes(wanted));
  return named?.id ?? text;
}
