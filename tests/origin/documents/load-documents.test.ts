import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../../../src/origin/documents/load-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));

const FILES = {
  'api.json': '{"index":true}',
  'api.json.br': 'brotli',
  'api/v1/brands.json': '{"data":[]}',
  'index.html': '<h1>Home</h1>',
  'robots/index.html': '<h1>Robots</h1>',
  _headers: '/api',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every public path is known, whether or not its file is in memory', () => {
  expect(loadDocuments(folder).paths.toSorted()).toEqual(['/', '/api', '/api/v1/brands', '/robots']);
});

test('a document of the API has its compressed twin', () => {
  expect(loadDocuments(folder).find('/api')?.br?.bytes.toString()).toBe('brotli');
  expect(loadDocuments(folder).find('/api')?.gzip).toBeNull();
});

test('a document of the API is in memory from the start', () => {
  const documents = loadDocuments(folder);
  writeFileSync(join(folder, 'api/v1/brands.json'), 'another build');
  expect(documents.find('/api/v1/brands')?.identity.bytes.toString()).toBe('{"data":[]}');
});

test('a page is read once and then kept', () => {
  const documents = loadDocuments(folder);
  const first = documents.find('/robots');
  expect(first?.identity.bytes.toString()).toBe('<h1>Robots</h1>');
  expect(documents.find('/robots')).toBe(first);
});

test('pages that outgrow the room are read again', () => {
  const documents = loadDocuments(folder, 20);
  const first = documents.find('/robots');
  documents.find('/');
  expect(documents.find('/robots')).not.toBe(first);
  expect(documents.find('/robots')?.identity.bytes).toEqual(first?.identity.bytes);
});

test('a page of another build is not passed off as one of this', () => {
  const documents = loadDocuments(folder);
  const kept = documents.find('/');
  rmSync(join(folder, 'api.json'));
  expect(() => documents.find('/robots')).toThrow('holds another build now');
  writeFileSync(join(folder, 'api.json'), FILES['api.json']);
  expect(() => documents.find('/robots')).toThrow('holds another build now: SIGHUP takes it.');
  expect(documents.find('/')).toBe(kept);
  expect(loadDocuments(folder).find('/robots')).not.toBeNull();
});

test('a path without a file is none of the site', () => {
  expect(loadDocuments(folder).find('/api/v1/nothing')).toBeNull();
});

test('what is in memory of a file is its bytes and no more', () => {
  const documents = loadDocuments(folder);
  const kept = ['/robots', '/api'].map((path) => documents.find(path)?.identity.bytes);
  expect(kept.map((bytes) => bytes?.buffer.byteLength)).toEqual(kept.map((bytes) => bytes?.length));
});
