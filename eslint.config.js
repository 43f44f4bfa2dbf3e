import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Size limits of the house: a file fits in the head, a function on half a screen. */
const sizes = {
  'max-lines': ['error', 200],
  'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  // `??` counts as a branch; a record of nullable figures has many.
  complexity: ['error', 20],
};

export default defineConfig(
  { ignores: ['dist/', 'generated/', 'reports/', '.astro/', '.wireit/', '.stryker-tmp/', '**/*.astro'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...sizes,
      'no-param-reassign': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      // `unknown` comes in, a parsed type goes on: no casts.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
