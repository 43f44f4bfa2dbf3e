import { describe, expect, test } from 'vitest';
import { pinnedAddress } from '../../../src/site/moved/former-pins.ts';
import { movedAddress } from '../../../src/site/moved/moved.ts';

describe('a page that has moved redirects', () => {
  test.each([
    ['/data#quality', { search: '', hash: '' }, '/data#quality'],
    ['/data#releases', { search: '', hash: '#2026.11.27' }, '/data#2026.11.27'],
    [
      '/my-parts?view=compare',
      { search: '?ids=a,b&units=lbf.ft', hash: '' },
      '/my-parts?view=compare&ids=a,b&units=lbf.ft',
    ],
    ['/my-parts', { search: '?motors=a:2', hash: '#notes' }, '/my-parts?motors=a:2#notes'],
    [
      '/actuators',
      { search: '?comm=CAN&comm=EtherCAT,RS-485', hash: '#sizing' },
      '/actuators?comm=CAN&comm=EtherCAT,RS-485#sizing',
    ],
    [
      '/actuators',
      { search: '?id=robotis-xm540-w270-r', hash: '' },
      '/actuators#replace=robotis-xm540-w270-r',
    ],
    [
      '/actuators',
      { search: '?id=a%26b&max_price_usd=300', hash: '' },
      '/actuators?max_price_usd=300#replace=a%26b',
    ],
  ])('to %s with the query and the fragment %j', (to, asked, address) => {
    expect(movedAddress(to, asked)).toBe(address);
  });
});

test.each([
  ['', '#view=cards&pins=a,b', '/my-parts?motors=a,b&view=compare'],
  ['?comm=CAN', '#view=plot&plot=pins&pins=a,b', '/my-parts?motors=a,b&view=plot'],
  ['?pins=a', '', '/my-parts?motors=a&view=compare'],
  ['?comm=CAN', '#pins=', null],
  ['', '#sizing', null],
])('parts in an older address of the finder, %s%s, are my parts at %s', (search, hash, address) => {
  expect(pinnedAddress({ search, hash })).toBe(address);
});
