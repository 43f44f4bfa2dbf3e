import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMembers, prepareMembers } from '../../src/query/members.ts';
import { prepareJson } from '../../src/query/prepared-json.ts';

const NAMES = ['id', 'näme', 'a "b"', '🦾'] as const;

const record = fc.record(
  Object.fromEntries(
    NAMES.map((name) => [name, fc.oneof(fc.constant(null), fc.double(), fc.string(), fc.array(fc.string()))]),
  ),
  { noNullPrototype: true },
);

test('members are cut out of records and of what lies beyond them as if each were written anew', () => {
  const records = fc.array(fc.tuple(record, fc.nat()), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(records, fc.subarray([...NAMES, 'count']), (pairs, names) => {
      const inside = pairs.map(([inner]) => inner);
      const beyond = pairs.map(([, count]) => ({ count }));
      const cut = openMembers([
        prepareMembers(prepareJson(inside), inside),
        prepareMembers(prepareJson(beyond), beyond),
      ]);
      pairs.forEach(([inner, count], place) => {
        expect(new TextDecoder().decode(cut(place, names))).toBe(JSON.stringify({ ...inner, count }, names));
      });
    }),
  );
});
