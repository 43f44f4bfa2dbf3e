import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import house from '../../../scripts/lint/own-rules.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });

const DUE = [{ message: 'Write a doc comment that says what callers can rely on.' }];

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
  invalid: [{ code: 'new Date()', errors: [{ message: /time as a parameter/ }] }],
});

const PATTERN_OF_80 = `/${'a'.repeat(78)}/`;

tester.run('short-patterns', house.rules['short-patterns'], {
  valid: [`const short = ${PATTERN_OF_80};`, `const text = '${'a'.repeat(100)}';`],
  invalid: [{ code: `const long = ${PATTERN_OF_80}i;`, errors: [{ message: /named parts/ }] }],
});

tester.run('written-types', house.rules['written-types'], {
  valid: ['type Inside = ReturnType<typeof make>;', 'export interface Made { readonly value: number }'],
  invalid: [
    { code: 'export type Made = Readonly<ReturnType<typeof make>>;', errors: [{ message: /interface/ }] },
    {
      code: 'export const use = (made: ReturnType<typeof make>) => made;',
      errors: [{ message: /interface/ }],
    },
  ],
});

tester.run('named-members', house.rules['named-members'], {
  valid: ['type ByName = Record<string, number>;', 'type ByKey = Record<Key, "one" | "two">;'],
  invalid: [
    { code: "type Box = Record<'left' | 'right', number>;", errors: [{ message: /interface/ }] },
    { code: "type Named = Readonly<Record<'name', string>>;", errors: [{ message: /interface/ }] },
  ],
});

tester.run('flat-literals', house.rules['flat-literals'], {
  valid: ['const both = { ...one, two };', 'const some = { ...(isKnown && { one }) };'],
  invalid: [
    { code: 'const both = { ...{ one, two }, three };', errors: [{ message: /instead of spreading/ }] },
  ],
});

tester.run('one-const', house.rules['one-const'], {
  valid: ['const [one, two] = pair;', 'const one = 1;'],
  invalid: [{ code: 'const [one, two] = [1, 2];', errors: [{ message: /const for each/ }] }],
});
