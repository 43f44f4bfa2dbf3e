import { expect, test } from 'vitest';
import { slug } from '../../src/catalog/slug.ts';

test.each(['a', 'cubemars-ak80-9', '9', '-', 'unitree-go-m8010-6'])('%j is an id', (text) => {
  expect(slug.safeParse(text).success).toBe(true);
});

test.each(['', 'A', 'ak80_9', 'ak80.9', 'ä', 'a b', 'x.json', 'a/b', 'a\n', '\na', 'a%20'])('%j is no id', (text) => {
  expect(slug.safeParse(text)).toMatchObject({
    success: false,
    error: { issues: [{ message: 'must be lower-case letters, digits and hyphens' }] },
  });
});
