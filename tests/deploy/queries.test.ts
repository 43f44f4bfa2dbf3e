import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { groupsIn, usesIn } from '../support/promql.ts';
import { exposedNames } from './exposed.ts';

const target = z.object({
  expr: z.string().min(1),
  refId: z.string(),
  datasource: z.object({ uid: z.literal('${datasource}') }),
});
const panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(1),
  description: z.string().optional(),
  gridPos: z.object({ x: z.int().min(0), y: z.int().min(0), w: z.int().min(1).max(24), h: z.int().min(1) }),
  targets: z.array(target).default([]),
});
const dashboard = z.object({
  uid: z.string().min(1),
  title: z.string().min(1),
  schemaVersion: z.int().min(36),
  templating: z.object({
    list: z.array(z.object({ name: z.string(), type: z.string(), definition: z.string().default('') })),
  }),
  annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
  panels: z.array(panel),
});
const rule = z.strictObject({
  alert: z.string().regex(/^Catalog[A-Z]\w+$/),
  expr: z.string().min(1),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(1) }),
});
const alarms = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
});

const { panels, templating, annotations } = dashboard.parse(
  JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')),
);
const rules = alarms
  .parse(parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')))
  .groups.flatMap((group) => group.rules);
const names = await exposedNames();

/** Labels that Prometheus adds, and its own metric. */
const ADDED = ['job', 'instance'];
const OWN_OF_PROMETHEUS = 'up';

/** The names in an expression that the service does not expose. */
function unknownIn(expression: string): string[] {
  const uses = usesIn(expression);
  const known = uses.flatMap(({ metric }) => [...(names.get(metric) ?? [])]);
  const unknownMetrics = uses.flatMap(({ metric }) =>
    names.has(metric) || metric === OWN_OF_PROMETHEUS ? [] : [metric],
  );
  const unknownLabels = [...uses.flatMap(({ labels }) => labels), ...groupsIn(expression)].filter(
    (label) => !known.includes(label) && !ADDED.includes(label),
  );
  return [...unknownMetrics, ...unknownLabels];
}

test('an unknown metric is found', () => {
  expect(unknownIn('sum by (route) (rate(http_requests_total{code="200"}[5m])) / http_requests')).toEqual([
    'http_requests',
    'code',
    'route',
  ]);
});

describe('the dashboard', () => {
  const shown = panels.filter(({ type }) => type !== 'row');

  test.each(shown.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)))(
    '%s queries only exposed metrics: %s',
    (_, expression) => {
      expect(unknownIn(expression)).toEqual([]);
    },
  );

  test('can select replicas and data source, and marks starts', () => {
    expect(templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['job', 'query'],
      ['instance', 'query'],
    ]);
    expect(annotations.list.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
    const asked = templating.list.flatMap(
      ({ definition }) => /^label_values\((\w+)/.exec(definition)?.[1] ?? [],
    );
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  test('shows every metric of ours', () => {
    const used = new Set(
      shown.flatMap(({ targets }) => targets.flatMap(({ expr }) => usesIn(expr))).map(({ metric }) => metric),
    );
    const own = [...names.keys()].filter((name) => !/^(nodejs|process)_/.test(name));
    const unused = own.filter(
      (name) => !used.has(name) && !used.has(name.replace(/_(sum|count)$/, '_bucket')),
    );
    expect(unused).toEqual(['document_cache_entries']);
  });

  test('describes its panels, which have unique ids and do not overlap', () => {
    expect(shown.filter(({ description }) => !description?.endsWith('.')).map(({ title }) => title)).toEqual(
      [],
    );
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.filter(({ gridPos }) => gridPos.x + gridPos.w > 24)).toEqual([]);
  });
});

describe('the alarms', () => {
  test.each(rules.map(({ alert, expr }) => [alert, expr] as const))(
    '%s queries only exposed metrics',
    (_, expression) => {
      expect(unknownIn(expression)).toEqual([]);
      expect(usesIn(expression)).not.toEqual([]);
    },
  );

  test('on memory fires before systemd throttles the process, and long before it kills it', () => {
    const unit = readFileSync('deploy/systemd/robot-actuator-catalog@.service', 'utf8');
    const bytesOf = (name: string): number =>
      Number(new RegExp(`^${name}=(\\d+)M$`, 'm').exec(unit)?.[1]) * 1024 ** 2;
    const alarm = rules.find(({ alert }) => alert === 'CatalogMemoryHigh')?.expr ?? '';
    const threshold = Number(/^process_resident_memory_bytes\{job="catalog"\} > (\S+)$/.exec(alarm)?.[1]);
    expect(threshold).toBeLessThanOrEqual(bytesOf('MemoryHigh'));
    expect(threshold).toBeLessThanOrEqual(0.8 * bytesOf('MemoryMax'));
  });

  test('have unique names, and operations.md says what to do about each', () => {
    const manual = readFileSync('docs/operations.md', 'utf8');
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.filter(({ alert }) => !manual.includes(`| \`${alert}\``)).map(({ alert }) => alert)).toEqual(
      [],
    );
  });
});
