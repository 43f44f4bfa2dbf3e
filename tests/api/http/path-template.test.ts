import { expect, test } from 'vitest';
import { fillTemplate, isTemplate, matchTemplate } from '../../../src/api/http/path-template.ts';

const SUB_DOCUMENT = '/api/v1/actuators/{id}/claims';

test('a template may contain an id', () => {
  expect(isTemplate(SUB_DOCUMENT)).toBe(true);
  expect(isTemplate('/api')).toBe(false);
});

test('an id replaces its placeholder in a template', () => {
  expect(fillTemplate(SUB_DOCUMENT, 'acme-a1')).toBe('/api/v1/actuators/acme-a1/claims');
});

test.each([
  ['/api', '/api', ''],
  ['/api/v1/robots/{id}', '/api/v1/robots/acme-walker', 'acme-walker'],
  ['/api/v1/robots/{id}', '/api/v1/robots/a%20B_c', 'a%20B_c'],
  [SUB_DOCUMENT, '/api/v1/actuators/acme-a1/claims', 'acme-a1'],
])('%s matches %s with the id %j', (template, text, id) => {
  expect(matchTemplate(template, text)).toBe(id);
});

test.each([
  ['/api', '/api/'],
  ['/api/v1/robots/{id}', '/api/v1/robots/'],
  ['/api/v1/robots/{id}', '/api/v1/robots/a/b'],
  ['/api/v1/robots/{id}', '/api/v1/robots'],
  [SUB_DOCUMENT, '/api/v1/actuators/claims'],
  [SUB_DOCUMENT, '/api/v1/actuators//claims'],
])('%s does not match %s', (template, text) => {
  expect(matchTemplate(template, text)).toBeNull();
});
