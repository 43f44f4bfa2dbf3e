import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const readme = readFileSync('README.md', 'utf8');
const api = useApi();

/** Lines of an answer without their indentation, and without the comma that depends on what follows. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && line !== '…');

test("the README's first request is answered as the README says", async () => {
  const [, target = ''] = /curl 'http:\/\/localhost:4321(\/[^']+)'/.exec(readme) ?? [];
  const [, shown = ''] = /```json\n([\s\S]+?)```/.exec(readme) ?? [];
  const answer = linesOf(JSON.stringify(await api().json(target), null, 2));
  expect(linesOf(shown).length).toBeGreaterThan(15);
  expect(answer).toEqual(expect.arrayContaining(linesOf(shown)));
});

test('the README counts the actuators, makers and robots that the API has', async () => {
  const { text } = await api().get('/api/v1/brands');
  const makers = text.split('"name"').length - 1;
  const [, actuators, brands, robots] = /(\d+) actuators of (\d+) makers and\s+(\d+) robots/.exec(readme) ?? [];
  expect([actuators, brands, robots]).toEqual(['774', String(makers), '272']);
  expect(api().program.output()).toContain(`(${actuators} actuators, ${robots} robots,`);
});
