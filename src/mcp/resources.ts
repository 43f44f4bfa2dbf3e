import {
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { API_PATHS } from '../api/links.ts';
import { operationById, type OperationId } from '../api/operations.ts';
import type { McpService } from './service.ts';

/** A document that can be read under one URI, or the documents of records by id. */
interface ResourceText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

const JSON_TYPE = 'application/json';

/** The single documents, by public path. */
const SINGLE: Readonly<Record<string, ResourceText>> = {
  [API_PATHS.guideMarkdown]: {
    name: 'guide',
    title: 'Guide',
    description: 'How to use the catalog: tools, operations, parameters, errors, limits.',
    mimeType: 'text/markdown',
  },
  [API_PATHS.openapi]: {
    name: 'openapi',
    title: 'OpenAPI description',
    description: operationById('get_openapi_spec').description,
    mimeType: JSON_TYPE,
  },
  [operationById('get_dataset').path]: {
    name: 'dataset',
    title: 'Catalog as files',
    description: operationById('get_dataset').description,
    mimeType: JSON_TYPE,
  },
};

/** The documents of records; `{id}` in their path stands for an id. */
export const TEMPLATES = [
  { name: 'actuator', title: 'Actuator', ...documentOf('get_actuator') },
  { name: 'robot', title: 'Robot', ...documentOf('get_robot') },
] as const satisfies readonly (ResourceText & { readonly path: string })[];

function documentOf(operation: OperationId) {
  const { path, description } = operationById(operation);
  return { path, description, mimeType: JSON_TYPE };
}

/** The single documents, as `resources/list` returns them. */
export const listResources = ({ baseUrl, lastModified }: McpService): Resource[] =>
  Object.entries(SINGLE).map(([path, described]) => ({
    uri: `${baseUrl}${path}`,
    ...described,
    annotations: { lastModified },
  }));

/** The records, as `resources/templates/list` returns them. */
export const listTemplates = ({ baseUrl, lastModified }: McpService): ResourceTemplateType[] =>
  TEMPLATES.map(({ path, ...described }) => ({
    uriTemplate: `${baseUrl}${path}`,
    ...described,
    annotations: { lastModified },
  }));

/** Reads a resource: the document that its URI has on the web. Throws a protocol error for an unknown URI. */
export function readResource({ baseUrl, documentAt }: McpService, uri: string): ReadResourceResult {
  const path = uri.startsWith(baseUrl) ? uri.slice(baseUrl.length) : '';
  const mimeType = SINGLE[path]?.mimeType ?? TEMPLATES.find((template) => isUnder(template.path, path))?.mimeType;
  const text = mimeType === undefined ? null : documentAt(path);
  if (mimeType === undefined || text === null) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType, text }] };
}

/** Whether a path is that of a template with an id in it. */
function isUnder(template: string, path: string): boolean {
  const prefix = template.replace('{id}', '');
  return path.startsWith(prefix) && /^[^/?#]+$/.test(path.slice(prefix.length));
}
