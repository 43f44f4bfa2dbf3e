/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/long/mutation/vitest.mutation.config.ts' },
  plugins: [
    './tests/long/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
    './tests/long/mutation/prose.stryker.mjs',
  ],
  ignorers: ['prose'],
  coverageAnalysis: 'perTest',
  mutate: ['src/catalog/**/*.ts', 'src/query/**/*.ts', 'src/api/**/*.ts'],
  ignorePatterns: ['/dist', '/docs', '/public', '/reports', '/.astro', '/.wireit', '/src/pages'],
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
};
