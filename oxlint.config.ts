import { defineConfig, type DummyRuleMap } from 'oxlint';

/** Size limits of the house: a file fits in the head, a function on half a screen. */
const sizes: DummyRuleMap = {
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', { max: 55, skipComments: true, skipBlankLines: true }],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  // `??` counts as a branch; a record of nullable figures has many.
  complexity: ['error', 20],
};

const habits: DummyRuleMap = {
  'no-param-reassign': 'error',
  'prefer-const': 'error',
  eqeqeq: 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-array-constructor': 'error',
  'no-empty-function': 'error',
  'no-useless-constructor': 'error',
  'no-var': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
};

/**
 * Rules that typescript-eslint calls strict and stylistic, beyond those of `correctness`. Not
 * `prefer-optional-chain`: Oxlint's also asks for chains that TypeScript refuses.
 */
const STRICT = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-definitions',
  'dot-notation',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
];

const types: DummyRuleMap = {
  ...Object.fromEntries(STRICT.map((rule) => [`typescript/${rule}`, 'error'])),
  // `unknown` comes in, a parsed type goes on: no casts.
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

/** Code is spelled out: types, members, values and patterns have names of their own. */
const SPELLED_OUT: DummyRuleMap = {
  'house/short-patterns': 'error',
  'house/written-types': 'error',
  'house/named-members': 'error',
  'house/flat-literals': 'error',
  'house/one-const': 'error',
};

/** Only src/config.ts reads the environment: everything else is told. */
const NO_ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Only src/config.ts reads the environment.',
};

/** Below pages and serve.ts an answer depends on the question and on the catalog alone. */
const NO_TIMES = ['Date', 'performance'].map((object) => ({
  object,
  property: 'now',
  message: 'The time is given to this floor, not read on it.',
}));

/** dependency-cruiser does not read `.astro` files: these are the floors that their imports could leave. */
const BELOW_PAGES = {
  group: [
    '**/pages/**',
    '**/server/**',
    '**/serve.ts',
    '**/config.ts',
    '**/scripts/**',
    '**/tests/**',
    '**/generated/**',
  ],
  message: 'Parts of pages take what they show as props.',
};

export default defineConfig({
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'generated/', 'reports/', '.astro/', '.wireit/', '.stryker-tmp/'],
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lint/own-rules.ts'],
  categories: { correctness: 'error' },
  // Texts are sorted by their letters.
  rules: { ...sizes, ...habits, 'typescript/require-array-sort-compare': 'off' },
  overrides: [
    { files: ['**/*.ts'], rules: types },
    {
      files: ['src/**/*.{ts,astro}'],
      excludeFiles: ['src/config.ts'],
      rules: {
        'no-restricted-properties': ['error', NO_ENVIRONMENT],
        'house/no-environment': 'error',
        'house/comments': 'error',
      },
    },
    {
      files: ['src/{catalog,query,bulk,api,mcp,site}/**/*.ts', 'src/site/**/*.astro'],
      rules: {
        'no-restricted-properties': ['error', NO_ENVIRONMENT, ...NO_TIMES],
        'house/no-clock': 'error',
      },
    },
    {
      // Typed arrays are read in index loops there (docs/decisions/115).
      files: ['src/query/{table,match,suggest}/**/*.ts'],
      rules: { 'typescript/prefer-for-of': 'off' },
    },
    {
      // In the browser it shows the visitor how long an answer took.
      files: ['src/site/guide/code-buttons.ts'],
      rules: { 'no-restricted-properties': ['error', NO_ENVIRONMENT] },
    },
    {
      files: ['src/site/**/*.astro'],
      rules: { 'no-restricted-imports': ['error', { patterns: [BELOW_PAGES] }] },
    },
    {
      files: [
        'src/*.ts',
        'src/{catalog,api,bulk,composition,mcp,pages,server}/**/*.ts',
        '{scripts,deploy}/**/*.ts',
      ],
      rules: SPELLED_OUT,
    },
    {
      files: ['tests/**/*.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
  ],
});
