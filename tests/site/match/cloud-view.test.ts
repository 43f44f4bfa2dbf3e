import { expect, test } from 'vitest';
import { cloudView, cornersAtJoint } from '../../../src/site/match/profile/cloud-view.ts';
import { markupOf } from '../../support/markup-of.ts';

test('a curve that reaches beyond the samples is clipped, not distorted', () => {
  const reduced = { peak: [{ torque_nm: 10, speed_rpm: 60 }], rated: { torque_nm: 4, speed_rpm: 30 } };
  const corners = [
    { speed_rpm: 0, least_nm: 60, most_nm: 60 },
    { speed_rpm: 200, least_nm: 0, most_nm: 60 },
    { speed_rpm: 200, least_nm: 0, most_nm: 0 },
  ];
  const markup = markupOf(cloudView({ dots: [], reduced: { ...reduced, samples: 1, seconds: 1 }, corners }));
  expect(markup).toContain('<path class="proved" d=M8 -880.8L1319.1 252L8 252Z />');
  expect(markup.match(/class="open"/g)).toHaveLength(1);
});

test('the curve of an actuator is drawn at the joint behind an external stage', () => {
  const corners = [
    { speed_rpm: 0, least_nm: 10, most_nm: null },
    { speed_rpm: 200, least_nm: 4, most_nm: 6 },
  ];
  expect(cornersAtJoint(corners, { ratio: 2, efficiency: 0.5 })).toEqual([
    { speed_rpm: 0, least_nm: 10, most_nm: null },
    { speed_rpm: 100, least_nm: 4, most_nm: 6 },
  ]);
});
