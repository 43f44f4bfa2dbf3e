import { expect, test } from 'vitest';
import {
  draftFile,
  draftName,
  missingFields,
  readDraft,
  unstatedFigures,
} from '../../../scripts/record-form/draft.ts';
import { draftOf, FIELDS, FORM, SOUND_VALUES } from './form.ts';

const without = (flag: string) =>
  Object.fromEntries(Object.entries(SOUND_VALUES).filter(([name]) => name !== flag));
const missingFlags = (values: Readonly<Record<string, string>>) =>
  missingFields(FIELDS, draftOf(values)).map(({ flag }) => flag);

test('all invalid answers are reported at once', () => {
  const values = { 'weight-g': 'heavy', verified: 'perhaps', name: 'A9' };
  expect(readDraft(FIELDS, values, ['weight_g', 'price_usd=$20']).problems).toEqual([
    '--verified: found "perhaps", wanted yes or no',
    '--weight-g: found "heavy", wanted a number',
    '--states: found "weight_g", wanted field="words of the source"',
  ]);
});

test('quotes may contain equals signs and line breaks', () => {
  expect(draftOf({}, 'weight_g=m = 490 g\n(bare)').states).toEqual({ weight_g: 'm = 490 g\n(bare)' });
});

test.each(Object.keys(SOUND_VALUES).filter((flag) => flag !== 'peak-torque-nm'))('%s is required', (flag) => {
  expect(missingFlags(without(flag))).toEqual([flag]);
});

test('a rated torque is required only without a peak torque', () => {
  expect(missingFlags(SOUND_VALUES)).toEqual([]);
  expect(missingFlags(without('peak-torque-nm'))).toEqual(['rated-torque-nm']);
  expect(missingFlags({ ...without('peak-torque-nm'), 'rated-torque-nm': '9' })).toEqual([]);
});

test('each figure and each value for filters needs a quote', () => {
  const values = {
    ...SOUND_VALUES,
    'price-usd': '20',
    'voltage-v': '24-48',
    'gear-ratio': '9:1',
    encoder: 'one',
    comm: 'CAN',
    'ip-rating': 'IP54',
  };
  expect(unstatedFigures(FORM, draftOf(values, 'price_usd=$20'))).toEqual([
    'peak_torque_nm',
    'gear_ratio',
    'voltage_v',
    'comm',
    'encoder',
  ]);
});

test('the file has its keys in the order of the schema, with answers in any order', () => {
  const values = { notes: 'Bare.', 'weight-g': '490', ...SOUND_VALUES };
  const answers = new Map(Array.from(draftOf(values).answers).toReversed());
  const file = draftFile(FORM, { answers, states: { peak_torque_nm: '22 N·m' } }, '2026-11-21');
  expect(JSON.stringify(file)).toBe(
    JSON.stringify({
      name: 'A9',
      category: 'smart_servo',
      use_cases: ['humanoid', 'robot_arm'],
      specs: { peak_torque_nm: 22, weight_g: 490 },
      notes: 'Bare.',
      sources: [
        {
          url: 'https://acme.example/a9',
          title: 'A9 data sheet',
          kind: 'manufacturer',
          accessed: '2026-11-21',
          states: { peak_torque_nm: '22 N·m' },
        },
      ],
    }),
  );
});

test('a given day of reading replaces today', () => {
  const draft = draftOf({ ...SOUND_VALUES, 'source-accessed': '2026-01-02' });
  expect(draftFile(FORM, draft, '2026-11-21')).toMatchObject({ sources: [{ accessed: '2026-01-02' }] });
});

test('the file is in the folder of its brand', () => {
  expect(draftName(FORM, draftOf(SOUND_VALUES))).toBe('actuators/acme/a9.yaml');
});
