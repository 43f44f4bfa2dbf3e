import { z } from 'zod';
import { buildOpenApi } from '../api/openapi/build.ts';
import type { Service } from '../api/service.ts';
import type { NearestNames } from '../query/nearest.ts';

/** The service with what MCP says beyond the API. */
export interface McpService extends Service {
  /** The guide as Markdown. */
  readonly guide: () => string;
  /** The OpenAPI description as JSON. */
  readonly openApi: () => string;
  /** The latest day on which a source of the catalog was read, as an ISO 8601 instant. */
  readonly lastModified: string;
  readonly nearestActuators: NearestNames;
  readonly nearestRobots: NearestNames;
}

/** What MCP says that the service does not hold. */
export type McpExtras = Pick<McpService, 'guide' | 'lastModified'>;

/** Makes a service ready for MCP. Long texts are made when they are first read. */
export const buildMcpService = (service: Service, { guide, lastModified }: McpExtras): McpService => ({
  ...service,
  lastModified,
  guide: once(guide),
  openApi: once(() => JSON.stringify(buildOpenApi(service))),
  nearestActuators: service.actuators.nearestIds,
  nearestRobots: service.robots.nearestIds,
});

const sourced = z.array(z.object({ sources: z.array(z.object({ accessed: z.iso.date() })) }));
const catalogDays = z.object({ actuators: sourced, robots: sourced });

/** The latest day on which a source of a catalog was read, as an ISO 8601 instant. Throws for what is no catalog. */
export function lastModifiedOf(catalog: unknown): string {
  const { actuators, robots } = catalogDays.parse(catalog);
  const days = [...actuators, ...robots].flatMap(({ sources }) => sources.map(({ accessed }) => accessed));
  const latest = days.toSorted().at(-1);
  if (latest === undefined) throw new Error('The catalog has no source.');
  return `${latest}T00:00:00Z`;
}

/** A maker that makes its value when it is first asked for and gives the same one from then on. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}
