import { defineConfig } from 'vitest/config';
import { NearestTestFirst } from './nearest-test-first.ts';

/**
 * The tests by which `npm run mutation` judges the three lower floors: those that mirror them. The laws are
 * left out: each asks hundreds of queries, and a thousand mutants would ask them a thousand times. Node loads
 * the files by itself, all in one worker that ends with the run: a mutant costs half a second.
 */
export default defineConfig({
  test: {
    include: ['tests/{catalog,query,api}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // Mutated code counts what it runs, which takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: NearestTestFirst },
  },
});
