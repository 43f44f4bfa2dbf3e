import { z } from 'zod';
import { inWorkers } from '../in-workers.ts';
import type { BuiltPage } from './built-site.ts';

/** The faults of markup of all pages. */
export async function faultsOfAll(pages: readonly BuiltPage[]): Promise<string[]> {
  const answers = await inWorkers(new URL('./markup-worker.ts', import.meta.url), pages);
  return z.array(z.array(z.string())).parse(answers).flat();
}
