import { buildOpenApi } from '../../src/api/openapi/build.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { SETTINGS } from '../../src/config.ts';
import { guideMarkdown } from '../../src/site/guide/chapters.ts';
import { guideService } from './guide.ts';
import { realService } from './real-service.ts';

/** The guide and the OpenAPI description of a build. */
export const textsOfBuild = () => ({
  guide: guideMarkdown(guideService),
  openApi: JSON.stringify(buildOpenApi(realService, OPERATIONS)),
});

/** The value of a setting when it is absent. */
export const standardOf = (setting: string): string | undefined =>
  SETTINGS.find(({ name }) => name === setting)?.standard;
