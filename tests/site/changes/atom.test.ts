import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import type { Release } from '../../../src/catalog/files/yaml-schemas.ts';
import { atomFeed } from '../../../src/site/changes/atom.ts';
import { releaseSentences } from '../../../src/site/changes/release-text.ts';
import { service } from '../fixtures.ts';
import { childrenNamed, faultsOfFeed } from './atom-grammar.ts';

const BASE_URL = 'https://catalog.example';
const empty = { added: [], changed: {}, moved: {}, withdrawn: {} };
const release: Release = {
  version: '2026.11.21-111111111111',
  actuators: {
    ...empty,
    added: ['acme-a1'],
    changed: { 'acme-a2': { weight_g: [490, 500], verified: [null, true] } },
    withdrawn: { 'acme-a9': 'A & B < "C"' },
  },
  robots: empty,
};
const moving: Release = {
  ...release,
  version: '2026.11.22-222222222222',
  actuators: { ...empty, moved: { 'acme-a0': 'acme-a1' } },
};
const real = service.dataset.releases;

const rootOf = (text: string): XmlElement => {
  const { root } = parseXml(text);
  if (root === null) throw new Error('The feed is empty.');
  return root;
};
const textOf = (element: XmlElement, name: string): string => childrenNamed(element, name)[0]?.text ?? '';
const linksOf = (element: XmlElement): (string | undefined)[][] =>
  childrenNamed(element, 'link').map(({ attributes }) => [attributes.rel, attributes.href]);

describe.each([
  ['no release', []],
  ['a release', [release]],
  ['two releases', [release, moving]],
  ['the real releases', real],
])('the feed of %s', (_name, releases) => {
  const text = atomFeed(BASE_URL, releases);
  const feed = rootOf(text);
  const entries = childrenNamed(feed, 'entry');

  test('is valid by RFC 4287', () => {
    expect(faultsOfFeed(text)).toEqual([]);
  });

  test('links to itself and to its page, each entry to the page of its release', () => {
    expect(linksOf(feed)).toEqual([
      ['self', `${BASE_URL}/changes.atom`],
      ['alternate', `${BASE_URL}/changes`],
    ]);
    expect(entries.map(linksOf)).toEqual(
      releases.toReversed().map(({ version }) => [['alternate', `${BASE_URL}/changes/${version}`]]),
    );
  });

  test('has unique ids', () => {
    const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has the date of its newest entry, which comes first', () => {
    const instants = entries.map((entry) => textOf(entry, 'updated'));
    expect(instants).toEqual(instants.toSorted().toReversed());
    if (instants.length > 0) expect(textOf(feed, 'updated')).toBe(instants[0]);
  });
});

test('an entry describes a release, with markup escaped as HTML and as XML', () => {
  const [entry] = childrenNamed(rootOf(atomFeed(BASE_URL, [release])), 'entry');
  expect(entry && textOf(entry, 'content')).toBe(
    '<p>1 actuator added, 1 actuator changed, 1 actuator withdrawn.</p><p>No robot changed.</p>' +
      '<p>acme-a9 was withdrawn: A &amp; B &lt; &quot;C&quot;.</p><ul><li>acme-a2: Mass: 490 g → 500 g</li></ul>',
  );
});

test('an entry of the real releases names each record with a changed figure', () => {
  const repricedIn = ({ actuators }: (typeof real)[number]) =>
    Object.entries(actuators.changed).flatMap(([id, fields]) => ('price_usd' in fields ? id : []));
  const newestFirst = real.toReversed();
  const place = newestFirst.findIndex((one) => repricedIn(one).length > 10);
  const entry = childrenNamed(rootOf(atomFeed(BASE_URL, real)), 'entry')[place];
  const repriced = newestFirst[place] && repricedIn(newestFirst[place]);
  expect(repriced?.length).toBeGreaterThan(10);
  const content = textOf(entry ?? rootOf('<a/>'), 'content');
  for (const id of repriced ?? []) expect(content).toMatch(new RegExp(`<li>${id}: [^<]*List price`));
});

test('an entry names the new id of a record that moved', () => {
  const [entry] = childrenNamed(rootOf(atomFeed(BASE_URL, [release, moving])), 'entry');
  expect(entry && textOf(entry, 'content')).toBe(
    '<p>1 actuator moved to a new id.</p><p>No robot changed.</p><p>acme-a0 is now acme-a1.</p>',
  );
});

test('every record of the catalog was added by a release, or is not released yet', () => {
  expect(real.length).toBeGreaterThanOrEqual(2);
  const added = new Set(real.flatMap(({ actuators, robots }) => [...actuators.added, ...robots.added]));
  const records = [...service.dataset.actuators, ...service.dataset.robots];
  expect(records.filter(({ id }) => added.has(id)).length).toBeGreaterThan(1500);
});

test('a release has a sentence for each kind of record', () => {
  expect(releaseSentences(release)).toEqual([
    '1 actuator added, 1 actuator changed, 1 actuator withdrawn.',
    'No robot changed.',
  ]);
});

describe('the rules of RFC 4287 find', () => {
  const valid = atomFeed(BASE_URL, [release]);
  const updated = '<updated>2026-11-21T00:00:00Z</updated>';

  test.each([
    ['a feed of another namespace', '2005/Atom', '2003/Atom'],
    ['a feed without author', /<author>.*<\/author>/, ''],
    ['an author without name', /<name>.*<\/name>/, ''],
    ['a second id', /(<id>.*<\/id>)/, '$1$1'],
    ['an entry without title', /(<entry>\s*)<title>.*<\/title>/, '$1'],
    ['an instant that is only a day', updated, '<updated>2026-11-21</updated>'],
    ['a day that does not exist', updated, '<updated>2026-11-41T00:00:00Z</updated>'],
    ['an id that is no address', /<id>.*<\/id>/, '<id>changes</id>'],
    ['a link without address', /(rel="self"[^>]*) href="[^"]*"/, '$1'],
    ['a link of no media type', 'type="text/html"', 'type="html"'],
    ['a second alternate of one type', /(<link rel="alternate".*\/>)/, '$1$1'],
    ['a text of an unknown kind', '<title>', '<title type="markdown">'],
    ['a text with markup in it', '<subtitle>', '<subtitle><b/>'],
    ['content of an unknown kind', 'type="html">', 'type="xml">'],
    ['an element of no feed', '</author>', '</author><pubDate/>'],
  ])('%s', (_name, part, other) => {
    const broken = valid.replace(part, other);
    expect(broken).not.toBe(valid);
    expect(faultsOfFeed(broken)).not.toEqual([]);
  });

  test('an entry with neither content nor alternate', () => {
    const broken = valid.replace(/<content.*<\/content>/, '').replace(/(<entry>[^]*?)<link.*\/>/, '$1');
    expect(faultsOfFeed(broken)).toEqual(['4.1.2: entry has neither content nor alternate']);
  });
});
