import { fold, joinedText, modelNamedBy } from '../../query/text.ts';
import type { CatalogCopy, CopiedField, Figure } from './catalog-copy.ts';

/** An actuator as the explorer and the comparison have it. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  /** Its place in the order of the copy. */
  readonly place: number;
  readonly figures: Readonly<Record<string, Figure>>;
  /** What a search reads, folded. */
  readonly words: string;
  /** The letters and digits of its maker with its name, and of its id: `xm540w270r` is found in them. */
  readonly model: string;
}

/** Tells of actuators whether a search term occurs in them: in their words, or as the name of a model in any spelling. */
export function mentioning(term: string): (actuator: Listed) => boolean {
  const model = modelNamedBy(term);
  return (actuator) => actuator.words.includes(term) || (model !== null && actuator.model.includes(model));
}

/** The catalog as a page has it. */
export interface Catalog {
  readonly fields: readonly CopiedField[];
  readonly fieldByName: ReadonlyMap<string, CopiedField>;
  readonly parts: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
  readonly api: CatalogCopy['api'];
  readonly actuators: readonly Listed[];
}

/** Whether a parsed file is the copy. It is a file of our own build, so its outline is enough. */
const isCatalogCopy = (parsed: unknown): parsed is CatalogCopy =>
  typeof parsed === 'object' && parsed !== null && 'fields' in parsed && 'values' in parsed && 'api' in parsed;

/** Reads the copy of the catalog; null when the file is none. */
export function readCatalog(parsed: unknown): Catalog | null {
  if (!isCatalogCopy(parsed)) return null;
  const { fields, parts, categories, api, values } = parsed;
  return {
    fields,
    parts,
    fieldByName: new Map(fields.map((field) => [field.name, field])),
    labels: new Map(categories.map(({ slug, label }) => [slug, label])),
    api,
    actuators: (values.id ?? []).map((_, place) => listedAt(values, place)),
  };
}

function listedAt(values: CatalogCopy['values'], place: number): Listed {
  const figures: Record<string, Figure> = {};
  for (const name in values) figures[name] = values[name]?.[place] ?? null;
  const textOf = (name: string): string => String(figures[name] ?? '');
  const { use_cases: uses } = figures;
  const words = [textOf('id'), textOf('name'), textOf('brand'), textOf('category')];
  return {
    id: textOf('id'),
    name: textOf('name'),
    brand: textOf('brand'),
    category: textOf('category'),
    place,
    figures,
    model: `${joinedText(fold(`${textOf('brand')} ${textOf('name')}`))} ${joinedText(textOf('id'))}`,
    words: fold([...words, ...(Array.isArray(uses) ? uses.map(String) : []), textOf('notes')].join('\n')),
  };
}

/** Loads the copy of the catalog; null when it cannot be had. */
export async function loadCatalog(address: string): Promise<Catalog | null> {
  const response = await fetch(address);
  return response.ok ? readCatalog(await response.json()) : null;
}
