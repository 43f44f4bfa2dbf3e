import { expect, test } from 'vitest';
import { traceOf } from '../../../src/server/http/trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const ANY_ID: unknown = expect.stringMatching(/^[\da-f]{32}$/);

test.each([
  `00-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-00`,
  `00-${TRACE}-${SPAN}-ff`,
  `01-${TRACE}-${SPAN}-01`,
  `fe-${TRACE}-${SPAN}-01-what-a-later-version-adds`,
  `cc-${TRACE}-${SPAN}-01-`,
])('%s is continued', (traceparent) => {
  expect(traceOf({ traceparent })).toEqual({ trace_id: TRACE, parent_id: SPAN });
});

test.each([
  ['nothing', undefined],
  ['an empty value', ''],
  ['a list, for the header came twice', [`00-${TRACE}-${SPAN}-01`]],
  ['two values in one', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
  ['the forbidden version', `ff-${TRACE}-${SPAN}-01`],
  ['more than version 00 has', `00-${TRACE}-${SPAN}-01-more`],
  ['a hyphen too many', `00-${TRACE}-${SPAN}-01-`],
  ['no hyphen before the rest', `01-${TRACE}-${SPAN}-01more`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['a trace too short', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ['a trace too long', `00-${TRACE}0-${SPAN}-01`],
  ['a span too short', `00-${TRACE}-${SPAN.slice(1)}-01`],
  ['no flags', `00-${TRACE}-${SPAN}`],
  ['flags of one digit', `00-${TRACE}-${SPAN}-1`],
  ['letters that are no digits', `00-${TRACE.replace('4', 'g')}-${SPAN}-01`],
  ['a line break', `00-${TRACE}-${SPAN}-01\n`],
  ['a line break in a later version', `01-${TRACE}-${SPAN}-01-\n{"level":60}`],
  ['a space in front', ` 00-${TRACE}-${SPAN}-01`],
])('%s begins a new trace', (_, traceparent) => {
  const trace = traceOf({ traceparent });
  expect(trace).toEqual({ trace_id: ANY_ID });
  expect(trace.trace_id).not.toBe(TRACE);
});

test('new traces have different ids', () => {
  const ids = Array.from({ length: 10_000 }, () => traceOf({}).trace_id);
  expect(new Set(ids).size).toBe(ids.length);
});
