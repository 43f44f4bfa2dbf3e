import { expect, test } from 'vitest';
import { samplePages } from '../../../scripts/site-check/sample-pages.ts';

const pageAt = (path: string) => ({ path, file: `${path}.html`, html: `<h1>${path}</h1>` });
const pathsOf = (pages: readonly { readonly path: string }[]): string[] => pages.map(({ path }) => path);

const others = Array.from({ length: 300 }, (_, number) => pageAt(`/actuators/acme-a${number}`));

test('a page of each kind is picked, and thirty others', () => {
  const drawn = pathsOf(samplePages([...others, pageAt('/my-parts'), pageAt('/docs/api')]));
  expect(drawn).toEqual(expect.arrayContaining(['/my-parts', '/docs/api']));
  expect(new Set(drawn).size).toBe(32);
});

test('the same build picks the same pages, and another build others', () => {
  expect(pathsOf(samplePages(others.toReversed()))).toEqual(pathsOf(samplePages(others)));
  const changed = others.map((page) => ({ ...page, html: `${page.html}!` }));
  expect(pathsOf(samplePages(changed))).not.toEqual(pathsOf(samplePages(others)));
});
