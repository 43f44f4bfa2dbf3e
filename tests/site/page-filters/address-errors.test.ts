import { describe, expect, test } from 'vitest';
import { readState } from '../../../src/site/finder/state/read-state.ts';
import { addressErrors, ANY_TEXT } from '../../../src/site/page-filters/address-errors.ts';
import { copied } from '../fixtures.ts';

const toldOf = (query: string): readonly string[] =>
  readState(copied, { search: `?${query}`, hash: '' }).errors;

describe('the finder reports the ignored parts of its address', () => {
  test.each([
    ['min_peak_torque_nm=abc', /^min_peak_torque_nm must be a number .*got abc/],
    ['colour=red', /^colour is not a parameter of this page/],
    ['max_wieght_g=900', /Did you mean `max_weight_g`/],
    ['min_peak_torque_nm=100&max_peak_torque_nm=5', /Nothing lies between/],
    ['min_voltage_v=48', /^min_voltage_v is not a parameter of this page/],
    ['unknown=price_usd', /^unknown is not a parameter of this page/],
    ['min_peak_torque_nm=300+lb', /^min_peak_torque_nm must be a number/],
    ['category=qdd', /^category must be some of/],
    ['kt_side=left', /^kt_side must be some of .*motor/],
    ['sort=colour', /^sort must be one of/],
    ['toString=1', /^toString is not a parameter of this page/],
    ['__proto__=x', /^__proto__ is not a parameter of this page/],
    ['torque=40', /^torque is not a parameter of this page/],
    ['min_peak_torque_nm=40&2.name=Hip&2.weigth_g=9', /Did you mean `max_weight_g`/],
    ['weight_g=900', /`max_weight_g`/],
    ['min_peak_torque_nm=4&2.name=Hip&2.valueOf=3', /^valueOf is not a parameter of this page/],
    ['order=desc', /^order needs a sort/],
  ])('%s', (query, told) => {
    expect(toldOf(query)).toEqual([expect.stringMatching(told)]);
  });

  test.each([
    '',
    'q=ak80&min_peak_torque_nm=40+Nm&max_weight_g=0.9+kg&include_unknown=weight_g&backdrivable=true',
    'view=plot&x=weight_g&y=peak_torque_nm&columns=weight_g&variants=all&sort=name&order=desc',
    'kt_side=OUTPUT&min_ip=54&integrated_driver=true&comm=CAN,EtherCAT&comm=RS-485&robot_id=unitree-go2',
    'voltage_v=24-48+V&min_ip=65&units=lbfin&need=40+Nm&peak_torque_kind=stall&ids=unitree-go-m8010-6',
    'name=Knee&count=2&need=40+Nm&min_peak_torque_nm=40&comm=CAN&2.name=Hip&2.duty=60:2,10:8&sort=price_usd',
  ])('and none in %j', (query) => {
    expect(toldOf(query)).toEqual([]);
  });
});

test('a page without filters reports all of them', () => {
  expect(
    addressErrors(new URLSearchParams('ids=a,b&row=different'), { ids: ANY_TEXT, rows: ANY_TEXT }),
  ).toEqual(['row is not a parameter of this page. Did you mean `rows` instead of `row`?']);
});
