import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { BASE_URL } from '../support/small-catalog.ts';
import { ACTUATORS, numberIn, ROBOTS, textsOf, type Fields } from './facts.ts';
import {
  folded,
  hasWord,
  isNamed,
  isNamedByParts,
  joined,
  MAKERS,
  mentions,
  otherNamesOf,
  termsOf,
} from './searching.ts';

// The expected hits of the search over everything, in order (docs/interface.md, "Search").

const labels = new Map(
  z
    .array(z.looseObject({ slug: z.string(), label: z.string() }))
    .parse(parse(readFileSync('catalog/categories.yaml', 'utf8')))
    .map(({ slug, label }) => [slug, label]),
);

/** A record that can be found: its names, its other texts, its number of uses and of known figures. */
interface Findable {
  readonly hit: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly names: readonly string[];
  readonly texts: string;
  readonly uses: number;
  readonly known: number;
}

const LAST_MEMBER = { actuators: 'api_url', robots: 'joint_count' };

/** The number of known members of a fixed record. */
function knownIn(fields: Fields, kind: keyof typeof LAST_MEMBER): number {
  const names = Object.keys(fields);
  return names.slice(0, names.indexOf(LAST_MEMBER[kind]) + 1).filter((name) => fields[name] !== null).length;
}

const findable = (
  hit: Findable['hit'],
  {
    aliases = [],
    text,
    ...rest
  }: Pick<Findable, 'uses' | 'known'> & { aliases?: readonly string[]; text: string },
): Findable => {
  const { id, name, brand } = hit;
  const names = [
    String(name),
    name === brand ? String(name) : `${String(brand)} ${String(name)}`,
    id,
    ...aliases,
  ].map(folded);
  return { hit, names, texts: [...names, folded(text)].join('\n'), ...rest };
};

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];

const FINDABLES: readonly Findable[] = [
  ...ACTUATORS.map(({ fields, aliases, usedIn }) => {
    const { id, name, brand, category, use_cases, notes, url, api_url } = fields;
    const label = labels.get(String(category)) ?? '';
    const figures = [
      ['peak_torque_nm', 'N·m'],
      ['weight_g', 'g'],
      ['price_usd', 'USD'],
    ].flatMap(([field = '', unit = '']) => {
      const figure = numberIn(fields, field);
      return figure === null ? [] : [`${figure} ${unit}`];
    });
    return findable(
      { type: 'actuator', id, name, brand, summary: [label, ...figures].join(', '), url, api_url },
      {
        aliases: otherNamesOf(fields, aliases),
        text: [category, label, use_cases, notes].flatMap(textsOf).join('\n'),
        uses: usedIn.length,
        known: knownIn(fields, 'actuators'),
      },
    );
  }),
  ...ROBOTS.map(({ fields, joints }) => {
    const { id, name, brand, summary, url, api_url, kind } = fields;
    return findable(
      { type: 'robot', id, name, brand, summary, url, api_url },
      {
        aliases: otherNamesOf(fields),
        text: `${String(summary)}\n${String(kind).replace('_', ' ')}`,
        uses: new Set(joints.flatMap(({ linked }) => linked ?? [])).size,
        known: knownIn(fields, 'robots'),
      },
    );
  }),
  ...MAKERS.flatMap(([id, { name, aliases }]) => {
    const [made, built] = [ACTUATORS, ROBOTS].map(
      (records) => records.filter(({ fields }) => fields.brand === name).length,
    );
    const uses = (made ?? 0) + (built ?? 0);
    const summary = [...counted(made ?? 0, 'actuator'), ...counted(built ?? 0, 'robot')].join(', ');
    const hit = {
      type: 'brand',
      id,
      name,
      brand: name,
      summary,
      url: `${BASE_URL}/brands/${id}`,
      api_url: null,
    };
    return uses === 0 ? [] : [findable(hit, { aliases, text: '', uses, known: 0 })];
  }),
];

const OCCURRING = new Map<string, boolean>();

/** True if any record has a term. */
function occurs(term: string): boolean {
  const found = OCCURRING.get(term) ?? FINDABLES.some((one) => mentions(one, term));
  OCCURRING.set(term, found);
  return found;
}

/**
 * The class of a hit: exact name, start of a name, joined name, all words in the name, other text; null if
 * none.
 */
function classOf({ names, texts }: Findable, terms: readonly string[]): number | null {
  const split = terms.filter((term) => !term.includes(' ') && !occurs(term));
  const found = terms.filter((term) => !split.includes(term));
  const parts = split.flatMap((term) => term.match(/\p{L}+|\p{N}+|[^-_.\p{L}\p{N}]+/gu) ?? []);
  const whole = terms.join(' ');
  const isJoined = joined(whole).length >= 3 && names.some((name) => isNamed(name, joined(whole)));
  const hasAll =
    found.every((term) => mentions({ texts, names }, term)) &&
    split.every((term) => isNamedByParts(names, term));
  if (!isJoined && !hasAll) return null;
  const classes = [
    names.includes(whole),
    // A short word must be whole.
    names.some((name) => name.startsWith(whole)) && (isJoined || joined(whole).length < 3),
    isJoined,
    names.some((name) => [...found, ...parts].every((term) => hasWord(name, term))),
    true,
  ];
  return classes.indexOf(true);
}

/** A hit as answered. */
type RankedHit = Findable['hit'] & { readonly in_text: boolean };

/** The hits of a text, sorted by class, then uses, then known figures, then id. */
export function hitsOf(asked: string, types: readonly string[] | null): RankedHit[] {
  const terms = termsOf(asked);
  return FINDABLES.filter(({ hit }) => types === null || types.includes(String(hit.type)))
    .map((one) => ({ one, rank: classOf(one, terms) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((left, right) => {
      const [one, other] = [left.one, right.one];
      return (
        Number(left.rank) - Number(right.rank) ||
        other.uses - one.uses ||
        other.known - one.known ||
        (one.hit.id < other.hit.id ? -1 : 1)
      );
    })
    .map(({ one, rank }) => ({ ...one.hit, in_text: rank === 4 }));
}

/**
 * True if a word may be corrected, which the oracle does not compute: five or more letters that occur
 * nowhere.
 */
export const isMended = (asked: string): boolean =>
  termsOf(asked).some(
    (term) => /^\p{L}{5,}$/u.test(term) && !FINDABLES.some(({ texts }) => hasWord(texts, term)),
  );
