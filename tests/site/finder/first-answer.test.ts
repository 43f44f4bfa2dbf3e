import { expect, test } from 'vitest';
import { answerState } from '../../../src/site/finder/answer/answer-state.ts';
import { isAccepted } from '../../../src/site/finder/first-answer/accepted-parameters.ts';
import { buildAcceptedParameters } from '../../../src/site/finder/first-answer/build-accepted-parameters.ts';
import { firstRequest, isApiHere, readAnswer } from '../../../src/site/finder/first-answer/first-answer.ts';
import { apiRequest } from '../../../src/site/finder/state/api-request.ts';
import { readState } from '../../../src/site/finder/state/read-state.ts';
import { countsText } from '../../../src/site/match/verdict-words.ts';
import { matchesOf } from '../../support/match.ts';
import { copied, service, stateAt } from '../fixtures.ts';
import { countedByApi } from './counted-by-api.ts';

test.each([
  'min_peak_torque_nm=40&max_weight_g=900&comm=CAN',
  'peak_points=40@115&voltage_v=24',
  'duty=60:2,10:8',
  'comm=CAN&min_ip=54',
  'q=ak80&sort=weight_g',
])('the first answer to %s comes from the operation that the engine would use', (query) => {
  const { path } = apiRequest(copied, stateAt(query));
  expect(firstRequest(new URLSearchParams(query)).split('?')[0]).toBe(path.split('?')[0]);
});

const ACCEPTED = buildAcceptedParameters(copied);

test.each([
  'min_peak_torque_nm=40&max_weight_g=900&comm=CAN',
  'min_gear_ratio=9&max_gear_ratio=9.5',
  'peak_points=2@60&voltage_v=12&max_price_usd=60',
  'category=qdd_proprioceptive,smart_servo&brake=true&voltage_v=24-48',
  'country=China&sort=weight_g&order=asc',
  'q=ak80',
  'max_price_usd=60&include_unknown=price_usd',
  'brand=SteadyWin,MAB Robotics&max_weight_g=900',
  'comm=CAN&country=Switzerland&brand=NoSuchMaker',
  'use_case=no_such_use&control_mode=torque&max_weight_g=900',
  'has=price_usd,rated_torque_nm&lacks=country',
  'peak_points=40@115,10@300&margin=1.5&together=false',
  'duty=60@20:2,10:8&external_ratio=2&peak_seconds=5',
  'doubted=false&verified=true&peak_torque_kind=stall',
  'min_ip=65',
])('the first answer to %s is requested, and the API counts like the finder', (query) => {
  const asked = new URLSearchParams(query);
  expect(isAccepted(asked, ACCEPTED)).toBe(true);
  const { judgement, matches } = answerState(copied, stateAt(query));
  expect(countedByApi(service, firstRequest(asked))).toEqual(judgement?.ranking.counts ?? matches.length);
  expect(readState(copied, { search: `?${query}`, hash: '' }).errors).toEqual([]);
});

test.each([
  'min_peak_torque_nm=abc',
  'min_peak_torque_nm=-1',
  'min_peak_torque_nm=40 N·m',
  'min_peak_torque_nm=100&max_peak_torque_nm=5',
  'min_torque=5',
  'comm=',
  'comm=FooBus',
  'brand=,',
  // A list has no margin.
  'margin=1.5&comm=CAN',
  'margin=11&max_weight_g=900',
  'margin=0&max_weight_g=900',
  'duty=0:2',
  'min_ip=75',
  'min_price_date=2026-01-31',
  'has=beauty',
  // Pages do not load it.
  'has=datasheet_url',
  // The page lacks the ids of actuators, and the API refuses unknown ones.
  'ids=unitree-go-m8010-6&max_weight_g=900',
  // The finder cannot filter by it and would then show other actuators.
  'robot_id=unitree-go1',
  'category=smart_servo,banana',
  'brake=maybe',
  'brake=true,false',
  'peak_points=0@60',
  'voltage_v=lots',
  'order=asc',
  'sort=beauty',
  'max_weight_g=900&max_weight_g=800',
  'need=40 N·m',
  'replace=robotis-xm540-w270-r',
  'constructor=1',
])('the first answer to %s is not requested', (query) => {
  expect(isAccepted(new URLSearchParams(query), ACCEPTED)).toBe(false);
});

test('the first answer has the counts and the first rows of the finder', () => {
  const query = 'min_peak_torque_nm=40&max_weight_g=900&comm=CAN';
  const first = readAnswer(matchesOf(service, `${query}&limit=10`));
  const { judgement } = answerState(copied, stateAt(query));
  expect(first?.counts).toEqual(judgement?.ranking.counts);
  expect(first?.rows.map(({ id, verdict }) => [id, verdict])).toEqual(
    judgement?.rows
      .slice(0, 10)
      .flatMap(judgement.judgedAt)
      .map(({ actuator, verdict }) => [actuator.id, verdict]),
  );
});

test('any other response is no answer', () => {
  expect([readAnswer(null), readAnswer({ status: 404 })]).toEqual([null, null]);
});

test('the API is used only at the origin of the built site', () => {
  expect(isApiHere('https://x.example/actuators', 'https://x.example')).toBe(true);
  expect(isApiHere('https://x.example/actuators', 'https://mirror.example')).toBe(false);
  expect(isApiHere('', 'https://x.example')).toBe(false);
});

test('counts add up and state how many actuators were judged', () => {
  const counts = { meets: 12, close: 3, unknown: 5, misses: 1389 };
  expect(countsText(counts, 1409)).toBe('12 meet, 3 close, 5 unknown, 1,389 miss: 1,409 in all');
  expect(countsText({ ...counts, misses: 80 }, 1409)).toBe(
    '12 meet, 3 close, 5 unknown, 80 miss: 100 of 1,409 judged',
  );
});
