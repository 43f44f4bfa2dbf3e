import { describe, expect, test } from 'vitest';
import { answerRequest } from '../../../src/api/answer-request.ts';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { movedDocuments, movedPages } from '../../../src/api/http/moved-paths.ts';
import { goneFiles } from '../../../src/api/http/static-host.ts';
import { anyObject } from '../../support/read.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

const none = { added: [], changed: {}, moved: {}, withdrawn: {} };
const service = serviceOf({
  actuators: [actuatorEntry()],
  robots: [robotEntry()],
  moved: {
    'acme-a0': 'acme-a1',
    'acme-a9': 'withdrawn: never sold',
    'acme-dog': 'acme-walker',
    'acme-draft': 'acme-a1',
  },
  releases: [
    {
      version: '2026.11.21-000000000000',
      actuators: { ...none, added: ['acme-a0', 'acme-a9'] },
      robots: { ...none, added: ['acme-dog'] },
    },
  ],
});

const ask = (path: string, method = 'GET', query = '') =>
  answerRequest(service, {
    method,
    path,
    parameters: new URLSearchParams(query),
    contentType: null,
    body: null,
  });

describe('an id that was released and moved', () => {
  test.each([
    ['/api/v1/actuators/acme-a0', '/api/v1/actuators/acme-a1'],
    ['/api/v1/actuators/acme-a0/claims', '/api/v1/actuators/acme-a1/claims'],
    ['/api/v1/robots/acme-dog', '/api/v1/robots/acme-walker'],
    ['/api/v1/robots/acme-dog/claims', '/api/v1/robots/acme-walker/claims'],
  ])('%s redirects to %s', (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, body, headers } = ask(path, method);
      expect({ status, body }).toEqual({ status: 301, body: '' });
      expect(headers).toMatchObject({
        Location: location,
        'Cache-Control': 'public, max-age=300',
        'API-Version': 'v1',
      });
    }
  });

  test('keeps its query', () => {
    expect(ask('/api/v1/actuators/acme-a0/simulation', 'GET', 'format=mjcf').headers).toMatchObject({
      Location: '/api/v1/actuators/acme-a1/simulation?format=mjcf',
    });
  });

  test('does not move for another kind of record', () => {
    expect(ask('/api/v1/robots/acme-a0').status).toBe(404);
  });

  test('has the methods of any id', () => {
    expect(ask('/api/v1/actuators/acme-a0', 'DELETE').status).toBe(405);
  });
});

test.each(['/api/v1/actuators/acme-a9', '/api/v1/actuators/acme-a9/claims'])(
  '%s is gone, with the reason',
  (path) => {
    const document = ask(path);
    expect(document).toMatchObject({ status: 410, headers: { 'Cache-Control': 'no-store' } });
    expect(anyObject.parse(JSON.parse(textOf(document)))).toMatchObject({
      code: 'gone',
      detail: '`acme-a9` was withdrawn: never sold.',
      instance: path,
    });
  },
);

test('an id of no release is unknown', () => {
  expect(ask('/api/v1/actuators/acme-draft').status).toBe(404);
});

test('pages and their Markdown move with their records', () => {
  expect(movedPages(service.moved)).toEqual([
    { from: '/actuators/acme-a0', to: '/actuators/acme-a1' },
    { from: '/actuators/acme-a0.md', to: '/actuators/acme-a1.md' },
    { from: '/actuators/acme-a9', to: null },
    { from: '/actuators/acme-a9.md', to: null },
    { from: '/robots/acme-dog', to: '/robots/acme-walker' },
    { from: '/robots/acme-dog.md', to: '/robots/acme-walker.md' },
  ]);
});

test('a static host has a file for each document that is gone', () => {
  const gone = movedDocuments(service.moved).filter(({ to }) => to === null);
  const files = goneFiles(service);
  expect(files.map(({ file }) => file)).toEqual(gone.map(({ from }) => `_gone${from}.json`));
  expect(files.map(({ body }) => anyObject.parse(JSON.parse(body)).code)).toEqual(gone.map(() => 'gone'));
});
