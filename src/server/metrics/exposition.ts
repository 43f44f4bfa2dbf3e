import {
  AggregatorRegistry,
  openMetricsContentType,
  prometheusContentType,
  type Registry,
  type RegistryContentType,
} from 'prom-client';

/** The media type of metrics: OpenMetrics, or the older text format of Prometheus. */
export type Form = RegistryContentType;

/** The format for a scraper, by its `Accept` header: OpenMetrics, unless it accepts only the older text. */
export const formFor = (accept = ''): Form =>
  accept.includes('text/plain') && !accept.includes('application/openmetrics-text')
    ? prometheusContentType
    : openMetricsContentType;

/** A metric family in the library's own JSON. */
type Family = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Metric families as text. A registry of the library writes only one format, whose names it uses. */
export async function expose(families: readonly Family[], form: Form): Promise<string> {
  const prepared = families.map((family) => prepare(family, form));
  const registry = AggregatorRegistry.aggregate<Form>([prepared]);
  registry.setContentType(form);
  return registry.metrics();
}

/**
 * Works around two bugs of prom-client 15.1: aggregated counters get the suffix `_total` twice, and start
 * times of processes are lost.
 */
const prepare = ({ name, aggregator, ...family }: Family, form: Form): Family => ({
  ...family,
  name: form === openMetricsContentType ? name.replace(/_total$/, '') : name,
  aggregator: aggregator === 'omit' ? 'max' : aggregator,
});
