/** A group of tests that `npm test` leaves out, with their subject. */
export interface Subject {
  readonly name: string;
  /** The script that runs them, and the test files or folders that it is given. */
  readonly script: 'test:edges' | 'test:long';
  readonly tests: readonly string[];
  /**
   * Files and folders whose change requires these tests; null for tests that only run nightly and before
   * releases, in `npm run test:long`.
   */
  readonly watched: readonly string[] | null;
}

/** A change of these requires all subjects with watched files. */
export const WATCHED_BY_ALL = ['package-lock.json', 'vitest.config.ts', 'tests/contract/support'];

/** Files that read requests, limit them and send answers. */
const SERVER = ['src/server', 'src/serve.ts', 'src/composition', 'src/config.ts', 'src/limits.ts'];

/** The description of the API, and its sources. */
const DESCRIPTION = ['src/api/openapi', 'src/api/schemas', 'src/api/operations.ts'];

/** Every test that `npm test` leaves out is in one row. */
export const SUBJECTS: readonly Subject[] = [
  {
    name: 'nginx and Varnish before the server',
    script: 'test:edges',
    tests: ['tests/cdn'],
    watched: [...SERVER, 'src/api/http', 'deploy', 'tests/cdn', 'tests/support/steady-load.ts'],
  },
  {
    name: 'replicas with Redis',
    script: 'test:edges',
    tests: ['tests/replicas'],
    watched: [...SERVER, 'src/query/parameters/cursor.ts', 'deploy', 'tests/replicas'],
  },
  {
    name: 'attacks',
    script: 'test:long',
    tests: ['tests/long/attacks'],
    watched: [...SERVER, 'src/query/match', 'src/query/search', 'src/mcp', 'tests/long/attacks'],
  },
  {
    name: 'mixed load with reloads',
    script: 'test:long',
    tests: ['tests/long/soak'],
    watched: [...SERVER, 'tests/long/soak'],
  },
  {
    name: 'clients that are many, slow or read no log',
    script: 'test:long',
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
    script: 'test:long',
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
    script: 'test:long',
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
    name: 'a catalog between two releases',
    script: 'test:long',
    tests: ['tests/long/unreleased.test.ts'],
    watched: ['src/catalog/records', 'scripts/catalog', 'tests/long/unreleased.test.ts'],
  },
  {
    name: 'clients that others generate, and DuckDB',
    script: 'test:long',
    tests: ['tests/long/client'],
    watched: [
      ...DESCRIPTION,
      'src/bulk',
      'src/site/guide',
      'tests/long/client',
      'tests/long/package-lock.json',
    ],
  },
  {
    name: 'the conformance suite and the inspector of MCP',
    script: 'test:long',
    tests: ['tests/long/mcp'],
    watched: ['src/mcp', 'scripts/mcp', 'tests/long/mcp', 'tests/long/package-lock.json'],
  },
  {
    name: 'memory after ten reloads of whole builds',
    script: 'test:long',
    tests: ['tests/long/whole-reloads.test.ts'],
    watched: null,
  },
  {
    name: 'the lines of the seeded errors',
    script: 'test:long',
    tests: ['tests/long/seeded-errors/seeds.test.ts'],
    watched: null,
  },
  {
    name: 'every page, of which npm test draws one in fifteen',
    script: 'test:long',
    tests: ['tests/long/whole-site.test.ts'],
    watched: null,
  },
];

/** Tests of which `npm run test:long` runs all cases, and everyday runs a sample. */
export const FURTHER_CASES =
  'all cases of the properties, of generated requests and of axe, of which npm test has a share';
