import {
  AggregatorRegistry,
  openMetricsContentType,
  prometheusContentType,
  type RegistryContentType,
} from 'prom-client';
import { z } from 'zod';

/** The media type of metrics: OpenMetrics, or the older text format of Prometheus. */
export type Form = RegistryContentType;

/** The form for a scraper, by its `Accept` header: OpenMetrics, unless it takes the older text alone. */
export const formFor = (accept = ''): Form =>
  accept.includes('text/plain') && !accept.includes('application/openmetrics-text')
    ? prometheusContentType
    : openMetricsContentType;

/** Metric families in the library's own JSON; only what is read here is checked. */
const families = z.array(z.looseObject({ name: z.string(), type: z.string(), aggregator: z.string() }));

type Family = z.infer<typeof families>[number];

/**
 * Metric families as text. They are given as plain JSON, so that counts that were not made by the library can
 * be among them.
 */
export async function expose(given: readonly unknown[], form: Form): Promise<string> {
  const prepared = families.parse(given).map((family) => prepare(family, form));
  const registry = AggregatorRegistry.aggregate<Form>([prepared]);
  registry.setContentType(form);
  return registry.metrics();
}

/**
 * Makes up for two traits of prom-client 15.1: aggregated counters get their `_total` twice, and starts of
 * processes get lost.
 */
function prepare(family: Family, form: Form): Family {
  const isStripped = form === openMetricsContentType && family.type === 'counter';
  return {
    ...family,
    name: isStripped ? family.name.replace(/_total$/, '') : family.name,
    aggregator: family.aggregator === 'omit' ? 'max' : family.aggregator,
  };
}
