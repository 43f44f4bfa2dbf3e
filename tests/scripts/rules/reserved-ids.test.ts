import { expect, test } from 'vitest';
import { arrangeFiles } from '../../../scripts/catalog/files.ts';
import { faultsOf, folderWith, ruleNamed } from '../fixtures.ts';

const reservedIds = ruleNamed('reserved-ids');

test.each(['compare', 'match', 'summary'])('a record of the id %s is a fault', (id) => {
  const files = arrangeFiles(folderWith());
  const actuators = files.actuators.map((actuator) => ({ ...actuator, id }));
  expect(reservedIds.check({ ...files, actuators })).toMatchObject([{ field: 'id', found: `"${id}"` }]);
});

test('a moved id is not one of an operation', () => {
  expect(faultsOf(reservedIds, { 'moved.yaml': { compare: 'acme-a1' } })).toEqual([
    { file: 'catalog/moved.yaml', field: 'compare', found: '"compare"', wanted: 'an id that is no operation' },
  ]);
});
