import { Gauge, type Registry } from 'prom-client';
import { isApiPath } from '../../api/routes.ts';
import { digestOf } from '../documents/content.ts';
import type { Documents } from '../documents/documents.ts';
import { countRecords } from '../documents/health.ts';
import type { Served } from './meter.ts';

/** How things stand; read when metrics are scraped. */
export interface Standing {
  inFlight: number;
  served: Served | null;
}

/** THE TABLE of what is read off the standing. */
const READINGS = [
  {
    name: 'http_requests_in_flight',
    help: 'Requests being answered, a scrape itself included.',
    read: ({ inFlight }: Standing) => inFlight,
  },
  {
    name: 'document_cache_bytes',
    help: 'Size of the computed documents that are kept.',
    read: ({ served }: Standing) => served?.cacheSize().bytes ?? 0,
  },
  {
    name: 'document_cache_entries',
    help: 'Computed documents that are kept.',
    read: ({ served }: Standing) => served?.cacheSize().entries ?? 0,
  },
];

/** Registers the gauges of a standing. */
export function registerGauges(registry: Registry, standing: Standing): void {
  for (const { name, help, read } of READINGS)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read(standing));
      },
    });
}

/** Registers what says which build is served; the result tells it of another. */
export function registerBuild(registry: Registry): (documents: Documents) => void {
  const info = new Gauge({
    name: 'catalog_build_info',
    help: 'Always 1: its labels are a digest of the documents served, and how many records they are.',
    labelNames: ['build', 'actuators', 'robots'],
    aggregator: 'max',
    registers: [registry],
  });
  return (documents) => {
    info.reset();
    info.set({ build: buildOf(documents), ...countRecords(documents) }, 1);
  };
}

/** A name of what a build answers: equal builds have equal names on every replica. */
function buildOf(documents: Documents): string {
  const tags = documents.paths.filter(isApiPath).map((path) => `${path} ${documents.find(path)?.identity.tag}`);
  return digestOf(Buffer.from(tags.toSorted().join('\n')));
}
