import { expect, test } from 'vitest';
import { groupsIn, usesIn } from './promql.ts';

test.each([
  ['up == 0', [{ metric: 'up', labels: [] }]],
  ['sum by (le, job) (rate(a_bucket{x="1", y=~"b{}.*"}[5m])) > 1e6', [{ metric: 'a_bucket', labels: ['x', 'y'] }]],
  [
    'histogram_quantile(0.99, a) / b{x!="1"} or vector(0)',
    [
      { metric: 'a', labels: [] },
      { metric: 'b', labels: ['x'] },
    ],
  ],
  [
    'deriv(a[2h]) * 60 > 1e6 and on (instance) time() - b > 4 * 3600',
    [
      { metric: 'a', labels: [] },
      { metric: 'b', labels: [] },
    ],
  ],
  ['rate(a{job=~"$job"}[$__rate_interval])', [{ metric: 'a', labels: ['job'] }]],
])('%s uses its metrics', (expression, uses) => {
  expect(usesIn(expression)).toEqual(uses);
});

test('the labels of groups and joins are found', () => {
  expect(groupsIn('sum by (le, job) (a) / on (instance) sum(b)')).toEqual(['le', 'job', 'instance']);
});
