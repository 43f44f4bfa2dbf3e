import { expect, test } from 'vitest';
import { BUNDLES, bundleOf, type FindModule } from '../../src/site/script-bundles.ts';

const AT = '/home/someone/catalog/src/site';

/** Modules with their imports, static and dynamic. */
const IMPORTS: Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
> = {
  header: { now: ['/layout/start-frame.ts'] },
  head: { now: ['/finder/first-answer/first-answer.ts'] },
  finder: { now: ['/finder/start-finder.ts'] },
  parts: { now: ['/parts/start-list.ts'] },
  record: { now: ['/format.ts'] },
  '/layout/start-frame.ts': { now: ['/paths.ts'] },
  '/finder/first-answer/first-answer.ts': { now: ['/paths.ts', '/words.ts'] },
  '/finder/start-finder.ts': {
    now: ['/paths.ts', '/words.ts', '/toolbar.ts', '/load-catalog.ts', '/format.ts'],
    later: ['/finder/answer/lazy-code.ts', '/plot.ts'],
  },
  '/parts/start-list.ts': { now: ['/load-catalog.ts', '/format.ts'], later: ['/bill.ts'] },
  '/finder/answer/lazy-code.ts': { now: ['/toolbar.ts', '/judge.ts', '/law.ts'] },
  '/bill.ts': { now: ['/law.ts'] },
};

const idOf = (name: string): string => (name.startsWith('/') ? `${AT}${name}` : name);

const find: FindModule = (id) => {
  const importersBy = (how: 'now' | 'later'): string[] =>
    Object.entries(IMPORTS).flatMap(([name, imports]) =>
      imports[how]?.some((one) => idOf(one) === id) === true ? [idOf(name)] : [],
    );
  return {
    isEntry: !id.startsWith('/'),
    importers: importersBy('now'),
    dynamicImporters: importersBy('later'),
  };
};

test.each([
  ['/paths.ts', 'frame'],
  ['/words.ts', 'first-answer'],
  ['/toolbar.ts', 'finder'],
  ['/load-catalog.ts', 'finder-and-parts'],
  ['/format.ts', 'finder-and-others'],
  ['/judge.ts', 'lazy'],
  ['/law.ts', 'lazy-twice'],
  ['/plot.ts', null],
  ['/bill.ts', null],
  ['finder', null],
])('%s is in the bundle %s', (name, bundle) => {
  expect(bundleOf(idOf(name), find)).toBe(bundle);
});

test('a module is in one bundle, and its imports in the same or an earlier one', () => {
  const names = Object.entries(IMPORTS).flatMap(([name, { now = [], later = [] }]) => [
    name,
    ...now,
    ...later,
  ]);
  const modules = [...new Set(names)].map(idOf);
  const orders = modules.map((id) =>
    BUNDLES.findIndex(({ name }) => name(id, { getModuleInfo: find }) !== null),
  );
  modules.forEach((id, index) => {
    const taken = BUNDLES.filter(({ name }) => name(id, { getModuleInfo: find }) !== null);
    expect(taken.length).toBeLessThanOrEqual(1);
    const order = orders[index] ?? -1;
    if (order === -1) return;
    for (const imported of IMPORTS[id.replace(AT, '')]?.now ?? [])
      expect(orders[modules.indexOf(idOf(imported))] ?? order, `${id} ${imported}`).toBeLessThanOrEqual(
        order,
      );
  });
});
