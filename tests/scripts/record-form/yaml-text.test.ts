import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlText } from '../../../scripts/record-form/yaml-text.ts';

const file = {
  name: 'A9: the servo',
  use_cases: ['humanoid', 'robot_arm'],
  specs: { gear_ratio: '9:1', voltage_v: '24-48', comm: ['CAN'], control_modes: ['position', 'velocity'] },
  sources: [
    {
      url: 'https://acme.example/a9',
      accessed: '2026-11-21',
      states: { gear_ratio: '9:1', weight_g: 'Mass: 490 g' },
    },
  ],
};

test('lists of words are on one line; ratios, days and colons are quoted', () => {
  expect(yamlText(file)).toBe(`name: 'A9: the servo'
use_cases: [humanoid, robot_arm]
specs:
  gear_ratio: "9:1"
  voltage_v: 24-48
  comm: [CAN]
  control_modes: [position, velocity]
sources:
  - url: https://acme.example/a9
    accessed: '2026-11-21'
    states:
      gear_ratio: "9:1"
      weight_g: 'Mass: 490 g'
`);
});

test('long texts are folded and read back unchanged', () => {
  const notes = 'A sentence that is repeated. '.repeat(9).trim();
  const text = yamlText({ notes });
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(115);
  expect(parse(text)).toEqual({ notes });
});

test('the text reads back as the value that was written', () => {
  expect(parse(yamlText(file))).toEqual(file);
});
