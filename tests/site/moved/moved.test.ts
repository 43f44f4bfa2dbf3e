import { describe, expect, test } from 'vitest';
import { movedAddress } from '../../../src/site/moved/moved.ts';

describe('a page that has moved leads on', () => {
  test.each([
    ['/data#quality', { search: '', hash: '' }, '/data#quality'],
    ['/data#releases', { search: '', hash: '#2026.11.27' }, '/data#2026.11.27'],
    [
      '/my-parts?view=compare',
      { search: '?ids=a,b&units=lbf.ft', hash: '' },
      '/my-parts?view=compare&ids=a,b&units=lbf.ft',
    ],
    ['/my-parts', { search: '?motors=a:2', hash: '#notes' }, '/my-parts?motors=a:2#notes'],
  ])('to %s with the query and the fragment %j', (to, asked, address) => {
    expect(movedAddress(to, asked)).toBe(address);
  });
});
