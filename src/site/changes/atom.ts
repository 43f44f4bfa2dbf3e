import type { CatalogRelease } from '../../api/schemas/changes.ts';
import { PATHS } from '../paths.ts';
import { releaseSentences, releaseTitle } from './release-text.ts';

/** Where the feed of releases lies. */
export const FEED_PATH = '/changes.atom';

/** The media type of the feed (RFC 4287). */
export const FEED_TYPE = 'application/atom+xml';

/** The releases of the catalog as an Atom feed (RFC 4287), the newest first. */
export function atomFeed(baseUrl: string, releases: readonly CatalogRelease[]): string {
  const page = `${baseUrl}${PATHS.changes}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <title>Robot Actuator Catalog: releases</title>',
    '  <subtitle>What each release of the catalog added, changed, moved and withdrew.</subtitle>',
    `  <id>${escaped(page)}</id>`,
    `  <link rel="self" type="${FEED_TYPE}" href="${escaped(`${baseUrl}${FEED_PATH}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `  <updated>${instantOf(releases[0]?.released ?? '1970-01-01')}</updated>`,
    '  <author><name>Robot Actuator Catalog</name></author>',
    '  <rights>Figures are facts; the catalog’s own wording is licensed CC BY 4.0.</rights>',
    ...releases.flatMap((release) => entryOf(release, page)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(release: CatalogRelease, page: string): string[] {
  const { version, released, actuators, robots } = release;
  const address = escaped(`${page}#${version}`);
  const leaving = [...actuators.withdrawn, ...robots.withdrawn].map(
    ({ id, reason }) => `${id} was withdrawn: ${reason}.`,
  );
  const moving = [...actuators.moved, ...robots.moved].map(({ from, to }) => `${from} is now ${to}.`);
  const content = [...releaseSentences(release), ...moving, ...leaving]
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('');
  return [
    '  <entry>',
    `    <title>${escaped(`${releaseTitle(release)} (${version})`)}</title>`,
    `    <id>${address}</id>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <updated>${instantOf(released)}</updated>`,
    `    <content type="html">${escaped(content)}</content>`,
    '  </entry>',
  ];
}

const instantOf = (day: string): string => `${day}T00:00:00Z`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
