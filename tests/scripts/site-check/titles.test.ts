import { expect, test } from 'vitest';
import { sharedTitles } from '../../../scripts/site-check/titles.ts';

const page = (path: string, title: string) => ({ path, html: `<head><title>${title}</title></head>` });

test('a title shared by two pages is reported with both, and a page without a title too', () => {
  const pages = [
    page('/a', 'Actuators'),
    page('/b', 'Robots'),
    page('/docs/a', 'Actuators'),
    { path: '/c', html: '' },
  ];
  expect(sharedTitles(pages)).toEqual([
    { title: 'Actuators', paths: ['/a', '/docs/a'] },
    { title: '', paths: ['/c'] },
  ]);
});
