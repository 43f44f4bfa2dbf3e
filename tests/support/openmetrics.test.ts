import { expect, test } from 'vitest';
import { readOpenMetrics } from './openmetrics.ts';

const GOOD = `# HELP a A.
# TYPE a counter
a_total{x="1",y="q\\"\\\\\\n"} 3
a_total{x="2"} 0
# HELP b B.
# TYPE b gauge
b -1.5e-7
# HELP c C.
# TYPE c histogram
c_bucket{le="0.1"} 1
c_bucket{le="+Inf"} 2
c_sum 3.5
c_count 2
# EOF
`;

test('a good text is read', () => {
  expect(readOpenMetrics(GOOD).map(({ name, type, samples }) => [name, type, samples.length])).toEqual([
    ['a', 'counter', 2],
    ['b', 'gauge', 1],
    ['c', 'histogram', 4],
  ]);
});

test.each([
  ['# EOF\n', ''],
  ['# TYPE a counter\n', ''],
  ['# HELP a A.\n', ''],
  ['a_total{x="2"} 0', 'a{x="2"} 0'],
  ['a_total{x="2"} 0', 'a_total{x="2"} -1'],
  ['a_total{x="2"} 0', 'a_total{x="2"} zero'],
  ['a_total{x="2"} 0', 'a_total{x="2",} 0'],
  ['a_total{x="2"} 0', 'a_total{x="2",x="3"} 0'],
  ['a_total{x="2"} 0', 'a_total{x="2} 0'],
  ['a_total{x="2"} 0', 'a_total{x="2"} 0\na_total{x="2"} 0'],
  ['a_total{x="2"} 0', 'a_total{x="2"} 0\n'],
  ['b -1.5e-7', 'b_total 1'],
  ['# HELP b B.\n# TYPE b gauge', '# HELP b_total B.\n# TYPE b_total gauge'],
  ['# HELP b B.\n# TYPE b gauge\nb -1.5e-7', '# HELP a B.\n# TYPE a gauge\na 1'],
  ['c_bucket{le="0.1"} 1', 'c_bucket{le="0.1"} 3'],
  ['c_count 2', 'c_count 3'],
  ['c_bucket{le="+Inf"} 2\n', ''],
])('with %j made into %j it is refused', (found, made) => {
  expect(GOOD).toContain(found);
  expect(() => readOpenMetrics(GOOD.replace(found, made))).toThrow(/OpenMetrics|EOF/);
});
