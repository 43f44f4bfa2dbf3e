import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTS } from '../support/catalog-counts.ts';
import { useSharedApi } from './support/api.ts';

const readme = readFileSync('README.md', 'utf8');
const api = useSharedApi();

/** The lines of an answer, without indentation and trailing commas. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && line !== '…');

const nameIn = (line: string): string => line.replace(/^("\w+":|").*/, '$1');

// Between releases only the form is compared, so that a corrected figure does not require a change of the
// README.
test("the README's first request gets the answer in the README; between releases, the same form", async () => {
  const [, target = ''] = /curl 'http:\/\/localhost:4321(\/[^']+)'/.exec(readme) ?? [];
  const [, shown = ''] = /```json\n([\s\S]+?)```/.exec(readme) ?? [];
  const { headers, text } = await api().get(target);
  const isReleased = !headers['catalog-version']?.startsWith('next-');
  const [answer = [], wanted = []] = [JSON.stringify(JSON.parse(text), null, 2), shown].map((lines) =>
    isReleased ? linesOf(lines) : linesOf(lines).map(nameIn),
  );
  expect(wanted.length).toBeGreaterThan(15);
  expect(answer).toEqual(expect.arrayContaining(wanted));
});

test('the README has the approximate counts of actuators, makers and robots', async () => {
  const { text } = await api().get('/api/v1/brands');
  const makers = text.split('"name"').length - 1;
  const told =
    /over (\d+) actuators of (\d+) makers and\s+over (\d+) robots/.exec(readme)?.slice(1).map(Number) ?? [];
  const counted = [COUNTS.actuators, makers, COUNTS.robots];
  const shares = counted.map((count, index) => (told[index] ?? 0) / count);
  expect(shares.filter((share) => share < 0.8 || share > 1)).toEqual([]);
});
