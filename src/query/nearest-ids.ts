import { nearestAmong, type NearestNames } from './nearest.ts';

/** A finder of ids near to an unknown one: those that begin with it or contain it, then those spelt alike. */
export function nearestIds(ids: readonly string[]): NearestNames {
  const candidatesFor = candidatesAmong(ids);
  return (given, limit = 3) => {
    if (given.length < SHORTEST || given.length > LONGEST) return [];
    const beginning = ids.filter((id) => id.startsWith(given));
    const containing = ids.filter((id) => id.includes(given));
    const alike = nearestAmong(candidatesFor(given))(given, limit);
    return [...new Set([...beginning, ...containing, ...alike])].slice(0, limit);
  };
}

// Shorter ones are contained in anything; longer ones are not misspelt but made up.
const SHORTEST = 3;
const LONGEST = 64;

// Fuse takes 10 ms for a thousand ids and 0.2 ms for these: a client must not make a 404 expensive.
const CANDIDATES = 12;

type IdsByTrigram = ReadonlyMap<string, readonly string[]>;

/** A finder of the few ids that share the most runs of three letters with a given one. */
export function candidatesAmong(ids: readonly string[]): (given: string) => string[] {
  const byTrigram = indexByTrigram(ids);
  return (given) => {
    const shared = new Map<string, number>();
    for (const id of trigramsOf(given).flatMap((trigram) => byTrigram.get(trigram) ?? [])) {
      shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const best = [...shared].toSorted(([, left], [, right]) => right - left).slice(0, CANDIDATES);
    return best.map(([id]) => id);
  };
}

function indexByTrigram(ids: readonly string[]): IdsByTrigram {
  const pairs = ids.flatMap((id) => trigramsOf(id).map((trigram) => ({ trigram, id })));
  const groups = Map.groupBy(pairs, ({ trigram }) => trigram);
  return new Map([...groups].map(([trigram, group]) => [trigram, group.map(({ id }) => id)]));
}

function trigramsOf(id: string): string[] {
  return [...new Set(Array.from({ length: Math.max(0, id.length - 2) }, (_, start) => id.slice(start, start + 3)))];
}
