import { actuatorDetailOf, robotDetailOf } from '../catalog/dataset.ts';
import { apiCatalog } from './api-catalog.ts';
import { indexDocument } from './index-document.ts';
import { PLACES } from './links.ts';
import { ALIASES } from './operations.ts';
import { buildOpenApi } from './openapi/build.ts';
import type { Service } from './service.ts';

/** A document made at build time: its public path and its text. */
export interface BuiltDocument {
  readonly path: string;
  readonly body: string;
}

/** Every document that is made at build time, one path each (SPEC section 4, RFC 9727). */
export function buildDocuments(service: Service): BuiltDocument[] {
  const { baseUrl, actuators, robots, categories, brands, useCases } = service.dataset;
  const document = (path: string, content: unknown): BuiltDocument => ({ path, body: JSON.stringify(content) });
  const documents = [
    document(PLACES.index, indexDocument(baseUrl)),
    document(PLACES.openapi, buildOpenApi(service)),
    document(PLACES.apiCatalog, apiCatalog(baseUrl)),
    ...actuators.map((actuator) =>
      document(`/api/v1/actuators/${actuator.id}`, actuatorDetailOf(service.dataset, actuator)),
    ),
    ...robots.map((robot) => document(`/api/v1/robots/${robot.id}`, robotDetailOf(service.dataset, robot))),
    document('/api/v1/categories', { data: categories }),
    document('/api/v1/brands', { data: brands }),
    document('/api/v1/use-cases', { data: useCases }),
  ];
  return [...documents, ...documents.flatMap(aliasesOf)];
}

const aliasesOf = ({ path, body }: BuiltDocument): BuiltDocument[] =>
  Object.entries(ALIASES).flatMap(([alias, target]) => (target === path ? [{ path: alias, body }] : []));
