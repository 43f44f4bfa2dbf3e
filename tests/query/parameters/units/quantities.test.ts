import { expect, test } from 'vitest';
import { duty, points } from '../../../../src/query/parameters/operating-point-kind.ts';
import { getMatch, postMatch, problemIn } from '../../../support/match.ts';
import { actuatorEntry, serviceOf } from '../../../support/small-catalog.ts';

const service = serviceOf({ actuators: [actuatorEntry()] });
const hintFor = (query: string) => problemIn(getMatch(service, query)).hint;

test.each([
  ['min_peak_torque_nm=300 lb-in', 'send `min_peak_torque_nm=33.9`'],
  ['max_price_usd=1,5', 'send `max_price_usd=1.5`'],
  ['max_price_usd=300 EUR', 'Prices are in US dollars'],
  ['peak_points=40Nm@12 rad/s', 'send `peak_points=40@114.6`'],
  ['peak_points=40@12 rad/s,300 lb-in@60 rpm', 'send `peak_points=40@114.6,33.9@60`'],
  ['duty=60Nm:2 s,-10@1 rev/s:500ms', 'send `duty=60:2,-10@60:0.5`'],
])('%s is told the number to send', (query, hint) => {
  expect(hintFor(query)).toContain(hint);
});

test('a joint of a body is told the number as a member', () => {
  const answer = problemIn(
    postMatch(service, { joints: [{ name: 'Knee', min_peak_torque_nm: '300 lb-in' }] }),
  );
  expect(answer.hint).toContain('"300 lb-in" is 33.9 N·m: send `"min_peak_torque_nm": 33.9`.');
});

test.each(['40@12 apples', '40Nm@', '-40Nm@12 rad/s', '40@115', ''])(
  '%j has no units to take away',
  (text) => {
    expect(points().withoutUnits?.(text) ?? null).toBeNull();
  },
);

test('seconds and minutes are units of a step', () => {
  expect(duty().withoutUnits?.('10Nm:1min')).toBe('10:60');
  expect(duty().withoutUnits?.('10:1h')).toBeNull();
});
