import { buildOpenApi } from '../../src/api/openapi/build-openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { buildService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { SETTINGS } from '../../src/config.ts';
import { guideMarkdown } from '../../src/site/guide/chapters.ts';
import { guideOver } from './guide-over.ts';
import { realCatalog } from './real-catalog.ts';
import { BASE_URL } from './small-catalog.ts';

/** The makers of records in the guide, because a service of all makers takes seven times as long to build. */
const SHOWN = new Set(['unitree', 'cubemars', 'robotis', 'robstride', 'myactuator']);

/** The guide and the OpenAPI document of a build of some records. */
export function textsOfBuild() {
  const actuators = realCatalog.actuators.filter(({ brand }) => SHOWN.has(brand));
  const robots = realCatalog.robots.filter(({ brand }) => brand === 'unitree');
  const some = { ...realCatalog, actuators, robots, suspects: [], releases: [], moved: {} };
  const service = buildService(buildDataset(some, BASE_URL));
  return {
    guide: guideMarkdown(guideOver(service)),
    openApi: JSON.stringify(buildOpenApi(service, OPERATIONS)),
  };
}

/** The default of a setting. */
export const standardOf = (setting: string): string | undefined =>
  SETTINGS.find(({ name }) => name === setting)?.standard;
