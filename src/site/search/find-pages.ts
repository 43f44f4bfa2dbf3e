import { fold, joinedText, searchTerms } from '../../query/text.ts';
import type { PageName } from './page-names.ts';

/** Whether a parsed file is the list of page names. It is a file of our own build, so its outline is enough. */
export const isPageNames = (parsed: unknown): parsed is readonly PageName[] =>
  Array.isArray(parsed) && parsed.every((row: unknown) => Array.isArray(row) && row.length === 3);

/** What a page is about, by the folder of its path. */
export const kindOf = ([path]: PageName): string => KINDS[path.split('/')[1] ?? ''] ?? 'Page';

const KINDS: Readonly<Record<string, string>> = {
  actuators: 'Actuator',
  robots: 'Robot',
  brands: 'Brand',
  categories: 'Category',
  'use-cases': 'Use case',
};

/** The pages whose names a text fits, best first: the whole name, its beginning, its letters and digits, each word of it. */
export function findPages(pages: readonly PageName[], text: string, most = 8): PageName[] {
  const asked = askedOf(text);
  if (asked.folded === '') return [];
  return readied(pages)
    .map((ready) => ({ page: ready.page, rank: rankOf(ready, asked) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((left, right) => left.rank - right.rank || left.page[1].length - right.page[1].length)
    .slice(0, most)
    .map(({ page }) => page);
}

/** A page with its names folded: once, not at every keystroke. */
interface Ready {
  readonly page: PageName;
  readonly name: string;
  readonly whole: string;
  readonly joinedName: string;
  readonly joinedWhole: string;
  readonly words: readonly string[];
}

const READY = new WeakMap<readonly PageName[], readonly Ready[]>();

function readied(pages: readonly PageName[]): readonly Ready[] {
  const known = READY.get(pages) ?? pages.map(ready);
  READY.set(pages, known);
  return known;
}

function ready(page: PageName): Ready {
  const [, name, brand] = page;
  const whole = fold(`${brand} ${name}`).trim();
  return {
    page,
    name: fold(name),
    whole,
    joinedName: joinedText(fold(name)),
    joinedWhole: joinedText(whole),
    words: whole.split(/[\s-]+/),
  };
}

interface Asked {
  readonly folded: string;
  readonly joined: string;
  readonly terms: readonly string[];
}

const askedOf = (text: string): Asked => ({
  folded: fold(text).trim(),
  joined: joinedText(fold(text)),
  terms: searchTerms(text),
});

const NO_MATCH = 6;

function rankOf({ name, whole, joinedName, joinedWhole, words }: Ready, asked: Asked): number {
  if (name === asked.folded || whole === asked.folded) return 0;
  if (name.startsWith(asked.folded)) return 1;
  if (asked.joined !== '' && joinedName.startsWith(asked.joined)) return 2;
  if (asked.joined !== '' && joinedWhole.includes(asked.joined)) return 3;
  if (asked.terms.every((term) => words.some((word) => word.startsWith(term)))) return 4;
  return asked.terms.every((term) => whole.includes(term)) ? 5 : NO_MATCH;
}

/** How much of two names must agree before one is offered for the other. */
const ALIKE = 0.5;

/** The paths nearest to one that leads nowhere, nearest first; none when nothing is alike. */
export function nearestPaths(pages: readonly PageName[], wrong: string, most = 5): string[] {
  const [folder = '', ...rest] = wrong.split('/').filter(Boolean);
  const name = rest.length === 0 ? folder : rest.join('-');
  const within = pages.filter(([path]) => path.startsWith(`/${folder}/`));
  return (rest.length > 0 && within.length > 0 ? within : pages)
    .map(([path]) => ({ path, likeness: likeness(name.toLowerCase(), path.slice(path.lastIndexOf('/') + 1)) }))
    .filter(({ likeness: found }) => found >= ALIKE)
    .toSorted((left, right) => right.likeness - left.likeness)
    .slice(0, most)
    .map(({ path }) => path);
}

/** Dice's coefficient over pairs of characters: 1 for equal names, 0 for names that share no pair. */
function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size);
}

const pairsOf = (name: string): ReadonlySet<string> =>
  new Set(Array.from({ length: name.length + 1 }, (_, place) => ` ${name} `.slice(place, place + 2)));
