import { destination } from '../../catalog/files/catalog.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import { shown } from '../../query/parameters/field-error.ts';
import { text } from '../../query/parameters/kinds.ts';
import type { Parameter } from '../../query/parameters/parameter.ts';
import type { NearestNames } from '../../query/table/nearest.ts';
import { fold, joinedText } from '../../query/table/text.ts';
import type { McpService } from '../service.ts';

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

/** Candidates for an unknown id: the nearest ids, and those that the catalog once had. */
export interface KnownIds {
  readonly nearest: NearestNames;
  readonly moved: Readonly<Record<string, string>>;
}

/** The ids of a kind of record. */
export const idsOf = (service: McpService, kind: 'actuators' | 'robots'): KnownIds => ({
  nearest: service[kind].nearestIds,
  moved: service.moved[kind],
});

/**
 * A hint about unknown ids: the ids that replaced them, else the nearest that exist, for the first two;
 * empty when all were found.
 */
export const hintOfMissing = (notFound: readonly string[], known: KnownIds): string =>
  notFound
    .slice(0, MOST_HINTS)
    .map((id) => whereNow(id, known.moved) ?? nearestTo(shown(id), known.nearest(id)))
    .join(' ');

/** The sentence about an id that has moved. */
export const movedText = (id: string, now: string): string => `\`${id}\` is now \`${now}\`.`;

function whereNow(id: string, moved: KnownIds['moved']): string | null {
  const target = Object.hasOwn(moved, id) ? destination(moved[id] ?? '') : null;
  if (target === null) return null;
  return 'withdrawn' in target ? `\`${id}\` was withdrawn: ${target.withdrawn}.` : movedText(id, target.id);
}

/** The best hit of a search for an id that is the name of something. */
export interface NamedRecord {
  /** The id of the best hit. */
  readonly id: string;
  /** The correction of the name, and other records of that name. */
  readonly hint: string;
}

/** Shorter texts are in too many names. */
const SHORTEST_NAME = 3;

/**
 * The record that a search finds first for a name given in place of an id; null where no hit has the letters
 * and digits of the text in its name, in their order.
 */
export function recordNamed(
  { find }: Pick<McpService, 'find'>,
  text: string,
  types: readonly ('actuator' | 'robot')[],
): NamedRecord | null {
  const wanted = joinedText(fold(text));
  if (wanted.length < SHORTEST_NAME) return null;
  const { hits } = find({ text, types, limit: NAMED_SHOWN });
  const named = hits.filter(({ name, brand }) => joinedText(fold(`${brand} ${name}`)).includes(wanted));
  const [first, ...others] = named.map(({ id }) => id);
  if (first === undefined) return null;
  const also = others.length === 0 ? '' : ` A search also finds ${others.join(', ')}.`;
  return { id: first, hint: `\`${shown(text)}\` is a name, read as the id \`${first}\`.${also}` };
}

const NAMED_SHOWN = 4;

const nearestTo = (id: string, near: readonly string[]): string =>
  near.length === 0 ? `No id is near \`${id}\`.` : `Nearest to \`${id}\`: ${near.join(', ')}.`;
