import { defineConfig } from 'vitest/config';

const OWN_FOLDER = 'tests/support/own-temporary-folder.ts';
const SHARED_SERVER = 'tests/contract/support/shared-server.ts';

/** Tests that need more than the sources, with the milliseconds that a test and a hook may take. */
const NEEDING_MORE = [
  // A build.
  { name: 'contract', testTimeout: 60_000, hookTimeout: 60_000, globalSetup: [OWN_FOLDER, SHARED_SERVER] },
  // A build and Chromium.
  {
    name: 'browser',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: [OWN_FOLDER, 'tests/browser/support/shared-site.ts'],
  },
  // A build, nginx and Varnish.
  { name: 'cdn', testTimeout: 120_000, hookTimeout: 60_000 },
  // A build, nginx and Redis.
  { name: 'replicas', testTimeout: 180_000, hookTimeout: 180_000 },
  // A build, and the machine for itself: others' times are measured.
  {
    name: 'attacks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    include: ['tests/long/attacks/*.test.ts'],
    sequence: { groupOrder: 1 },
  },
  // A build, and minutes: what takes long, and with all their cases the tests that everyday runs try with fewer.
  {
    name: 'long',
    testTimeout: 480_000,
    hookTimeout: 300_000,
    globalSetup: [OWN_FOLDER, SHARED_SERVER],
    env: { TEST_LENGTH: 'long' },
    exclude: ['**/node_modules/**', 'tests/long/attacks/**'],
    include: [
      'tests/long/**/*.test.ts',
      'tests/contract/{fuzz,hardening/floods,mcp/malformed}.test.ts',
      'tests/{api,catalog,mcp,oracle,query}/**/*.property.test.ts',
      'tests/mcp/tools/results-fit.test.ts',
    ],
  },
];

/** Unit tests need nothing but the sources; the others each lie in a folder of their own. */
export default defineConfig({
  test: {
    // The tests share no state: each file in a world of its own would load the same modules a hundred times.
    isolate: false,
    // Node loads the sources as it does in the service, which takes less than a module runner.
    experimental: { viteModuleRunner: false },
    // Catalogs are made and dropped all the time: a fifth of a worker's time went into collecting 16 MB at once.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: OWN_FOLDER,
          include: ['tests/**/*.test.ts'],
          // Twenty times what the slowest takes: machines of CI are busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          exclude: NEEDING_MORE.map(({ name }) => `tests/${name}/**`),
        },
      },
      ...NEEDING_MORE.map((project) => ({
        test: { globalSetup: OWN_FOLDER, include: [`tests/${project.name}/**/*.test.ts`], ...project },
      })),
    ],
  },
});
