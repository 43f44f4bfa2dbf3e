import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { PLACES } from '../../api/links.ts';
import { loadAstroHandler, type AstroHandler } from '../astro.ts';
import { buildStamp } from './build-stamp.ts';
import type { Documents } from './documents.ts';
import { loadDocuments } from './load-documents.ts';

/** What a build made. */
export interface Distribution {
  readonly documents: Documents;
  readonly handler: AstroHandler;
}

/** What loading a build gave; a fault says what to do. */
export type DistributionReading =
  { readonly ok: true; readonly distribution: Distribution } | { readonly ok: false; readonly fault: string };

/** Loads what a build made into a folder, if it is whole and was built for this base URL. */
export async function loadDistribution(folder: string, baseUrl: string): Promise<DistributionReading> {
  const client = join(folder, 'client');
  const entry = join(folder, 'server', 'entry.mjs');
  const absent = [client, entry].find((path) => !existsSync(path));
  if (absent !== undefined) return refuse(`${absent} is missing: run \`npm run build\`.`);
  const documents = loadDocuments(client);
  const builtFor = baseUrlOf(documents);
  if (builtFor === null) return refuse(`${client} holds no index of the API: run \`npm run build\`.`);
  if (builtFor !== baseUrl) return refuse(mismatch(builtFor, baseUrl));
  try {
    return { ok: true, distribution: { documents, handler: await loadAstroHandler(entryUrl(entry, client)) } };
  } catch (error) {
    return refuse(`${entry} cannot be loaded (${oneLine(error)}): run \`npm run build\`.`);
  }
}

/**
 * Node loads each address once. The stamp makes the entry of a build that took the place of another in the same folder
 * another address; the chunks that it imports bear a hash of their content in their names.
 */
function entryUrl(entry: string, client: string): URL {
  const url = pathToFileURL(entry);
  url.searchParams.set('build', buildStamp(client));
  return url;
}

const refuse = (fault: string): DistributionReading => ({ ok: false, fault });

const mismatch = (builtFor: string, baseUrl: string): string =>
  `BASE_URL is ${baseUrl}, but the documents were built for ${builtFor}: run \`BASE_URL=${baseUrl} npm run build\`, or start with BASE_URL=${builtFor}.`;

const index = z.object({ base_url: z.string() });

function baseUrlOf(documents: Documents): string | null {
  const kept = documents.find(PLACES.index);
  return kept && index.parse(JSON.parse(kept.identity.bytes.toString())).base_url;
}

/** The message of an error without what follows its first line. */
export const oneLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join('');
