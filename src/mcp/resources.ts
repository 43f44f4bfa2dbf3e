import {
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { API_PATHS } from '../api/http/links.ts';
import { matchTemplate } from '../api/http/path-template.ts';
import { operationById, type OperationId } from '../api/operations.ts';
import type { McpService } from './service.ts';
import { hintOfMissing, idsOf } from './tools/input/ids.ts';

/**
 * A document that can be read under one URI, or the documents of records; `{id}` in their path stands for an
 * id.
 */
interface ResourceText {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly mimeType: string;
}

/** The documents with a fixed URI. */
const SINGLE: readonly ResourceText[] = [
  {
    name: 'guide',
    title: 'Guide',
    path: API_PATHS.guideMarkdown,
    description: 'How to use the catalog: tools, operations, parameters, errors, limits.',
    mimeType: 'text/markdown',
  },
  { name: 'openapi', title: 'OpenAPI description', ...documentOf('get_openapi_spec') },
  { name: 'dataset', title: 'Catalog as files', ...documentOf('get_dataset') },
];

/** The documents of records, by URI template. */
export const TEMPLATES = [
  { name: 'actuator', title: 'Actuator', ...documentOf('get_actuator') },
  { name: 'robot', title: 'Robot', ...documentOf('get_robot') },
] as const satisfies readonly ResourceText[];

function documentOf(operation: OperationId) {
  const { path, description } = operationById(operation);
  return { path, description, mimeType: 'application/json' };
}

/** The single documents, as `resources/list` returns them. */
export const listResources = ({ baseUrl, lastModified }: McpService): Resource[] =>
  SINGLE.map(({ path, ...described }) => ({
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

/**
 * Reads the document that a URI has on the web. Throws a protocol error for an unknown URI; for a moved
 * record, the error names the new id.
 */
export function readResource(service: McpService, uri: string): ReadResourceResult {
  const { baseUrl, documentAt } = service;
  const path = uri.startsWith(baseUrl) ? uri.slice(baseUrl.length) : '';
  const found = [...SINGLE, ...TEMPLATES].find((resource) => matchTemplate(resource.path, path) !== null);
  const text = found === undefined ? null : documentAt(path);
  if (found !== undefined && text !== null) return { contents: [{ uri, mimeType: found.mimeType, text }] };
  const hints = TEMPLATES.flatMap((template) => {
    const id = matchTemplate(template.path, path);
    return id === null ? [] : hintOfMissing([id], idsOf(service, `${template.name}s`));
  });
  throw new ResourceNotFoundError(uri, [`Resource not found: ${uri}.`, ...hints].join(' '));
}
