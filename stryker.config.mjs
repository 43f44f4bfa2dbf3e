/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/support/vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/support/prose.stryker.mjs'],
  ignorers: ['prose'],
  coverageAnalysis: 'perTest',
  mutate: ['src/domain/**/*.ts', 'src/query/**/*.ts', 'src/api/**/*.ts'],
  ignorePatterns: ['/catalog', '/dist', '/docs', '/public', '/reports', '/.astro', '/.wireit', '/scripts', '/src/pages'],
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
};
