import { describe, expect, test } from 'vitest';
import { explorerErrors } from '../../../src/site/explorer/state/address.ts';
import { readState } from '../../../src/site/explorer/state/read-state.ts';
import { addressErrors, ANY_TEXT } from '../../../src/site/filter/address-errors.ts';
import { matchErrors } from '../../../src/site/match/address.ts';
import { readMatchState } from '../../../src/site/match/joint.ts';
import { copied } from '../fixtures.ts';

const inExplorer = (query: string): string[] => {
  const parameters = new URLSearchParams(query);
  return explorerErrors(copied, parameters, readState(copied, parameters));
};

const inMatch = (query: string): string[] => {
  const parameters = new URLSearchParams(query);
  return matchErrors(copied, parameters, readMatchState(parameters));
};

describe('the explorer reports its address', () => {
  test.each([
    ['min_peak_torque_nm=abc', /^min_peak_torque_nm must be a number .*got abc/],
    ['colour=red', /^colour is not a parameter of this page/],
    ['max_wieght_g=900', /Did you mean `max_weight_g`/],
    ['min_peak_torque_nm=100&max_peak_torque_nm=5', /Nothing lies between/],
    ['min_voltage_v=48&max_voltage_v=24', /Nothing lies between .min_voltage_v=48. and .max_voltage_v=24./],
    ['min_peak_torque_nm=300+lb', /^min_peak_torque_nm must be a number/],
    ['category=qdd', /^category must be some of/],
    ['kt_side=left', /^kt_side must be some of .*motor/],
    ['sort=colour', /^sort must be one of/],
    ['toString=1', /^toString is not a parameter of this page/],
    ['__proto__=x', /^__proto__ is not a parameter of this page/],
    ['robot_id=unitree-go2', /^robot_id only the API can be asked: .api.v1.actuators.robot_id=unitree-go2$/],
  ])('%s', (query, told) => {
    expect(inExplorer(query)).toEqual([expect.stringMatching(told)]);
  });

  test.each([
    '',
    'q=ak80&min_peak_torque_nm=40+Nm&max_weight_g=0.9+kg&unknown=weight_g&backdrivable=true,unknown&max_price_usd=',
    'view=plot&x=weight_g&y=peak_torque_nm&columns=weight_g&pins=robstride-rs03&variants=all&sort=name&order=desc',
    'kt_side=OUTPUT&ip_rating=ip54,unknown&integrated_driver=true,false&backdrivable=unknown',
    'comm=CAN,unknown&voltage_v=24-48&min_ip=65&units=lbfin&need=40+Nm&peak_torque_kind=stall',
  ])('nothing of %j', (query) => {
    expect(inExplorer(query.replace('&max_price_usd=', ''))).toEqual([]);
  });
});

describe('the page of matches reports its address', () => {
  test.each([
    ['torque=40', /^torque is not a parameter of this page/],
    ['min_peak_torque_nm=abc&max_weight_g=900', /^min_peak_torque_nm must be a number/],
    ['min_peak_torque_nm=40&2.name=Hip&2.weigth_g=9', /Did you mean `max_weight_g`/],
    ['weight_g=900', /`max_weight_g`/],
    ['max_noise_db=60', /^max_noise_db is not a parameter of this page/],
    ['toString=1', /^toString is not a parameter of this page/],
    ['constructor=x', /^constructor is not a parameter of this page/],
    ['min_peak_torque_nm=4&2.name=Hip&2.valueOf=3', /^valueOf is not a parameter of this page/],
  ])('%s', (query, told) => {
    expect(inMatch(query)).toEqual([expect.stringMatching(told)]);
  });

  test('nothing of a sound one', () => {
    const query = 'name=Knee&count=2&need=40+Nm&min_peak_torque_nm=40&comm=CAN&2.name=Hip&2.duty=60:2,10:8';
    expect(inMatch(`${query}&sort=price_usd&include=discontinued&units=lbfin`)).toEqual([]);
  });
});

test('a page without filters says what it does not have', () => {
  expect(
    addressErrors(new URLSearchParams('ids=a,b&row=different'), { ids: ANY_TEXT, rows: ANY_TEXT }),
  ).toEqual(['row is not a parameter of this page. Did you mean `rows` instead of `row`?']);
});
