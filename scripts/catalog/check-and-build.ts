import { catalog, type Catalog } from '../../src/catalog/files/yaml-schemas.ts';
import { inChain } from '../../src/catalog/records/release.ts';
import { arrangeFiles, type CatalogFiles } from './catalog-files.ts';
import type { CatalogFolder } from './catalog-folder.ts';
import { compareText, counted, sortIssues, type Issue } from './issue.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';

/** A catalog, or all issues of all its files, sorted by file and field. */
export type Build =
  | { readonly ok: true; readonly catalog: Catalog }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A rule with the issues that it found. */
export interface Verdict {
  readonly rule: Rule;
  readonly issues: readonly Issue[];
}

/** Applies every rule to the files. */
export const checkFiles = (files: CatalogFiles): Verdict[] =>
  RULES.map((rule) => ({ rule, issues: rule.check(files) }));

/** Builds the catalog from the files of a folder. The order of the files does not matter. */
export function buildCatalog(folder: CatalogFolder): Build {
  const files = arrangeFiles(folder);
  const issues = sortIssues(checkFiles(files).flatMap((verdict) => verdict.issues));
  return issues.length > 0 ? { ok: false, issues } : { ok: true, catalog: assemble(files) };
}

const assemble = (files: CatalogFiles): Catalog =>
  catalog.parse({
    brands: sortedByKey(files.brands ?? {}),
    categories: files.categories,
    use_cases: files.useCases,
    actuators: files.actuators.map(({ id, brand, value }) => ({ id, brand, ...value })).toSorted(byId),
    robots: files.robots.map(({ id, brand, value }) => ({ id, brand, ...value })).toSorted(byId),
    moved: sortedByKey(files.moved ?? {}),
    suspects: files.suspects ?? [],
    releases: inChain(files.releases),
  });

const byId = (one: { id: string }, other: { id: string }): number => compareText(one.id, other.id);

const sortedByKey = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => compareText(one, other)));

/** The catalog as the bytes of `generated/catalog.json`. */
export const catalogBytes = (catalog: Catalog): Buffer => Buffer.from(`${JSON.stringify(catalog)}\n`);

/** `1189 actuators, 328 robots, 82 makers`: makers are those of actuators. */
export function summaryLine({ actuators, robots }: Catalog): string {
  const makers = new Set(actuators.map(({ brand }) => brand));
  return [
    counted(actuators.length, 'actuator'),
    counted(robots.length, 'robot'),
    counted(makers.size, 'maker'),
  ].join(', ');
}
