import type { PreparedNames } from '../table/prepared-schemas.ts';
import { findSorted, listSorted, rowsOf, type ValueLists } from '../table/row-lists.ts';
import { joinedTailsOf, joinedText, piecesOfId } from '../table/words/text.ts';
import { editDistance } from './edit-distance.ts';

/** Finds the names most similar to a misspelt one, best first; empty if none is similar. */
export type NearestNames = (misspelt: string, limit?: number) => string[];

/** The greatest fraction of a name that a misspelling may change. */
const MOST_WRONG = 0.4;

// Longer names are invented rather than misspelt.
const LONGEST = 64;

/** A finder over a short list of names; all are compared. */
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

/** The distinct pieces of a name that it is found by: runs of two or three characters. */
export type PiecesOf = (name: string) => readonly string[];

/** Indexes names by their pieces, to find the few that are worth comparing letter by letter. */
export const prepareNames = (names: readonly string[], piecesOf: PiecesOf): PreparedNames => ({
  names,
  pieces: listSorted(names.map(piecesOf)),
});

/** A finder of the names that share the most pieces with a given one, best first. */
export function openNames({ names, pieces }: PreparedNames, piecesOf: PiecesOf): NearestNames {
  const likely = openPieces(pieces, names.length, piecesOf);
  return (given, limit = 3) => likely(given, limit).map((row) => names[row] ?? '');
}

/** A finder of the rows of the names that share the most pieces. */
function openPieces(
  pieces: ValueLists,
  count: number,
  piecesOf: PiecesOf,
): (given: string, limit: number) => number[] {
  return (given, limit) => {
    const shared = new Uint8Array(count);
    for (const gram of piecesOf(given).flatMap((piece) => findSorted(pieces, piece) ?? [])) {
      const rows = rowsOf(pieces.lists, gram);
      for (let step = 0; step < rows.length; step += 1) {
        const row = rows[step] ?? 0;
        shared[row] = (shared[row] ?? 0) + 1;
      }
    }
    return rowsOfMost(shared, limit);
  };
}

// An index loop, because the iterator and `forEach` of a typed array are 5 to 20 times slower.
/** The rows with the highest counts, highest first, ties in row order, without zeros. */
function rowsOfMost(counts: Uint8Array, limit: number): number[] {
  const times = new Uint32Array(256);
  for (let row = 0; row < counts.length; row += 1) {
    const count = counts[row] ?? 0;
    times[count] = (times[count] ?? 0) + 1;
  }
  let least = 255;
  for (let enough = times[least] ?? 0; least > 1 && enough < limit; enough += times[least] ?? 0) least -= 1;
  const rows: number[] = [];
  for (let row = 0; row < counts.length; row += 1) if ((counts[row] ?? 0) >= least) rows.push(row);
  return rows
    .sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0) || left - right)
    .slice(0, limit);
}

/**
 * A finder of ids near to an unknown one: first those that begin with it, then those with a word that does,
 * else those that contain its letters and digits; last those with a similar spelling. `prepared` has the ids
 * by their pieces.
 */
export function openIds(ids: readonly string[], prepared: ValueLists): NearestNames {
  let joined: readonly string[] | undefined;
  const likely = openPieces(prepared, ids.length, piecesOfId);
  return (given, limit = 3) => {
    if (given.length < SHORTEST_ID || given.length > LONGEST) return [];
    const beginning = ids.filter((id) => id.startsWith(given));
    const model = joinedText(given);
    joined ??= ids.map(joinedText);
    const containing =
      model === '' ? [] : ids.filter((_, row) => joined?.[row]?.includes(model)).slice(0, MOST_HOLDING);
    // `rs02` is a word of `robstride-rs02`, and only a part of one of `herkulex-drs-0201`.
    const named = containing.filter((id) => joinedTailsOf(id).some((tail) => tail.startsWith(model)));
    const alike = likely(given, CANDIDATES).map((row) => ids[row] ?? '');
    const found = [
      ...beginning,
      ...(named.length > 0 ? named : containing),
      ...nearestAmong(alike)(given, limit),
    ];
    return [...new Set(found)].slice(0, limit);
  };
}

/** A finder among a list of ids that is not prepared. */
export const nearestIds = (ids: readonly string[]): NearestNames =>
  openIds(ids, listSorted(ids.map(piecesOfId)));

// Shorter ones occur in any id; longer ones are invented rather than misspelt.
const SHORTEST_ID = 3;

// The number of ids to compare letter by letter, so that a client cannot make a 404 expensive.
const CANDIDATES = 12;

/** The most ids with the letters and digits of another that are looked at. */
const MOST_HOLDING = 40;
