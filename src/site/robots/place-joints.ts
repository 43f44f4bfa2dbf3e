import { motorsIn } from '../../catalog/records/motor-totals.ts';
import type { Joint } from '../../catalog/records/record-schemas.ts';
import type { Body, Part } from './skeleton.ts';

type Counts = Map<Part, number>;

/**
 * Puts a robot's joints on a body by the names of their groups: one at each named part, the rest where bodies
 * often have several. Returns the number of joints of a group, by its index in the list, at each part. Null
 * when that places at most 70 % of the joints.
 */
export function placeJoints(body: Body, joints: readonly Pick<Joint, 'role' | 'count'>[]) {
  const room: Counts = new Map(body.parts.map((part) => [part, body.usual[part.name] ?? 1]));
  const named = joints.map(({ role }) => partsNamed(body, role));
  const unnamed = motorsIn(joints.filter((_, group) => named[group]?.length === 0));
  // Joints whose names do not say where they are, in order.
  const chosen = body.rest.slice(0, unnamed);
  const row = body.parts.filter(({ name }) => chosen.includes(name));
  const placed = joints.flatMap(({ count }, group) => {
    const parts = named[group] ?? [];
    const counts: Counts =
      parts.length === 0
        ? new Map(row.splice(0, count).map((part) => [part, 1]))
        : spread(parts, count, room);
    return [...counts].map(([part, joined]) => ({ part, group, count: joined }));
  });
  return motorsIn(placed) > 0.7 * motorsIn(joints) ? placed : null;
}

/** The parts that the name of a joint group speaks of, in the order of the body's words. */
function partsNamed({ words, parts }: Body, role: string): Part[] {
  const text = role.replace(/\s*\(J.*\)$/, '').toLowerCase();
  const names = new Set(words.filter(([pattern]) => pattern.test(text)).flatMap(([, meant]) => meant));
  return [...names].flatMap((name) => parts.filter((part) => part.name === name));
}

/** Distributes joints over parts; the room that they take is not available to the next group. */
function spread(parts: readonly Part[], count: number, room: Counts): Counts {
  const own: Counts = new Map();
  for (let left = count; left > 0; left -= 1) {
    const part = nextPart(parts, own, room);
    if (part === undefined) break;
    own.set(part, (own.get(part) ?? 0) + 1);
    room.set(part, (room.get(part) ?? 0) - 1);
  }
  return own;
}

/**
 * Where the next joint of a group goes: to a part without any, else to the first with room, else to that with
 * the fewest.
 */
function nextPart(parts: readonly Part[], own: Counts, room: Counts): Part | undefined {
  const roomOf = (part: Part): number => room.get(part) ?? 0;
  const first = parts.find((part) => roomOf(part) > 0);
  const [roomiest] = parts
    .filter(({ name }) => name === first?.name)
    .toSorted((one, other) => roomOf(other) - roomOf(one));
  const [fewest] = parts.toSorted((one, other) => (own.get(one) ?? 0) - (own.get(other) ?? 0));
  return parts.find((part) => !own.has(part)) ?? roomiest ?? fewest;
}
