import { expect, test } from 'vitest';
import { answerState } from '../../../src/site/finder/answer/answer-state.ts';
import { replacementTexts } from '../../../src/site/finder/replacement.ts';
import { defaultState, withFilters } from '../../../src/site/finder/state/state.ts';
import { copied } from '../fixtures.ts';

/** The question for a replacement of an actuator, and whether the actuator itself meets it. */
function replacing(id: string) {
  const old = copied.actuatorById.get(id);
  if (old === undefined) throw new Error(`The copy has no ${id}.`);
  const texts = replacementTexts(copied, old);
  const { judgement } = answerState(copied, withFilters(defaultState(copied), texts));
  const itself = judgement?.rows.flatMap(judgement.judgedAt).find(({ actuator }) => actuator === old);
  return { texts, verdict: itself?.verdict };
}

test.each(['robotis-xm540-w270-r', 'robotis-h54-200-s500-r', 'robstride-rs03', 'cubemars-ak80-9-v3-0-kv100'])(
  '%s meets the requirements on its own replacement',
  (id) => {
    const { texts, verdict } = replacing(id);
    expect(Object.keys(texts).length).toBeGreaterThan(3);
    expect(verdict).toBe('meets');
  },
);

test('only half of a stall torque is required, at the lower end of the supply', () => {
  const { texts } = replacing('robotis-xm540-w270-r');
  // 10.6 N·m and 30 rpm at 12 V; the supply begins at 10 V.
  expect(Number(texts.min_peak_torque_nm)).toBeCloseTo((10.6 / 2) * (10 / 12), 2);
  expect(texts).toMatchObject({ voltage_v: '10-14.8', max_weight_g: '165', comm: 'RS-485' });
});
