import { expect, test } from 'vitest';
import { destination, movedFile } from '../../src/catalog/moved.ts';

test('an old id leads to another id, or nowhere for a reason', () => {
  const moved = movedFile.parse({ 'acme-a0': 'acme-a1', 'acme-a9': 'withdrawn: never sold' });
  expect(Object.values(moved).map(destination)).toEqual([{ id: 'acme-a1' }, { withdrawn: 'never sold' }]);
});

test.each(['withdrawn: ', 'withdrawn:', 'Acme A1', ''])('%j is no destination', (value) => {
  expect(movedFile.safeParse({ 'acme-a0': value })).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be an id, or "withdrawn: <reason>"' }] },
  });
});
