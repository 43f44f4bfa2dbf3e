import { defineConfig } from 'vitest/config';

/** The tests by which `npm run mutation` judges the three lower floors: those that mirror them. */
export default defineConfig({
  test: {
    include: ['tests/{domain,query,api}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    experimental: { viteModuleRunner: false },
  },
});
