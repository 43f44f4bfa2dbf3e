import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildCatalog } from '../../scripts/catalog/check-and-build.ts';
import { issueLine } from '../../scripts/catalog/issue.ts';
import { readCatalogFolder } from '../../scripts/catalog/read-folder.ts';
import { textOf } from '../../src/api/documents/json-document.ts';
import { buildService } from '../../src/api/service.ts';
import type { Catalog } from '../../src/catalog/files/yaml-schemas.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { editionOf } from '../../src/catalog/records/release.ts';
import { answerTo } from '../support/in-process.ts';
import { BASE_URL } from '../support/small-catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'unreleased-'));
const MAKER = 'actuators/fashionstar';
const EDITED = `${MAKER}/hx8-r50w-m.yaml`;
const ADDED = `${MAKER}/hx8-r52w-m.yaml`;
const REMOVED = `${MAKER}/hx8-r51w-m.yaml`;

const textOfFile = (name: string): string => readFileSync(join(folder, name), 'utf8');

/**
 * A maintainer's work between two releases: changes a figure, adds a file, and removes one with a row of
 * `moved.yaml`.
 */
function changeFiles(): void {
  writeFileSync(join(folder, EDITED), textOfFile(EDITED).replaceAll(/(weight_g: (?:Weight )?)95/g, '$196'));
  writeFileSync(
    join(folder, ADDED),
    textOfFile(REMOVED).replaceAll(/r51w/gi, (name) => name.replace('51', '52')),
  );
  rmSync(join(folder, REMOVED));
  appendFileSync(join(folder, 'moved.yaml'), 'fashionstar-hx8-r51w-m: fashionstar-hx8-r52w-m\n');
}

let build: ReturnType<typeof buildCatalog> | null = null;

beforeAll(() => {
  cpSync('catalog', folder, { recursive: true });
  changeFiles();
  const files = readCatalogFolder(folder);
  build = files && buildCatalog(files);
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function built(): Catalog {
  if (build?.ok !== true) throw new Error(build?.issues.map(issueLine).join('\n') ?? folder);
  return build.catalog;
}

const UNRELEASED: unknown = expect.stringMatching(/^next-[0-9a-f]{12}$/);

test('a change between releases breaks no rule and is a separate edition', () => {
  const catalog = built();
  const weights = catalog.actuators.flatMap(({ id, specs }) =>
    id === 'fashionstar-hx8-r50w-m' ? specs.weight_g : [],
  );
  expect(weights).toEqual([96]);
  expect(editionOf(catalog)).toEqual({
    version: UNRELEASED,
    released: null,
    previous: catalog.releases.at(-1)?.version,
  });
});

test('answers come from the changed files', () => {
  const service = buildService(buildDataset(built(), BASE_URL));
  const ids = (query: string): unknown =>
    z
      .object({ data: z.array(z.object({ id: z.string(), weight_g: z.number().nullable() })) })
      .parse(
        JSON.parse(textOf(answerTo(service, { target: `/api/v1/actuators?${query}&fields=id,weight_g` }))),
      ).data;
  expect(ids('q=hx8-r50w')).toMatchObject([{ id: 'fashionstar-hx8-r50w-m', weight_g: 96 }]);
  expect(ids('q=hx8-r51w')).toEqual([]);
  expect(ids('q=hx8-r52w')).toMatchObject([{ id: 'fashionstar-hx8-r52w-m' }]);
});
