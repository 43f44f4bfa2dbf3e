import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import house from '../../../scripts/lint/house.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });

const DUE = [{ message: 'Say in a comment what it promises.' }];

tester.run('comments', house.rules.comments, {
  valid: [
    '/** Adds. */ export function add(left: number, right: number) { return left + right; }',
    '/** Sums. */ export const SUMS = { one: 1 } as const;',
    '/** Adds. */ export function add(left: 1, right: 1): 2; export function add(left: number, right: number) {}',
    'export const twice = (value: number) => 2 * value;',
    'const SUMS = { one: 1 }; const add = (left: number, right: number) => left + right;',
  ],
  invalid: [
    { code: 'export function add(left: number, right: number) { return left + right; }', errors: DUE },
    { code: '// Adds.\nexport const add = (left: number, right: number) => left + right;', errors: DUE },
    { code: 'export const SUMS = [1, 2];', errors: DUE },
    { code: 'export const SUMS = { one: 1 } as const;', errors: DUE },
    { code: 'export function add(left: 1, right: 1): 2; export function add(left: 1) {}', errors: DUE },
  ],
});

tester.run('no-environment', house.rules['no-environment'], {
  valid: ['import.meta.url'],
  invalid: [{ code: 'import.meta.env.MODE', errors: [{ message: /environment/ }] }],
});

tester.run('no-clock', house.rules['no-clock'], {
  valid: ['new Date(0)'],
  invalid: [{ code: 'new Date()', errors: [{ message: /time is given/ }] }],
});
