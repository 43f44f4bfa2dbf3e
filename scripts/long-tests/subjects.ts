/** A group of tests that `npm test` leaves out, with their subject. */
export interface Subject {
  readonly name: string;
  /** Test files or folders. */
  readonly tests: readonly string[];
  /**
   * Files and folders whose change requires these tests; null for tests that only run nightly and before
   * releases, in `npm run test:long`.
   */
  readonly watched: readonly string[] | null;
}

/** A change of one of these files requires all subjects with watched files. */
export const WATCHED_BY_ALL = ['package-lock.json', 'vitest.config.ts', 'tests/contract/support'];

/** Files that read requests, limit them and send answers. */
const SERVER = ['src/server', 'src/serve.ts', 'src/composition', 'src/config.ts', 'src/limits.ts'];

/** The description of the API, and its sources. */
const DESCRIPTION = ['src/api/openapi', 'src/api/schemas', 'src/api/operations.ts'];

/** Every test that `npm test` leaves out is in one row. */
export const SUBJECTS: readonly Subject[] = [
  {
    name: 'nginx and Varnish before the server',
    tests: ['tests/cdn'],
    watched: [...SERVER, 'src/api/http', 'deploy', 'tests/cdn', 'tests/support/steady-load.ts'],
  },
  {
    name: 'replicas with Redis',
    tests: ['tests/replicas'],
    watched: [...SERVER, 'src/query/parameters/cursor.ts', 'deploy', 'tests/replicas'],
  },
  {
    name: 'attacks',
    tests: ['tests/long/attacks'],
    watched: [...SERVER, 'src/query/match', 'src/query/search', 'src/mcp', 'tests/long/attacks'],
  },
  {
    name: "the entry of Astro's adapter",
    tests: ['tests/long/adapter.test.ts'],
    watched: ['astro.config.mjs', 'docs/adapter.md', 'src/pages/_respond.ts', 'tests/long/adapter.test.ts'],
  },
  {
    name: 'signs of life for a supervisor',
    tests: ['tests/long/watchdog.test.ts'],
    watched: ['src/serve.ts', 'src/server/systemd-notify.ts', 'deploy', 'tests/long/watchdog.test.ts'],
  },
  {
    name: 'generated requests to the server',
    tests: ['tests/long/fuzz.test.ts'],
    watched: [...SERVER, ...DESCRIPTION, 'src/api/http', 'src/query/parameters', 'tests/long/fuzz.test.ts'],
  },
  {
    name: 'mixed load with reloads',
    tests: ['tests/long/soak'],
    watched: [...SERVER, 'tests/long/soak'],
  },
  {
    name: 'many clients, slow clients, unread logs',
    tests: ['many-clients', 'slow-clients', 'unread-logs'].map((test) => `tests/long/${test}.test.ts`),
    watched: [
      ...SERVER,
      'tests/long/many-clients.test.ts',
      'tests/long/slow-clients.test.ts',
      'tests/long/unread-logs.test.ts',
    ],
  },
  {
    name: 'npm run dev',
    tests: ['tests/long/dev.test.ts'],
    watched: [
      'astro.config.mjs',
      'package.json',
      'src/composition',
      'src/public-paths-in-development.ts',
      'src/pages/_answer-in-development.ts',
      'tests/long/dev.test.ts',
    ],
  },
  {
    name: 'npm start',
    tests: ['tests/long/npm-start.test.ts'],
    watched: [
      'package.json',
      'scripts/check-settings.ts',
      'src/config.ts',
      'src/serve.ts',
      'src/setting-formats.ts',
      'tests/long/npm-start.test.ts',
    ],
  },
  {
    name: 'the typeface of the site',
    tests: ['tests/long/site-font.test.ts'],
    watched: ['scripts/font', 'tests/long/site-font.test.ts'],
  },
  {
    name: 'a load profile of too many samples',
    tests: ['tests/long/many-samples.test.ts'],
    watched: ['src/query/load-profile', 'tests/long/many-samples.test.ts'],
  },
  {
    name: 'a catalog between two releases',
    tests: ['tests/long/unreleased.test.ts'],
    watched: ['src/catalog/records', 'scripts/catalog', 'tests/long/unreleased.test.ts'],
  },
  {
    name: 'clients from third-party generators, and DuckDB',
    tests: ['tests/long/client'],
    watched: [
      ...DESCRIPTION,
      'src/bulk',
      'src/site/data',
      'src/site/guide',
      'tests/long/client',
      'tests/long/package-lock.json',
    ],
  },
  {
    name: 'the conformance suite, the inspector and the first client of MCP',
    tests: ['tests/long/mcp'],
    watched: [
      'src/mcp',
      'scripts/mcp',
      'tests/contract/mcp/support',
      'tests/long/mcp',
      'tests/long/package-lock.json',
    ],
  },
  {
    name: 'simulators that load the texts of the catalog',
    tests: ['tests/long/simulation'],
    watched: [
      'src/catalog/simulation',
      'src/query/load-profile',
      'tests/long/package-lock.json',
      'tests/long/simulation',
      'tests/support/simulated-catalog.ts',
    ],
  },
  {
    name: 'the finder with 10 000 records',
    tests: ['tests/long/repaint.test.ts'],
    watched: ['src/site/finder/results', 'src/site/client-catalog', 'tests/long/repaint.test.ts'],
  },
  {
    name: 'the kinds of page that npm test leaves out',
    tests: ['tests/browser/page-kinds.test.ts'],
    watched: [
      'src/site',
      'src/pages',
      'scripts/site-check/page-kinds.ts',
      'tests/browser/page-kinds.test.ts',
    ],
  },
  {
    name: 'memory after ten reloads of whole builds',
    tests: ['tests/long/whole-reloads.test.ts'],
    watched: null,
  },
  {
    name: 'the lines of the seeded errors',
    tests: ['tests/long/seeded-errors/seeds.test.ts'],
    watched: null,
  },
  {
    name: 'the markup of every page (npm test reads one in fifty)',
    tests: ['tests/long/whole-site.test.ts'],
    watched: null,
  },
];

/** Tests that run all their cases in `npm run test:long`, and a sample in `npm test`. */
export const FURTHER_CASES =
  'all cases of the properties, generated requests and axe (npm test runs a sample)';
