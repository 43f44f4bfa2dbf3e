import { describe, expect, test } from 'vitest';
import { changesOf } from '../../../src/api/answers/changes.ts';
import { atomFeed } from '../../../src/site/changes/atom.ts';
import { releaseSentences } from '../../../src/site/changes/release-text.ts';
import { service } from '../fixtures.ts';

const BASE_URL = 'https://catalog.example';
const empty = { added: [], changed: [], moved: [], withdrawn: [] };
const release = {
  version: '2026.11.21-111111111111',
  released: '2026-11-21',
  previous: null,
  actuators: { ...empty, added: ['acme-a1'], withdrawn: [{ id: 'acme-a9', reason: 'A & B < "C"' }] },
  robots: empty,
};
const real = changesOf(service.dataset.releases);

/** An element of XML with its attributes, its text without markup, and the elements in it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Element[];
}

/** Reads the XML that we write: elements, attributes in double quotes, five entities. Throws for what is not well-formed. */
function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  for (const [token] of text.replace(/^<\?xml [^>]*\?>/, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const last = open.at(-1) ?? root;
    const [, close, name = '', rest = '', isEmpty] =
      /^<(\/?)([A-Za-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>$/.exec(token) ?? [];
    if (!token.startsWith('<')) last.text += unescaped(token);
    else if (name === '') throw new Error(`${token} is no tag.`);
    else if (close === '/') {
      if (open.pop()?.name !== name) throw new Error(`${token} closes another element.`);
    } else {
      const pairs = [...rest.matchAll(/ ([a-z:]+)="([^"]*)"/g)].map(([, key = '', value = '']): [string, string] => [
        key,
        unescaped(value),
      ]);
      const element: Element = { name, attributes: Object.fromEntries(pairs), text: '', children: [] };
      last.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  if (open.length > 1) throw new Error('An element is open at the end.');
  return root.children[0] ?? root;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&([^;]{0,8});?/g, (entity, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined) throw new Error(`${entity} is no entity of XML.`);
    return character;
  });

const childrenNamed = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string): string => childrenNamed(element, name)[0]?.text ?? '';
const relationsOf = (element: Element): (string | undefined)[] =>
  childrenNamed(element, 'link').map(({ attributes }) => attributes.rel);

/** RFC 3339, as RFC 4287 asks for. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

describe.each([
  ['no release', []],
  ['a release', [release]],
  ['the real releases', real],
])('the feed of %s', (_name, releases) => {
  const feed = parseXml(atomFeed(BASE_URL, releases));
  const entries = childrenNamed(feed, 'entry');

  test('is an Atom feed with one id, one title, one instant of update and an author (RFC 4287, 4.1.1)', () => {
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    for (const name of ['id', 'title', 'updated', 'author']) expect(childrenNamed(feed, name)).toHaveLength(1);
    expect(textOf(feed, 'updated')).toMatch(INSTANT);
    expect(childrenNamed(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Robot Actuator Catalog']);
  });

  test('links to itself and to its page', () => {
    expect(relationsOf(feed)).toEqual(['self', 'alternate']);
    const hrefs = childrenNamed(feed, 'link').map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual([`${BASE_URL}/changes.atom`, `${BASE_URL}/changes`]);
  });

  test('has entries with one id, one title, one instant and a content (RFC 4287, 4.1.2)', () => {
    expect(entries).toHaveLength(releases.length);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'content']) expect(childrenNamed(entry, name)).toHaveLength(1);
      expect(textOf(entry, 'updated')).toMatch(INSTANT);
      expect(relationsOf(entry)).toEqual(['alternate']);
    }
  });

  test('has ids that are absolute addresses, each its own', () => {
    const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
    expect(ids.filter((id) => !URL.canParse(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('was updated when its newest entry was, and has the newest first', () => {
    const instants = entries.map((entry) => textOf(entry, 'updated'));
    expect(instants).toEqual(instants.toSorted().toReversed());
    if (instants.length > 0) expect(textOf(feed, 'updated')).toBe(instants[0]);
  });
});

test('an entry says what a release did, with characters of markup escaped as HTML and as XML', () => {
  const [entry] = childrenNamed(parseXml(atomFeed(BASE_URL, [release])), 'entry');
  expect(entry && textOf(entry, 'content')).toBe(
    '<p>1 actuator added, 1 actuator withdrawn.</p><p>No robot changed.</p>' +
      '<p>acme-a9 was withdrawn: A &amp; B &lt; &quot;C&quot;.</p>',
  );
});

test('a release is told in a sentence for each kind of record', () => {
  expect(releaseSentences(release)).toEqual(['1 actuator added, 1 actuator withdrawn.', 'No robot changed.']);
});
