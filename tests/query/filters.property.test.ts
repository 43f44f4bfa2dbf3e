import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actuators, fewFilters, filters, ordering } from '../support/arbitraries.ts';
import { getActuators } from '../support/ask.ts';
import { actuatorsFound, pageOfActuators } from '../support/list.ts';
import { realService } from '../support/real-service.ts';
import { serviceWith } from '../support/small-catalog.ts';

const anyService = fc.oneof(
  actuators.map((entries) => serviceWith(...entries)),
  fc.constant(realService),
);

test('a filter more only narrows the list', () => {
  fc.assert(
    fc.property(anyService, fewFilters, filters, (service, few, more) => {
      const found = new Set(actuatorsFound(service, { ...few, limit: '100' }));
      const all = pageOfActuators(service, few).total;
      const narrowed = pageOfActuators(service, { ...more, ...few, limit: '100' });
      expect(narrowed.total).toBeLessThanOrEqual(all);
      if (all <= 100) expect(narrowed.records.filter(({ id }) => !found.has(id))).toEqual([]);
    }),
  );
});

test('filters commute: the order of the parameters changes nothing', () => {
  const shuffled = fc
    .tuple(fewFilters, ordering)
    .map(([filtering, order]) => Object.entries({ ...filtering, ...order, limit: '2' }))
    .chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
  fc.assert(
    fc.property(anyService, shuffled, (service, [one, other]) => {
      expect(getActuators(service, other).body).toEqual(getActuators(service, one).body);
    }),
  );
});
