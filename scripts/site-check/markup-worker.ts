import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { markupErrors } from './markup.ts';

/* Checks the markup of the pages that it is started with, and sends back their errors. */

const pages = z.array(z.object({ path: z.string(), html: z.string() })).parse(workerData);
const errors: string[] = [];
for (const page of pages) errors.push(...(await markupErrors(page)));
parentPort?.postMessage(errors);
