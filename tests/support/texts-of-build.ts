import { buildOpenApi } from '../../src/api/openapi/build.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { SETTINGS } from '../../src/config.ts';
import { RATE_LIMIT, type RateLimit } from '../../src/limits.ts';
import { guideMarkdown } from '../../src/site/guide/chapters.ts';
import { mcpOver } from '../mcp/support/service.ts';
import { realService } from './real-service.ts';

/** The guide and the OpenAPI description that a build with this limit of requests has; the usual limit when it is undefined. */
export function textsOfBuild(rateLimit: RateLimit | null = RATE_LIMIT) {
  const service = { ...realService, rateLimit };
  return {
    guide: guideMarkdown(mcpOver(service)),
    openApi: JSON.stringify(buildOpenApi(service, OPERATIONS)),
  };
}

/** What holds when a setting is absent. */
export const standardOf = (setting: string): string | undefined =>
  SETTINGS.find(({ name }) => name === setting)?.standard;
