import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { probe } from './probe.ts';

/* Probes the server whose address it is started with, until it is told to stop, and sends back what it noticed. */

if (parentPort === null)
  throw new Error('scripts/lab/attack/probe-worker.ts runs in a thread of scripts/lab/attack/probe.ts.');
const { stop } = probe(z.string().parse(workerData));
await once(parentPort, 'message');
parentPort.postMessage(await stop());
parentPort.close();
