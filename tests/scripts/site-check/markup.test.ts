import { expect, test } from 'vitest';
import { markupErrors } from '../../../scripts/site-check/markup.ts';

const page = (path: string, body: string) => ({
  path,
  html: `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`,
});

test('each page is checked, and an error names its page, line and rule', async () => {
  const errors = await Promise.all(
    [
      page('/good', '<main><h1>Title</h1></main>'),
      page('/bad', '<main><h1>Title</h1><p>open</main>'),
      page('/worse', '<main><h1>Title</h1><img src="/x.png"></main>'),
    ].map(markupErrors),
  );
  expect(errors.flat().map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['/worse 1']));
  expect(errors.flat().some((line) => line.startsWith('/good'))).toBe(false);
});
