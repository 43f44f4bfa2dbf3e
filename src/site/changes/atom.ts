import { CATALOG_TITLE, type Release } from '../../catalog/files/yaml-schemas.ts';
import { releaseDay } from '../../catalog/records/release.ts';
import { RIGHTS } from '../../catalog/records/rights.ts';
import { escaped } from '../format.ts';
import { RELEASES_PATH, releasePath } from '../paths.ts';
import { recordsWithOtherFigures, releaseSentences, releaseTitle } from './release-text.ts';

/** The path of the feed of releases. */
export const FEED_PATH = '/changes.atom';

/** The media type of the feed (RFC 4287). */
export const FEED_TYPE = 'application/atom+xml';

/** The releases of the catalog as an Atom feed (RFC 4287), the newest first. */
export function atomFeed(baseUrl: string, releases: readonly Release[]): string {
  const page = `${baseUrl}${RELEASES_PATH}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${CATALOG_TITLE}: releases</title>`,
    '  <subtitle>Records added, changed, moved and withdrawn in each release of the catalog.</subtitle>',
    `  <id>${escaped(page)}</id>`,
    `  <link rel="self" type="${FEED_TYPE}" href="${escaped(`${baseUrl}${FEED_PATH}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `  <updated>${instantOf(releases.at(-1))}</updated>`,
    `  <author><name>${CATALOG_TITLE}</name></author>`,
    `  <rights>${escaped(RIGHTS.map(({ says }) => says).join(' '))}</rights>`,
    ...releases.toReversed().flatMap((release) => entryOf(release, baseUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(release: Release, baseUrl: string): string[] {
  const { version } = release;
  return [
    '  <entry>',
    `    <title>${escaped(releaseTitle(release))}</title>`,
    `    <id>${escaped(`${baseUrl}${RELEASES_PATH}#${version}`)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escaped(`${baseUrl}${releasePath(version)}`)}"/>`,
    `    <updated>${instantOf(release)}</updated>`,
    `    <content type="html">${escaped(contentOf(release))}</content>`,
    '  </entry>',
  ];
}

/** A release as HTML. Added ids and changes in evidence are only on its page. */
function contentOf(release: Release): string {
  const kinds = [release.actuators, release.robots];
  const moved = kinds.flatMap((kind) =>
    Object.entries(kind.moved).map(([from, to]) => `${from} is now ${to}.`),
  );
  const withdrawn = kinds.flatMap((kind) =>
    Object.entries(kind.withdrawn).map(([id, reason]) => `${id} was withdrawn: ${reason}.`),
  );
  const paragraphs = [...releaseSentences(release), ...moved, ...withdrawn].map(
    (text) => `<p>${escaped(text)}</p>`,
  );
  const items = kinds
    .flatMap(({ changed }) => recordsWithOtherFigures(changed))
    .map(({ id, lines }) => `<li>${escaped(`${id}: ${lines.join('; ')}`)}</li>`);
  return [...paragraphs, ...(items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`])].join('');
}

const instantOf = (release: Release | undefined): string =>
  `${release === undefined ? '1970-01-01' : releaseDay(release)}T00:00:00Z`;
