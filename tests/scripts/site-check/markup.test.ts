import { expect, test } from 'vitest';
import { markupErrorsOfAll } from '../../../scripts/site-check/markup-in-workers.ts';

const page = (path: string, body: string) => ({
  path,
  file: 'x.html',
  html: `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`,
});

test('each page is checked, and an error names its page, line and rule', async () => {
  const errors = await markupErrorsOfAll([
    page('/good', '<main><h1>Title</h1></main>'),
    page('/bad', '<main><h1>Title</h1><p>open</main>'),
    page('/worse', '<main><h1>Title</h1><img src="/x.png"></main>'),
  ]);
  expect(errors.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['/worse 1']));
  expect(errors.some((line) => line.startsWith('/good'))).toBe(false);
});
