import {
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { PLACES } from '../api/links.ts';
import { operationById } from '../api/operations.ts';
import { actuatorDetailOf, robotDetailOf } from '../catalog/details.ts';
import type { McpService } from './service.ts';

/** A document that can be read under one URI. */
interface FixedResource {
  readonly place: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly textOf: (service: McpService) => string;
}

/** Documents of one kind, under the API URLs of their records. */
export interface TemplateResource {
  readonly name: 'actuator' | 'robot';
  readonly title: string;
  /** Path below the base URL; `{id}` stands for an id. */
  readonly path: string;
  readonly description: string;
  readonly idsOf: (service: McpService) => readonly string[];
  /** The text of the record with this id; null when none has it. */
  readonly textOf: (service: McpService, id: string) => string | null;
}

const JSON_TYPE = 'application/json';

/** THE TABLE of the single documents. */
const FIXED: readonly FixedResource[] = [
  {
    place: PLACES.guideMarkdown,
    name: 'guide',
    title: 'Guide',
    description: 'How to use the catalog: tools, operations, parameters, errors, limits.',
    mimeType: 'text/markdown',
    textOf: ({ guide }) => guide(),
  },
  {
    place: PLACES.openapi,
    name: 'openapi',
    title: 'OpenAPI description',
    description: operationById('get_openapi_spec').description,
    mimeType: JSON_TYPE,
    textOf: ({ openApi }) => openApi(),
  },
];

/** THE TABLE of the records that can be read by id. */
export const TEMPLATES: readonly TemplateResource[] = [
  {
    name: 'actuator',
    title: 'Actuator',
    path: operationById('get_actuator').path,
    description: operationById('get_actuator').description,
    idsOf: ({ dataset }) => dataset.actuators.map(({ id }) => id),
    textOf: ({ dataset }, id) => {
      const actuator = dataset.actuatorById.get(id);
      return actuator === undefined ? null : JSON.stringify(actuatorDetailOf(dataset, actuator));
    },
  },
  {
    name: 'robot',
    title: 'Robot',
    path: operationById('get_robot').path,
    description: operationById('get_robot').description,
    idsOf: ({ dataset }) => dataset.robots.map(({ id }) => id),
    textOf: ({ dataset }, id) => {
      const robot = dataset.robotById.get(id);
      return robot === undefined ? null : JSON.stringify(robotDetailOf(dataset, robot));
    },
  },
];

/** The single documents, as `resources/list` returns them. */
export const listResources = ({ dataset: { baseUrl }, lastModified }: McpService): Resource[] =>
  FIXED.map(({ place, textOf: _textOf, ...described }) => ({
    uri: `${baseUrl}${place}`,
    ...described,
    annotations: { lastModified },
  }));

/** The records, as `resources/templates/list` returns them. */
export const listTemplates = ({ dataset: { baseUrl }, lastModified }: McpService): ResourceTemplateType[] =>
  TEMPLATES.map(({ path, name, title, description }) => ({
    uriTemplate: `${baseUrl}${path}`,
    name,
    title,
    description,
    mimeType: JSON_TYPE,
    annotations: { lastModified },
  }));

/** Reads a resource: the document that its URI has on the web. Throws a protocol error for an unknown URI. */
export function readResource(service: McpService, uri: string): ReadResourceResult {
  const { baseUrl } = service.dataset;
  const fixed = FIXED.find(({ place }) => uri === `${baseUrl}${place}`);
  if (fixed !== undefined) return contents(uri, fixed.mimeType, fixed.textOf(service));
  const [text] = TEMPLATES.flatMap((template) => recordText(service, template, uri) ?? []);
  if (text === undefined) throw new ResourceNotFoundError(uri);
  return contents(uri, JSON_TYPE, text);
}

function recordText(service: McpService, { path, textOf }: TemplateResource, uri: string): string | null {
  const prefix = `${service.dataset.baseUrl}${path.replace('{id}', '')}`;
  return uri.startsWith(prefix) ? textOf(service, uri.slice(prefix.length)) : null;
}

const contents = (uri: string, mimeType: string, text: string): ReadResourceResult => ({
  contents: [{ uri, mimeType, text }],
});
