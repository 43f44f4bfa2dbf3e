import { describe, expect, test } from 'vitest';
import { movedAddress } from '../../../src/site/moved/moved.ts';

describe('a page that has moved leads on', () => {
  test.each([
    ['/data#quality', '', '', '/data#quality'],
    ['/data#releases', '', '#2026.11.27', '/data#2026.11.27'],
    ['/my-parts?view=compare', '?ids=a,b&units=lbf.ft', '', '/my-parts?view=compare&ids=a,b&units=lbf.ft'],
    ['/my-parts', '?motors=a:2', '#notes', '/my-parts?motors=a:2#notes'],
  ])('to %s with the query "%s" and the fragment "%s"', (to, search, hash, address) => {
    expect(movedAddress(to, { search, hash })).toBe(address);
  });
});
