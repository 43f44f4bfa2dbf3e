import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The rules of RFC 4287 for an element: its section, the number of each child, and its own content. */
interface ElementRule {
  readonly section: string;
  readonly children?: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** The allowed attributes with their patterns. */
  readonly attributes?: Readonly<Record<string, RegExp>>;
  readonly required?: readonly string[];
  readonly text?: (text: string) => boolean;
}

const ANY = Infinity;
const PERSON = { section: '3.2', children: { name: [1, 1], uri: [0, 1], email: [0, 1] } } as const;
const TEXT = { section: '3.1', attributes: { type: /^(text|html)$/ } };
const DATE = {
  section: '3.3',
  text: (text: string) => RFC_3339.test(text) && !Number.isNaN(Date.parse(text)),
};
const IRI = { text: (text: string) => URL.canParse(text) };

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;.*)?$/;
const LANGUAGE = /^[A-Za-z]{1,8}(-[A-Za-z\d]{1,8})*$/;

/** The elements of an Atom feed (RFC 4287) whose texts are plain or HTML, like ours. */
const GRAMMAR: Readonly<Record<string, ElementRule>> = {
  feed: {
    section: '4.1.1',
    attributes: { xmlns: /^http:\/\/www\.w3\.org\/2005\/Atom$/, 'xml:lang': LANGUAGE, 'xml:base': /./ },
    required: ['xmlns'],
    children: {
      id: [1, 1],
      title: [1, 1],
      updated: [1, 1],
      // Our entries have no authors.
      author: [1, ANY],
      contributor: [0, ANY],
      category: [0, ANY],
      link: [0, ANY],
      generator: [0, 1],
      icon: [0, 1],
      logo: [0, 1],
      rights: [0, 1],
      subtitle: [0, 1],
      entry: [0, ANY],
    },
  },
  entry: {
    section: '4.1.2',
    children: {
      id: [1, 1],
      title: [1, 1],
      updated: [1, 1],
      author: [0, ANY],
      contributor: [0, ANY],
      category: [0, ANY],
      link: [0, ANY],
      content: [0, 1],
      published: [0, 1],
      rights: [0, 1],
      summary: [0, 1],
    },
  },
  author: PERSON,
  contributor: PERSON,
  name: { section: '3.2.1', text: (text) => text !== '' },
  uri: { section: '3.2.2', ...IRI },
  email: { section: '3.2.3', text: (text) => /^[^@]+@[^@]+$/.test(text) },
  title: TEXT,
  subtitle: TEXT,
  rights: TEXT,
  summary: TEXT,
  content: { section: '4.1.3', attributes: { type: /^(text|html)$/ } },
  updated: DATE,
  published: DATE,
  id: { section: '4.2.6', ...IRI },
  icon: { section: '4.2.5', ...IRI },
  logo: { section: '4.2.8', ...IRI },
  category: { section: '4.2.2', attributes: { term: /./, scheme: /:/, label: /./ }, required: ['term'] },
  generator: { section: '4.2.4', attributes: { uri: /:/, version: /./ }, text: (text) => text !== '' },
  link: {
    section: '4.2.7',
    attributes: {
      href: /./,
      rel: /^([a-z-]+|[a-z]+:.+)$/,
      type: MEDIA_TYPE,
      hreflang: LANGUAGE,
      title: /./,
      length: /^\d+$/,
    },
    required: ['href'],
    text: (text) => text === '',
  },
};

/** The errors of an Atom feed, each with its section of RFC 4287. Throws if the feed is not well-formed XML. */
export function faultsOfFeed(text: string): string[] {
  const { root } = parseXml(text);
  if (root?.name !== 'feed') return ['2: the document is no feed'];
  return [root, ...childrenNamed(root, 'entry')].flatMap(faultsOfLinks).concat(faultsOfElement(root));
}

export const childrenNamed = (parent: XmlElement, name: string): XmlElement[] =>
  elementsIn(parent).filter((child) => child.name === name);

const elementsIn = (parent: XmlElement): XmlElement[] =>
  parent.children.filter((child) => child instanceof XmlElement);

function faultsOfElement(element: XmlElement): string[] {
  const { name, attributes, text } = element;
  const rule = GRAMMAR[name];
  if (rule === undefined) return [`6: ${name} is no element of Atom`];
  const elements = elementsIn(element);
  const { section, children = {}, required = [] } = rule;
  const found = [
    ...Object.entries(attributes).flatMap(([key, value]) =>
      rule.attributes?.[key]?.test(value) ? [] : `${key}="${value}"`,
    ),
    ...required.filter((key) => !(key in attributes)).map((key) => `no ${key}`),
    ...Object.entries(children).flatMap(([child, [least, most]]) => {
      const { length } = childrenNamed(element, child);
      return length < least || length > most ? `${length} times ${child}` : [];
    }),
    ...elements.flatMap((child) => (child.name in children ? [] : `a ${child.name} in it`)),
    ...(rule.text?.(text) === false ? [`the text ${text}`] : []),
  ];
  return [...found.map((fault) => `${section}: ${name} has ${fault}`), ...elements.flatMap(faultsOfElement)];
}

/**
 * At most one alternate link for each type and language, and one for an entry without content (4.1.1, 4.1.2).
 */
function faultsOfLinks(element: XmlElement): string[] {
  const alternates = childrenNamed(element, 'link').filter(
    ({ attributes: { rel = 'alternate' } }) => rel === 'alternate',
  );
  const kinds = alternates.map(({ attributes: { type, hreflang } }) => `${type} ${hreflang}`);
  const isEmpty =
    element.name === 'entry' && childrenNamed(element, 'content').length + alternates.length === 0;
  return [
    ...(new Set(kinds).size < kinds.length ? [`4.1: ${element.name} has two alternates of one type`] : []),
    ...(isEmpty ? ['4.1.2: entry has neither content nor alternate'] : []),
  ];
}
