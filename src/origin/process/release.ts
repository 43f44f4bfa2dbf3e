import type { Config } from '../../config.ts';
import { answerByAstro } from '../astro.ts';
import { loadDistribution, oneLine, type Distribution } from '../documents/distribution.ts';
import { countRecords, type Counts } from '../documents/health.ts';
import type { Limit } from '../limit/limit.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/meter.ts';
import { createOrigin, type Handle } from '../origin.ts';
import { realFolder } from '../documents/real-folder.ts';
import { warmUp } from './warm-up.ts';

/** A build that is ready to be served. */
export interface Release {
  /** Where it really lies, whatever links lead there. */
  readonly folder: string;
  readonly handle: Handle;
  readonly counts: Counts;
}

/** What opening a build gave; a fault says what to do. */
export type ReleaseReading =
  { readonly ok: true; readonly release: Release } | { readonly ok: false; readonly fault: string };

/** What a release is served with. The limit is that of the process: it outlives the release. */
export interface Surroundings {
  readonly config: Config;
  readonly limit: Limit | null;
  readonly log: Log;
  readonly metrics: Metrics | null;
}

/** Loads a build, with caches of its own, and has it answer each kind of question once. */
export async function openRelease(path: string, surroundings: Surroundings): Promise<ReleaseReading> {
  const folder = realFolder(path);
  const loaded = await loadDistribution(folder, surroundings.config.baseUrl);
  if (!loaded.ok) return loaded;
  const { documents } = loaded.distribution;
  try {
    const handle = await handleOf(loaded.distribution, surroundings);
    return { ok: true, release: { folder, handle, counts: countRecords(documents) } };
  } catch (error) {
    return { ok: false, fault: `The build does not answer (${oneLine(error)}): run \`npm run build\`.` };
  }
}

async function handleOf({ documents, handler }: Distribution, surroundings: Surroundings): Promise<Handle> {
  const answer = answerByAstro(handler);
  await warmUp(answer, documents);
  return createOrigin({ ...surroundings, documents, answer, clock: () => performance.now() });
}
