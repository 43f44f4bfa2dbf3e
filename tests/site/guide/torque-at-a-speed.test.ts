import { expect, test } from 'vitest';
import { chapterAt } from '../../support/guide.ts';

const chapter = chapterAt('torque-at-a-speed');

test('the chapter draws its example by the law, without NaN', () => {
  expect(chapter).toMatch(/<svg [^>]+>.*<path d="M[\d. LZ]+" fill="currentColor"/s);
  expect(chapter).not.toMatch(/NaN|undefined|Infinity/);
});

test('a log is reduced by ten lines of Python', () => {
  const [, code = ''] = /```python\n(.*?)\n```/s.exec(chapter) ?? [];
  expect(code.split('\n').filter((line) => !/^(import|from) /.test(line))).toHaveLength(8);
  expect(code).toContain('/api/v1/actuators/match?');
});
