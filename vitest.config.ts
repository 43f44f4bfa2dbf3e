import { defineConfig } from 'vitest/config';

/** Unit tests need nothing but the sources; contract and browser tests need a build and run one file at a time; cdn tests need nginx and Varnish too. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/contract/**', 'tests/browser/**', 'tests/cdn/**'],
        },
      },
      {
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: { name: 'cdn', include: ['tests/cdn/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
      },
      {
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
    ],
  },
});
