import astro from 'eslint-plugin-astro';
import jsdoc from 'eslint-plugin-jsdoc';
import perfectionist from 'eslint-plugin-perfectionist';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const IS_LONG = process.env.TEST_LENGTH === 'long';

/** Size limits of the house: a file fits in the head, a function on half a screen. */
const sizes = {
  'max-lines': ['error', 250],
  'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  // `??` counts as a branch; a record of nullable figures has many.
  complexity: ['error', 20],
};

const habits = {
  'no-param-reassign': 'error',
  'prefer-const': 'error',
  eqeqeq: 'error',
};

/** What is asked of every file of TypeScript. */
const plain = {
  ...sizes,
  ...habits,
  // `unknown` comes in, a parsed type goes on: no casts.
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

/** What is asked where types are known. */
const typed = {
  ...plain,
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/prefer-nullish-coalescing': 'off',
  // There are no enums: `erasableSyntaxOnly` refuses them. To look for them took a tenth of the run.
  '@typescript-eslint/no-mixed-enums': 'off',
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
};

/** Only src/config.ts reads the environment: everything else is told. */
const NO_ENVIRONMENT = { object: 'process', property: 'env', message: 'Only src/config.ts reads the environment.' };
const NO_ASTRO_ENVIRONMENT = {
  selector: 'MemberExpression[object.type="MetaProperty"][property.name="env"]',
  message: 'Only src/config.ts reads the environment.',
};

/** Below pages and serve.ts an answer depends on the question and on the catalog alone. */
const NO_CLOCK = 'The time is given to this floor, not read on it.';
const NO_DATE_OF_NOW = { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: NO_CLOCK };
const NO_TIMES = ['Date', 'performance'].map((object) => ({ object, property: 'now', message: NO_CLOCK }));

/** What says in a comment what it promises: exported functions of two or more parameters, and exported tables. */
const COMMENTED = [
  'ExportNamedDeclaration > FunctionDeclaration[params.length>1]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression[params.length>1]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[A-Z][A-Z_]+$/][init.type=/^(Object|Array|TS)/]',
];

/** A claim about the future that nobody waits for cannot fail. */
const NOT_AWAITED = [
  'ExpressionStatement > CallExpression[callee.object.property.name=/^(resolves|rejects)$/]',
  'ExpressionStatement > CallExpression[callee.object.callee.property.name="poll"]',
].map((selector) => ({ selector, message: 'Await this claim.' }));

/** Node and packages, then our own from afar to near; no blank lines between. */
const IMPORT_ORDER = {
  groups: ['side-effect', 'builtin', 'external', 'parent', ['sibling', 'index']],
  newlinesBetween: 0,
  sortSideEffects: false,
};

/** dependency-cruiser does not read `.astro` files: these are the floors that their imports could leave. */
const belowPages = {
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

export default defineConfig(
  { ignores: ['dist/', 'generated/', 'reports/', '.astro/', '.wireit/', '.stryker-tmp/'] },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.astro/*.ts', ...(IS_LONG ? [] : ['tests/**'])],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: typed,
  },
  {
    // What only types tell is asked of tests by `npm run test:long` alone: they are as many lines as the rest.
    files: ['tests/**/*.ts'],
    ignores: IS_LONG ? ['**'] : [],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: plain,
  },
  {
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [astro.configs.recommended],
    rules: { 'max-lines': sizes['max-lines'], ...habits },
  },
  {
    files: ['src/**/*.ts', 'scripts/**/*.ts', 'tests/**/*.ts'],
    plugins: { perfectionist },
    rules: { 'perfectionist/sort-imports': ['error', IMPORT_ORDER] },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.astro'],
    ignores: ['src/config.ts'],
    rules: {
      'no-restricted-properties': ['error', NO_ENVIRONMENT],
      'no-restricted-syntax': ['error', NO_ASTRO_ENVIRONMENT],
    },
  },
  {
    files: ['src/{catalog,query,bulk,api,mcp,site}/**/*.ts', 'src/site/**/*.astro'],
    rules: {
      'no-restricted-properties': ['error', NO_ENVIRONMENT, ...NO_TIMES],
      'no-restricted-syntax': ['error', NO_ASTRO_ENVIRONMENT, NO_DATE_OF_NOW],
    },
  },
  {
    // In the browser it tells the visitor how long an answer took.
    files: ['src/site/guide/run-examples.ts'],
    rules: { 'no-restricted-properties': ['error', NO_ENVIRONMENT] },
  },
  {
    files: ['src/site/**/*.astro'],
    rules: { 'no-restricted-imports': ['error', { patterns: [belowPages] }] },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { contexts: COMMENTED, require: { FunctionDeclaration: false }, publicOnly: true, enableFixer: false },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off', 'no-restricted-syntax': ['error', ...NOT_AWAITED] },
  },
);
