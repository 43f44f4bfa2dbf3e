import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bulkPath } from '../../src/bulk/paths.ts';

/** Reads the file that a site publishes at a path; null if there is none. */
export type ReadPublished = (path: string) => Promise<Uint8Array | null>;

/** A file of open data with its bytes. */
export interface OlderFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Reads the files published at an origin, or in a folder of public files. Throws if there is no such folder.
 */
export function publishedAt(place: string): ReadPublished {
  if (/^https?:/.test(place)) return async (path) => answerOf(await fetch(`${place}${path}`));
  if (!existsSync(place))
    throw new Error(`${place}: found no folder, wanted one with the public files of a build.`);
  return (path) => Promise.resolve(existsSync(join(place, path)) ? readFileSync(join(place, path)) : null);
}

async function answerOf(response: Response): Promise<Uint8Array | null> {
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`${response.url}: found status ${response.status}, wanted 200, or 404 for no file.`);
  return response.bytes();
}

const DESCRIPTION = 'datapackage.json';

// A file name without a path.
const described = z.object({
  resources: z.array(z.object({ path: z.string().regex(/^[a-z_]+\.[a-z]+$/), hash: z.string() })),
});

/**
 * The published files of a release; null if it was never published. Throws if one is missing or does not
 * match its data package.
 */
export async function olderFiles(published: ReadPublished, version: string): Promise<OlderFile[] | null> {
  const description = await published(bulkPath(version, DESCRIPTION));
  if (description === null) return null;
  const { resources } = described.parse(JSON.parse(new TextDecoder().decode(description)));
  const files = await Promise.all(
    resources.map(async ({ path: name, hash: wanted }): Promise<OlderFile> => {
      const content = await published(bulkPath(version, name));
      if (content === null)
        throw new Error(`${bulkPath(version, name)}: found no file, but ${DESCRIPTION} names it.`);
      const found = `sha256:${hash('sha256', content)}`;
      if (found !== wanted) throw new Error(`${bulkPath(version, name)}: found ${found}, wanted ${wanted}.`);
      return { name, content };
    }),
  );
  return [...files, { name: DESCRIPTION, content: description }];
}
