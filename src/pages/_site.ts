import { config } from '../config.ts';
import { buildSite } from '../site/site.ts';
import { bundledCatalog, service } from './_service.ts';

/** What the pages for people are made from. */
export const site = buildSite(bundledCatalog, service, config());
