import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SUBJECTS, WATCHED_BY_ALL } from '../../../scripts/long-tests/subjects.ts';

const FILES = globSync('tests/**/*.test.ts', { exclude: ['**/node_modules/**'] });

test.each(FILES.filter((file) => /^tests\/(cdn|replicas|long)\//.test(file)))(
  '%s belongs to one subject',
  (file) => {
    const owners = SUBJECTS.filter(({ tests }) =>
      tests.some((place) => file === place || file.startsWith(`${place}/`)),
    );
    expect(owners).toHaveLength(1);
  },
);

describe.each(SUBJECTS)('the subject $name', ({ tests, watched }) => {
  test('has tests, and watches them and existing files', () => {
    expect(tests.filter((place) => !FILES.some((file) => file.startsWith(place)))).toEqual([]);
    if (watched === null) return;
    expect(watched).toEqual(expect.arrayContaining([...tests]));
    expect([...watched, ...WATCHED_BY_ALL].filter((place) => !existsSync(place))).toEqual([]);
  });
});
