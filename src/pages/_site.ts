import { config } from '../config.ts';
import { buildSite } from '../site/build-site.ts';
import { bundledCatalog, service } from './_service.ts';

export const site = buildSite(bundledCatalog, service, config());
