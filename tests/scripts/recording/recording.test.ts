import { describe, expect, test } from 'vitest';
import { differencesOf, reportOf } from '../../../scripts/recording/compare.ts';
import { makeRequests } from '../../../scripts/recording/requests.ts';

const MATERIAL = {
  lists: { '/api/v1/robots': { q: ['walker'], limit: ['1', '100'] } },
  actuators: ['acme-a1', 'acme-a2'],
  robots: ['acme-walker'],
};

describe('the requests of a recording', () => {
  test('are as many as wanted, and the same each time', () => {
    expect(makeRequests(MATERIAL, 300)).toHaveLength(300);
    expect(makeRequests(MATERIAL, 300)).toEqual(makeRequests(MATERIAL, 300));
  });

  test('ask each parameter with each of its texts', () => {
    const targets = makeRequests(MATERIAL, 300).map(({ target }) => target);
    expect(targets).toEqual(expect.arrayContaining(['/api/v1/robots?limit=3&q=walker', '/api/v1/robots?limit=100']));
  });

  test('are never fewer than one of each kind', () => {
    expect(() => makeRequests(MATERIAL, 10)).toThrow(/wanted at most 10/);
  });
});

describe('a comparison', () => {
  const request = { method: 'GET', target: '/api', headers: {}, body: null };
  const answer = { status: 200, headers: { etag: '"a"', date: 'Sun' }, body: 'same text' };
  const recorded = { request, answer };

  test('finds no difference in what is another at each request', () => {
    expect(differencesOf(recorded, { ...answer, headers: { etag: '"a"', date: 'Mon', 'request-id': '1' } })).toEqual(
      [],
    );
  });

  test('names what differs, and shows where', () => {
    const after = { status: 404, headers: { vary: 'x' }, body: 'same tent' };
    const differences = differencesOf(recorded, after);
    expect(differences.map(({ what }) => what)).toEqual(['status', 'body', 'header etag', 'header vary']);
    expect(reportOf(1, differences, 3).slice(0, 5)).toEqual([
      '1 requests: 1 answered otherwise, 0 byte for byte as recorded',
      'body: 1',
      '  GET /api',
      '    - "same text"',
      '    + "same tent"',
    ]);
  });
});
