import { z } from 'zod';
import { inWorkers } from '../support/workers/in-workers.ts';
import type { BuiltPage } from './built-site.ts';

/** The errors of markup of all pages. */
export const markupErrorsOfAll = async (pages: readonly BuiltPage[]): Promise<string[]> =>
  (await inWorkers(new URL('./markup-worker.ts', import.meta.url), pages, z.array(z.string()))).flat();
