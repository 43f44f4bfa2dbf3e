import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { markupFaults } from './markup.ts';

/* Checks the markup of the pages that it is started with, and sends back their faults. */

const pages = z.array(z.object({ path: z.string(), html: z.string() })).parse(workerData);
const faults: string[] = [];
for (const page of pages) faults.push(...(await markupFaults(page)));
parentPort?.postMessage(faults);
