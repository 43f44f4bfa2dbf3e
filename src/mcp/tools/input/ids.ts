import { destination } from '../../../catalog/records/moved-ids.ts';
import { TEXT_LENGTH } from '../../../limits.ts';
import { parameterText } from '../../../query/match/question/parse-joints.ts';
import { shown } from '../../../query/parameters/field-error.ts';
import { lowerCase, text } from '../../../query/parameters/kinds.ts';
import {
  readNames,
  type KnownNames,
  type NamedId,
  type NamesRead,
} from '../../../query/parameters/names/known-names.ts';
import type { Parameter } from '../../../query/parameters/parameter.ts';
import type { Suggestion } from '../../../query/suggest/did-you-mean.ts';
import type { NearestNames } from '../../../query/suggest/nearest.ts';
import { fold, joinedText } from '../../../query/table/words/text.ts';
import type { McpService } from '../../service.ts';
import { nearestHint } from '../results/hints.ts';
import type { Arguments } from '../tool.ts';

/** The argument of a tool that takes the id of one record. */
export const idArgument = (record: string, says: string, example: string) =>
  ({
    kind: text(TEXT_LENGTH, `must be the id of ${record}`),
    says,
    example,
    required: true,
  }) satisfies Parameter;

// The nearest ids of one take half a millisecond to find.
const MOST_HINTS = 2;

/** Candidates for an unknown id: the nearest ids, those that the catalog once had, and similar names. */
export interface KnownIds {
  readonly nearest: NearestNames;
  readonly moved: Readonly<Record<string, string>>;
  readonly names: (text: string) => readonly Suggestion[];
}

/** The ids of some kinds of record. */
export const idsOf = (service: McpService, ...kinds: readonly ('actuators' | 'robots')[]): KnownIds => ({
  nearest: (wanted) => kinds.flatMap((kind) => service[kind].nearestIds(wanted)),
  moved: Object.fromEntries(kinds.flatMap((kind) => Object.entries(service.moved[kind]))),
  names: (text) => service.find({ text, types: kinds.map((kind) => TYPES[kind]), limit: 1 }).suggestions(),
});

const TYPES = { actuators: 'actuator', robots: 'robot' } as const;

/**
 * A hint about unknown ids: the ids that replaced them, else the nearest that exist, for the first two;
 * empty when all were found.
 */
export const hintOfMissing = (notFound: readonly string[], known: KnownIds): string =>
  notFound
    .slice(0, MOST_HINTS)
    .map((id) => whereNow(id, known.moved) ?? nearestTo(id, known))
    .join(' ');

/** The sentence about an id that has moved. */
export const movedText = (id: string, now: string): string => `\`${id}\` is now \`${now}\`.`;

function whereNow(id: string, moved: KnownIds['moved']): string | null {
  const target = Object.hasOwn(moved, id) ? destination(moved[id] ?? '') : null;
  if (target === null) return null;
  return 'withdrawn' in target ? `\`${id}\` was withdrawn: ${target.withdrawn}.` : movedText(id, target.id);
}

/** A shorter text occurs in too many names, so it only finds a record with exactly that name. */
const SHORTEST_PART = 3;

/**
 * The record that a search finds first for a name given in place of an id; null if no hit has the words of
 * the text in its names.
 */
export function recordNamed(
  { find }: Pick<McpService, 'find'>,
  text: string,
  types: readonly ('actuator' | 'robot')[],
): NamedId | null {
  const wanted = joinedText(fold(text));
  const { hits, corrections } = find({ text, types, limit: NAMED_SHOWN });
  // Plain words occur in many names: `motor` is not a model.
  const isModel = /\p{N}/u.test(text) && corrections.length === 0;
  const named = hits.filter(({ name, brand, in_text }) =>
    wanted.length < SHORTEST_PART
      ? joinedText(fold(name)) === wanted
      : (isModel && !in_text) || joinedText(fold(`${brand} ${name}`)).includes(wanted),
  );
  const [first, ...others] = named.map(({ id }) => id);
  if (first === undefined) return null;
  const also = others.length === 0 ? '' : ` A search also finds ${others.join(', ')}.`;
  return { id: first, hint: `\`${shown(text)}\` is a name, read as the id \`${first}\`.${also}` };
}

const NAMED_SHOWN = 4;

/**
 * Reads ids of actuators and robots, also from names. Returns the ids, those that replaced a name, and hints.
 */
export function readIdsOrNames(service: McpService, given: readonly string[]) {
  const moved: Record<string, string> = {};
  const hints: string[] = [];
  const isKnown = (id: string): boolean =>
    [service.actuators, service.robots].some(({ rowOf }) => rowOf(id) !== undefined) ||
    [service.moved.actuators, service.moved.robots].some((old) => Object.hasOwn(old, id));
  const ids = given.map((text) => {
    const named = isKnown(lowerCase(text)) ? null : recordNamed(service, text, ['actuator', 'robot']);
    if (named === null) return text;
    moved[text] = named.id;
    hints.push(named.hint);
    return named.id;
  });
  return { ids, moved, hint: hints.join(' ') };
}

/** The names that filters are checked against, with the name of a record accepted in place of its id. */
export const acceptingNames = (service: McpService): KnownNames => ({
  ...service,
  idNamed: (text, records) => recordNamed(service, text, [TYPES[records]]),
});

/** The current ids that replaced old ids and names. */
export type ReplacedIds = Pick<NamesRead, 'moved' | 'hint'>;

/**
 * The members of a joint, with current ids in place of old ids and of names. A name that no record has stays, and
 * is refused with the errors of other members.
 */
export function withCurrentIds(service: McpService, members: Arguments): ReplacedIds & { given: Arguments } {
  const texts = new Map(
    Object.entries(members).flatMap(([name, value]) => {
      const text = parameterText.safeParse(value);
      return text.success ? [[name, text.data] as const] : [];
    }),
  );
  const { pairs, moved, hint } = readNames(acceptingNames(service), 'matches', texts);
  const read = [...pairs].filter(([name, text]) => text !== texts.get(name));
  return { given: { ...members, ...Object.fromEntries(read) }, moved, hint };
}

function nearestTo(id: string, { nearest, names }: KnownIds): string {
  const near = nearest(id);
  if (near.length > 0) return `Nearest to \`${shown(id)}\`: ${near.join(', ')}.`;
  return [`No id is near \`${shown(id)}\`.`, nearestHint(names(id))].filter(Boolean).join(' ');
}
