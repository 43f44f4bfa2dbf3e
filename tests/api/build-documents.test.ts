import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildDocuments } from '../../src/api/documents/build-documents.ts';
import { actuatorEntry, BASE_URL, robotEntry, serviceOf } from '../support/small-catalog.ts';
import { ACTUATOR_FIELDS, ROBOT_FIELDS } from '../support/spec.ts';

const joints = [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } }];
const catalogChanges = { actuators: [actuatorEntry()], robots: [robotEntry({ joints })] };
const service = serviceOf(catalogChanges);
const documents = buildDocuments(service);

const bodyAt = (path: string): string => documents.find((document) => document.path === path)?.body ?? '';
const keysAt = (path: string): string[] =>
  Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(bodyAt(path))));

describe('the documents made at build time', () => {
  test('have one path each', () => {
    expect(documents.map(({ path }) => path)).toEqual([
      '/api',
      '/openapi.json',
      '/api/openapi.json',
      '/api/v1/actuators/acme-a1',
      '/api/v1/robots/acme-walker',
      '/api/v1/categories',
      '/api/v1/brands',
      '/api/v1/use-cases',
      '/api/v1/actuators/acme-a1/claims',
      '/api/v1/robots/acme-walker/claims',
      '/api/v1/fields',
      '/api/v1/quality',
      '/api/v1/dataset',
      '/api/v1/actuators/acme-a1/alternatives',
      '/api/v1/robots/acme-walker/bom',
      '/api/v1/actuators/acme-a1/torque-speed',
      '/api/v1/actuators/acme-a1/simulation',
      '/api/v1/robots/acme-walker/simulation',
      '/api/v1',
      '/.well-known/api-catalog',
    ]);
  });

  test('have an actuator without envelope, with the robots that use it last', () => {
    expect(keysAt('/api/v1/actuators/acme-a1')).toEqual([...ACTUATOR_FIELDS, 'robots_using']);
    expect(JSON.parse(bodyAt('/api/v1/actuators/acme-a1'))).toMatchObject({
      robots_using: [{ id: 'acme-walker' }],
    });
  });

  test('have a robot without envelope, with joint count and joints last', () => {
    expect(keysAt('/api/v1/robots/acme-walker')).toEqual([...ROBOT_FIELDS, 'joints']);
    expect(JSON.parse(bodyAt('/api/v1/robots/acme-walker'))).toMatchObject({
      joints: [{ motor: { id: 'acme-a1' } }],
    });
  });

  test.each([
    ['/api/v1/categories', service.dataset.categories],
    ['/api/v1/brands', service.dataset.brands],
    ['/api/v1/use-cases', service.dataset.useCases],
  ])('%s has its records as `data`', (path, records) => {
    expect(bodyAt(path)).toBe(JSON.stringify({ data: records }));
  });

  test('include the index and the API catalog', () => {
    expect(JSON.parse(bodyAt('/api'))).toMatchObject({ base_url: BASE_URL });
    expect(keysAt('/.well-known/api-catalog')).toEqual(['linkset']);
  });

  test('include the OpenAPI document twice, byte for byte', () => {
    expect(JSON.parse(bodyAt('/openapi.json'))).toMatchObject({ openapi: '3.1.1' });
    expect(bodyAt('/api/openapi.json')).toBe(bodyAt('/openapi.json'));
  });

  test('are the same bytes in every build of the same catalog', () => {
    expect(buildDocuments(serviceOf(catalogChanges))).toEqual(documents);
  });
});
