import { expect, test } from 'vitest';
import { explore } from '../../../src/site/finder/answer/explore.ts';
import { firstRequest, isApiHere, readAnswer } from '../../../src/site/finder/first-answer.ts';
import { apiRequest } from '../../../src/site/finder/state/api-request.ts';
import { countsText } from '../../../src/site/match/verdict-words.ts';
import { matchesOf } from '../../support/match.ts';
import { copied, service, stateAt } from '../fixtures.ts';

test.each([
  'min_peak_torque_nm=40&max_weight_g=900&comm=CAN',
  'peak_points=40@115&voltage_v=24',
  'duty=60:2,10:8',
  'comm=CAN&min_ip=54',
  'q=ak80&sort=weight_g',
])('the first answer to %s comes from the operation that the engine would ask', (query) => {
  const { path } = apiRequest(copied, stateAt(query));
  expect(firstRequest(`?${query}&units=lb`).split('?')[0]).toBe(path.split('?')[0]);
});

test('the first answer has the counts and the first rows of the finder', () => {
  const query = 'min_peak_torque_nm=40&max_weight_g=900&comm=CAN';
  const first = readAnswer(matchesOf(service, `${query}&limit=10`));
  const { judgement } = explore(copied, stateAt(query));
  expect(first?.counts).toEqual(judgement?.ranking.counts);
  expect(first?.rows.map(({ id, verdict }) => [id, verdict])).toEqual(
    judgement?.rows
      .slice(0, 10)
      .flatMap(judgement.judgedAt)
      .map(({ actuator, verdict }) => [actuator.id, verdict]),
  );
});

test('a response that is not an answer gives none', () => {
  expect([readAnswer(null), readAnswer({ status: 404 })]).toEqual([null, null]);
});

test('the API is asked only at the origin for which the site was built', () => {
  expect(isApiHere('https://x.example/actuators', 'https://x.example')).toBe(true);
  expect(isApiHere('https://x.example/actuators', 'https://mirror.example')).toBe(false);
  expect(isApiHere('', 'https://x.example')).toBe(false);
});

test('counts add up, and say what of the catalog was judged', () => {
  const counts = { meets: 12, close: 3, unknown: 5, misses: 1389 };
  expect(countsText(counts, 1409)).toBe('12 meet, 3 close, 5 unknown, 1,389 miss: 1,409 in all');
  expect(countsText({ ...counts, misses: 80 }, 1409)).toBe(
    '12 meet, 3 close, 5 unknown, 80 miss: 100 of 1,409 judged',
  );
});
