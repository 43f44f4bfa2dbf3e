import { expect, test } from 'vitest';
import {
  dataSource,
  distinctUrls,
  readIn,
  sourceDomain,
  sourceFile,
  verifiedAgainst,
} from '../../../../src/catalog/fields/evidence/source.ts';
import { sourceStating } from '../../../support/small-catalog.ts';

test.each(['manufacturer', 'paper', 'distributor', 'repository', 'press'] as const)(
  'a source may be of kind %s',
  (kind) => {
    expect(sourceFile.safeParse(sourceStating(['weight_g'], { kind })).success).toBe(true);
  },
);

test.each([
  { kind: 'hearsay' },
  { title: '' },
  { accessed: '21.11.2026' },
  { accessed: '2026-02-30' },
  { url: 'acme.example' },
  { states: { weight_g: '' } },
  { states: { weight_g: 490 } },
  { quality: 'good' },
])('a source with %j is refused', (change) => {
  expect(sourceFile.safeParse({ ...sourceStating(['weight_g']), ...change }).success).toBe(false);
});

test.each([
  ['manufacturer', 'A1 data sheet', "maker's own page"],
  ['manufacturer', 'Product page (figures as tabulated in a public comparison)', 'copy by a third party'],
  ['manufacturer', "Product manual (maker's PDF, copy in a public repository)", "maker's own page"],
  ['paper', 'A low-cost leg', 'paper'],
  ['paper', 'A low-cost leg (transcribed in a public survey)', 'copy by a third party'],
  ['distributor', 'Shop page', 'copy by a third party'],
  ['repository', 'a1.urdf (robot model)', 'repository'],
  ['repository', 'joints.csv (third-party table of joint modules)', 'copy by a third party'],
] as const)('a source of kind %s titled %j was read in a %s', (kind, title, place) => {
  expect(readIn({ kind, title })).toBe(place);
});

test('a record is verified against the maker only if its own quotes state every field', () => {
  const own = sourceStating(['peak_torque_nm', 'weight_g']);
  const copy = (field: string) => sourceStating([field], { kind: 'repository' });
  expect(verifiedAgainst([own, copy('weight_g')])).toBe('maker');
  expect(verifiedAgainst([own, copy('power_w')])).toBe('copy');
});

test('the address of each source is named once, at its first position', () => {
  const sources = ['https://b.example', 'https://a.example', 'https://b.example'].map((url) =>
    sourceStating([], { url }),
  );
  expect(distinctUrls(sources)).toEqual(['https://b.example', 'https://a.example']);
});

test.each([
  ['https://www.cubemars.com/x?y#z', 'cubemars.com'],
  ['https://store.cubemars.com:8443/x', 'store.cubemars.com'],
  ['http://www.www.example/', 'www.example'],
  ['https://wwwroot.example/', 'wwwroot.example'],
  ['https://my.www.example/', 'my.www.example'],
  ['https://WWW.Example/', 'example'],
])('the domain of %s is %s', (url, domain) => {
  expect(sourceDomain(url)).toBe(domain);
});

const paper = sourceStating(['peak_torque_nm'], { kind: 'paper' });
const shop = sourceStating(['peak_torque_nm', 'rated_torque_nm'], { kind: 'distributor' });
const shopOfRatedTorque = sourceStating(['rated_torque_nm'], { kind: 'distributor' });
const maker = sourceStating(['weight_g'], { kind: 'manufacturer' });
const press = sourceStating(['peak_torque_nm'], { kind: 'press' });

test('the data source is the kind of the first source that states the peak torque', () => {
  expect(dataSource([maker, paper, shop])).toBe('paper');
});

test('the data source is a source of the peak torque even if a better one states the rated torque', () => {
  expect(dataSource([shopOfRatedTorque, paper])).toBe('paper');
});

test('the data source is the kind of the source of the rated torque when none states the peak torque', () => {
  expect(dataSource([maker, shopOfRatedTorque])).toBe('distributor');
});

test.each(['manufacturer', 'distributor', 'paper', 'repository'] as const)(
  'the data source may be %s',
  (kind) => {
    expect(dataSource([sourceStating(['peak_torque_nm'], { kind })])).toBe(kind);
  },
);

test('a torque stated only by the press or by no source throws', () => {
  expect(() => dataSource([press])).toThrow('run `npm run check:catalog`');
  expect(() => dataSource([maker])).toThrow('No source but press states the torque');
});
