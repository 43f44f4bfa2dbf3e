import { z } from 'zod';
import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { SORT_FIELDS } from '../../../src/query/sort-fields.ts';
import { misspelt } from '../../bench/search-texts.ts';
import { pick, type Random } from '../../support/random.ts';
import { computed } from '../in-process.ts';
import type { Material } from '../material.ts';
import type { Visitor } from '../visitor.ts';
import { chance, codingHeaders, type Visit } from './visit.ts';

type Parameters = Readonly<Record<string, string>>;

const ACTUATORS = '/api/v1/actuators';
const ROBOTS = '/api/v1/robots';

const MOST_PAGES = 4;

/** Asks for a list and follows its cursors, a few pages far. */
async function walk(visitor: Visitor, material: Material, first: Page): Promise<void> {
  const target = `${first.path}?${new URLSearchParams(first.parameters)}`;
  const asked = { method: 'GET', target, headers: first.headers };
  const expected = computed(material, asked);
  await visitor.ask(asked, expected);
  const cursor =
    expected.status === 200 ? page.parse(JSON.parse(expected.content.toString())).pagination.next_cursor : null;
  if (cursor !== null && first.pages > 1)
    await walk(visitor, material, { ...first, parameters: { ...first.parameters, cursor }, pages: first.pages - 1 });
}

interface Page {
  readonly path: string;
  readonly parameters: Parameters;
  readonly headers: Readonly<Record<string, string>>;
  /** How many pages are still to be asked for. */
  readonly pages: number;
}

const page = z.object({ pagination: z.object({ next_cursor: z.string().nullable() }) });

const walking = (
  name: string,
  weight: number,
  first: (material: Material, random: Random) => Pick<Page, 'path' | 'parameters'>,
): Visit => ({
  name,
  weight,
  make: (visitor, material, random) => {
    const pages = chance(random, 40) ? MOST_PAGES : 1;
    return walk(visitor, material, { ...first(material, random), headers: codingHeaders(random), pages });
  },
});

/** Each parameter with a value of chance; about a third of them are used in a request. */
const filters = ({ service }: Material, random: Random): Parameters => ({
  category: pick(random, CATEGORIES),
  brand: pick(random, service.dataset.brands).name,
  use_case: pick(random, service.dataset.useCases).name,
  min_peak_torque_nm: String(Math.round(random() * 1000) / 10),
  max_weight_g: String(Math.round(random() * 3000)),
  max_price_usd: String(Math.round(random() * 1500)),
  backdrivable: pick(random, ['true', 'false']),
  integrated_driver: pick(random, ['true', 'false']),
  sort: pick(random, SORT_FIELDS),
  order: pick(random, ['asc', 'desc']),
  limit: String(1 + Math.floor(random() * 100)),
});

const some = (random: Random, parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(() => chance(random, 30)));

/** A part of a name, now and then with a word of the same record or misspelt. */
function searchText({ service }: Material, random: Random): string {
  const { name, category, brand } = pick(random, service.dataset.actuators);
  const part = name.slice(0, 2 + Math.floor(random() * 6));
  const word = chance(random, 50) ? category : brand;
  return chance(random, 50) ? part : `${part} ${chance(random, 20) ? misspelt(word) : word}`;
}

/** Visits for lists. */
export const LIST_VISITS: readonly Visit[] = [
  walking('lists of actuators', 12, (material, random) => ({
    path: ACTUATORS,
    parameters: some(random, filters(material, random)),
  })),
  walking('search', 9, (material, random) => ({
    path: ACTUATORS,
    parameters: { q: searchText(material, random), limit: String(1 + Math.floor(random() * 30)) },
  })),
  walking('lists of robots', 4, (material, random) => {
    const { name, brand } = pick(random, material.service.dataset.robots);
    return { path: ROBOTS, parameters: some(random, { q: name.slice(0, 4), brand, limit: '7' }) };
  }),
];
