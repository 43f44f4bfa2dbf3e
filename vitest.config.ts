import { defineConfig } from 'vitest/config';

const OWN_FOLDER = 'tests/support/own-temporary-folder.ts';
const SHARED_SERVER = 'tests/contract/support/shared-server.ts';
const SHARED_SITE = 'tests/browser/support/shared-site.ts';

/**
 * The milliseconds that anything may take which comes in the end: fifty times what it takes on a machine that
 * does nothing else, for machines of CI are slow and busy. Only what never comes waits so long.
 */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

/** All cases, unless `scripts/test-changed.ts` asks for the short form. */
const LENGTH = { TEST_LENGTH: process.env.TEST_LENGTH ?? 'long' };

/** Tests that need more than the sources. */
const NEEDING_MORE = [
  // A build.
  { name: 'contract', globalSetup: [OWN_FOLDER, SHARED_SERVER] },
  // A build and Chromium.
  { name: 'browser', globalSetup: [OWN_FOLDER, SHARED_SITE] },
  // A build, nginx and Varnish.
  { name: 'cdn' },
  // A build, nginx and Redis.
  { name: 'replicas' },
  // A build, and the machine for itself: others' times are measured.
  {
    name: 'attacks',
    env: LENGTH,
    include: ['tests/long/attacks/*.test.ts'],
    sequence: { groupOrder: 1 },
  },
  // A build, and minutes: what takes long, and with all their cases the tests that everyday runs try with fewer.
  {
    name: 'long',
    testTimeout: 900_000,
    globalSetup: [OWN_FOLDER, SHARED_SERVER, SHARED_SITE],
    env: LENGTH,
    exclude: ['**/node_modules/**', 'tests/long/attacks/**'],
    include: [
      'tests/long/**/*.test.ts',
      'tests/browser/{load-profile,page-kinds}.test.ts',
      'tests/contract/{hardening/floods,mcp/malformed}.test.ts',
      'tests/{api,catalog,mcp,oracle,query}/**/*.property.test.ts',
      'tests/{catalog/simulation/whole-catalog,mcp/tools/results-fit,oracle/alternatives,site/records}.test.ts',
    ],
  },
];

/**
 * Unit tests that read the upper floors: the site, documents and the files of deployment. They are a separate
 * run, so that a change of a page or a document need not wait for the others; what the others may read is in
 * dependency-cruiser.config.js.
 */
const UPPER = [
  'tests/*.test.ts',
  'tests/{deploy,site}/**/*.test.ts',
  'tests/scripts/{long-tests,site-check}/**/*.test.ts',
  'tests/catalog/fields/everywhere.test.ts',
  'tests/mcp/tool-names.test.ts',
];

/** Unit tests need nothing but the sources; the others each lie in a folder of their own. */
export default defineConfig({
  test: {
    // The tests share no state: each file in a world of its own would load the same modules a hundred times.
    isolate: false,
    // Node loads the sources as it does in the service, which takes less than a module runner.
    experimental: { viteModuleRunner: false },
    // Each worker prepares the project's catalog for itself, which takes seconds; other steps take the other cores.
    maxWorkers: 1,
    ...PATIENCE,
    expect: { poll: { timeout: 60_000 } },
    execArgv: [
      // Catalogs are made and dropped all the time: a fifth of a worker's time went into collecting 16 MB at once.
      '--max-semi-space-size=64',
      // These two save a tenth of the processor time. Most code runs too seldom to pay for its optimization, and
      // the collectors of several threads wait for each other, because other steps take the other cores.
      '--no-turbofan',
      '--single-threaded-gc',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: OWN_FOLDER,
          include: ['tests/**/*.test.ts'],
          exclude: [...UPPER, ...NEEDING_MORE.map(({ name }) => `tests/${name}/**`)],
        },
      },
      { test: { name: 'upper', globalSetup: OWN_FOLDER, include: UPPER } },
      ...NEEDING_MORE.map((project) => ({
        test: { globalSetup: OWN_FOLDER, include: [`tests/${project.name}/**/*.test.ts`], ...project },
      })),
    ],
  },
});
