/*
 * The floors of the house (ARCHITECTURE.md): imports point down, and no room knows one above it.
 * `.astro` files are not read here; oxlint.config.ts holds their imports.
 */
import longTests from './tests/long/package.json' with { type: 'json' };

/** The rooms of `src` that know things and ask nobody: no Astro, no disk, no network, no environment. */
const PURE = ['catalog', 'query', 'bulk', 'api', 'mcp', 'site'];

/** Rooms: from which other files of `src` each may import. */
const FLOORS = {
  'limits.ts': [],
  catalog: [],
  query: ['limits.ts', 'catalog/'],
  bulk: ['catalog/'],
  api: ['limits.ts', 'catalog/', 'query/', 'bulk/', 'server/document.ts'],
  mcp: ['limits.ts', 'catalog/', 'query/', 'api/', 'server/document.ts'],
  site: ['limits.ts', 'catalog/', 'query/', 'bulk/', 'api/', 'mcp/'],
  server: [],
  'config.ts': ['limits.ts', 'setting-formats.ts', 'server/log.ts'],
  'setting-formats.ts': ['limits.ts'],
  'composition/': [
    'limits.ts',
    'query/match/question/cost.ts',
    'bulk/',
    'api/',
    'mcp/',
    'server/',
    'config.ts',
  ],
};

/** The folders of `src/query`: from which others of them each may import. */
const FLOORS_OF_QUERY = {
  table: [],
  suggest: ['table/'],
  parameters: ['table/', 'suggest/'],
  filters: ['table/', 'parameters/'],
  hints: ['table/', 'parameters/', 'filters/'],
  collection: ['table/', 'suggest/', 'parameters/', 'filters/', 'hints/'],
  list: ['table/', 'parameters/', 'filters/', 'hints/', 'collection/'],
  search: ['table/', 'suggest/', 'parameters/', 'hints/', 'collection/'],
  summary: ['table/', 'parameters/', 'filters/', 'collection/', 'list/'],
  changes: ['table/', 'suggest/', 'parameters/'],
  compare: ['parameters/'],
  alternatives: ['compare/'],
  sizing: ['parameters/'],
  match: ['table/', 'parameters/', 'filters/', 'sizing/'],
  'load-profile': ['parameters/'],
  sentence: ['table/', 'parameters/'],
};

/** The ground of `src/catalog`; evidence, records and what is simulated stand on it side by side. */
const GROUND_OF_CATALOG = {
  lib: [],
  fields: ['lib/'],
  files: ['lib/', 'fields/'],
};

/**
 * The files that import pages or the site, at any remove, and what they are. Unit tests are below them, but for
 * those of the project `upper`. What tools cost is a table that both read.
 */
const UPPER = [
  '^src/pages/',
  '^src/site/(?!guide/mcp/costs[.]ts$)',
  '^src/(middleware|public-paths-in-development)[.]ts$',
  '^scripts/(site-check/|mcp/conformance-document[.]|(check-site|lighthouse|mcp-tokens)[.])',
  '^tests/(site|browser|contract|cdn|replicas|long)/',
  '^tests/support/(guide(-over)?|texts-of-build|print-texts-with-limits)[.]',
  // The unit tests of the project `upper` that lie elsewhere (vitest.config.ts).
  '^tests/(scripts/site-check/|catalog/fields/everywhere[.]|mcp/tool-names[.])',
];

/** The rules of the folders of a room. */
const floorsInside = (room, folders) =>
  Object.entries(folders).map(([folder, below]) => ({
    name: `floor-of-${room}-${folder}`,
    comment: `src/${room}/${folder} imports ${below.length === 0 ? `no other folder of ${room}` : `only ${below.join(', ')} of ${room}`}`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/` },
    to: { path: `^src/${room}/`, pathNot: `^src/${room}/(${[`${folder}/`, ...below].join('|')})` },
  }));

const floors = Object.entries(FLOORS).map(([room, below]) => ({
  name: `floor-of-${room}`,
  comment: `src/${room} imports ${below.length === 0 ? 'nothing else of src' : `only ${below.join(', ')} of src`}`,
  severity: 'error',
  from: { path: `^src/${room}` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...below].join('|')})` },
}));

/** Packages that only the long tests install. */
const LONG = Object.keys(longTests.devDependencies);

export default {
  forbidden: [
    ...floors,
    ...floorsInside('query', FLOORS_OF_QUERY),
    ...floorsInside('catalog', GROUND_OF_CATALOG),
    {
      name: 'known-folders-of-query',
      comment: 'a file of src/query lies in a folder whose floor is stated',
      severity: 'error',
      from: { path: '^src/query/', pathNot: `^src/query/(${Object.keys(FLOORS_OF_QUERY).join('|')})/` },
      to: {},
    },
    {
      name: 'known-rooms',
      comment: 'a file of src lies in a room of the house',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(${[...Object.keys(FLOORS), 'pages', 'serve.ts', 'middleware.ts', 'public-paths-in-development.ts', 'env.d.ts'].join('|')})`,
      },
      to: {},
    },
    {
      name: 'no-circles',
      comment: 'no file imports itself at any remove, types included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'documents-as-types',
      comment: 'the API and MCP take the shape of a document from the server, and no code',
      severity: 'error',
      from: { path: '^src/(api|mcp)/' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-outside',
      comment: 'below pages and serve.ts nothing reaches for Astro, the disk, the network or the process',
      severity: 'error',
      from: { path: `^src/(${PURE.join('|')})/` },
      to: { path: '^(astro(:|$)|node_modules/astro/|(node:)?(fs|process|os|net|http|child_process)($|/))' },
    },
    {
      name: 'out-of-src',
      comment: 'src imports no scripts and no tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'unit-tests-below-the-site',
      comment:
        'only upper files import an upper file: UPPER in this file lists them, and no unit test is among them',
      severity: 'error',
      from: { pathNot: UPPER },
      to: { path: UPPER },
    },
    {
      name: 'built-catalog',
      comment: 'only pages and serve.ts import the built catalog',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/|serve.ts)' },
      to: { path: '^generated/' },
    },
    {
      name: 'production-only',
      comment: 'src imports no package that a production install leaves out',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'what is imported is there, but for the packages of tests/long, which few install',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: `^(astro:|(${LONG.join('|')}|@stryker-mutator/api)(/|$))` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
