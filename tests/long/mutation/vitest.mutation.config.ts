import { defineConfig } from 'vitest/config';
import { NearestTestFirst } from './nearest-test-first.ts';

/**
 * The tests of `npm run mutation`: those that mirror the three lower layers. Property tests are excluded,
 * because each sends hundreds of queries. Node loads the files itself, in one worker that ends with the run,
 * so that a mutant takes half a second.
 */
export default defineConfig({
  test: {
    include: ['tests/{catalog,query,api}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // Mutated code counts its own execution, which makes it several times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: NearestTestFirst },
  },
});
