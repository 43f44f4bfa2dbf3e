import type { PreparedNames } from '../prepared.ts';
import { findSorted, listSorted, rowsOf, type ValueLists } from '../row-lists.ts';
import { editDistance } from './edit-distance.ts';
import { gramsOf, joinedTailsOf, joinedText } from './text.ts';

/** Finds the names nearest to a misspelt one, best first; none when nothing is near. */
export type NearestNames = (misspelt: string, limit?: number) => string[];

/** The greatest part of a name that may be wrong in a misspelling of it. */
const MOST_WRONG = 0.4;

// Longer ones are not misspelt but made up.
const LONGEST = 64;

/** A finder over a short list of names, each of which is compared. */
export function nearestAmong(names: readonly string[]): NearestNames {
  return (misspelt, limit = 3) => {
    if (misspelt === '' || misspelt.length > LONGEST) return [];
    const wanted = misspelt.toLowerCase();
    return names
      .map((name) => ({ name, distance: editDistance(wanted, name.toLowerCase()) }))
      .filter(({ name, distance }) => distance <= MOST_WRONG * Math.max(name.length, wanted.length))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, limit)
      .map(({ name }) => name);
  };
}

/** The distinct pieces of a name, which find it again: runs of two or three characters. */
export type PiecesOf = (name: string) => readonly string[];

/** Prepares names by their pieces, so that the few are found that are worth comparing letter by letter. */
export const prepareNames = (names: readonly string[], piecesOf: PiecesOf): PreparedNames => ({
  names,
  pieces: listSorted(names.map(piecesOf)),
});

/** A finder of the names that share the most pieces with a given one, those that share more first. */
export function openNames({ names, pieces }: PreparedNames, piecesOf: PiecesOf): NearestNames {
  const likely = openPieces(pieces, names.length, piecesOf);
  return (given, limit = 3) => likely(given, limit).map((row) => names[row] ?? '');
}

/** A finder of the rows of those names. */
function openPieces(
  pieces: ValueLists,
  count: number,
  piecesOf: PiecesOf,
): (given: string, limit: number) => number[] {
  return (given, limit) => {
    const shared = new Uint8Array(count);
    for (const gram of piecesOf(given).flatMap((piece) => findSorted(pieces, piece) ?? [])) {
      for (const row of rowsOf(pieces.lists, gram)) shared[row] = (shared[row] ?? 0) + 1;
    }
    return rowsOfMost(shared, limit);
  };
}

/** The rows of the greatest counts, greatest first and equals in order; never that of a 0. */
function rowsOfMost(counts: Uint8Array, limit: number): number[] {
  const times = new Uint32Array(256);
  for (const count of counts) times[count] = (times[count] ?? 0) + 1;
  let least = 255;
  for (let enough = times[least] ?? 0; least > 1 && enough < limit; enough += times[least] ?? 0) least -= 1;
  const rows: number[] = [];
  counts.forEach((count, row) => count >= least && rows.push(row));
  return rows
    .sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0) || left - right)
    .slice(0, limit);
}

/** Prepares ids, so that those near to an unknown one are found: which of them have each piece. */
export const prepareIds = (ids: readonly string[]): ValueLists => listSorted(ids.map(trigramsOf));

/**
 * A finder of ids near to an unknown one: those that begin with it or have its letters and digits, then those
 * spelt alike.
 */
export function openIds(ids: readonly string[], prepared: ValueLists): NearestNames {
  let joined: readonly string[] | undefined;
  const likely = openPieces(prepared, ids.length, trigramsOf);
  return (given, limit = 3) => {
    if (given.length < SHORTEST_ID || given.length > LONGEST) return [];
    const beginning = firstOf(ids, limit, (id) => id.startsWith(given));
    const model = joinedText(given);
    joined ??= ids.map(joinedText);
    const containing =
      model === '' ? [] : firstOf(ids, MOST_HOLDING, (_, row) => joined?.[row]?.includes(model) === true);
    // `rs02` is a word of `robstride-rs02`, and stands inside one of `herkulex-drs-0201`.
    const named = containing.filter((id) => joinedTailsOf(id).some((tail) => tail.startsWith(model)));
    const alike = likely(given, CANDIDATES).map((row) => ids[row] ?? '');
    return [...new Set([...beginning, ...named, ...containing, ...nearestAmong(alike)(given, limit)])].slice(
      0,
      limit,
    );
  };
}

/** A finder among a list of ids that is not prepared. */
export const nearestIds = (ids: readonly string[]): NearestNames => openIds(ids, prepareIds(ids));

// Shorter ones are contained in anything; longer ones are not misspelt but made up.
const SHORTEST_ID = 3;

// A client must not make a 404 expensive: of all ids only these are compared letter by letter.
const CANDIDATES = 12;

/** The most ids with the letters and digits of another that are looked at. */
const MOST_HOLDING = 40;

const trigramsOf: PiecesOf = (id) => gramsOf(id, 3);

/** The first names that pass a test. */
function firstOf(
  names: readonly string[],
  limit: number,
  test: (name: string, row: number) => boolean,
): string[] {
  const found: string[] = [];
  for (let row = 0; row < names.length && found.length < limit; row += 1) {
    const name = names[row] ?? '';
    if (test(name, row)) found.push(name);
  }
  return found;
}
