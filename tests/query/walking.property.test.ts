import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Service } from '../../src/api/service.ts';
import { actuators, fewFilters, filters, ordering, pageSizes, type NamedQuery } from '../support/arbitraries.ts';
import { actuatorsFound, pageOfActuators } from '../support/list.ts';
import { expectedIds } from '../support/oracle.ts';
import { realService } from '../support/real-service.ts';
import { runs } from '../support/runs.ts';
import { serviceWith } from '../support/small-catalog.ts';
import { walk } from '../support/walk.ts';

const anyQuery = fc
  .tuple(fc.oneof(filters, fewFilters), ordering)
  .map(([filtering, order]) => ({ ...filtering, ...order }));

function expectWalkToMeetAll(service: Service, query: NamedQuery, sizes: readonly number[]): void {
  const pages = walk(service, query, sizes);
  const expected = expectedIds(service.dataset.actuators, query);
  expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([expected.length]));
}

/** Whether a search text holds a word of the small catalogs that the real one does not know, and so would mend. */
const isMended = (text = ''): boolean => /acme/i.test(text);

describe('walking the cursor meets each match once and in order, whatever filters, order and page sizes,', () => {
  test('in any small catalog', () => {
    fc.assert(
      fc.property(actuators, anyQuery, pageSizes(1, 4), (entries, query, sizes) => {
        expectWalkToMeetAll(serviceWith(...entries), query, sizes);
      }),
      { numRuns: runs(300) },
    );
  });

  test('in the catalog of the project', () => {
    fc.assert(
      fc.property(fewFilters, ordering, pageSizes(30, 100), (filtering, order, sizes) => {
        fc.pre(!isMended(filtering.q));
        expectWalkToMeetAll(realService, { ...filtering, ...order }, sizes);
      }),
      { numRuns: runs(40) },
    );
  });
});

test('a walk goes on through a change of the catalog: it meets what comes after the place where it stood', () => {
  const changed = fc.tuple(actuators, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }));
  fc.assert(
    fc.property(changed, ordering, fc.integer({ min: 1, max: 4 }), ([entries, stays], order, size) => {
      const before = serviceWith(...entries);
      const after = serviceWith(...entries.filter((_entry, index) => stays[index]));
      const { nextCursor } = pageOfActuators(before, { ...order, limit: String(size) });
      fc.pre(nextCursor !== null);
      const unseen = expectedIds(before.dataset.actuators, order).slice(size);
      const left = expectedIds(after.dataset.actuators, order).filter((id) => unseen.includes(id));
      expect(actuatorsFound(after, { ...order, cursor: nextCursor })).toEqual(left);
    }),
  );
});
