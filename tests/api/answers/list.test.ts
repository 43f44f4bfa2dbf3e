import { describe, expect, test } from 'vitest';
import { nextLink } from '../../../src/api/http/links.ts';
import { get, getActuators } from '../../support/ask.ts';
import { idsOf, objectOf, pageOf } from '../../support/read.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';
import { ACTUATOR_FIELDS, ROBOT_FIELDS } from '../../support/spec.ts';

const service = serviceOf({
  actuators: ['a', 'b', 'c'].map((id) => actuatorEntry({ id })),
  robots: ['r', 's'].map((id) => robotEntry({ id })),
});

describe.each([
  { operation: 'list_actuators', path: '/api/v1/actuators', ids: ['a', 'b', 'c'], fields: ACTUATOR_FIELDS },
  { operation: 'list_robots', path: '/api/v1/robots', ids: ['r', 's'], fields: ROBOT_FIELDS },
] as const)('$operation', ({ operation, path, ids }) => {
  test('answers data and pagination, in this order', () => {
    const body = objectOf(get(service, operation));
    expect(Object.keys(body)).toEqual(['data', 'pagination']);
    expect(JSON.stringify(body.pagination)).toBe(
      `{"next_cursor":null,"has_more":false,"total":${ids.length}}`,
    );
  });

  test('states that it has more, and links to the next page', () => {
    const document = get(service, operation, 'limit=1');
    const { next_cursor, has_more, total } = pageOf(document).pagination;
    expect({ has_more, total }).toEqual({ has_more: true, total: ids.length });
    expect(document.headers.Link).toBe(`<${path}?limit=1&cursor=${next_cursor}>; rel="next"`);
    expect(nextLink(path, new URLSearchParams('cursor=a'), 'b')).toEqual({
      Link: `<${path}?cursor=b>; rel="next"`,
    });
  });

  test('has no link on the last page', () => {
    expect(get(service, operation).headers).not.toHaveProperty('Link');
  });
});

describe('the link to the next page', () => {
  const linkOf = (query: string): URL => {
    const link = getActuators(service, query).headers.Link ?? '';
    return new URL(link.slice(1, link.indexOf('>')), 'https://catalog.example');
  };

  test('keeps the filters and has the next cursor', () => {
    const next = linkOf('q=a1+acme&limit=1');
    expect(next.searchParams.get('q')).toBe('a1 acme');
    expect(idsOf(getActuators(service, next.search))).toEqual(['b']);
  });

  test('replaces the cursor by the next one', () => {
    const second = linkOf('limit=1');
    const third = linkOf(second.search.slice(1));
    expect(third.searchParams.getAll('cursor')).toHaveLength(1);
    expect(idsOf(getActuators(service, third.search))).toEqual(['c']);
  });
});
