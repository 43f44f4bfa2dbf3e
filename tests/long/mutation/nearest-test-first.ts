import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the mirror test of a mutated file first, then the tests of its folder, because most mutants end there.
 */
export class NearestTestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = this.ctx.config.related?.[0] ?? '';
    const sorted = await super.sort(specifications);
    return sorted.toSorted(
      (left, right) => distance(left.moduleId, mutated) - distance(right.moduleId, mutated),
    );
  }
}

/** The distance of a test from a source file: 0 for its mirror, more for each folder that they do not share. */
function distance(test: string, source: string): number {
  const tested = placeBelow('tests', test);
  const mutated = placeBelow('src', source);
  if (tested.join('/') === mutated.join('/')) return 0;
  const shared = tested.filter((part, index) => part === mutated[index]).length;
  return 1 + Math.max(tested.length, mutated.length) - shared;
}

const placeBelow = (folder: string, path: string): string[] =>
  (path.split(`/${folder}/`).at(-1) ?? '').replace(/(\.test)?\.ts$/, '').split('/');
